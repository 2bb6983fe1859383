/** The language of the scenarios: what it refuses. That every table can be told in it shows in positions.test.ts. */
import { describe, expect, test } from "vitest";
import { playScenario, readScenarios } from "./scenario/scenario-text.ts";

const read = (...lines: readonly string[]) => readScenarios("made.scenario", lines.join("\n"));
const play = (...lines: readonly string[]) => read(...lines).forEach(playScenario);

const HEAD = ["4.2.1a Made up", "  given round 2, acting"];
const SOUND = [...HEAD, "    Ada: kept silent-ferry, given old-substation", "    Ben: done"];

test("a sound scenario is read and played", () => {
  const [scenario, ...others] = read("# a remark", ...SOUND, "  when Ada activates both", "  then Ada: cabins 0");
  expect(others).toEqual([]);
  expect(scenario).toMatchObject({ title: "4.2.1a Made up", rules: ["4.2.1a"], place: { line: 2 } });
  expect(() => scenario && playScenario(scenario)).not.toThrow();
});

describe("what isn't understood is refused, with its line", () => {
  test.each([
    ["made.scenario:1: the first scenario has no title", ["  given round 2, acting"]],
    ["made.scenario:1: a title begins with the number of a rule", ["Made up", "  given round 2, acting"]],
    ['made.scenario:1: "given" is missing', ["4.1 Made up"]],
    ["made.scenario:1: nothing is to be seen then", SOUND],
    ["made.scenario:2: there is no round 13", ["4.1 Made up", "  given round 13, acting"]],
    ['made.scenario:2: there is no phase "resting"', ["4.1 Made up", "  given round 2, resting"]],
    ["made.scenario:2: position-moment (phase=over, round=3)", ["4.1 Made up", "  given round 3, over"]],
    ['made.scenario:2: "loud" is no way to play', ["4.1 Made up", "  given round 3, acting, coop loud"]],
    ['made.scenario:2: "hard" is no way to play', ["4.1 Made up", "  given round 3, acting, teams hard"]],
    ['made.scenario:2: "coop" isn\'t understood', ["4.1 Made up", "  given round 3, acting coop"]],
    ["made.scenario:2: wrong-players (fewest=2, most=4)", [...HEAD, "    Ada: done", "  then Ada: done"]],
    ['made.scenario:3: "sails" is nothing that a boat has or does', [...HEAD, "    Ada: sails 3"]],
    ['made.scenario:3: "bane" is said twice', [...HEAD, "    Ada: bane 3, bane 4"]],
    ['made.scenario:3: "living-deck" is said twice', [...HEAD, "    Ada: living-deck 0 0 0, living-deck 1 0 0"]],
    ['made.scenario:3: "three" isn\'t a number', [...HEAD, "    Ada: cabins three"]],
    ['made.scenario:3: there is no card "raft"', [...HEAD, "    Ada: kept raft"]],
    ['made.scenario:3: "food 4" isn\'t understood', [...HEAD, "    Ada: cabins 3 food 4"]],
    ['made.scenario:4: "Ada" can\'t stand here, or stands here twice', [...HEAD, "    Ada: done", "    Ada: done"]],
    ['made.scenario:5: nobody here is called "Cleo"', [...SOUND, "  when Cleo rests"]],
    ['made.scenario:5: nobody ever "sings"', [...SOUND, "  when Ada sings"]],
    ['made.scenario:5: "one" can\'t be activated', [...SOUND, "  when Ada activates one"]],
    ['made.scenario:5: "loudly" isn\'t understood', [...SOUND, "  when Ada rests loudly"]],
    ['made.scenario:5: there is no tile "bog"', [...SOUND, "  when the tile is bog"]],
    ['made.scenario:5: "sung" is never told', [...SOUND, "  then told: sung Ada"]],
    ['made.scenario:5: "healed" doesn\'t tell "bane"', [...SOUND, "  then told: healed Ada, bane 3"]],
    ["made.scenario:6: a line begins with when, then or and", [...SOUND, "  when Ada rests", "  if Ada rests"]],
    ["made.scenario:5: why not is missing at the end", [...SOUND, "  then Ada can't rest:"]],
  ])("%s", (message, lines) => {
    expect(() => read(...lines)).toThrow(message);
  });
});

describe("a table that can't be is refused as a position is, with the line where it begins", () => {
  test.each([
    ["made.scenario:2: position-bane (seat=0, bane=13, round=6)", "round 6, acting", "bane 13"],
    ["made.scenario:2: position-stage (seat=0, stage=protect, phase=answer)", "round 6, answering", "protecting"],
    ["made.scenario:2: position-batteries (seat=0, room=living-deck)", "round 3, acting", "living-deck 3 0 0"],
    ["made.scenario:2: position-room (seat=0, room=galley)", "round 3, acting", "galley 0 0 0"],
    ["made.scenario:2: there is no galley on this boat", "round 3, acting", "firing galley top"],
  ])("%s", (message, moment, ada) => {
    const lines = ["4.1 Made up", `  given ${moment}`, `    Ada: ${ada}`, "    Ben: food 8", "  then Ben: food 8"];
    expect(() => read(...lines)).toThrow(message);
  });

  test("so is a river that can't be", () => {
    const table = (river: string) => () => read(...SOUND, `    river: ${river}`, "  then Ada: cabins 4");
    expect(table("willow-shallows")).not.toThrow();
    expect(table("willow-shallows + calling-bank")).toThrow("made.scenario:2: position-tiles (expected=1, found=2)");
    expect(table("rat-barges")).toThrow("made.scenario:2: position-tile (tile=rat-barges, round=1)");
  });

  test("and an Objective that can't lie there", () => {
    const table = (moment: string, objectives: string) => () =>
      read(
        "6.2 Made up",
        `  given ${moment}`,
        "    Ada: food 8",
        "    Ben: food 8",
        `    objectives: ${objectives}`,
        THEN,
      );
    expect(table("round 2, acting, coop", "harvest-store mitigated")).not.toThrow();
    expect(table("round 6, acting, coop", "harvest-store")).toThrow("position-objective (objective=harvest-store");
    expect(table("round 6, acting, coop", "dry-land")).toThrow('made.scenario:5: there is no Objective "dry-land"');
  });
});

const THEN = "  then Ada: food 8";

describe("a scenario that isn't true fails, with its line and the whole table", () => {
  test.each([
    ["Ada: cabins 0, contaminated 4", ["  when Ada activates both", "  then Ada: cabins 1"]],
    ["made.scenario:6", ["  when Ada activates both", "  then Ada may: take 0 humans | take 1 human"]],
    ["made.scenario:5", ["  then Ada can't activate both: too-few-humans"]],
    ["made.scenario:5", ["  then Ada can't rest: too-few-humans"]],
    ["made.scenario:5", ["  then round 2, turning"]],
    ["made.scenario:5", ["  then awaited: Ada + Ben"]],
    ["made.scenario:5", ["  then places: Ada 1 + Ben 2"]],
    ["made.scenario:5", ["  then river: calling-bank"]],
    ["made.scenario:5", ["  then objectives: harvest-store"]],
    ["made.scenario:5", ["  then hidden 2"]],
    ["made.scenario:5", ["  then won"]],
    ["made.scenario:5", ["  then lost"]],
    ["made.scenario:5", ["  then scores: Ada 4 0 + Ben 4 0"]],
    ["made.scenario:5", ["  then Ada can rest"]],
    ["made.scenario:6", ["  when Ada activates both", "  then told: activated Ada, paid 3"]],
    ["made.scenario:6", ["  when Ada activates both", "  then not told: activated Ada"]],
    ["made.scenario:5: not-your-turn", ["  when Ben rests", "  then Ben: done"]],
    ["made.scenario:5: there is nothing to show now", ["  when all is shown", "  then Ben: done"]],
    ["made.scenario:5: no tile is turned now", ["  when the tile is rat-barges", "  then Ben: done"]],
  ])("%s", (message, lines) => {
    expect(() => play(...SOUND, ...lines)).toThrow(message);
  });
});
