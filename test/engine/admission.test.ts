import { expect, test } from "vitest";
import { admit } from "../../src/engine/admission.ts";
import type { Await, Input } from "../../src/engine/game.ts";
import { refusalOf } from "./refusal-of.ts";

const awaits: readonly Await[] = [
  { kind: "act", from: [0], quorum: "each", acts: ["dig"] },
  { kind: "act", from: [1], quorum: "each", sealed: true },
  { kind: "act", from: [1, 2], quorum: "any", optional: true, acts: ["shout"] },
  { kind: "stir", pool: "bag", by: [0, 1], add: ["a", "b"], back: ["old"] },
  { kind: "learn", seat: 2, pool: "bag", handles: ["x", "y"] },
];
const reveal: readonly Await[] = [
  {
    kind: "reveal",
    draws: [
      { kind: "die", sides: 6 },
      { kind: "order", size: 3, take: 2 },
    ],
    values: ["x", "y"],
    acts: [1, 0],
  },
];
const shown: Extract<Input, { kind: "revealed" }> = {
  kind: "revealed",
  results: [[5], [2, 0]],
  values: [
    { handle: "x", value: 1 },
    { handle: "y", value: 2 },
  ],
  acts: [
    { seat: 1, act: { do: "hide" } },
    { seat: 0, act: { do: "seek" } },
  ],
};

const used = new Set(["used"]);
const answer = (input: Input, to: readonly Await[]) =>
  refusalOf(() => admit({ seats: 3, awaits: to, isHandleUsed: (handle) => used.has(handle) }, input))[0];

test.each<[string, Input]>([
  ["an act of whoever owes one", { kind: "act", seat: 0, act: { do: "dig" } }],
  ["an interrupt of anybody who may", { kind: "act", seat: 2, act: { do: "shout" } }],
  ["an interrupt of somebody who owes a promise", { kind: "act", seat: 1, act: { do: "shout" } }],
  ["a promise", { kind: "sealed", seat: 1, handle: "new" }],
  ["a shuffled heap", { kind: "stirred", pool: "bag", handles: ["p", "q", "r"] }],
  ["a look", { kind: "learned", seat: 2, handles: ["x", "y"] }],
  ["a seat change, which the game judges", { kind: "seat", seat: 2, change: "leave" }],
])("admitted: %s", (_, input) => {
  expect(answer(input, awaits)).toBe("nothing was refused");
});

test("admitted: a reveal", () => {
  expect(answer(shown, reveal)).toBe("nothing was refused");
});

test.each<[string, Input, string]>([
  ["an act out of turn", { kind: "act", seat: 2, act: { do: "dig" } }, "not-your-turn"],
  ["an act of a kind that isn't awaited", { kind: "act", seat: 0, act: { do: "shout" } }, "not-your-turn"],
  ["in the open what is awaited sealed", { kind: "act", seat: 1, act: { do: "hide" } }, "not-your-turn"],
  ["sealed what is awaited in the open", { kind: "sealed", seat: 0, handle: "new" }, "not-your-turn"],
  ["an act of a seat that isn't there", { kind: "act", seat: 3, act: { do: "dig" } }, "no-such-seat"],
  ["an act of half a seat", { kind: "act", seat: 0.5, act: { do: "dig" } }, "no-such-seat"],
  ["a change of a seat that isn't there", { kind: "seat", seat: -1, change: "join" }, "no-such-seat"],
  ["a promise under a used handle", { kind: "sealed", seat: 1, handle: "used" }, "handle-twice"],
  ["a heap that isn't awaited", { kind: "stirred", pool: "box", handles: ["p", "q", "r"] }, "not-awaited"],
  ["a heap with a value too few", { kind: "stirred", pool: "bag", handles: ["p", "q"] }, "wrong-count"],
  ["a heap with a handle twice", { kind: "stirred", pool: "bag", handles: ["p", "q", "p"] }, "handle-twice"],
  ["a heap with a used handle", { kind: "stirred", pool: "bag", handles: ["p", "used", "q"] }, "handle-twice"],
  ["a look of another seat", { kind: "learned", seat: 1, handles: ["x", "y"] }, "not-awaited"],
  ["a look at something else", { kind: "learned", seat: 2, handles: ["x", "z"] }, "wrong-answer"],
  ["a look at less", { kind: "learned", seat: 2, handles: ["x"] }, "wrong-count"],
  ["a reveal that isn't awaited", shown, "not-awaited"],
])("refused: %s", (_, input, key) => {
  expect(answer(input, awaits)).toBe(key);
});

test.each<[string, Partial<typeof shown>, string]>([
  ["a result too few", { results: [[5]] }, "wrong-count"],
  ["a roll that the die doesn't have", { results: [[6], [2, 0]] }, "impossible-luck"],
  ["an order with a repetition", { results: [[5], [2, 2]] }, "impossible-luck"],
  ["a value too few", { values: shown.values.slice(1) }, "wrong-count"],
  ["values in another order", { values: shown.values.toReversed() }, "wrong-answer"],
  ["an act too many", { acts: [...shown.acts, { seat: 2, act: { do: "hide" } }] }, "wrong-count"],
  ["the act of another seat", { acts: shown.acts.map((one) => ({ ...one, seat: 0 })) }, "wrong-answer"],
])("refused: a reveal with %s", (_, change, key) => {
  expect(answer({ ...shown, ...change }, reveal)).toBe(key);
});
