/** What the page is doing, and everything that somebody can ask of it. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { GameTable, GameViews } from "../ui/game-table.ts";
import { type History, historyIn } from "../ui/history/history.ts";
import type { Sight } from "../ui/look/colour-sight.ts";
import {
  isAlone,
  type Lineup,
  ME,
  type MyNames,
  namesOf,
  optionsOf,
  seatsOf,
  usualLineup,
} from "../ui/match/lineup.ts";
import { rematchOf } from "../ui/match/rematch.ts";
import { holderKey, isMatchKey } from "../ui/match/save-slot.ts";
import type { TableMatch } from "../ui/match/table-match.ts";
import { type Notices, noticeBoard } from "../ui/notices.ts";
import { entryAsked } from "../ui/reference/address.ts";
import type { LookingUp } from "../ui/reference/looking-up.ts";
import { type SettingsChoice, type SystemWishes, settingsChoice } from "../ui/settings.ts";
import type { Layers } from "../ui/shell/layers.ts";
import { storeIn } from "../ui/store.ts";
import { type LanguageChoice, languageChoice } from "../ui/texts/language.ts";
import { plainSpeaker } from "../ui/texts/plain-speaker.ts";
import type { Speaker } from "../ui/texts/speaker.ts";
import { sayBroken } from "./broken.ts";
import { type Checking, checkingIn } from "./checking.ts";
import { type GamesHere, gamesHere } from "./games-here.ts";
import { type KeptMatches, keptMatches } from "./kept-matches.ts";
import type { Seating } from "./kit.ts";
import { later } from "./later.ts";
import { fetchAhead, loadingOf, type Ready } from "./loading.ts";
import { type Online, onlineOf } from "./online.ts";
import { type Route, router } from "./route.ts";
import type { Games } from "./shelf.ts";

export type Opened =
  | "join"
  | "check"
  | "connection"
  | "concede"
  | "menu"
  | "shared"
  | "new"
  | "instead"
  | "settings"
  | "keys"
  | "about"
  | "end"
  | "stop"
  | "history";

/** Characters of what an address asks for that are said again. */
const MOST_ASKED = 40;

export interface App {
  readonly languages: LanguageChoice;
  readonly settings: SettingsChoice;
  /** Whose eyes the page is checked with. A reload ends it, whatever can still be seen. */
  readonly seenWith: Signal<Sight | undefined>;
  readonly speaker: ReadonlySignal<Speaker>;
  readonly notices: Notices;
  readonly kept: KeptMatches;
  readonly history: History;
  readonly games: GamesHere;
  /** The game that is on the table, in the room or on the page; else the one last played. */
  readonly atHand: ReadonlySignal<string>;
  readonly route: ReadonlySignal<Route>;
  readonly online: Online;
  readonly layers: Layers;
  readonly dialog: Signal<Opened | undefined>;
  /** Nothing until it is loaded. */
  readonly ready: ReadonlySignal<Ready | undefined>;
  readonly match: ReadonlySignal<TableMatch | undefined>;
  readonly views: ReadonlySignal<GameViews | undefined>;
  /** A match of the game at hand is kept that can be gone on with. */
  readonly canGoOn: ReadonlySignal<boolean>;
  readonly lineup: ReadonlySignal<Lineup | undefined>;
  readonly myNames: ReadonlySignal<MyNames>;
  /** Of the match on the table, else of the game at hand; nothing until that is loaded. */
  readonly table: ReadonlySignal<GameTable | undefined>;
  /** The entry of the rules at which they lie open. */
  readonly rules: ReadonlySignal<string | undefined>;
  readonly looking: LookingUp;
  /** Once all that it takes is there. */
  open(what: Opened): Promise<void>;
  begin(): void;
  /** Asks first, if another match would be lost. */
  playNow(): Promise<void>;
  playAnyway(): Promise<void>;
  play(lineup: Lineup): Promise<void>;
  watch(): Promise<void>;
  /** With the match that is kept of the game at hand, or of this one. */
  goOn(game?: string): void;
  /** Shows a match that is over, or was left. */
  lookAt(record: string): Promise<void>;
  readonly checking: Checking;
  /** Tells whether a record is in order, and shows it if that is wanted. */
  checkRecord(record: string, isOnTable?: boolean): Promise<void>;
  /** Opens a room. */
  invite(): Promise<void>;
  askForCode(): Promise<void>;
  /** How others are found from here, and whether that works. */
  setConnection(): Promise<void>;
  /** As an address asks for it. */
  goToRoom(asked: string): void;
  leaveRoom(): void;
  rematch(): void;
  askForNewGame(): Promise<void>;
  leave(): void;
  /** Nothing of it is left on this device, as if nobody had been here. */
  erase(): void;
}

export function appOf({ boxes, load }: Games, system: SystemWishes): App {
  const store = storeIn(() => localStorage);
  const games = gamesHere(boxes, store);
  const history = historyIn(store);
  const languages = languageChoice(store, navigator.languages);
  const settings = settingsChoice(store, system);
  const notices = noticeBoard();
  const kept = keptMatches(store, notices, games.last.value.id);
  const { route, asked, go, lay } = router();
  const dialog = signal<Opened | undefined>();
  const match = signal<TableMatch | undefined>();
  const views = signal<GameViews | undefined>();
  const atHand = computed(() => {
    const ofRoom = online.here.value?.view.now().lobby?.game;
    const [known] = [match.value?.session.header.game, ofRoom, asked.value].filter(
      (id) => id !== undefined && games.box(id) !== undefined,
    );
    return known ?? games.last.value.id;
  });
  const { ready, got } = loadingOf({ load, atHand, onBroken: () => sayBroken(notices) });
  const canGoOn = computed(() => kept.games.value.includes(atHand.value));
  const lineups = signal<ReadonlyMap<string, Lineup>>(new Map());
  const lineup = computed(() => lineups.value.get(atHand.value));
  const table = computed(() => match.value?.table ?? ready.value?.offer.table);
  const speaker = computed(() => {
    const language = languages.language.value;
    return ready.value?.kit.speakerOf(language, table.value?.texts, online.kit.value?.texts) ?? plainSpeaker(language);
  });
  const myNames = computed(
    (): MyNames => ({
      ofMe: settings.now.value.name || speaker.value.say(table.value?.about.player ?? { key: "new.player" }),
      ofSeats: (table.value?.leading?.seats ?? []).map((name) => speaker.value.say(name)),
    }),
  );
  const rules = signal<string | undefined>();
  const closer = signal<string | undefined>();

  /** The match on the table, instead of the one before. */
  function put(next: TableMatch | undefined): void {
    dialog.value = undefined;
    match.value?.close();
    match.value = next;
    kept.look();
    if (next?.isPlayed) games.played(next.session.header.game);
    views.value = undefined;
    next?.table.loadViews().then(
      (loaded) => {
        if (match.value === next) views.value = loaded;
      },
      () => sayBroken(notices),
    );
  }

  const online: Online = onlineOf({
    host: { settings, kept, languages, notices, history, speaker: computed(() => speaker.value) },
    store,
    usualName: () => myNames.value.ofMe,
    got,
    loadKit: () =>
      import("./room-kit.ts").catch((why: unknown) => {
        sayBroken(notices);
        throw why;
      }),
    put,
  });

  async function seat(seating: Seating): Promise<void> {
    const { kit, shelf } = await got();
    const next = kit.newMatch(app, shelf, seating);
    put(next);
    go(next.isPlayed ? "table" : "watch", seating.game);
  }

  async function restore(): Promise<void> {
    const { kit, shelf, offer } = await got();
    const game = offer.game.id;
    if (route.value !== "table" || match.value !== undefined) return;
    if (kept.of(game).isEmpty()) return go("home");
    const restored = kit.restoredMatch(app, shelf, game);
    if (!("key" in restored)) return put(restored);
    go("home");
    kept.putAside(game, restored);
  }

  async function usual(isWatched: boolean): Promise<Lineup> {
    const { offer } = await got();
    return usualLineup(offer.ways, offer.table.bot, isWatched);
  }

  /** What the address asks for, where there isn't what it takes yet. */
  function follow(): void {
    if (route.value === "room") return later(online.enter(asked.value).catch(() => cantEnter()));
    online.goOut();
    if (asked.value !== "" && games.box(asked.value) === undefined) return later(tellOfNone(asked.value));
    if (route.value === "home" || route.value === "game") {
      later(online.look());
      if (match.value !== undefined) put(undefined);
    } else if (match.value === undefined && route.value === "past") {
      go("home");
    } else if (match.value === undefined) {
      const asked = route.value === "table" ? restore() : app.watch();
      asked.catch(() => go("home"));
    }
  }

  function cantEnter(): void {
    go("home");
    notices.say({ line: { key: "home.no-such-room" } });
  }

  /** An address asks for a game that isn't here. Whatever is kept of it stays. */
  async function tellOfNone(game: string): Promise<void> {
    const key = kept.games.value.includes(game) ? "save.unknown-game" : "home.no-such-game";
    go("home");
    await got();
    notices.say({ line: { key, params: { game: game.slice(0, MOST_ASKED) } } });
  }

  /** Two pages would take turns in overwriting one another's match. */
  function otherPage({ key }: StorageEvent): void {
    if (key !== null && isMatchKey(key)) kept.look();
    if (!match.value?.isPlayed || route.value !== "table") return;
    if (key !== holderKey(match.value.session.header.game)) return;
    go("home");
    notices.say({ line: { key: "save.elsewhere" } });
  }

  const app: App = {
    languages,
    settings,
    seenWith: signal(),
    speaker,
    notices,
    kept,
    history,
    games,
    atHand,
    route,
    online,
    layers: { lay },
    dialog,
    ready,
    match,
    views,
    canGoOn,
    lineup,
    myNames,
    table,
    rules,
    looking: {
      closer,
      open(entry = "") {
        got().then(
          () => {
            rules.value ??= entry;
          },
          () => undefined,
        );
      },
      close() {
        rules.value = undefined;
      },
    },
    begin() {
      addEventListener("storage", otherPage);
      effect(() => {
        if (route.value !== undefined && asked.value !== undefined) queueMicrotask(follow);
      });
      effect(() => {
        if (dialog.value !== "check") app.checking.end();
      });
      const entry = entryAsked(location.hash);
      if (entry !== undefined) app.looking.open(entry);
      got().then(fetchAhead, () => undefined);
    },
    async open(what) {
      await got();
      dialog.value = what;
    },
    async playNow() {
      if (canGoOn.value) await app.open("instead");
      else await app.playAnyway();
    },
    async playAnyway() {
      await app.play(await usual(false));
    },
    async play(wanted) {
      const { offer } = await got();
      lineups.value = new Map(lineups.value).set(offer.game.id, wanted);
      rememberName(wanted);
      await seat({
        game: offer.game.id,
        options: optionsOf(wanted, offer.table.handicap),
        seats: seatsOf(wanted, namesOf(wanted.sitters, myNames.value), offer.table.bot),
        isAlone: isAlone(wanted.sitters),
      });
    },
    async watch() {
      await app.play(await usual(true));
    },
    goOn: (game = atHand.value) => go("table", game),
    async lookAt(record) {
      const { kit, shelf } = await got();
      const past = kit.pastMatch(app, shelf, record);
      if ("key" in past) return notices.say({ line: { key: "history.unreadable", params: { why: past } } });
      put(past);
      go("past");
    },
    checking: checkingIn(() => {
      dialog.value = undefined;
      sayBroken(notices);
    }),
    async checkRecord(record, isOnTable = false) {
      await Promise.all([got(), online.load()]);
      app.checking.begin(record, isOnTable);
      dialog.value = "check";
    },
    async invite() {
      const room = await online.open();
      if (room !== undefined) go("room", room);
    },
    async askForCode() {
      await Promise.all([got(), online.load()]);
      dialog.value = "join";
    },
    async setConnection() {
      await Promise.all([got(), online.load()]);
      dialog.value = "connection";
    },
    goToRoom(room) {
      dialog.value = undefined;
      go("room", room);
    },
    leaveRoom() {
      online.leave();
      go("home");
    },
    rematch() {
      const done = match.value;
      if (done === undefined) return;
      const { header } = done.session;
      const again = rematchOf(header, done.table.handicap);
      seat({ ...again, game: header.game, isAlone: done.couch?.isAlone ?? false }).catch(() => undefined);
    },
    async askForNewGame() {
      const wanted = lineup.value ?? (await usual(false));
      lineups.value = new Map(lineups.value).set(atHand.value, wanted);
      dialog.value = "new";
    },
    leave() {
      const { isPlayed, shown, session } = match.value ?? {};
      if (isPlayed && shown?.result.value !== undefined && session) kept.of(session.header.game).clear();
      go("home");
    },
    erase() {
      put(undefined);
      for (const name of store.names("")) store.remove(name);
      window.history.replaceState(null, "", location.pathname);
      later(online.forgetAll().finally(() => location.reload()));
    },
  };

  /** Whoever leads several seats has given names to these. */
  function rememberName({ sitters }: Lineup): void {
    const [mine, ...others] = sitters.filter(({ by }) => by === ME);
    const name = others.length === 0 ? (mine?.name.trim() ?? "") : "";
    if (name !== "") settings.change({ name });
  }
  return app;
}
