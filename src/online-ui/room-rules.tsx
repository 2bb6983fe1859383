import type { Lobby } from "../room/lobby.ts";
import { Choice } from "../ui/shell/choice.tsx";
import { Tick } from "../ui/shell/tick.tsx";
import { ClockChoice } from "./clock-choice.tsx";
import type { RoomView } from "./room-view.ts";
import { useRoomText } from "./texts.ts";
import { spanOf } from "./time-shown.ts";

/** In seconds. */
const PATIENCES = [20, 40, 90, 300] as const;

interface RoomRulesProps {
  readonly view: RoomView;
  readonly lobby: Lobby;
}

/** Who may come in, how long the table waits for somebody who is lost, and how much time people have. */
export function RoomRules({ view, lobby: { isLocked, isByApproval, patience, clock, match } }: RoomRulesProps) {
  const text = useRoomText();
  const room = view.now();
  const known = PATIENCES.some((one) => one === patience) ? PATIENCES : [...PATIENCES, patience].sort((a, b) => a - b);
  return (
    <section class="room-card" aria-label={text("room.rules")}>
      <h2>{text("room.rules")}</h2>
      {room.isHost ? (
        <>
          <Tick
            name={text("room.approve")}
            isOn={isByApproval}
            onTick={(on) => room.wish({ wish: "approve", isByApproval: on })}
          />
          <Tick name={text("room.lock")} isOn={isLocked} onTick={(on) => room.wish({ wish: "lock", isLocked: on })} />
        </>
      ) : (
        <>
          {isLocked && <p class="room-hint">{text("room.locked")}</p>}
          {isByApproval && !isLocked && <p class="room-hint">{text("room.approved")}</p>}
        </>
      )}
      <Choice
        name="patience"
        label={text("room.patience")}
        options={known.map((n) => {
          const { key, params } = spanOf(n);
          return { value: String(n), text: text(key, params) };
        })}
        chosen={String(patience)}
        isLocked={!room.isHost || match !== undefined}
        onChoose={(seconds) => room.wish({ wish: "patience", seconds: Number(seconds) })}
      />
      <p class="room-hint">{text("room.patience.how")}</p>
      <ClockChoice
        clock={clock}
        isLocked={!room.isHost || match !== undefined}
        onChoose={(chosen) => room.wish({ wish: "clock", clock: chosen })}
      />
    </section>
  );
}
