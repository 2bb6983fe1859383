import { Sign } from "../../../../ui/shell/sign.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { Act } from "../../model/acts.ts";
import type { CardId } from "../../model/card.ts";
import type { State } from "../../model/state.ts";
import { awaits } from "../../rules/awaits.ts";
import { pairsOf } from "../../rules/decision.ts";
import { boatAt } from "../../rules/flow.ts";
import { line } from "../texts/texts.ts";
import { LockedPairs } from "./locked-pairs.tsx";
import { SeatName } from "./seat-name.tsx";

interface WaitingProps {
  readonly state: State;
  readonly seat: number;
  readonly names: readonly string[];
  /** Its secret choice, which can't be taken back. */
  readonly locked: Act | undefined;
  readonly hand: readonly CardId[];
}

/** Shown while there is nothing to decide here: who is awaited. */
export function Waiting({ state, seat, names, locked, hand }: WaitingProps) {
  const { say } = useSpeaker();
  if (state.phase === "over") return null;
  const others = awaits(state).flatMap((one) => (one.kind === "act" ? one.from.filter((from) => from !== seat) : []));
  return (
    <div class="desk-panel desk-waiting" role="status">
      {locked && (
        <p class="desk-locked">
          <Sign name="locked" />
          {say(line("desk.locked"))}
        </p>
      )}
      {locked?.do === "choose" && state.phase === "decide" && (
        <LockedPairs pairs={pairsOf(boatAt(state, seat).decision, hand, locked, seat)} seat={seat} names={names} />
      )}
      <p>{say(line(others.length > 0 ? "desk.waiting-for" : "desk.goes-on"))}</p>
      {others.map((other) => (
        <SeatName key={other} seat={other} names={names} />
      ))}
    </div>
  );
}
