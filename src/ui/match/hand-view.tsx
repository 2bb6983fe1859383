import type { GameViews } from "../game-table.ts";
import { MomentBar } from "./moment-bar.tsx";
import { Overview } from "./overview.tsx";
import type { TableMatch } from "./table-match.ts";
import "./hand-view.css";

interface HandViewProps {
  readonly match: TableMatch;
  /** Undefined until they are loaded. */
  readonly views: GameViews | undefined;
}

/** On a phone beside a shared screen: the things of its seat, where other pages have the world. */
export function HandView({ match: { shown, lookback, viewer, table }, views }: HandViewProps) {
  const seat = viewer.value;
  const seen = { state: lookback.state.value, names: shown.names };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be focusable by keyboard
    <div class="free missing hand-view" tabIndex={0}>
      <MomentBar lookback={lookback} names={shown.names} Icon={views?.LogIcon} />
      {seat !== undefined && views?.Board ? (
        <views.Board {...seen} seat={seat} />
      ) : (
        <Overview {...seen} table={table} views={views} viewer={seat} />
      )}
    </div>
  );
}
