/** Matches on this device only: begins, continues, replays and leaves them. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Lesson } from "../ui/lesson.ts";
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
import type { KeptMatches } from "./kept-matches.ts";
import type { Host, Seating } from "./kit.ts";
import type { Lessons } from "./lessons.ts";
import type { Ready } from "./loading.ts";
import type { OnTable } from "./on-table.ts";
import type { Router } from "./route.ts";
import { seedAsked } from "./seed.ts";

export interface Playing {
  /** The last line-up, which the next match suggests again. */
  readonly lineup: ReadonlySignal<Lineup | undefined>;
  /** The game at hand has a match to continue. */
  readonly canGoOn: ReadonlySignal<boolean>;
  /** Begins a match; asks first if another one would be lost, or if somebody new may want a lesson. */
  playNow(): Promise<void>;
  playAnyway(): Promise<void>;
  play(lineup: Lineup): Promise<void>;
  /** Begins the match of a lesson with one of its chapters. */
  takeLesson(lesson: Lesson, chapter: string): Promise<void>;
  watch(): Promise<void>;
  /** Continues the match of this game, or of the game at hand. */
  goOn(game?: string): void;
  /** Shows a recorded match. */
  lookAt(record: string): Promise<void>;
  rematch(): void;
  askForNewGame(): Promise<void>;
  leave(): void;
}

interface PlayingHere extends Playing {
  /** Puts the stored match on the table, or goes elsewhere if there is none. */
  restore(): Promise<void>;
}

interface PlayingSetting extends Pick<OnTable, "match" | "put">, Pick<Router, "route" | "go"> {
  readonly host: Host;
  readonly kept: KeptMatches;
  readonly lessons: Lessons;
  readonly atHand: ReadonlySignal<string>;
  readonly myNames: ReadonlySignal<MyNames>;
  readonly whenReady: () => Promise<Ready>;
  /** Resolves once changes that a killed browser forgot have been taken back. */
  readonly recovered: Promise<void>;
  /** Opens a dialog. */
  readonly ask: (what: "instead" | "new" | "lesson") => void;
}

export function playingOf({
  host,
  kept,
  lessons,
  atHand,
  whenReady,
  recovered,
  ask,
  ...here
}: PlayingSetting): PlayingHere {
  const { match, put, route, go, myNames } = here;
  const { notices, settings, history } = host;
  const canGoOn = computed(() => kept.games.value.includes(atHand.value));
  const lineups = signal<ReadonlyMap<string, Lineup>>(new Map());
  const lineup = computed(() => lineups.value.get(atHand.value));

  async function usual(isWatched: boolean): Promise<Lineup> {
    const { offer } = await whenReady();
    return usualLineup(offer.ways, offer.table.bot, isWatched);
  }

  async function seat(seating: Seating, onSeated?: () => void): Promise<void> {
    const { kit, shelf } = await whenReady();
    const next = kit.newMatch(host, shelf, seating);
    if (next.isPlayed) lessons.forget(seating.game);
    onSeated?.();
    put(next);
    lessons.sit(next);
    go(next.isPlayed ? "table" : "watch", seating.game);
  }

  async function play(wanted: Lineup): Promise<void> {
    const { offer } = await whenReady();
    lineups.value = new Map(lineups.value).set(offer.game.id, wanted);
    rememberName(wanted);
    await seat({
      game: offer.game.id,
      options: optionsOf(wanted, offer.table.handicap),
      seats: seatsOf(wanted, namesOf(wanted.sitters, myNames.value), offer.table.bot),
      isAlone: isAlone(wanted.sitters),
    });
  }

  /** Also remembers names given to several seats led by one person. */
  function rememberName({ sitters }: Lineup): void {
    const [mine, ...others] = sitters.filter(({ by }) => by === ME);
    const name = others.length === 0 ? (mine?.name.trim() ?? "") : "";
    if (name !== "") settings.change({ name });
  }

  async function playAnyway(): Promise<void> {
    await play(await usual(false));
  }

  async function restore(): Promise<void> {
    const [{ kit, shelf, offer }] = await Promise.all([whenReady(), recovered]);
    const game = offer.game.id;
    if (route.value !== "table" || match.value !== undefined) return;
    if (kept.of(game).isEmpty()) return go("home");
    const restored = kit.restoredMatch(host, shelf, game);
    if (!("key" in restored)) {
      put(restored);
      return lessons.sit(restored);
    }
    go("home");
    kept.putAside(game, restored);
  }

  /** Luck that the address asks for is for a match of one's own. */
  function isNewcomer({ offer: { game, table } }: Ready): boolean {
    const isAsked = seedAsked(location.search) !== undefined;
    return !isAsked && table.loadLesson !== undefined && lessons.isNew(game.id) && history.matches.value.length === 0;
  }

  return {
    lineup,
    canGoOn,
    restore,
    async playNow() {
      const ready = await whenReady();
      if (canGoOn.value) return ask("instead");
      if (isNewcomer(ready)) return ask("lesson");
      await playAnyway();
    },
    async takeLesson(lesson, chapter) {
      const [{ offer }, kit] = await Promise.all([whenReady(), lessons.load()]);
      const game = offer.game.id;
      const seating = kit.seatingOf(game, offer.table, lesson, chapter, myNames.value);
      await seat(seating, () => kit.noteBegun(lessons.store, game, lesson, chapter));
    },
    playAnyway,
    play,
    async watch() {
      await play(await usual(true));
    },
    goOn: (game = atHand.value) => go("table", game),
    async lookAt(record) {
      const { kit, shelf } = await whenReady();
      const past = kit.pastMatch(host, shelf, record);
      if ("key" in past) return notices.say({ line: { key: "history.unreadable", params: { why: past } } });
      put(past);
      go("past");
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
      ask("new");
    },
    leave() {
      const { isPlayed, shown, session } = match.value ?? {};
      if (isPlayed && shown?.result.value !== undefined && session) {
        kept.of(session.header.game).clear();
        lessons.forget(session.header.game);
      }
      go("home");
    },
  };
}
