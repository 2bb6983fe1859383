import type { OutcomeProps } from "../../../../ui/game-table.ts";
import { Standings } from "../../../../ui/match/standings.tsx";
import type { PrecognitionTypes } from "../../model/types.ts";
import { SharedOutcome } from "./shared-outcome.tsx";
import { TeamOutcome } from "./team-outcome.tsx";

/** Each for themselves there are places; teams are counted together; and all together win or lose. */
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
