/** The state of the page, and everything that somebody can do with it. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { GameTable } from "../ui/game-table.ts";
import { type History, historyIn } from "../ui/history/history.ts";
import { type LanguageChoice, languageChoice } from "../ui/language.ts";
import type { ColourVision } from "../ui/look/colour-vision.ts";
import type { Lineup, MyNames } from "../ui/match/lineup.ts";
import { holderKey, isMatchKey } from "../ui/match/save-slot.ts";
import type { TableMatch } from "../ui/match/table-match.ts";
import { type Notices, noticeBoard } from "../ui/notices.ts";
import { entryAsked } from "../ui/reference/address.ts";
import { type SettingsChoice, type SystemPreferences, settingsChoice } from "../ui/settings.ts";
import type { Layers } from "../ui/shell/layers.ts";
import { storeIn } from "../ui/store.ts";
import { plainSpeaker } from "../ui/texts/plain-speaker.ts";
import type { Speaker } from "../ui/texts/speaker.ts";
import { reportBroken } from "./broken.ts";
import { type Checking, checkingIn } from "./checking.ts";
import { databaseStore } from "./database.ts";
import { type GamesHere, gamesHere } from "./games-here.ts";
import type { Host } from "./host.ts";
import { inBackground } from "./in-background.ts";
import { type KeptMatches, keptMatches } from "./kept-matches.ts";
import { lastingStore } from "./lasting-store.ts";
import { type Lessons, lessonsOf } from "./lessons.ts";
import { fetchAhead, type Loading, loadingOf, type Ready } from "./loading.ts";
import { type Moves, movesOf } from "./moves.ts";
import { type OnTable, onTable } from "./on-table.ts";
import { type LoadRoomKit, type Online, onlineOf } from "./online.ts";
import { type OpenRules, openRules } from "./open-rules.ts";
import { type Playing, playingOf } from "./playing.ts";
import { type Replays, replaysOf } from "./replays.ts";
import { isInRoom, type Route, router } from "./route.ts";
import type { Games } from "./shelf.ts";
import { withWords, wordsIn } from "./words.ts";

export type Opened =
  | "join"
  | "check"
  | "connection"
  | "concede"
  | "menu"
  | "share"
  | "shared"
  | "new"
  | "instead"
  | "settings"
  | "keys"
  | "move"
  | "lesson"
  | "about"
  | "end"
  | "stop"
  | "history"
  | "logbook"
  | "campaign"
  | "day";

/** These belong to rooms. */
const ONLINE: ReadonlySet<Opened> = new Set<Opened>(["check", "concede", "connection", "join", "move", "stop"]);

/** How many characters of an unknown game's name in the address are shown. */
const MOST_ASKED = 40;

export interface App extends Playing, OpenRules, Loading, Pick<OnTable, "match" | "views"> {
  readonly languages: LanguageChoice;
  readonly settings: SettingsChoice;
  /** The colour vision that the page simulates. Not stored, so a reload ends it even if nothing can be read. */
  readonly seenWith: Signal<ColourVision | undefined>;
  readonly speaker: ReadonlySignal<Speaker>;
  readonly notices: Notices;
  readonly kept: KeptMatches;
  readonly history: History;
  /** The date whose match the dialog about it is for. */
  readonly day: ReadonlySignal<string>;
  /** Shows how the match of that day went. */
  showDay(day: string): Promise<void>;
  readonly lessons: Lessons;
  readonly games: GamesHere;
  /** The game on the table, in the room or on the page; otherwise the one played last. */
  readonly atHand: ReadonlySignal<string>;
  readonly route: ReadonlySignal<Route>;
  readonly asked: ReadonlySignal<string>;
  readonly online: Online;
  readonly replays: Replays;
  readonly moves: Moves;
  readonly layers: Layers;
  readonly dialog: Signal<Opened | undefined>;
  readonly myNames: ReadonlySignal<MyNames>;
  /** Of the match on the table, otherwise of the game at hand; undefined until that is loaded. */
  readonly table: ReadonlySignal<GameTable | undefined>;
  /** Opens a dialog once everything it needs is loaded. */
  open(what: Opened): Promise<void>;
  begin(): void;
  readonly checking: Checking;
  checkRecord(record: string, isOnTable?: boolean): Promise<void>;
  /** Opens what the end of a match can be shared with. */
  share(): Promise<void>;
  /** Opens a room. */
  invite(): Promise<void>;
  /** Opens a room in which this screen is the table, and phones are the hands of its people. */
  invitePhones(lineup: Lineup): Promise<void>;
  askForCode(): Promise<void>;
  /** Opens the dialog about how others are found. */
  setConnection(): Promise<void>;
  /** `asked`: what the address calls the room. */
  goToRoom(asked: string): void;
  leaveRoom(): void;
  /** Removes everything that the page has stored on this device. */
  erase(): void;
}

export function appOf({ boxes, load }: Games, system: SystemPreferences): App {
  const store = storeIn(() => localStorage);
  const database = databaseStore(store);
  const lasting = lastingStore(store, database);
  const games = gamesHere(boxes, store);
  const history = historyIn(lasting);
  const settings = settingsChoice(store, system);
  const notices = noticeBoard();
  const kept = keptMatches(lasting, notices, games.last.value.id);
  const recovered = lasting.recover().then(() => {
    kept.look();
    history.look();
    ready.value?.logbook.look();
    ready.value?.campaigns.look();
  });
  const onBroken = () => reportBroken(notices);
  const chosen = languageChoice(store, navigator.languages);
  const words = wordsIn(chosen.language);
  const languages = withWords(chosen, words, onBroken);
  const lessons = lessonsOf(store, onBroken);
  const { route, asked, go, lay } = router();
  const dialog = signal<Opened | undefined>();
  const day = signal("");
  const { match, views, put } = onTable({ onPut, onBroken });
  const atHand = computed(() => {
    const ofRoom = online.here.value?.view.now().lobby?.game;
    const [known] = [match.value?.session.header.game, ofRoom, asked.value].filter(
      (id) => id !== undefined && games.box(id) !== undefined,
    );
    return known ?? games.last.value.id;
  });
  const isHand = () => route.value === "hand" || route.value === "take";
  const loading = loadingOf({ load, store: lasting, atHand, isHand, words, onBroken });
  const { basics, whenBasics, ready, whenReady } = loading;
  const table = computed(() => match.value?.table ?? basics.value?.offer.table);
  const speaker = computed(() => {
    const language = languages.language.value;
    const { basic } = basics.value ?? {};
    if (basic === undefined) return plainSpeaker(language);
    const loaded = [table.value, online.kit.value, basic].map((one) => one && words.of(one.loadTexts));
    const texts = [...loaded, replays.kit.value?.texts].filter((one) => one !== undefined);
    return basic.speakerOf(language, ...texts);
  });
  const myNames = computed(
    (): MyNames => ({
      ofMe: settings.now.value.name || speaker.value.say(table.value?.player ?? { key: "new.player" }),
      ofSeats: (table.value?.leading?.seats ?? []).map((name) => speaker.value.say(name)),
    }),
  );
  const loaded = (): Ready => {
    if (ready.value === undefined) throw new Error("the table isn't loaded");
    return ready.value;
  };
  const host: Host = {
    settings,
    kept,
    languages,
    notices,
    history,
    logbook: () => loaded().logbook,
    campaigns: () => loaded().campaigns,
    speaker: computed(() => speaker.value),
  };
  const { restore, ...playing } = playingOf({
    host,
    kept,
    lessons,
    atHand,
    match,
    put,
    route,
    go,
    myNames,
    whenReady,
    recovered,
    ask,
    showDay,
  });
  const usualName = () => myNames.value.ofMe;
  const online: Online = onlineOf({
    host,
    store,
    database,
    usualName,
    whenBasics,
    whenReady,
    loadKit: loadRoomKit,
    put,
  });
  const replays: Replays = replaysOf({
    host,
    kept,
    route,
    asked,
    go,
    put,
    whenReady,
    check: checkRecord,
    share,
    onBroken,
  });
  const moves = movesOf({ online, database, notices, route, go, cantEnter });
  const { rules, looking } = openRules(whenBasics);
  const checking = checkingIn(() => {
    dialog.value = undefined;
    onBroken();
  });

  async function loadRoomKit(isHand: boolean): ReturnType<LoadRoomKit> {
    try {
      const [kit, rooms, lobby] = await Promise.all([
        import("./room-kit.ts"),
        import("./rooms.ts"),
        isHand ? undefined : import("./lobby-kit.ts"),
      ]);
      await words.add(kit.loadTexts);
      return { ...kit, rooms, lobby };
    } catch (why) {
      onBroken();
      throw why;
    }
  }

  async function open(what: Opened): Promise<void> {
    await Promise.all([whenReady(), ONLINE.has(what) && online.load()]);
    ask(what);
  }

  function ask(what: Opened): void {
    dialog.value = what;
  }

  function onPut(next: TableMatch | undefined): void {
    dialog.value = undefined;
    ready.value?.logbook.beginMatch();
    ready.value?.campaigns.beginMatch();
    lessons.sit(undefined);
    kept.look();
    if (next?.replay === undefined) replays.end();
    if (next?.isPlayed) games.played(next.session.header.game);
  }

  /** Opens what the address asks for, or goes elsewhere if that isn't possible. */
  function openRoute(): void {
    if (isInRoom(route.value)) {
      return inBackground(online.enter(asked.value, isHand()).catch(() => cantEnter()));
    }
    online.goOut();
    if (route.value === "replay") return inBackground(replays.follow(asked.value).catch(() => cantEnter()));
    if (route.value === "take") return inBackground(moves.take(asked.value).catch(() => cantEnter()));
    if (asked.value !== "" && games.box(asked.value) === undefined) return inBackground(tellOfNone(asked.value));
    if (route.value === "home" || route.value === "game") {
      inBackground(online.look());
      if (match.value !== undefined) put(undefined);
    } else if (match.value === undefined && route.value === "past") {
      go("home");
    } else if (match.value === undefined) {
      const asked = route.value === "table" ? restore() : playing.watch();
      asked.catch(() => go("home"));
    }
  }

  function cantEnter(): void {
    go("home");
    notices.say({ line: { key: "home.no-such-room" } });
  }

  /** The address asks for a game that this page doesn't have. What is stored of it stays. */
  async function tellOfNone(game: string): Promise<void> {
    const key = kept.games.value.includes(game) ? "save.unknown-game" : "home.no-such-game";
    go("home");
    await whenReady();
    notices.say({ line: { key, params: { game: game.slice(0, MOST_ASKED) } } });
  }

  /** Another page has taken over the match: both would overwrite it by turns. */
  function otherPage({ key }: StorageEvent): void {
    if (key !== null && isMatchKey(key)) kept.look();
    if (!match.value?.isPlayed || route.value !== "table") return;
    if (key !== holderKey(match.value.session.header.game)) return;
    go("home");
    notices.say({ line: { key: "save.elsewhere" } });
  }

  async function checkRecord(record: string, isOnTable = false): Promise<void> {
    await Promise.all([whenReady(), online.load()]);
    checking.begin(record, isOnTable);
    ask("check");
  }

  async function share(): Promise<void> {
    await Promise.all([whenReady(), replays.load()]);
    ask("share");
  }

  async function showDay(asked: string): Promise<void> {
    await Promise.all([whenReady(), replays.load()]);
    day.value = asked;
    ask("day");
  }

  return {
    ...playing,
    ...loading,
    languages,
    settings,
    seenWith: signal(),
    speaker,
    notices,
    kept,
    history,
    lessons,
    games,
    atHand,
    route,
    asked,
    online,
    replays,
    moves,
    layers: { lay },
    dialog,
    day,
    showDay,
    match,
    views,
    myNames,
    table,
    rules,
    looking,
    checking,
    begin() {
      addEventListener("storage", otherPage);
      effect(() => {
        if (route.value !== undefined && asked.value !== undefined) queueMicrotask(openRoute);
      });
      effect(() => {
        if (dialog.value !== "check") checking.end();
      });
      const entry = entryAsked(location.hash);
      if (entry !== undefined) looking.open(entry);
      // A phone that is a hand shows no world.
      if (!isHand()) whenReady().then(fetchAhead, () => undefined);
    },
    open,
    checkRecord,
    share,
    async invite() {
      const room = await online.open();
      if (room !== undefined) go("room", room);
    },
    async invitePhones(lineup) {
      dialog.value = undefined;
      const room = await online.openForPhones(lineup);
      if (room !== undefined) go("room", room);
    },
    askForCode: () => open("join"),
    setConnection: () => open("connection"),
    goToRoom(room) {
      dialog.value = undefined;
      go("room", room);
    },
    leaveRoom() {
      online.leave();
      go("home");
    },
    erase() {
      put(undefined);
      lasting.forget();
      for (const name of store.names("")) store.remove(name);
      window.history.replaceState(null, "", location.pathname);
      inBackground(online.forgetAll().finally(() => location.reload()));
    },
  };
}
