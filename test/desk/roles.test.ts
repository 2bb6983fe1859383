/** Sorting the four cards. */
import { describe, expect, test } from "vitest";
import { seeded } from "../../src/engine/rng.ts";
import { allWays } from "../../src/games/precognition/table/desk/preview.ts";
import type { Role, Roles } from "../../src/games/precognition/table/draft/draft.ts";
import { assigned, choiceOf, noRoles, rolesOf } from "../../src/games/precognition/table/draft/roles.ts";

const SIX = allWays(["a", "b"]);
const TWO = allWays([]);
const ROLES: readonly Role[] = ["keep", "give", "pass"];

test("there are six ways, and two once the hand is empty", () => {
  expect(SIX.length).toBe(6);
  expect(TWO.length).toBe(2);
  for (const way of SIX) expect(choiceOf(rolesOf(way, 4), SIX)).toBe(way);
});

describe("with a hand", () => {
  test("keeping a card of the hand leaves open which one is given", () => {
    const roles = assigned(noRoles(4), 2, "keep", SIX);
    expect(roles).toEqual([null, null, "keep", null]);
    expect(choiceOf(roles ?? [], SIX)).toBeUndefined();
  });

  test("keeping a card that lies face up says all: the other one is given", () => {
    expect(assigned(noRoles(4), 0, "keep", SIX)).toEqual(["keep", "give", "pass", "pass"]);
  });

  test("a card of the hand can't be given", () => {
    expect(assigned(noRoles(4), 3, "give", SIX)).toBeUndefined();
    expect(assigned(["give", "pass", "keep", "pass"], 2, "give", SIX)).toBeUndefined();
  });

  test("a change takes over no more than it must: the other two stay where they are", () => {
    expect(assigned(["give", "pass", "keep", "pass"], 1, "give", SIX)).toEqual(["pass", "give", "keep", "pass"]);
    expect(assigned(["give", "pass", "keep", "pass"], 3, "keep", SIX)).toEqual(["give", "pass", "pass", "keep"]);
    expect(assigned(["keep", "give", "pass", "pass"], 2, "keep", SIX)).toEqual(["pass", "give", "keep", "pass"]);
  });
});

test("in the last round one card is kept, the other given, and none passed", () => {
  expect(assigned(noRoles(2), 1, "keep", TWO)).toEqual(["give", "keep"]);
  expect(assigned(["give", "keep"], 0, "keep", TWO)).toEqual(["keep", "give"]);
  expect(assigned(noRoles(2), 1, "pass", TWO)).toBeUndefined();
});

test("however cards are moved about, what was asked for is done, and what results can be completed", () => {
  for (let seed = 0; seed < 300; seed++) {
    const luck = seeded(seed, 41);
    const ways = luck.pick([SIX, TWO]);
    const cards = ways === SIX ? 4 : 2;
    let roles: Roles = noRoles(cards);
    for (let i = 0; i < 6; i++) {
      const card = luck.below(cards);
      const role = luck.pick(ROLES);
      const next = assigned(roles, card, role, ways);
      const isPossible = ways.some((way) => rolesOf(way, cards)[card] === role);
      expect(next === undefined, `seed ${seed}`).toBe(!isPossible);
      if (next === undefined) continue;
      expect(next[card], `seed ${seed}`).toBe(role);
      expect(
        ways.some((way) => next.every((one, c) => one === null || rolesOf(way, cards)[c] === one)),
        `seed ${seed}`,
      ).toBe(true);
      roles = next;
    }
  }
});
