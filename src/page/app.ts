/** What the page is doing, and everything that somebody can ask of it. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { GameTable, GameViews } from "../ui/game-table.ts";
import { type History, historyIn } from "../ui/history/history.ts";
import { type LanguageChoice, languageChoice } from "../ui/language.ts";
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
import { HOLDER_KEY, MATCH_KEY, type SaveSlot, saveSlot } from "../ui/match/save-slot.ts";
import type { TableMatch } from "../ui/match/table-match.ts";
import { type Notices, noticeBoard } from "../ui/notices.ts";
import { entryAsked } from "../ui/reference/address.ts";
import type { LookingUp } from "../ui/reference/looking-up.ts";
import { type SettingsChoice, type SystemWishes, settingsChoice } from "../ui/settings.ts";
import type { Layers } from "../ui/shell/layers.ts";
import { storeIn } from "../ui/store.ts";
import type { Line } from "../ui/texts/line.ts";
import { plainSpeaker } from "../ui/texts/plain-speaker.ts";
import type { Speaker } from "../ui/texts/speaker.ts";
import { sayBroken } from "./broken.ts";
import { type Checking, checkingIn } from "./checking.ts";
import type { Offer, Seating } from "./kit.ts";
import { later } from "./later.ts";
import { type Online, onlineOf } from "./online.ts";
import { type Route, router } from "./route.ts";
import { saveFile } from "./save-file.ts";
import type { Shelf } from "./shelf.ts";

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

/** What is loaded behind the first page. */
export interface Ready {
  readonly shelf: Shelf;
  readonly offer: Offer;
  readonly kit: typeof import("./kit.ts");
}

export interface App {
  readonly languages: LanguageChoice;
  readonly settings: SettingsChoice;
  /** Whose eyes the page is checked with. A reload ends it, whatever can still be seen. */
  readonly seenWith: Signal<Sight | undefined>;
  readonly speaker: ReadonlySignal<Speaker>;
  readonly notices: Notices;
  readonly slot: SaveSlot;
  readonly history: History;
  readonly route: ReadonlySignal<Route>;
  readonly online: Online;
  readonly layers: Layers;
  readonly dialog: Signal<Opened | undefined>;
  /** Nothing until it is loaded. */
  readonly ready: ReadonlySignal<Ready | undefined>;
  readonly match: ReadonlySignal<TableMatch | undefined>;
  readonly views: ReadonlySignal<GameViews | undefined>;
  /** A match is kept that can be gone on with. */
  readonly canGoOn: ReadonlySignal<boolean>;
  readonly lineup: ReadonlySignal<Lineup | undefined>;
  readonly myNames: ReadonlySignal<MyNames>;
  /** Of the match on the table, else of the game that is offered; nothing until that is loaded. */
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
  goOn(): void;
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

export function appOf(loadShelf: () => Promise<Shelf>, system: SystemWishes): App {
  const store = storeIn(() => localStorage);
  const slot = saveSlot(store);
  const history = historyIn(store);
  const languages = languageChoice(store, navigator.languages);
  const settings = settingsChoice(store, system);
  const notices = noticeBoard();
  const { route, asked, go, lay } = router();
  const dialog = signal<Opened | undefined>();
  const ready = signal<Ready | undefined>();
  const match = signal<TableMatch | undefined>();
  const views = signal<GameViews | undefined>();
  const canGoOn = signal(!slot.isEmpty());
  const lineup = signal<Lineup | undefined>();
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
  let loading: Promise<Ready> | undefined;

  async function load(): Promise<Ready> {
    const [shelf, kit] = await Promise.all([loadShelf(), import("./kit.ts")]);
    const loaded = { shelf, kit, offer: kit.offerOf(shelf) };
    ready.value = loaded;
    return loaded;
  }

  /** Whatever needs it tries again where it has failed. */
  function got(): Promise<Ready> {
    loading ??= load().catch((why: unknown) => {
      loading = undefined;
      sayBroken(notices);
      throw why;
    });
    return loading;
  }

  /** The match on the table, instead of the one before. */
  function put(next: TableMatch | undefined): void {
    dialog.value = undefined;
    match.value?.close();
    match.value = next;
    canGoOn.value = !slot.isEmpty();
    views.value = undefined;
    next?.table.loadViews().then(
      (loaded) => {
        if (match.value === next) views.value = loaded;
      },
      () => sayBroken(notices),
    );
  }

  const online: Online = onlineOf({
    host: { settings, slot, languages, notices, history, speaker: computed(() => speaker.value) },
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
    put(kit.newMatch(app, shelf, seating));
    go(match.value?.isPlayed ? "table" : "watch");
  }

  async function restore(): Promise<void> {
    const { kit, shelf } = await got();
    if (route.value !== "table" || match.value !== undefined) return;
    if (slot.isEmpty()) return go("home");
    const restored = kit.restoredMatch(app, shelf);
    if (!("key" in restored)) return put(restored);
    slot.putAside(new Date());
    canGoOn.value = !slot.isEmpty();
    go("home");
    tellOfAside(restored);
  }

  function tellOfAside(why: Line): void {
    const [last] = slot.aside().slice(-1);
    if (last === undefined) return;
    notices.say({
      line: { key: "save.aside", params: { why } },
      action: { name: { key: "save.download" }, do: () => saveFile(`letea-${last.name.slice(0, 10)}.json`, last.text) },
    });
  }

  async function usual(isWatched: boolean): Promise<Lineup> {
    const { offer } = await got();
    return usualLineup(offer.ways, offer.table.bot, isWatched);
  }

  /** What the address asks for, where there isn't what it takes yet. */
  function follow(): void {
    if (route.value === "room") return later(online.enter(asked.value).catch(() => cantEnter()));
    online.goOut();
    if (route.value === "home") {
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

  /** Two pages would take turns in overwriting one another's match. */
  function otherPage({ key }: StorageEvent): void {
    if (key === MATCH_KEY) canGoOn.value = !slot.isEmpty();
    if (key !== HOLDER_KEY || !match.value?.isPlayed || route.value !== "table") return;
    go("home");
    notices.say({ line: { key: "save.elsewhere" } });
  }

  const app: App = {
    languages,
    settings,
    seenWith: signal(),
    speaker,
    notices,
    slot,
    history,
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
      lineup.value = wanted;
      rememberName(wanted);
      await seat({
        options: optionsOf(wanted, offer.table.handicap),
        seats: seatsOf(wanted, namesOf(wanted.sitters, myNames.value), offer.table.bot),
        isAlone: isAlone(wanted.sitters),
      });
    },
    async watch() {
      await app.play(await usual(true));
    },
    goOn: () => go("table"),
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
      const again = rematchOf(done.session.header, done.table.handicap);
      seat({ ...again, isAlone: done.couch?.isAlone ?? false }).catch(() => undefined);
    },
    async askForNewGame() {
      lineup.value ??= await usual(false);
      dialog.value = "new";
    },
    leave() {
      if (match.value?.isPlayed && match.value.shown.result.value !== undefined) slot.clear();
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

/** While somebody reads the first page, what comes next is fetched. */
function fetchAhead({ offer: { table } }: Ready): void {
  const fetch = async () => {
    const [{ art }] = await Promise.all([table.loadShow(), table.loadViews(), import("../scenes/open-world.ts")]);
    for (const { url } of art) new Image().src = url;
  };
  // What fails here is asked for again when it is needed.
  const begin = () => fetch().catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(begin);
  else setTimeout(begin, 500);
}
