/** All that a lesson needs beside a table; loaded when one is offered or taken. */
import type { LocalSession } from "../session/local-session.ts";
import type { SeatLook } from "../session/session.ts";
import { stepsBefore } from "../ui/coach/advance.ts";
import { type Coach, coachOf } from "../ui/coach/coach.ts";
import { playUpTo } from "../ui/coach/follow.ts";
import { lessonNotes } from "../ui/coach/notes.ts";
import type { GameTable } from "../ui/game-table.ts";
import type { Lesson } from "../ui/lesson.ts";
import { ME, type MyNames, namesOf, seated, seatsOf } from "../ui/match/lineup.ts";
import type { TableMatch } from "../ui/match/table-match.ts";
import type { Store } from "../ui/store.ts";
import type { Seating } from "./offer.ts";

export { CoachView } from "../ui/coach/coach-view.tsx";
export { LessonDialog } from "../ui/coach/lesson-dialog.tsx";
export { lessonNotes };

/** The player's seat in every lesson. */
const SEAT = 0;

interface Player {
  readonly names: MyNames;
  readonly look: SeatLook | undefined;
}

/** A match of the lesson, played up to a chapter. */
export function seatingOf(game: string, { bot }: GameTable, lesson: Lesson, chapter: string, me: Player): Seating {
  const { options, players, seed } = lesson.match;
  const way = { options: {}, exact: options, players };
  const lineup = seated({ way, sitters: [{ name: "", by: ME }] }, bot);
  return {
    game,
    options,
    seats: seatsOf(lineup, namesOf(lineup.sitters, me.names), bot, me.look),
    isAlone: false,
    seed,
    isCounted: false,
    begin: (session) => begin(lesson, chapter, session),
  };
}

function begin(lesson: Lesson, id: string, session: LocalSession): void {
  const chapter = lesson.chapters.find((one) => one.id === id);
  session.start();
  if (chapter !== undefined && chapter !== lesson.chapters[0]) playUpTo(lesson, chapter, session, SEAT);
}

/** Notes that the match that begins is the lesson's. */
export function noteBegun(store: Store, game: string, lesson: Lesson, chapter: string): void {
  lessonNotes(store, game).keep({ done: stepsBefore(lesson, chapter), from: chapter, isQuiet: false }, []);
}

/** The coach of this match, if it's one of the lesson. */
export async function coachFor(store: Store, match: TableMatch): Promise<Coach | undefined> {
  const { session, table } = match;
  const notes = lessonNotes(store, session.header.game);
  const lesson = await table.loadLesson?.();
  if (lesson === undefined || notes.coaching() === undefined || !isOf(lesson, match)) return undefined;
  return coachOf(lesson, match, notes);
}

/** What is stored may be about another match. */
const isOf = ({ match: { options, players } }: Lesson, { session }: TableMatch): boolean =>
  JSON.stringify(session.header.options) === JSON.stringify(options) &&
  session.names.length === players &&
  session.seats.length === 1 &&
  session.seats[0] === SEAT;
