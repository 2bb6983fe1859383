import type { OutcomeProps } from "../../../../ui/game-table.ts";
import { Standings } from "../../../../ui/match/standings.tsx";
import type { PrecognitionTypes } from "../../model/types.ts";
import { SharedOutcome } from "./shared-outcome.tsx";
import { TeamOutcome } from "./team-outcome.tsx";

/** Places in the competitive game, sums in the team game, won or lost in the co-operative game. */
export function Outcome(props: OutcomeProps<PrecognitionTypes>) {
  switch (props.state.options.mode) {
    case "competitive":
      return <Standings {...props} />;
    case "teams":
      return <TeamOutcome {...props} />;
    case "coop":
      return <SharedOutcome {...props} />;
  }
}
