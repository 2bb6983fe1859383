/** In all modes the predicted result of a plan is the boat's state when the river comes. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { precognition } from "../../src/games/precognition/game.ts";
import { endsSeason } from "../../src/games/precognition/model/river.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import { boatAt } from "../../src/games/precognition/rules/flow.ts";
import { suggestGreedily } from "../../src/games/precognition/table/desk/plan.ts";
import { nextIsland } from "../../src/games/precognition/table/picture/next-island.ts";
import { tileName } from "../../src/games/precognition/table/texts/names.ts";
import type { Branch } from "../cards/paper-dom.ts";
import { LANGUAGES, speakers } from "../cards/saying.ts";
import { allCalled, type DeskInMatch, deskAt, goOn, sitDown } from "./paper-desk.ts";
import { acted, manyTurns, type Turn } from "./positions.ts";

afterEach(() => vi.unstubAllGlobals());

const TURNS = manyTurns(60, 4).filter(({ state }) => state.phase === "act" && !endsSeason(state.round));

const OBJECTIVES = /^Objecti(?:ves|fs)$/u;

const COUNTED = ["cabins", "contaminated", "doctors", "protectors", "food", "bane"] as const;

const rowsOf = (turn: Turn): readonly Branch[] =>
  deskAt(turn)
    .desk.withClass("desk-result")
    .flatMap((table) => table.named("tr"));
const numberIn = (row: Branch, column: "was" | "is"): number => Number(row.withClass(column)[0]?.text);

/** All act as advised until only luck is awaited. Undefined if luck decides something before the river. */
function atTheRiver({ state, seat }: Turn): State | undefined {
  let now = state;
  for (;;) {
    const next = [seat, ...now.boats.keys()].find((one) => precognition.legal(now, one, new Map()).length > 0);
    if (next === undefined) return now.phase === "turn" ? now : undefined;
    const [act] = suggestGreedily(now, next);
    if (act === undefined) throw new Error(`seat ${next} is advised nothing`);
    now = acted(now, next, act).state;
  }
}

test("what comes of a plan is told as it is after the upkeep, whatever the mode, and as good or bad by what it is", () => {
  const compared = { alone: 0, together: 0 };
  const ways = new Set<string>();
  for (const turn of TURNS) {
    const rows = rowsOf(turn);
    for (const [i, row] of rows.entries()) {
      const classes = row.attributes.class?.split(" ") ?? [];
      const way = ["better", "worse"].find((one) => classes.includes(one)) ?? "neither";
      ways.add(`${COUNTED[i]} ${Math.sign(numberIn(row, "is") - numberIn(row, "was"))} ${way}`);
    }
    const river = atTheRiver(turn);
    if (river === undefined) continue;
    const boat = boatAt(river, turn.seat);
    const where = `seed ${turn.seed}, round ${turn.state.round}, seat ${turn.seat}`;
    expect(
      rows.map((row) => numberIn(row, "is")),
      where,
    ).toEqual(COUNTED.map((what) => boat[what]));
    compared[turn.state.mission === null ? "alone" : "together"] += 1;
  }
  expect(compared.alone).toBeGreaterThan(20);
  expect(compared.together).toBeGreaterThan(10);
  const told = (what: string, way: string) => [...ways].includes(`${what} ${way}`);
  expect(told("cabins", "1 better") && told("cabins", "-1 worse") && told("food", "1 better")).toBe(true);
  expect(told("bane", "1 worse") && told("bane", "-1 better")).toBe(true);
  // The number of contaminated Humans is neither good nor bad.
  expect([...ways].filter((way) => /^contaminated/u.test(way)).sort()).toEqual(
    ["-1", "0", "1"].map((change) => `contaminated ${change} neither`),
  );
});

test("Humans who are sent out to learn an Objective are healed in the same round, as far as there are Doctors", () => {
  let learning = 0;
  for (const turn of TURNS) {
    const { doctors, cabins, contaminated, bane, zone } = boatAt(turn.state, turn.seat);
    const [act] = suggestGreedily(turn.state, turn.seat);
    if (act?.do !== "reveal" || boatAt(turn.state, turn.seat).stage.at !== "open" || bane > 0 || zone === null)
      continue;
    const [healthy, waiting] = rowsOf(turn).map((row) => numberIn(row, "is"));
    if (turn.state.round > 4) continue;
    const ill = contaminated + 1;
    expect([healthy, waiting]).toEqual([cabins - 1 + Math.min(doctors, ill), ill - Math.min(doctors, ill)]);
    learning += 1;
  }
  expect(learning).toBeGreaterThan(0);
});

describe.each(LANGUAGES)("the next island, in %s", (language) => {
  const say = speakers[LANGUAGES.indexOf(language)]?.say;

  test("the river and the forecast say the same of it", () => {
    const at = sitDown({ seed: 6, players: 2, language });
    for (let round = 1; round <= 12; round++) {
      const { season, island, rounds } = ahead(at, round);
      const onTheRiver = say?.({ key: "world.river.ahead", params: { season, island: tileName(island), rounds } });
      const [forecast] = at.desk.withClass("forecast").flatMap((one) => one.named("span"));
      expect(onTheRiver).toBe(`${onTheRiver?.split(" · ")[0]} · ${forecast?.seen}`);
    }
  });

  test("together, the forecast says what will be judged there, on every view of the plan", () => {
    const options = { mode: "coop", setup: "standard", difficulty: "normal" } as const;
    const at = sitDown({ seed: 6, options, players: 2, language });
    for (let round = 1; round <= 12; round++) {
      const { island, rounds } = ahead(at, round);
      const threat = say?.({ key: "mission.threat", params: { island: tileName(island), rounds } });
      expect(at.desk.withClass("threat").map(({ seen }) => seen)).toEqual([threat]);
      for (const button of allCalled(at.desk, OBJECTIVES))
        if (button.attributes["aria-pressed"] === "false") button.press();
      expect(at.desk.withClass("threat").map(({ seen }) => seen)).toEqual([threat]);
    }
  });
});

function ahead(at: DeskInMatch, round: number) {
  goOn(at, (state) => state.round === round && state.phase === "act");
  return nextIsland(round, at.place.state.value.river.turned.length);
}
