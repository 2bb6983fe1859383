/** The lessons of all games: each idea comes up in its chapter, and nothing that a player does gets a lesson stuck. */
import { describe, expect, test } from "vitest";
import type { Game } from "../../src/engine/game.ts";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import { BOXES } from "../../src/games/boxes.ts";
import { GAMES } from "../../src/games/index.ts";
import { TABLES } from "../../src/games/tables.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import { advance, type Now, type Progress, skipped, stepSaid, stepsOf } from "../../src/ui/coach/advance.ts";
import { playUpTo, suggestedBy } from "../../src/ui/coach/follow.ts";
import { tryLesson } from "../../src/ui/coach/trial.ts";
import type { Lesson } from "../../src/ui/lesson.ts";
import { atScale } from "../scale.ts";

interface Taught {
  readonly id: string;
  readonly game: Game;
  readonly lesson: Lesson;
  /** The usual bot. */
  readonly level: string;
}

const TAUGHT: readonly Taught[] = (
  await Promise.all(
    GAMES.map(async (game) => {
      const table = TABLES[game.id];
      const lesson = await table?.loadLesson?.();
      return lesson === undefined || table === undefined ? [] : [{ id: game.id, game, lesson, level: table.bot }];
    }),
  )
).flat();

test("a box says of a game whether it has a lesson", () => {
  const saying = BOXES.flatMap(({ id, hasLesson = false }) => (hasLesson ? [id] : []));
  expect(saying).toEqual(TAUGHT.map(({ id }) => id));
});

const SEAT = 0;
const PLAYERS = atScale(40, 200);

function begin({ game, lesson, level }: Taught, seed = lesson.match.seed): LocalSession {
  const { options, players } = lesson.match;
  const seats = Array.from({ length: players }, (_, i) => ({
    name: `Seat ${i}`,
    by: i === SEAT ? "person" : "bot",
    level,
  }));
  const session = LocalSession.fresh(game, { options, seats, seed }, (next) => next());
  session.start();
  return session;
}

describe.each(TAUGHT)("the lesson of $id", (taught) => {
  const { lesson } = taught;
  const ids = stepsOf(lesson).map(({ id }) => id);

  test("has names that differ, and says everything in every language", () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(lesson.chapters.map(({ id }) => id)).size).toBe(lesson.chapters.length);
  });

  test("teaches each idea in its chapter to whoever follows it", () => {
    const { said, missed } = tryLesson(lesson, begin(taught), SEAT);
    expect(missed).toEqual([]);
    const chapters = lesson.chapters.flatMap(({ steps }) => steps.map(({ id }) => id));
    expect(said.filter((id) => chapters.includes(id))).toEqual(chapters);
    // On the rest of the way some hints are given, each in its place.
    expect(said.filter((id) => !chapters.includes(id))).not.toEqual([]);
  });

  test.each(lesson.chapters)("begins with the chapter $id where it begins", (chapter) => {
    const session = begin(taught);
    playUpTo(lesson, chapter, session, SEAT);
    expect(chapter.begins(session.state)).toBe(true);
    const after = lesson.chapters[lesson.chapters.indexOf(chapter) + 1];
    expect(after?.begins(session.state) ?? false).toBe(false);
    expect(session.legal(SEAT)).not.toEqual([]);
  });

  test(`lets ${PLAYERS} players do as they like, with any luck, to the end`, () => {
    for (let seed = 0; seed < PLAYERS; seed++) {
      const told = playAtRandom(taught, seed);
      expect(told.unknown, `seed ${seed}`).toEqual([]);
      expect(told.isOver, `seed ${seed}`).toBe(true);
    }
  });
});

/** Reads, skips, follows and disregards what is said, as luck has it. */
function playAtRandom(taught: Taught, seed: number): { readonly isOver: boolean; readonly unknown: readonly string[] } {
  const { lesson } = taught;
  const session = begin(taught, seed);
  const happened = session.past().flatMap(({ events }) => events);
  session.news.on("step", ({ events }) => happened.push(...events));
  const luck = seeded(seed, 16);
  const unknown: string[] = [];
  let progress: Progress = { done: new Set(), said: undefined };
  let draft: unknown;
  while (!session.isOver) {
    const now: Now = {
      state: session.state,
      seat: SEAT,
      mine: session.mine(SEAT),
      legal: session.legal(SEAT),
      draft,
      happened: [...happened],
    };
    progress = advance(lesson, progress, now);
    unknown.push(...unknownIn(lesson, progress, now));
    if (luck.below(3) === 0) progress = skipped(progress);
    draft = suggested(lesson, progress, now, luck) ?? draft;
    if (luck.below(2) === 0) session.act(SEAT, luck.pick(session.legal(SEAT)));
  }
  return { isOver: session.isOver, unknown };
}

/** Keys of what is said that no text has. */
function unknownIn({ texts, ...lesson }: Lesson, { said }: Progress, now: Now): string[] {
  const moment = { ...now, since: [] };
  const step = stepSaid({ texts, ...lesson }, said);
  step?.about(moment);
  const key = step?.says(moment).key;
  return key === undefined || Object.values(texts).every((messages) => key in messages) ? [] : [key];
}

/** A draft that is suggested, if it's followed. An act that is suggested must be legal, whoever follows it. */
function suggested(lesson: Lesson, progress: Progress, now: Now, luck: Rng): unknown {
  const suggestion = suggestedBy(lesson, progress, now);
  if (suggestion === undefined) return undefined;
  if ("act" in suggestion) expect(now.legal).toContainEqual(suggestion.act);
  return "draft" in suggestion && luck.below(2) === 0 ? suggestion.draft : undefined;
}
