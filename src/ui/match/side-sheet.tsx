import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import type { GameTable, GameViews } from "../game-table.ts";
import { LayersContext } from "../shell/layers.ts";
import { RulesButton } from "../shell/rules-button.tsx";
import { Sign } from "../shell/sign.tsx";
import { useSpeaker, useText } from "../texts/speaking.ts";
import type { Company } from "./company.ts";
import { LogView } from "./log-view.tsx";
import type { Lookback } from "./lookback.ts";
import { Overview } from "./overview.tsx";
import { LOG, OVERVIEW, type Sheet } from "./sheet.ts";
import type { ShownMatch, ToldLine } from "./shown-match.ts";
import "./side-sheet.css";

interface SideSheetProps {
  readonly sheet: Sheet;
  readonly match: ShownMatch;
  readonly lookback: Lookback;
  readonly table: GameTable;
  readonly views: GameViews | undefined;
  readonly company: Company | undefined;
  readonly viewer: number | undefined;
  /** The seats whose log lines are marked. */
  readonly readers: readonly number[];
  /** `isCovering`: the sheet covers the table, so the moment is hidden while it's open. */
  readonly onJump: (moment: ToldLine, isCovering: boolean) => void;
}

/** A sheet beside the world; on a small screen it covers the world. */
export function SideSheet(props: SideSheetProps) {
  const { sheet, match, lookback, table, views, company, viewer, readers, onJump } = props;
  const text = useText();
  const { say } = useSpeaker();
  const layers = useContext(LayersContext);
  const box = useRef<HTMLElement>(null);
  const id = sheet.open.value;
  /** Decided by the style sheet. A covering sheet is a layer: the back button closes it first. */
  const isCovering = () => box.current !== null && getComputedStyle(box.current).position === "fixed";
  useLayoutEffect(() => (isCovering() ? layers?.lay(() => sheet.close()) : undefined), [id === undefined]);
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), [id]);
  if (id === undefined) return null;

  const panel = views?.panels?.find((one) => one.id === id);
  const beside = company?.panels.find((one) => one.id === id);
  const title =
    id === LOG
      ? text("match.log")
      : id === OVERVIEW
        ? text("table.overview")
        : say(panel?.name ?? beside?.name ?? { key: id });
  const shown = { state: lookback.state.value, names: match.names, viewer };
  return (
    <aside ref={box} class="side" aria-label={title} tabIndex={-1}>
      <header class="side-head handed">
        <h2>{title}</h2>
        <RulesButton />
        <button type="button" class="bare" aria-label={text("dialog.close")} onClick={() => sheet.close()}>
          <Sign name="close" />
        </button>
      </header>
      {id === LOG ? (
        <LogView
          match={match}
          lookback={lookback}
          title={title}
          readers={readers}
          Icon={views?.LogIcon}
          onJump={(moment) => onJump(moment, isCovering())}
        />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be focusable by keyboard
        <div class="side-body" tabIndex={0}>
          {id === OVERVIEW && <Overview table={table} views={views} {...shown} />}
          {panel && <panel.Content {...shown} />}
          {beside && <beside.Content />}
        </div>
      )}
    </aside>
  );
}
