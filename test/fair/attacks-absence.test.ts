/** Going away, or not answering, gains nobody anything. */
import { describe, expect, test } from "vitest";
import { equal } from "../../src/engine/codec.ts";
import type { Game, Handle } from "../../src/engine/game.ts";
import { resultsIn } from "../../src/fair/answers.ts";
import { accountOf, isOver, people } from "../../src/fair/book.ts";
import { handlesOf } from "../../src/fair/requests.ts";
import { GAMES } from "../../src/games/index.ts";
import { refusalOf } from "../engine/refusal-of.ts";
import { rehearsal } from "../rehearsal/game.ts";
import {
  asked,
  CHEAT,
  cheatIn,
  dropping,
  goesOnWithout,
  HOST,
  OTHER,
  sealable,
  Trickster,
  threeAt,
  untilAsked,
  welcoming,
} from "./cheating.ts";
import type { RoundTable } from "./round-table.ts";

const drop = (table: RoundTable, why: "silent" | "owed"): void =>
  table.write({ kind: "dropped", seat: CHEAT, why, words: dropping(table, [HOST, OTHER], CHEAT, why) });

const comeBack = (table: RoundTable, welcome = welcoming(table, [], CHEAT)): void =>
  table.write({ kind: "back", said: table.holder(CHEAT).say(table.book, { say: "back" }), words: welcome });

/** On to where somebody who is away may ask for the seat. */
const untilQuiet = (table: RoundTable): void => {
  while (table.book.game.awaits.some(({ kind }) => kind === "reveal") || table.book.due !== undefined) table.step();
};

describe.each([...GAMES, rehearsal].map((game) => ({ name: game.id, game })))("$name", ({ game }) => {
  test("withhold-link: whoever waits to see the luck first gets another one, and no say in it", () => {
    const table = threeAt(game);
    untilAsked(table, ({ draws }) => draws.length > 0);
    const before = asked(table);
    const answers = before.from.map((seat) => table.answerOf(seat));
    const foreseen = resultsIn(table.book, before, answers);
    drop(table, "owed");
    untilAsked(table, ({ draws }) => draws.length > 0);
    const after = asked(table);
    expect(after.i).toBe(before.i + 1);
    expect(after.from).not.toContain(CHEAT);
    const stale = answers.filter(({ seat }) => seat !== CHEAT);
    expect(refusalOf(() => table.reveal(stale))[0]).toBe("other-request");
    const anew = after.from.map((seat) => table.answerOf(seat));
    for (const { seat, link } of anew) expect(stale.find((one) => one.seat === seat)?.link).not.toBe(link);
    expect(equal(resultsIn(table.book, { ...after, draws: before.draws }, anew), foreseen)).toBe(false);
    table.reveal(anew);
    table.play();
    expect(isOver(table.book)).toBe(true);
  });

  test("revolving-door: whoever goes and comes without end needs everybody's leave, so that others can still be dropped", () => {
    const table = threeAt(game);
    table.until(({ phase }) => phase === "play");
    untilQuiet(table);
    for (let times = 0; times < 8; times++) {
      table.say(CHEAT, { say: "gone" });
      comeBack(table);
      untilQuiet(table);
    }
    table.say(CHEAT, { say: "gone" });
    expect(refusalOf(() => comeBack(table))).toEqual(["not-welcome", { seat: CHEAT, needed: 2 }]);
    comeBack(table, welcoming(table, [HOST, OTHER], CHEAT));
  });

  test("old-word: what was said about one question drops nobody at another one, nor lets anybody in later", () => {
    const table = threeAt(game);
    untilAsked(table, () => true);
    const old = dropping(table, [HOST, OTHER], CHEAT, "owed");
    table.reveal();
    untilAsked(table, () => true);
    const late = { kind: "dropped", seat: CHEAT, why: "owed", words: old } as const;
    expect(refusalOf(() => table.write(late))[0]).toBe("bad-signature");
    drop(table, "owed");
    const welcome = welcoming(table, [HOST, OTHER], CHEAT);
    untilAsked(table, () => true);
    table.reveal();
    untilQuiet(table);
    expect(refusalOf(() => comeBack(table, welcome))[0]).toBe("bad-signature");
    comeBack(table, welcoming(table, [HOST, OTHER], CHEAT));
  });

  test("withhold-choice: who owed an answer comes back only if all others say so", () => {
    const table = threeAt(game);
    untilAsked(table, () => true);
    table.write({ kind: "dropped", seat: CHEAT, why: "owed", words: dropping(table, [HOST, OTHER], CHEAT, "owed") });
    untilQuiet(table);
    expect(refusalOf(() => comeBack(table))).toEqual(["not-welcome", { seat: CHEAT, needed: 2 }]);
    expect(refusalOf(() => comeBack(table, welcoming(table, [HOST], CHEAT)))[0]).toBe("not-welcome");
    const [mine] = welcoming(table, [HOST], CHEAT);
    if (mine === undefined) throw new Error("no word");
    expect(refusalOf(() => comeBack(table, [mine, mine]))[0]).toBe("signed-twice");
    comeBack(table, welcoming(table, [HOST, OTHER], CHEAT));
    expect(accountOf(table.book, CHEAT).away).toBeUndefined();
    table.play();
    expect(isOver(table.book)).toBe(true);
  });

  test("no free return: a welcome to one absence is none to the next", () => {
    const table = threeAt(game);
    untilAsked(table, () => true);
    drop(table, "owed");
    untilQuiet(table);
    const welcome = welcoming(table, [HOST, OTHER], CHEAT);
    comeBack(table, welcome);
    untilAsked(table, ({ from }) => from.includes(CHEAT));
    drop(table, "owed");
    untilQuiet(table);
    expect(refusalOf(() => comeBack(table, welcome))[0]).toBe("bad-signature");
  });

  test("who cheated doesn't come back at all", () => {
    const table = threeAt(game);
    table.until(({ phase }) => phase === "play");
    const promise = (handle: string) =>
      table.holder(CHEAT).say(table.book, { say: "seal", r: 1, after: table.book.after, handle });
    const [one, other] = [promise("1".repeat(64)), promise("2".repeat(64))];
    table.write({ kind: "fault", seat: CHEAT, proof: { of: "promises", one, other } });
    untilQuiet(table);
    expect(refusalOf(() => comeBack(table, welcoming(table, [HOST, OTHER], CHEAT)))[0]).toBe("seat-is-lost");
  });
});

describe.each(GAMES.map((game) => ({ name: game.id, game })))("$name, cards", ({ game }) => {
  /** A seat that sees its hand, doesn't like it and goes. */
  function gone(deal?: (values: readonly unknown[]) => readonly unknown[]): {
    table: RoundTable;
    hand: readonly Handle[];
  } {
    const table = threeAt(game);
    if (deal !== undefined) new Trickster(table, CHEAT, { deal });
    table.until(() => hand(table, game).length > 0 && sealable(table, CHEAT).length > 0);
    const seen = hand(table, game);
    drop(table, "silent");
    expect(hand(table, game)).toEqual([]);
    untilQuiet(table);
    return { table, hand: seen };
  }

  test("unplug-bad-hand: a bot draws anew from all it could have had, and on its return the void hand is shown", () => {
    const { table, hand: seen } = gone();
    comeBack(table);
    untilAsked(table, (request, book) => handlesOf(book, request, CHEAT).length > 0);
    expect(handlesOf(table.book, asked(table), CHEAT)).toEqual(expect.arrayContaining([...seen]));
    table.reveal();
    expect(people(table.book)).toContain(CHEAT);
    table.play();
    expect(isOver(table.book)).toBe(true);
  });

  test("duplicate-then-crash: a stacked heap can't be got rid of by going", () => {
    const { table } = gone(stacked());
    comeBack(table);
    untilAsked(table, (request, book) => handlesOf(book, request, CHEAT).length > 0);
    const cheat = cheatIn(() => table.reveal());
    expect([cheat.key, cheat.seat]).toEqual(["broken-rules", CHEAT]);
    expect(goesOnWithout(table, cheat)).toBe(true);
  });

  test("duplicate-then-crash: nor is it anybody's who doesn't open it", () => {
    const { table } = gone(stacked());
    comeBack(table);
    untilAsked(table, (request, book) => handlesOf(book, request, CHEAT).length > 0);
    drop(table, "owed");
    untilQuiet(table);
    expect(refusalOf(() => comeBack(table))[0]).toBe("not-welcome");
  });
});

const hand = ({ book }: RoundTable, game: Game): readonly Handle[] => game.holds(book.game.state, CHEAT);

/** Its second heap has one card many times: the first comes up before it would go. */
function stacked(): (values: readonly unknown[]) => readonly unknown[] {
  let heaps = 0;
  return (values) => (heaps++ === 1 ? values.map(() => values[0]) : values);
}
