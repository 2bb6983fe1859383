/** What there is to be said of an Objective besides what is printed on it. */
import { CloserPiece } from "../../../../kit/closer/closer-piece.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { seasonOf } from "../../model/river.ts";
import type { ShownObjective, State } from "../../model/state.ts";
import { HiddenObjective } from "../cards/objectives/objective-slip.tsx";
import { standingOf } from "../cards/objectives/standing.ts";
import { line } from "../texts/texts.ts";

/** One that lies face down. */
export function HiddenObjectiveCloser({ state }: { readonly state?: State | undefined }) {
  const { say } = useSpeaker();
  return (
    <CloserPiece
      name={say(line("mission.unknown"))}
      picture={<HiddenObjective season={seasonOf(Math.max(1, state?.round ?? 1))} />}
    >
      <p>{say(line("mission.unknown.about"))}</p>
    </CloserPiece>
  );
}

interface ObjectiveStateProps {
  readonly shown: ShownObjective;
  readonly state?: State | undefined;
}

/** Whether it is eased, and met as things stand; nothing of one that doesn't lie on the river. */
export function ObjectiveState({ shown, state }: ObjectiveStateProps) {
  const { say } = useSpeaker();
  const isThere = state?.mission?.shown.some(({ id }) => id === shown.id) ?? false;
  if (state === undefined || !isThere) return null;
  return (
    <p class="kind">
      {shown.isMitigated && `${say(line("mission.eased"))}, `}
      {say(line(`mission.${standingOf(state, shown)}`))}
    </p>
  );
}
