/** Ways to get another draw than the one that came up. */
import { describe, expect, test } from "vitest";
import type { Game } from "../../src/engine/game.ts";
import { accountOf, people } from "../../src/fair/book.ts";
import { isRequested, requestOf } from "../../src/fair/requests.ts";
import { GAMES } from "../../src/games/index.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { refusalOf } from "../engine/refusal-of.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { CHEAT, dropping, HOST, OTHER, threeAt } from "./cheating.ts";
import type { RoundTable } from "./round-table.ts";
import { bytesOf } from "./round-table.ts";

/** Two play, the third one has gone; something is asked of the two. */
function twoAreAsked(game: Game, comesBack: boolean): RoundTable {
  for (let seed = 1; seed < 30; seed++) {
    const table = threeAt(game, 3, seed);
    table.until(({ phase }) => phase === "play");
    while (isRequested(table.book)) table.reveal();
    table.say(CHEAT, { say: "gone" });
    if (comesBack) {
      const said = table.holder(CHEAT).say(table.book, { say: "back" });
      table.write({ kind: "back", said, words: [] });
    }
    const areAsked = () => requestOf(table.book)?.from.includes(CHEAT) === false;
    while (!areAsked() && !people(table.book).includes(CHEAT) && table.step());
    if (areAsked()) return table;
  }
  throw new Error("it never came to that");
}

describe.each([...GAMES, rehearsal].map((game) => ({ name: game.id, game })))("$name", ({ game }) => {
  test("fault-to-redraw: nor is whoever has left named as a cheat just then", () => {
    const table = twoAreAsked(game, false);
    const promise = (handle: string) =>
      table.holder(CHEAT).say(table.book, { say: "seal", r: 99, after: table.book.after, handle });
    const proof = { of: "promises", one: promise(bytesOf(1)), other: promise(bytesOf(2)) } as const;
    const { i } = table.book;
    expect(refusalOf(() => table.write({ kind: "fault", seat: CHEAT, proof }))[0]).toBe("being-asked");
    expect(table.book.i).toBe(i);
    table.reveal();
    while (isRequested(table.book)) table.reveal();
    table.write({ kind: "fault", seat: CHEAT, proof });
    expect(accountOf(table.book, CHEAT).away).toBe("cheated");
  });
});

test("drop-to-redraw: whoever isn't asked isn't dropped while something is asked, or the luck would be another one", () => {
  const table = twoAreAsked(precognition, true);
  const { i } = table.book;
  const drop = () =>
    table.write({ kind: "dropped", seat: CHEAT, why: "silent", words: dropping(table, [HOST], CHEAT, "silent") });
  expect(refusalOf(drop)[0]).toBe("being-asked");
  expect(table.book.i).toBe(i);
  table.reveal();
  expect(accountOf(table.book, CHEAT).away).toBeUndefined();
  expect(people(table.book)).toContain(OTHER);
});
