/** Matches on this device only: begins, continues, replays and leaves them. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Crew } from "../ui/campaign/campaign-dialog.tsx";
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
import type { Host } from "./host.ts";
import type { KeptMatches } from "./kept-matches.ts";
import type { Lessons } from "./lessons.ts";
import type { Ready } from "./loading.ts";
import type { Seating } from "./offer.ts";
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
  /** Begins the match of the day, or goes on with it; asks first, too. If it has been played, shows how it went. */
  playToday(): Promise<void>;
  /** Plays the match of a day once more, which counts for nothing. */
  playDayAgain(day: string): Promise<void>;
  /** Begins what was asked for, though another match is lost. */
  playAnyway(): Promise<void>;
  play(lineup: Lineup): Promise<void>;
  /** Begins a chapter of the campaign of the game at hand. */
  playChapter(chapter: number, crew: Crew): Promise<void>;
  /** Begins the match of a lesson with one of its chapters. */
  takeLesson(lesson: Lesson, chapter: string): Promise<void>;
  watch(): Promise<void>;
  /** Continues the match of this game, or of the game at hand. */
  goOn(game?: string): void;
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
  readonly showDay: (day: string) => Promise<void>;
}

export function playingOf({
  host,
  kept,
  lessons,
  atHand,
  whenReady,
  recovered,
  ask,
  showDay,
  ...here
}: PlayingSetting): PlayingHere {
  const { match, put, route, go, myNames } = here;
  const { settings, history } = host;
  const canGoOn = computed(() => kept.games.value.includes(atHand.value));
  const lineups = signal<ReadonlyMap<string, Lineup>>(new Map());
  const lineup = computed(() => lineups.value.get(atHand.value));
  /** What is begun if another match may be lost for it. */
  let begin = playUsual;

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
      seats: seatsOf(wanted, namesOf(wanted.sitters, myNames.value), offer.table.bot, settings.now.value.look),
      isAlone: isAlone(wanted.sitters),
    });
  }

  /** Remembers my name and look. Also remembers names given to several seats led by one person. */
  function rememberName({ sitters }: Lineup): void {
    const [mine, ...others] = sitters.filter(({ by }) => by === ME);
    const name = others.length === 0 ? (mine?.name.trim() ?? "") : "";
    if (name !== "") settings.change({ name });
    if (others.length === 0 && mine?.look !== undefined) settings.change({ look: mine.look });
  }

  async function playUsual(): Promise<void> {
    await play(await usual(false));
  }

  async function playDay(day: string): Promise<void> {
    const { kit, offer, logbook } = await whenReady();
    logbook.beginDay(offer.game.id, day);
    await seat(kit.seatingOfDay(offer, day, myNames.value));
  }

  async function playToday(): Promise<void> {
    const { kit, offer, logbook } = await whenReady();
    const game = offer.game.id;
    const day = kit.dayOf(new Date());
    const { tries = 0, end } = logbook.of(game).days[day] ?? {};
    if (end !== undefined) return showDay(day);
    if (tries > 0 && kit.isKeptOfDay(kept.of(game), offer, day)) return go("table", game);
    await beginOrAsk(() => playDay(day));
  }

  async function playChapter(chapter: number, crew: Crew): Promise<void> {
    const { kit, offer, campaigns } = await whenReady();
    const game = offer.game.id;
    const campaign = await offer.table.loadCampaign?.();
    const begun = { chapter, crew, names: myNames.value, seed: kit.freshSeed() };
    const seating = campaign && kit.seatingOfChapter(offer, campaign, campaigns.of(game), begun);
    if (seating === undefined) return;
    campaigns.begin(game, { chapter, seed: begun.seed });
    await seat(seating);
  }

  async function beginOrAsk(what: () => Promise<void>): Promise<void> {
    if (!canGoOn.value) return what();
    begin = what;
    await whenReady();
    ask("instead");
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
      const isNew = isNewcomer(await whenReady());
      if (isNew && !canGoOn.value) return ask("lesson");
      await beginOrAsk(playUsual);
    },
    playToday,
    playDayAgain: (day) => beginOrAsk(() => playDay(day)),
    async takeLesson(lesson, chapter) {
      const [{ offer }, kit] = await Promise.all([whenReady(), lessons.load()]);
      const game = offer.game.id;
      const me = { names: myNames.value, look: settings.now.value.look };
      const seating = kit.seatingOf(game, offer.table, lesson, chapter, me);
      await seat(seating, () => kit.noteBegun(lessons.store, game, lesson, chapter));
    },
    playAnyway: () => begin(),
    play,
    playChapter,
    async watch() {
      await play(await usual(true));
    },
    goOn: (game = atHand.value) => go("table", game),
    rematch() {
      const done = match.value;
      if (done === undefined) return;
      const { header, seats: here } = done.session;
      // Where a recorded match was played on, bots have taken over from the others.
      const seats = header.seats.map((one, i) =>
        one.by === "person" && !here.includes(i) ? { ...one, by: "bot" as const } : one,
      );
      const again = rematchOf({ ...header, seats }, done.table.handicap);
      seat({ ...again, game: header.game, isAlone: done.couch?.isAlone ?? false }).catch(() => undefined);
    },
    async askForNewGame() {
      const wanted = lineup.value ?? (await usual(false));
      lineups.value = new Map(lineups.value).set(atHand.value, wanted);
      ask("new");
    },
    leave() {
      const { isPlayed, session } = match.value ?? {};
      if (isPlayed && session?.result !== undefined) {
        kept.of(session.header.game).clear();
        lessons.forget(session.header.game);
      }
      go("home");
    },
  };
}
