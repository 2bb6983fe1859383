/** Nobody knows anything before it's told: not the luck to come, nor what others hold, nor what bots will do. */
import { describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import type { Seat } from "../../src/engine/game.ts";
import { botsIn, resultsIn } from "../../src/fair/answers.ts";
import { ownerOf } from "../../src/fair/book.ts";
import { fromHex, type Hex, toHex } from "../../src/fair/bytes.ts";
import { chanceOf } from "../../src/fair/chance.ts";
import { chainOf } from "../../src/fair/hash-chain.ts";
import { Holder } from "../../src/fair/holder.ts";
import { newNotes } from "../../src/fair/notes.ts";
import type { Answer } from "../../src/fair/statements.ts";
import { GAMES } from "../../src/games/index.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { asked, CHEAT, HOST, OTHER, Trickster, threeAt, untilAsked } from "./cheating.ts";
import { bytesOf, type RoundTable } from "./round-table.ts";
import { scanned, stringsIn } from "./scan.ts";

const ALL = [...GAMES, rehearsal].map((game) => ({ name: game.id, game }));

/** The two who are curious put all they have together: the record, their seeds, and their answers to come. */
function guessesOf(table: RoundTable, curious: readonly Seat[]): readonly Hex[] {
  const { book } = table;
  const chains = curious.flatMap((seat) => {
    const seed = fromHex(table.notesOf(seat).seed);
    return [HOST, CHEAT, OTHER].flatMap((of) => chainOf(seed, ownerOf(book, of)).slice(0, book.i + 3));
  });
  return [...new Set([...book.entries.flatMap(stringsIn), ...book.heads, ...chains])];
}

const withLink = (answers: readonly Answer[], of: Seat, link: Hex): readonly Answer[] =>
  answers.map((answer) => (answer.seat === of ? { ...answer, link } : answer));

/** How many requests of a match two of three could have foreseen, before the third answered. */
function foreseen(table: RoundTable, requests: number): number {
  let found = 0;
  for (let n = 0; n < requests; n++) {
    untilAsked(table, () => true);
    const { i, from } = asked(table);
    const guesses = guessesOf(table, [HOST, CHEAT]);
    const answers = from.map((seat) => table.answerOf(seat));
    const luck = (all: readonly Answer[]) => toHex(chanceOf(table.book.terms.match, i, all));
    const real = luck(answers);
    if (guesses.some((guess) => luck(withLink(answers, OTHER, guess)) === real)) found += 1;
    table.reveal(answers);
  }
  return found;
}

/** A device that takes another's luck for its own. */
function withSeedOf(table: RoundTable, seat: Seat, other: Seat): void {
  const notes = newNotes(table.notesOf(seat).secret, table.notesOf(other).seed);
  table.notes.set(seat, notes);
  table.holders.set(seat, new Holder(table.book, seat, notes));
}

describe.each(ALL)("$name", ({ game }) => {
  test("foresee-deck, foresee-river: two of three, with all they have, can't tell the next luck", () => {
    expect(foreseen(threeAt(game), 6)).toBe(0);
  });

  test("… unless the third one's secrets aren't its own: then the same search finds it every time", () => {
    const table = threeAt(game);
    withSeedOf(table, OTHER, CHEAT);
    expect(foreseen(table, 6)).toBe(6);
  });

  test.each([HOST, CHEAT, OTHER])("the luck follows from seat %i's answer, too: other links, other luck", (seat) => {
    const table = threeAt(game);
    untilAsked(table, ({ draws }) => draws.some((draw) => draw.kind !== "die" || draw.sides > 1));
    const answers = asked(table).from.map((one) => table.answerOf(one));
    const lucks = Array.from({ length: 40 }, (_, n) =>
      encode(resultsIn(table.book, asked(table), withLink(answers, seat, bytesOf(n)))),
    );
    expect(new Set(lucks).size).toBeGreaterThan(1);
  });

  test("bot-hand-early: what a bot holds and does in secret hangs on every answer that isn't given yet", () => {
    const table = threeAt(game, 2);
    untilAsked(table, ({ acts, draws }) => acts.includes(OTHER) && draws.length > 0);
    const answers = asked(table).from.map((one) => table.answerOf(one));
    for (const seat of [HOST, CHEAT]) expect(botsActs(table, answers, seat).size).toBeGreaterThan(1);
  });

  test("no early knowledge: no promise fits anything that is known before it's opened", () => {
    const table = threeAt(game);
    table.play();
    const { finds, promised, opened } = scanned(table.book, 90);
    expect(finds).toEqual([]);
    // Otherwise there was nothing to find.
    expect(Math.min(promised, opened)).toBeGreaterThanOrEqual(3);
  });

  test("… unless its salt is always the same: then the same scan finds it", () => {
    const table = threeAt(game);
    new Trickster(table, CHEAT, { salt: bytesOf(4) });
    table.play();
    const { finds } = scanned(table.book, 90);
    expect(finds.length).toBeGreaterThan(0);
    const ofCheat = new Set(
      table.book.entries.flatMap(({ body }) =>
        body.kind === "said" && body.said.seat === CHEAT ? stringsIn(body) : [],
      ),
    );
    expect(finds.every(({ handle }) => ofCheat.has(handle))).toBe(true);
  });
});

function botsActs(table: RoundTable, answers: readonly Answer[], seat: Seat): ReadonlySet<string> {
  const { book } = table;
  const request = asked(table);
  const lucks = Array.from({ length: 60 }, (_, n) => resultsIn(book, request, withLink(answers, seat, bytesOf(n))));
  return new Set(lucks.map((results) => encode(botsIn(book, request, results))));
}
