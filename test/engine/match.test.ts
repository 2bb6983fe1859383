import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openActOfBot, sealedActOfBot } from "../../src/engine/bot-play.ts";
import type { Input } from "../../src/engine/game.ts";
import { LocalTable } from "../../src/engine/local-table.ts";
import { Match } from "../../src/engine/match.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { seats } from "../laws/subject.ts";
import { type Toy, toy } from "../laws/toy-game.ts";
import { refusalOf } from "./refusal-of.ts";

const start = (pattern = "pp", game = toy): Match<Toy> => new Match(game, { rounds: 2 }, seats(pattern));

/** Shuffled and waiting for promises. */
function shuffled(pattern = "pp", game = toy): Match<Toy> {
  const match = start(pattern, game);
  [...pattern].forEach((letter, seat) => {
    if (letter === "p") match.apply({ kind: "stirred", pool: `heap ${seat}`, handles: handlesOf(seat) });
  });
  return match;
}

const handlesOf = (seat: number): readonly string[] => ["a", "b", "c", "d"].map((letter) => `${seat}${letter}`);

describe("a match begins", () => {
  test("with everything that makes it in its header", () => {
    const match = start("pb-");
    expect(match.header).toEqual({
      game: "toy",
      rules: toy.rules,
      content: toy.content,
      options: { rounds: 2 },
      seats: [
        { name: "Seat 1", by: "person", level: "random" },
        { name: "Seat 2", by: "bot", level: "random" },
        { name: "Seat 3", by: "nobody", level: "random" },
      ],
    });
    expect(match.sitters).toEqual(["person", "bot", "nobody"]);
    expect([match.isOver, match.result, match.inputs]).toEqual([false, undefined, []]);
  });

  const seat = { name: "Ann", by: "person", level: "random" };
  test.each<[string, unknown, readonly unknown[], string]>([
    ["options of another game", { nights: 3 }, [seat], "malformed"],
    ["no options", undefined, [seat], "malformed"],
    ["no seats", { rounds: 1 }, [], "malformed"],
    ["too many seats", { rounds: 1 }, Array(65).fill(seat), "malformed"],
    ["a seat without a name", { rounds: 1 }, [{ ...seat, name: "  " }], "malformed"],
    ["a name as long as a page", { rounds: 1 }, [{ ...seat, name: "a".repeat(41) }], "malformed"],
    ["a name that turns what follows it round", { rounds: 1 }, [{ ...seat, name: "Ann\u202e" }], "malformed"],
    ["a name of two lines", { rounds: 1 }, [{ ...seat, name: "Ann\nIvo" }], "malformed"],
    ["half a character in a name", { rounds: 1 }, [{ ...seat, name: "Ann\ud83d" }], "malformed"],
    ["a seat of a ghost", { rounds: 1 }, [{ ...seat, by: "ghost" }], "malformed"],
    ["a seat with something extra", { rounds: 1 }, [{ ...seat, key: 1 }], "malformed"],
    ["a bot nobody has written", { rounds: 1 }, [{ ...seat, level: "genius" }], "no-such-bot"],
    ["a bot that is no bot", { rounds: 1 }, [{ ...seat, level: "constructor" }], "no-such-bot"],
  ])("but not with %s", (_, options, infos, key) => {
    expect(refusalOf(() => new Match(toy, options, infos))[0]).toBe(key);
  });
});

test.each(["Zoé", "O’Neill 3", "李雷", "שרה", "👩‍🚀"])("%s is a name", (name) => {
  const { header } = new Match(toy, { rounds: 1 }, [{ name, by: "person", level: "random" }]);
  expect(header.seats[0]?.name).toBe(name);
});

describe("a refused input changes nothing", () => {
  const match = shuffled();
  const face = () => [match.state, match.awaits, match.inputs.length, match.stateHash(), match.luckOf(0).save()];

  test.each<[string, unknown, string]>([
    ["nothing", undefined, "malformed"],
    ["a kind that isn't there", { kind: "shout", seat: 0 }, "malformed"],
    ["something extra", { kind: "sealed", seat: 0, handle: "new", extra: 1 }, "malformed"],
    ["an act of no game", { kind: "act", seat: 0, act: 5 }, "malformed"],
    ["an act of another game", { kind: "act", seat: 0, act: { do: "dive" } }, "malformed"],
    ["an act while a promise is awaited", { kind: "act", seat: 0, act: { do: "cheer", loud: true } }, "not-your-turn"],
    ["a handle out of a heap", { kind: "sealed", seat: 0, handle: "0a" }, "handle-twice"],
    ["a reveal before its time", { kind: "revealed", results: [], values: [], acts: [] }, "not-awaited"],
    ["a change that the game doesn't take", { kind: "seat", seat: 0, change: "leave" }, "not-here"],
  ])("%s", (_, junk, key) => {
    const before = face();
    expect(refusalOf(() => match.accept(junk))[0]).toBe(key);
    expect(face()).toEqual(before);
  });

  test("anything that is JSON", () => {
    const before = face();
    const kinds = fc.constantFrom("act", "sealed", "stirred", "learned", "revealed", "seat", "__proto__");
    const nobody = fc.jsonValue().filter((seat) => seat !== 0 && seat !== 1);
    const almost = fc.record(
      { kind: kinds, seat: nobody, act: fc.jsonValue(), handle: fc.jsonValue(), change: fc.jsonValue() },
      { requiredKeys: ["kind"] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), almost), (junk) => {
        expect(() => match.accept(junk)).toThrow(Refusal);
      }),
      { numRuns: 2000 },
    );
    expect(face()).toEqual(before);
  });

  test("and what is right is still taken", () => {
    expect(match.accept({ kind: "sealed", seat: 0, handle: "new" })).toEqual([]);
    expect(refusalOf(() => match.accept({ kind: "sealed", seat: 1, handle: "new" }))[0]).toBe("handle-twice");
    match.accept({ kind: "sealed", seat: 1, handle: "newer" });
    expect(match.awaits).toEqual([
      { kind: "reveal", draws: [{ kind: "die", sides: 4 }], values: ["0a", "0b", "1a", "1b"], acts: [0, 1] },
    ]);
  });
});

test("no match takes more inputs than its bound, nor more changes of seats", () => {
  const bound = 3;
  const apply: typeof toy.apply = (state, input) =>
    input.kind === "seat" ? { state, events: [] } : toy.apply(state, input);
  const match = shuffled("pp", { ...toy, bound, apply });
  for (let i = 0; i < bound; i++) match.apply({ kind: "seat", seat: 0, change: "back" });
  const again = { kind: "seat", seat: 0, change: "back" } as const;
  expect(refusalOf(() => match.apply(again))).toEqual(["too-long", { bound }]);
  match.apply({ kind: "sealed", seat: 0, handle: "x" });
  expect(refusalOf(() => match.apply({ kind: "sealed", seat: 1, handle: "y" }))).toEqual(["too-long", { bound }]);
  expect(match.inputs).toHaveLength(2 * bound);
});

test("an input is recorded as it was read, without what the sender may still change", () => {
  const match = shuffled();
  const raw = { kind: "sealed", seat: 0, handle: "new" };
  match.accept(raw);
  raw.handle = "changed";
  expect(match.inputs.at(-1)).toEqual({ kind: "sealed", seat: 0, handle: "new" });
});

describe("the luck of bots", () => {
  const opened = (roll: number): Input<Toy> => ({
    kind: "revealed",
    results: [[roll]],
    values: ["0a", "0b"].map((handle) => ({ handle, value: 1 })),
    acts: [0, 1, 2].map((seat) => ({ seat, act: { do: "play", slot: 0 } })),
  });
  const revealed = (roll: number): Match<Toy> => {
    const match = shuffled("pbb");
    match.apply({ kind: "sealed", seat: 0, handle: "x" });
    match.apply(opened(roll));
    return match;
  };

  test("comes from what was drawn", () => {
    expect(revealed(1).luckOf(1).save()).toEqual(revealed(1).luckOf(1).save());
    expect(revealed(1).luckOf(1).save()).not.toEqual(revealed(2).luckOf(1).save());
  });

  test("comes from what has just been drawn", () => {
    const match = start("bb");
    expect(match.luckOf(0, [[1]]).save()).not.toEqual(match.luckOf(0, [[2]]).save());
    expect(match.luckOf(0, [[1]]).save()).not.toEqual(match.luckOf(0).save());
  });

  test("is another one for each seat, each match, and each act", () => {
    const match = revealed(1);
    const before = match.luckOf(1).save();
    expect(match.luckOf(2).save()).not.toEqual(before);
    match.apply({ kind: "act", seat: 1, act: { do: "cheer", loud: true } });
    expect(match.luckOf(1).save()).not.toEqual(before);
    expect(start("bb").luckOf(0).save()).not.toEqual(start("bbb").luckOf(0).save());
  });

  test("doesn't change with what people do, and when", () => {
    const match = revealed(1);
    const before = match.luckOf(2).save();
    match.apply({ kind: "act", seat: 0, act: { do: "cheer", loud: true } });
    match.apply({ kind: "act", seat: 1, act: { do: "cheer", loud: false } });
    expect(match.luckOf(2).save()).toEqual(before);
  });
});

describe("bots", () => {
  test("see only what they are dealt by the luck that opens their act", () => {
    const seen: unknown[] = [];
    const bots: typeof toy.bots = {
      random: ({ mine, luck }) => {
        seen.push([[...mine], luck.save()]);
        return { do: "play", slot: 0 };
      },
    };
    const match = start("bb", { ...toy, bots });
    expect(sealedActOfBot(match, 0, [[3]])).toEqual({ do: "play", slot: 0 });
    openActOfBot(match, 0);
    expect(seen).toEqual([
      [[["bot", 3]], match.luckOf(0, [[3]]).save()],
      [[], match.luckOf(0).save()],
    ]);
  });

  test("that owe a sealed act must have one", () => {
    const match = start("bb", { ...toy, bots: { random: () => undefined } });
    expect(refusalOf(() => sealedActOfBot(match, 0, [[3]]))).toEqual(["bot-owes-an-act", { seat: 0 }]);
  });
});

describe("a table on one device", () => {
  test("answers all that needs no person, and then waits", () => {
    const table = LocalTable.fresh(start("pb"), 1);
    const shuffle = table.nextAnswer();
    expect(shuffle?.kind).toBe("stirred");
    if (shuffle !== undefined) table.match.apply(shuffle);
    expect(table.nextAnswer()).toBeUndefined();
    table.match.apply(table.inputFor(0, { do: "play", slot: 1 }));
    expect(table.nextAnswer()?.kind).toBe("revealed");
  });

  test("never seals for a bot, even if a game asks for it", () => {
    const awaits: typeof toy.awaits = () => [{ kind: "act", from: [0, 1], quorum: "each", sealed: true }];
    expect(LocalTable.fresh(start("pb", { ...toy, awaits }), 1).nextAnswer()).toBeUndefined();
  });

  test("lets nobody promise what they can't play", () => {
    const table = LocalTable.fresh(shuffled(), 1);
    expect(refusalOf(() => table.inputFor(0, { do: "play", slot: 5 }))[0]).toBe("not-legal");
  });

  test("plays to the end on its own if there are only bots", () => {
    const table = LocalTable.fresh(start("bbb"), 1);
    for (let input = table.nextAnswer(); input !== undefined; input = table.nextAnswer()) table.match.apply(input);
    expect(table.match.isOver).toBe(true);
    expect(table.match.result?.places).toContain(1);
  });
});
