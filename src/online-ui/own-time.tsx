import type { OnlineMatch } from "../online/online-room.ts";
import { SeatMark } from "../ui/look/seat-mark.tsx";
import type { RoomView } from "./room-view.ts";
import { seatStatuses } from "./seat-status.ts";
import { useRoomText } from "./texts.ts";
import { inMinutes, timeSaid } from "./time-shown.ts";
import { TimeSign } from "./time-sign.tsx";
import "./own-time.css";

interface OwnTimeProps {
  readonly view: RoomView;
  readonly match: OnlineMatch;
}

/** The time left to those at this device, shown where they choose. */
export function OwnTime({ view, match }: OwnTimeProps) {
  const text = useRoomText();
  // Renders again every second.
  view.now();
  const { names } = match.session;
  const mine = seatStatuses(match).flatMap(({ seat, isMine, time }) => (isMine && time ? [{ seat, time }] : []));
  const isAmongOthers = match.seats.length > 1;
  const said = mine.flatMap(({ seat, time }) => {
    const what = timeSaid(time);
    return what === undefined ? [] : [{ seat, text: text(what) }];
  });
  return (
    <div class="own-times">
      {mine.map(({ seat, time }) => (
        <p
          key={seat}
          class={`own-time of-${time.of}`}
          role="timer"
          aria-label={isAmongOthers ? text("clock.mine.of", { seat: { seat } }, names) : text("clock.mine")}
        >
          {isAmongOthers && <SeatMark seat={seat} />}
          <TimeSign time={time} />
          {time.of === "up" ? <b>{text("clock.mine.up")}</b> : <b class="own-time-left">{inMinutes(time.seconds)}</b>}
          {time.of === "choice" && time.bank > 0 && <span>+ {inMinutes(time.bank)}</span>}
          {time.of === "bank" && <span>{text("clock.mine.bank")}</span>}
        </p>
      ))}
      <p class="unseen" role="status">
        {said.map((one) => (isAmongOthers ? `${names[one.seat] ?? ""}: ${one.text}` : one.text)).join(" ")}
      </p>
    </div>
  );
}
