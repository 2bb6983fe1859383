import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";
import type { GameViews, Told } from "../game-table.ts";
import type { SettingsChoice } from "../settings.ts";
import { useLayer } from "../shell/layers.ts";
import type { Shortcut } from "../shortcuts.ts";
import { useSpeaker } from "../texts/speaking.ts";
import type { Company } from "./company.ts";
import { MatchNews } from "./match-news.tsx";
import { PointingContext } from "./point-button.tsx";
import { sheet as openableSheet } from "./sheet.ts";
import type { ToldLine } from "./shown-match.ts";
import { SideSheet } from "./side-sheet.tsx";
import { useTableKeys } from "./table-keys.ts";
import type { TableMatch } from "./table-match.ts";
import { TopBar } from "./top-bar.tsx";
import "./table-screen.css";

export interface AtTableProps {
  readonly match: TableMatch;
  readonly settings: SettingsChoice;
  /** Set if the match is online. */
  readonly company?: Company | undefined;
  readonly onMenu: () => void;
  readonly onKeys: () => void;
  readonly onEnd: () => void;
}

interface TableFrameProps extends AtTableProps {
  /** Undefined until they are loaded. */
  readonly views: GameViews | undefined;
  /** Classes for the style sheet. */
  readonly look: string;
  /** Keys besides those of every table. */
  readonly keys: readonly Shortcut[];
  /** Behind everything else. */
  readonly seen: ComponentChildren;
  /** In front of it: what is decided here. */
  readonly desk: ComponentChildren;
}

/** What is around every match: the bar, those who play elsewhere, the sheet, and the news. */
export function TableFrame({ match, views, settings, company, look, keys, seen, desk, ...on }: TableFrameProps) {
  const { shown, lookback, world, pacer } = match;
  const { say } = useSpeaker();
  const isOver = shown.result.value !== undefined;
  const readers = match.readers.value;
  const sheet = useMemo(openableSheet, [match]);

  /** Bots that are watched wait while somebody looks back. */
  const jump = (moment: ToldLine, isCovering: boolean) => {
    pacer?.pause();
    if (match.replay) match.replay.goTo(eventsUpTo(shown.told(), moment.step));
    else lookback.at(moment);
    if (isCovering) sheet.giveWay();
  };

  useLayer(lookback.moment.value !== undefined, lookback.goBack);
  useTableKeys({ match, sheet, settings, company, more: keys, onMenu: on.onMenu, onKeys: on.onKeys });
  const isSearched = match.replay?.hasPlayedOut.value === false;
  const isSeen = isOver && !isSearched && lookback.moment.value === undefined;
  useLayoutEffect(() => {
    if (isSeen) on.onEnd();
  }, [isSeen]);

  return (
    <div class={classOf(match, look)}>
      <div class="table-top">
        <TopBar match={match} settings={settings} views={views} sheet={sheet} onMenu={on.onMenu} />
        {company && <company.Strip sheet={sheet} world={world} />}
      </div>
      <main>
        <h1 class="unseen">{say({ key: "game.name" })}</h1>
        <PointingContext.Provider value={company?.point}>{seen}</PointingContext.Provider>
        {desk}
        {company && !isOver && <company.Time />}
        <MatchNews match={shown} readers={readers} />
      </main>
      <SideSheet
        sheet={sheet}
        match={shown}
        lookback={lookback}
        table={match.table}
        views={views}
        company={company}
        viewer={match.viewer.value}
        readers={readers}
        onJump={jump}
      />
      {views?.Over && (
        <PointingContext.Provider value={company?.point}>
          <views.Over />
        </PointingContext.Provider>
      )}
    </div>
  );
}

const eventsUpTo = (told: readonly Told[], step: number): number =>
  told.slice(0, step + 1).reduce((sum, { events }) => sum + events.length, 0);

function classOf({ shown, isPlayed, lookback }: TableMatch, look: string): string {
  // There is nothing to decide here, or no longer.
  const isWatched = !isPlayed || shown.result.value !== undefined;
  return ["table", isWatched && "watching", look, lookback.moment.value && "past"].filter(Boolean).join(" ");
}
