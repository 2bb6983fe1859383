import type { ReadonlySignal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { CouchDesk } from "../couch/couch-desk.tsx";
import { CouchRail, takeNext } from "../couch/couch-rail.tsx";
import { edgeOf, edgesOf } from "../couch/edges.ts";
import { FlatTable } from "../couch/flat-table.tsx";
import { useRoomToLie } from "../couch/room-to-lie.ts";
import { SeatSide } from "../couch/seat-side.tsx";
import type { GameViews } from "../game-table.ts";
import { useLookingUp } from "../reference/looking-up.ts";
import type { SettingsChoice } from "../settings.ts";
import { useLayer } from "../shell/layers.ts";
import { listenForKeys } from "../shortcuts.ts";
import { useSpeaker, useText } from "../texts/speaking.ts";
import { ActList } from "./act-list.tsx";
import type { Company } from "./company.ts";
import { DeskFrame } from "./desk-frame.tsx";
import { MatchNews } from "./match-news.tsx";
import { Playback } from "./playback.tsx";
import { PointingContext } from "./pointing.ts";
import { LOG, OVERVIEW, sheet as openableSheet } from "./sheet.ts";
import type { ToldLine } from "./shown-match.ts";
import { SideSheet } from "./side-sheet.tsx";
import type { TableMatch } from "./table-match.ts";
import { TopBar } from "./top-bar.tsx";
import { WorldView } from "./world-view.tsx";
import "./table-screen.css";

interface TableScreenProps {
  readonly match: TableMatch;
  /** Nothing until they are loaded. */
  readonly views: ReadonlySignal<GameViews | undefined>;
  readonly settings: SettingsChoice;
  /** Where people sit at devices of their own. */
  readonly company?: Company | undefined;
  readonly onMenu: () => void;
  readonly onKeys: () => void;
  readonly onEnd: () => void;
}

/** A match: the world behind, and before it all that is said and done. */
export function TableScreen({ match, views: loaded, settings, company, onMenu, onKeys, onEnd }: TableScreenProps) {
  const { shown, lookback, table, couch, world, pacer } = match;
  const { say } = useSpeaker();
  const text = useText();
  const looking = useLookingUp();
  const sheet = useMemo(openableSheet, [match]);
  const opener = useRef<Element | null>(null);
  const views = loaded.value;
  const isOver = shown.result.value !== undefined;
  const viewer = match.viewer.value;
  const isShared = couch !== undefined && !isOver;
  const { flat, textSize, isLeftHanded } = settings.now.value;
  const hasRoomToLie = useRoomToLie(textSize);
  const isFlat = isShared && !couch.isAlone && flat && hasRoomToLie;
  const Board = isFlat && world.sight.value === "missing" ? views?.Board : undefined;
  const Held = views?.Held;
  const front = isShared && "seat" in couch.sight.value ? couch.sight.value.seat : 0;
  const edge = edgeOf(front, shown.names.length);

  /** Whoever closes the sheet is again where they opened it. */
  const closeSheet = () => {
    sheet.close();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const toggle = (id: string) => {
    if (sheet.open.value === id) return closeSheet();
    if (sheet.open.value === undefined) opener.current = document.activeElement;
    sheet.toggle(id);
  };
  /** Bots that are watched wait until whoever looked back has seen enough. */
  const jump = (moment: ToldLine, isCovering: boolean) => {
    pacer?.pause();
    lookback.at(moment);
    if (isCovering) sheet.close();
  };
  const turned = { ...sheet, toggle, close: closeSheet };

  useLayer(lookback.moment.value !== undefined, lookback.goBack);

  // Whatever lies over the desk, nobody is at it meanwhile.
  const openMenu = () => {
    couch?.hide();
    onMenu();
  };
  const openKeys = () => {
    couch?.hide();
    onKeys();
  };

  useLayoutEffect(
    () =>
      listenForKeys(
        [
          { key: "s", do: () => world.skip() },
          { key: "l", do: () => toggle(LOG) },
          // Without a world it lies open already.
          { key: "o", do: () => world.sight.value !== "missing" && toggle(OVERVIEW) },
          { key: "b", do: () => couch?.isAlone && takeNext(couch) },
          { key: "m", do: openMenu },
          { key: "?", do: openKeys },
          { key: "p", do: () => (pacer?.isPaused.value ? pacer.goOn() : pacer?.pause()) },
          {
            key: "escape",
            do: () => {
              if (lookback.moment.value !== undefined) lookback.goBack();
              else if (sheet.open.value !== undefined) closeSheet();
              else openMenu();
            },
          },
        ],
        () => settings.now.value.keys,
      ),
    [match],
  );
  useLayoutEffect(
    () =>
      company &&
      listenForKeys(
        [{ key: "g", do: () => looking?.closer.value && company.point(looking.closer.value) }],
        () => settings.now.value.keys,
      ),
    [company, looking],
  );
  const sight = couch?.sight.value;
  const behind = sight?.at === "curtain" && sight.isOpen ? sight.seat : undefined;
  // Whatever was looked up behind a curtain, a card of a hand perhaps, goes with what it hides.
  useLayoutEffect(() => (behind === undefined ? undefined : () => looking?.close()), [behind, looking]);
  useLayoutEffect(() => world.setEdges(isFlat ? edgesOf(shown.names.length) : undefined), [world, isFlat]);
  // Once it has been seen how it ended.
  const isSeen = isOver && world.isIdle.value && lookback.moment.value === undefined;
  useLayoutEffect(() => {
    if (isSeen) onEnd();
  }, [isSeen]);

  const tableClass = [
    "table",
    // Nothing is decided here, or nothing any more.
    (!match.isPlayed || isOver) && "watching",
    isShared && "shared",
    isShared && couch.isAlone && "alone",
    isFlat && "flat",
    lookback.moment.value && "past",
  ]
    .filter(Boolean)
    .join(" ");

  return (
    <div class={tableClass}>
      <div class="table-top">
        <TopBar match={match} settings={settings} views={views} sheet={turned} onMenu={openMenu} />
        {company && <company.Strip sheet={turned} world={world} />}
      </div>
      <main>
        <h1 class="unseen">{say(table.about.name)}</h1>
        <PointingContext.Provider value={company?.point}>
          <WorldView match={match} views={views} edge={isFlat ? edge : undefined} isLeftHanded={isLeftHanded} />
        </PointingContext.Provider>
        {Board && <FlatTable names={shown.names} state={shown.state.value} Board={Board} />}
        <SeatSide edge={edge}>
          <DeskFrame>
            {isOver ? (
              <div class="playback">
                <button type="button" class="main" onClick={onEnd}>
                  {text("table.see-end")}
                </button>
              </div>
            ) : isShared ? (
              <CouchDesk
                couch={couch}
                names={shown.names}
                desk={<Controls match={match} views={views} settings={settings} company={company} />}
              />
            ) : (
              <Controls match={match} views={views} settings={settings} company={company} />
            )}
          </DeskFrame>
          {isShared && (
            <CouchRail
              couch={couch}
              names={shown.names}
              settings={settings}
              held={Held && match.alsoMine.value.map((one) => <Held key={one.seat} place={one} />)}
            />
          )}
        </SeatSide>
        {company && !isOver && <company.Time />}
        <MatchNews match={shown} readers={match.readers.value} />
      </main>
      <SideSheet
        sheet={turned}
        match={shown}
        lookback={lookback}
        views={views}
        company={company}
        viewer={viewer}
        readers={match.readers.value}
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

interface ControlsProps {
  readonly match: TableMatch;
  readonly views: GameViews | undefined;
  readonly settings: SettingsChoice;
  readonly company: Company | undefined;
}

function Controls({ match: { shown, table, world, pacer, ...match }, views, settings, company }: ControlsProps) {
  const place = match.place.value;
  if (place !== undefined) {
    if (views === undefined) return null;
    return views.Desk ? (
      <views.Desk
        key={place.seat}
        place={place}
        alsoMine={match.alsoMine.value}
        names={shown.names}
        passByItself={settings.now.value.passes}
        areKeysOn={() => settings.now.value.keys}
        onConsider={match.consider}
      />
    ) : (
      <ActList key={place.seat} table={table} place={place} names={shown.names} />
    );
  }
  if (company !== undefined && !match.isPlayed) return <company.Watching />;
  if (pacer === undefined) return null;
  return (
    <Playback
      pacer={pacer}
      isOver={false}
      onToEnd={() => {
        pacer.rush();
        world.skip();
      }}
    />
  );
}
