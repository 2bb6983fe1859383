/** The desk says in words what is lost, and where a Protector could prevent it. */
import { afterEach, expect, test, vi } from "vitest";
import type { Act } from "../../src/games/precognition/model/acts.ts";
import { boatAt } from "../../src/games/precognition/rules/flow.ts";
import { tile } from "../../src/games/precognition/rules/pieces.ts";
import { planFrom, type Step } from "../../src/games/precognition/table/desk/plan.ts";
import { adjusting, allCalled, called, deskAt } from "./paper-desk.ts";
import { manyTurns, openTo, type Turn } from "./positions.ts";

afterEach(() => vi.unstubAllGlobals());

const TURNS = manyTurns(60, 4);
const LOSING = manyTurns(60, 30).filter(
  ({ state, seat }) => state.phase === "answer" || boatAt(state, seat).stage.at === "lose",
);

const asks = ({ state, seat }: Turn, kind: Act["do"]): boolean => openTo(state, seat).some((act) => act.do === kind);

/** The expected text for a step, and the text on the desk. */
function wordsFor({ before, legal }: Step, seat: number): readonly [string, string] | undefined {
  const { stage, cabins, contaminated, doctors, protectors } = boatAt(before, seat);
  const kind = legal[0]?.do;
  if (stage.at === "lose") return ["bane", `The Bane takes ${count(stage.humans, "Human")}: choose who.`];
  if (stage.at !== "yield") return undefined;
  const { human, ymune, battery } = stage.owed;
  if (kind === "lose") {
    return ["human", `The river takes ${count(Math.min(human, cabins + contaminated), "Human")}: choose who.`];
  }
  if (kind === "dismiss") {
    return ["ymune", `The river takes ${count(Math.min(ymune, doctors + protectors), "Ymune")}: choose which.`];
  }
  return ["battery", `The river takes ${count(battery, "Battery")}: choose from which Machine`];
}

function count(n: number, one: string): string {
  if (n === 1) return `1 ${one}`;
  return `${n} ${one.endsWith("y") ? one.replace(/y$/u, "ies") : `${one}s`}`;
}

test("what the Bane and the river take is said, and that one chooses", () => {
  const seen = new Set<string>();
  for (const turn of LOSING) {
    const at = deskAt(turn);
    const toldNow = () => at.desk.withClass("told").map((one) => one.seen);
    const first = toldNow();
    adjusting(at);
    const said = [...first, ...toldNow()];
    for (const step of planFrom(turn.state, turn.seat).steps) {
      const [what, words] = wordsFor(step, turn.seat) ?? [];
      if (what === undefined || words === undefined || (what === "battery" && seen.has(what))) continue;
      const where = `seed ${turn.seed}, round ${turn.state.round}, seat ${turn.seat}`;
      expect(
        said.some((one) => one.startsWith(words)),
        `${where}: ${words} ${said}`,
      ).toBe(true);
      seen.add(what);
    }
  }
  expect([...seen].sort()).toEqual(["bane", "battery", "human", "ymune"]);
});

test("whoever has a Protector can spend it and ignore any tile, by buttons that say so", () => {
  let ignored = 0;
  for (const turn of TURNS.filter((one) => asks(one, "ignore"))) {
    const at = deskAt(turn);
    expect(called(at.desk, "Accept it").attributes.class ?? "").not.toContain("unseen");
    called(at.desk, "Spend 1 Protector to avoid it").press();
    called(at.desk, "Accept").press();
    expect(at.sent).toEqual([{ do: "ignore" }]);
    ignored += 1;
  }
  expect(ignored).toBeGreaterThan(5);
  for (const turn of TURNS) {
    const { stage } = boatAt(turn.state, turn.seat);
    const isOffered = deskAt(turn)
      .desk.named("button")
      .some(({ heard }) => /^Spend 1 Protector/u.test(heard));
    expect(isOffered).toBe(stage.at === "tile");
  }
});

test("Food that was taken before there was anything to choose is told as gone", () => {
  const turns = TURNS.filter(({ state, seat }) => {
    const { stage } = boatAt(state, seat);
    return stage.at === "yield" && (tile(state.river.turned.at(-1) ?? "").takes.food ?? 0) > 0;
  });
  expect(turns.length).toBeGreaterThan(0);
  for (const turn of turns) expect(deskAt(turn).desk.seen).toContain("The Food is taken already.");
});

test("Machines stand on the desk while they can fire or Batteries come and go, and aren’t in the way at the river", () => {
  const seen = { there: 0, away: 0 };
  for (const turn of TURNS) {
    const plan = planFrom(turn.state, turn.seat);
    const isNeeded =
      plan.steps.some(({ legal }) => legal.some(({ do: kind }) => ["fire", "plug", "unplug", "hold"].includes(kind))) ||
      plan.steps.some(({ legal }) => legal.some(({ do: kind }) => kind === "activate"));
    const at = deskAt(turn);
    const [boat] = allCalled(at.desk, "Boat");
    boat?.press();
    const isThere = at.desk.withClass("desk-machines").length > 0;
    if (isNeeded) expect(isThere).toBe(true);
    if (turn.state.phase === "answer" && !isNeeded) expect(isThere).toBe(false);
    seen[isThere ? "there" : "away"] += 1;
  }
  expect(Math.min(seen.there, seen.away)).toBeGreaterThan(10);
});
