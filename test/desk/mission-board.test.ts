/** The board of Objectives says how many are face down, and why something can't be done. */
import { afterEach, expect, test, vi } from "vitest";
import { boatAt } from "../../src/games/precognition/rules/flow.ts";
import { revealCost } from "../../src/games/precognition/rules/mission.ts";
import { lastStep } from "../../src/games/precognition/table/desk/mission-plan.ts";
import { planFrom } from "../../src/games/precognition/table/desk/plan.ts";
import type { Branch } from "../cards/paper-dom.ts";
import { atScale } from "../scale.ts";
import { allCalled, objectivesAt } from "./paper-desk.ts";
import { manyTurns } from "./positions.ts";

afterEach(() => vi.unstubAllGlobals());

const TURNS = manyTurns(atScale(40, 80), 8).filter(
  ({ state: { mission, phase } }) => mission !== null && phase === "act",
);

const prices = (row: Branch): readonly string[] => row.withClass("price").map(({ seen }) => seen);

test("so many lie face down as do, and whoever can’t send anybody out is told what it takes", () => {
  const met = { one: 0, several: 0, open: 0, "too few": 0 };
  for (const turn of TURNS) {
    const { state, seat, seed } = turn;
    const where = `seed ${seed}, round ${state.round}, seat ${seat}`;
    const [row] = objectivesAt(turn)
      .withClass("mission-list")
      .flatMap((list) => list.withClass("hidden"));
    const hidden = state.mission?.hidden ?? 0;
    if (row === undefined) continue;
    expect(row.named("strong")[0]?.seen, where).toBe(`${hidden} face down`);
    met[hidden === 1 ? "one" : "several"] += 1;

    if (allCalled(row, / to reveal one$/u).length > 0) {
      expect(prices(row), where).toEqual([]);
      met.open += 1;
      continue;
    }
    const { cabins } = boatAt(lastStep(planFrom(state, seat))?.before ?? state, seat);
    const cost = revealCost(state);
    expect(cabins, where).toBeLessThan(cost);
    const humans = cost === 1 ? "1 healthy Human" : `${cost} healthy Humans`;
    expect(prices(row), where).toEqual([`Revealing one takes ${humans}; you have ${cabins}.`]);
    met["too few"] += 1;
  }
  for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(0);
});

test("every Objective that isn’t eased yet can be, or says for what it could", () => {
  const met = { open: 0, "too dear": 0 };
  for (const turn of TURNS) {
    const { state, seat, seed } = turn;
    const rows = objectivesAt(turn)
      .withClass("mission-list")
      .flatMap((list) => list.named("li"))
      .filter(({ classes }) => !classes.includes("hidden"));
    for (const [i, row] of rows.entries()) {
      const where = `seed ${seed}, round ${state.round}, seat ${seat}, Objective ${i}`;
      if (state.mission?.shown[i]?.isMitigated) continue;
      const canEase = allCalled(row, /^Ease /u).length > 0;
      if (canEase) expect(prices(row), where).toEqual([]);
      else expect(prices(row)[0], where).toMatch(/^Ease for .+/u);
      met[canEase ? "open" : "too dear"] += 1;
    }
  }
  for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(0);
});
