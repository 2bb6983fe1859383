/** A match at the table of this page: what is told, what is seen, and the seats that are played from here. */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Seat, Session } from "../../session/session.ts";
import { type Couch, couchOf } from "../couch/couch.ts";
import { isSealed } from "../couch/turns.ts";
import { allDrafts } from "../drafts.ts";
import type { GameTable, Place } from "../game-table.ts";
import type { SettingsChoice } from "../settings.ts";
import { forcedAct } from "./forced.ts";
import type { Keeping } from "./keeping.ts";
import { type Lookback, lookbackOn } from "./lookback.ts";
import type { Pacer } from "./pacer.ts";
import { placeAt } from "./place.ts";
import { type ShownMatch, showMatch } from "./shown-match.ts";
import { type ShownWorld, showWorld, type WorldSetting } from "./shown-world.ts";

export interface TableMatch {
  readonly session: Session;
  readonly table: GameTable;
  /** What `result.scores` count. */
  readonly scores: readonly string[];
  readonly shown: ShownMatch;
  readonly lookback: Lookback;
  readonly world: ShownWorld;
  /** Not only watched. */
  readonly isPlayed: boolean;
  /** Whose desk is before everybody's eyes: nobody's while a curtain is closed, and where bots are watched. */
  readonly place: ReadonlySignal<Place | undefined>;
  /** Whose side the table is seen from. */
  readonly viewer: ReadonlySignal<Seat | undefined>;
  /** To whom it matters what the log tells: whoever the table is seen from, with all seats that they lead. */
  readonly readers: ReadonlySignal<readonly Seat[]>;
  /** The other seats of whoever has the desk in sight: nobody's, unless one person leads several. */
  readonly alsoMine: ReadonlySignal<readonly Place[]>;
  /** Where several seats are played from here, mostly by several people who share this screen. */
  readonly couch: Couch | undefined;
  /** Only where bots are watched: nobody who plays waits for anything. */
  readonly pacer: Pacer | undefined;
  /** For how many milliseconds its player was away before it went on. */
  readonly awayMs: number;
  /** What is only looked at, as if it were picked: the world shows it until it's told otherwise. */
  consider(draft: unknown): void;
  close(): void;
}

export interface MatchSetting extends Pick<WorldSetting, "loadOpener" | "onBroken" | "say" | "language"> {
  readonly session: Session;
  readonly table: GameTable;
  readonly scores: readonly string[];
  readonly settings: SettingsChoice;
  readonly pacer: Pacer | undefined;
  /** Nothing where nothing is played. */
  readonly keeping: Keeping | undefined;
  /** One person leads all the seats that are played from here. */
  readonly isAlone: boolean;
}

export function sitDown({
  session,
  table,
  scores,
  settings,
  pacer,
  keeping,
  isAlone,
  ...ways
}: MatchSetting): TableMatch {
  const shown = showMatch(session, table, (lines) => pacer?.told(lines));
  const lookback = lookbackOn(shown);
  const { places, couch } = takePlaces();
  const place = computed(() => (couch === undefined ? places[0] : placeInSight(couch)));
  const viewer = computed(() => (couch === undefined ? places[0]?.seat : seatInSight(couch)));
  const readers = computed(() => (couch?.isAlone ? couch.seats : viewer.value === undefined ? [] : [viewer.value]));
  const alsoMine = computed(() => (couch?.isAlone ? places.filter(({ seat }) => seat !== place.value?.seat) : []));
  const considered = signal<unknown>(undefined);
  const draft = computed(() => place.value && (considered.value ?? place.value.draft.value));
  const world = showWorld({
    ...ways,
    draft,
    session,
    table,
    shown,
    lookback,
    viewer,
    settings: settings.now,
    isCalm: settings.isCalm,
  });
  const ends = [
    effect(() => pacer?.setSpeed(settings.now.value.speed)),
    effect(() => pacer?.seen(world.sight.value === "open" ? world.isIdle.value : undefined)),
    effect(() => {
      if (settings.now.value.passes) passSoon();
    }),
  ];

  function takePlaces(): { places: readonly Place[]; couch: Couch | undefined } {
    if (keeping === undefined) return { places: [], couch: undefined };
    const drafts = allDrafts(keeping.kept, keeping.keepDraft);
    const plain = session.seats.map((seat) => backToNow(placeAt(session, seat, drafts.of(seat))));
    if (plain.length < 2) return { places: plain, couch: undefined };
    const shared = couchOf({
      session,
      table,
      places: plain,
      wanted: settings.now,
      isAlone,
      drafts: drafts.shared,
      roll,
    });
    return { places: plain.map((one) => gathered(one, shared)), couch: shared };
  }

  /** What it chooses in secret isn't sent before all at this screen have chosen. */
  function gathered(plain: Place, shared: Couch): Place {
    return {
      ...plain,
      act: (act) =>
        shared.gathers() && isSealed(session.awaits, plain.seat, act) ? shared.lock(plain.seat, act) : plain.act(act),
      setDraft(draft) {
        // All desks lie open to who leads them: what is seen there is what will be sent.
        if (isAlone) shared.unlock(plain.seat);
        plain.setDraft(draft);
      },
    };
  }

  function placeInSight({ sight }: Couch): Place | undefined {
    const now = sight.value;
    if (now.at !== "desk" && !(now.at === "curtain" && now.isOpen)) return undefined;
    return places.find(({ seat }) => seat === now.seat);
  }

  function leave(): void {
    keeping?.leave();
  }

  /** Whoever acts looks at what comes of it. */
  function backToNow(taken: Place): Place {
    return {
      ...taken,
      act(act) {
        lookback.goBack();
        return taken.act(act);
      },
    };
  }

  /** Not while a step is still being told. */
  function passSoon(): void {
    queueMicrotask(() => {
      if (!settings.now.value.passes) return;
      for (const one of places) {
        const act = forcedAct(session, one.seat);
        if (act !== undefined) return void one.act(act);
      }
    });
  }

  session.news.on("step", passSoon);
  session.news.on("changed", passSoon);
  addEventListener("pagehide", leave);
  session.start();
  return {
    session,
    table,
    scores,
    shown,
    lookback,
    world,
    isPlayed: places.length > 0,
    place,
    viewer,
    readers,
    alsoMine,
    couch,
    pacer,
    awayMs: keeping?.awayMs ?? 0,
    consider(draft) {
      considered.value = draft;
    },
    close() {
      removeEventListener("pagehide", leave);
      leave();
      session.close();
      pacer?.clear();
      world.close();
      for (const end of ends) end();
    },
  };
}

/** Nobody's while all look at the same screen: then all boats are alike. */
function seatInSight({ sight, habits }: Couch): Seat | undefined {
  const now = sight.value;
  return habits.value.method !== "keys" && (now.at === "curtain" || now.at === "desk") ? now.seat : undefined;
}

const roll = (count: number): number[] =>
  [...crypto.getRandomValues(new Uint32Array(count))].map((one) => one / 2 ** 32);
