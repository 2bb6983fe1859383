import type { ReadonlySignal } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import type { Couch } from "../couch/couch.ts";
import { edgeOf, edgesOf } from "../couch/edges.ts";
import { FlatTable } from "../couch/flat-table.tsx";
import type { GameViews, Told } from "../game-table.ts";
import { useLayout } from "../look/root-layout.ts";
import { useLookingUp } from "../reference/looking-up.ts";
import type { SettingsChoice } from "../settings.ts";
import { useLayer } from "../shell/layers.ts";
import { useSpeaker } from "../texts/speaking.ts";
import type { Company } from "./company.ts";
import { DeskSide } from "./desk-side.tsx";
import { HandView } from "./hand-view.tsx";
import { MatchNews } from "./match-news.tsx";
import { PointingContext } from "./point-button.tsx";
import { sheet as openableSheet } from "./sheet.ts";
import type { ToldLine } from "./shown-match.ts";
import { SideSheet } from "./side-sheet.tsx";
import { useTableKeys } from "./table-keys.ts";
import type { TableMatch } from "./table-match.ts";
import { useToPresent } from "./to-present.ts";
import { TopBar } from "./top-bar.tsx";
import { WorldView } from "./world-view.tsx";
import "./table-screen.css";

interface TableScreenProps {
  readonly match: TableMatch;
  /** Undefined until they are loaded. */
  readonly views: ReadonlySignal<GameViews | undefined>;
  readonly settings: SettingsChoice;
  /** Set if the match is online. */
  readonly company?: Company | undefined;
  readonly onMenu: () => void;
  readonly onKeys: () => void;
  readonly onEnd: () => void;
}

/** The screen of a match: the world in the background, and everything else in front of it. */
export function TableScreen({ match, views: loaded, settings, company, onMenu, onKeys, onEnd }: TableScreenProps) {
  const { shown, lookback, couch, world, pacer } = match;
  const { say } = useSpeaker();
  const views = loaded.value;
  const isOver = shown.result.value !== undefined;
  const isFlat = useFlat(match, settings);
  const front = isOver || couch === undefined ? undefined : frontOf(couch);
  const edge = edgeOf(front ?? 0, shown.names.length);
  const Board = isFlat && world.status.value === "missing" ? views?.Board : undefined;
  const readers = match.readers.value;
  const sheet = useMemo(openableSheet, [match]);

  // Anything opened over the desk also closes the curtain.
  const over = (open: () => void) => () => {
    couch?.hide();
    open();
  };
  const openMenu = over(onMenu);
  /** Bots that are watched wait while somebody looks back. */
  const jump = (moment: ToldLine, isCovering: boolean) => {
    pacer?.pause();
    if (match.replay) match.replay.goTo(eventsUpTo(shown.told(), moment.step));
    else lookback.at(moment);
    if (isCovering) sheet.giveWay();
  };

  useLayer(lookback.moment.value !== undefined, lookback.goBack);
  useTableKeys({ match, sheet, settings, company, onMenu: openMenu, onKeys: over(onKeys) });
  useToPresent(match, () => settings.now.value.keys);
  useSecretsPutAway(couch);
  const isSearched = match.replay?.hasPlayedOut.value === false;
  const isSeen = isOver && !isSearched && lookback.moment.value === undefined;
  useLayoutEffect(() => {
    if (isSeen) onEnd();
  }, [isSeen]);

  return (
    <div class={classOf(match, isFlat)}>
      <div class="table-top">
        <TopBar match={match} settings={settings} views={views} sheet={sheet} onMenu={openMenu} />
        {company && <company.Strip sheet={sheet} world={world} />}
      </div>
      <main>
        <h1 class="unseen">{say({ key: "game.name" })}</h1>
        <PointingContext.Provider value={company?.point}>
          {match.isHand ? (
            <HandView match={match} views={views} />
          ) : (
            <WorldView
              match={match}
              views={views}
              edge={isFlat ? edge : undefined}
              isLeftHanded={settings.now.value.isLeftHanded}
            />
          )}
        </PointingContext.Provider>
        {Board && <FlatTable names={shown.names} state={shown.state.value} Board={Board} />}
        <DeskSide
          match={match}
          views={views}
          settings={settings}
          company={company}
          isFlat={isFlat}
          edge={edge}
          onEnd={onEnd}
        />
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

/** Whether the screen lies flat between those who share it, while they play. Tells the world where they sit. */
function useFlat({ shown, couch, world }: TableMatch, settings: SettingsChoice): boolean {
  const { flat } = settings.now.value;
  const { canLie } = useLayout();
  const isShared = couch !== undefined && !couch.isAlone && shown.result.value === undefined;
  const isFlat = isShared && flat && canLie;
  useLayoutEffect(() => world.setEdges(isFlat ? edgesOf(shown.names.length) : undefined), [world, isFlat]);
  return isFlat;
}

const eventsUpTo = (told: readonly Told[], step: number): number =>
  told.slice(0, step + 1).reduce((sum, { events }) => sum + events.length, 0);

/** The seat at the screen. */
const frontOf = ({ sight }: Couch): number | undefined => ("seat" in sight.value ? sight.value.seat : undefined);

/** Closes the rules with the curtain: somebody may have looked up a card of their hand. */
function useSecretsPutAway(couch: Couch | undefined): void {
  const looking = useLookingUp();
  const sight = couch?.sight.value;
  const behind = sight?.at === "curtain" && sight.isOpen ? sight.seat : undefined;
  useLayoutEffect(() => (behind === undefined ? undefined : () => looking?.close()), [behind, looking]);
}

function classOf({ shown, couch, isPlayed, isHand, lookback }: TableMatch, isFlat: boolean): string {
  const isOver = shown.result.value !== undefined;
  return [
    "table",
    // There is nothing to decide here, or no longer.
    (!isPlayed || isOver) && "watching",
    couch && !isOver && "shared",
    couch?.isAlone && !isOver && "alone",
    isFlat ? "flat" : "handed",
    isHand && "hand",
    lookback.moment.value && "past",
  ]
    .filter(Boolean)
    .join(" ");
}
