/** X with cards made for it: no printed card has X in its second circle. */
import { expect, test } from "vitest";
import type { Card } from "../../src/games/precognition/model/card.ts";
import { NOTHING } from "../../src/games/precognition/model/goods.ts";
import { costOf, gainOf } from "../../src/games/precognition/rules/activation.ts";

function made(change: Partial<Card>): Card {
  return { id: "made", season: 1, type: "food", cost: 0, gain: {}, bonus: {}, bane: 0, ...change };
}

test("4.2.2e X in the second circle is the other card's cost", () => {
  const one = made({ cost: 1, gain: { food: 2 }, bonus: { battery: "X" } });
  const other = made({ cost: 3 });
  expect(gainOf(one, other).gain).toEqual({ ...NOTHING, food: 2 });
  expect(gainOf(one, other).bonus).toEqual({ ...NOTHING, battery: 3 });
});

test("4.2.2e X in both circles is the same number twice, also where the other card costs X", () => {
  const one = made({ cost: 2, gain: { human: "X" }, bonus: { food: "X" } });
  const other = made({ cost: "X" });
  expect(gainOf(one, other).gain).toEqual({ ...NOTHING, human: 2 });
  expect(gainOf(one, other).bonus).toEqual({ ...NOTHING, food: 2 });
});

test("4.2.2b 4.2.2c two costs of X are 0, and so is a gain of X beside them", () => {
  const one = made({ cost: "X", gain: { human: "X" } });
  const other = made({ cost: "X" });
  expect([costOf(one, other), costOf(other, one)]).toEqual([0, 0]);
  expect(gainOf(one, other).gain).toEqual(NOTHING);
});

test("4.2.2d a card that costs and gives X gives what the other one costs", () => {
  const one = made({ cost: "X", gain: { food: "X" } });
  const other = made({ cost: 2 });
  expect(costOf(one, other)).toBe(2);
  expect(gainOf(one, other).gain).toEqual({ ...NOTHING, food: 2 });
});

test("4.2.3b only cards of one type give their second circles", () => {
  const one = made({ type: "food", bonus: { ymune: 1 } });
  expect(gainOf(one, made({ type: "food" })).bonus).toEqual({ ...NOTHING, ymune: 1 });
  expect(gainOf(one, made({ type: "human" })).bonus).toBeNull();
});
