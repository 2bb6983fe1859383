/** The language of the scenarios: what it refuses, and that every table can be told in it and read back. */
import { describe, expect, test } from "vitest";
import type { Handle } from "../../src/engine/game.ts";
import type { CardId } from "../../src/games/precognition/model/card.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import type { Moment } from "./random-game.ts";
import { playGame } from "./random-game.ts";
import { playScenario, readScenarios } from "./scenario/scenario-text.ts";
import { printTable, readTable } from "./scenario/table-text.ts";
import { readWords } from "./scenario/words.ts";

const NAMES = ["Ada", "Ben", "Cleo", "Dan"];

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
    ['made.scenario:2: round 3 is never "over"', ["4.1 Made up", "  given round 3, over"]],
    ["made.scenario:2: there can't be 1 boats", [...HEAD, "    Ada: done", "  then Ada: done"]],
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

describe("a table that can't be is refused", () => {
  test.each([
    ["the Bane can't be 13 in round 6", "round 6, acting", "bane 13"],
    ["the Bane can't be 1 in round 3", "round 3, acting", "bane 1"],
    ["a Machine holds too many Batteries", "round 3, acting", "living-deck 3 0 0"],
    ['"protect" doesn\'t belong into the phase "answer"', "round 6, answering", "protecting"],
    ["the Decision Zone has 2 cards now, not 1", "round 3, acting", "decision eel-traps"],
    ["the Action Zone has two cards", "round 3, choosing", "kept eel-traps"],
    ["the hand has 0 cards now", "round 3, acting", "hand eel-traps + silent-ferry"],
    ["4 cards of season 1 are unseen now, not 1", "round 3, choosing", "unseen eel-traps"],
    ["the hand is drawn from what is unseen of this season", "round 3, choosing", "hand fog-nets + eel-traps"],
    ['2 boats have only 2 cards "eel-traps"', "round 3, acting", "decision eel-traps + eel-traps, kept eel-traps"],
    ["more cards of season 2 lie face up than have been drawn", "round 4, acting", "kept grain-silo"],
  ])("%s", (message, moment, ada) => {
    const lines = ["4.1 Made up", `  given ${moment}`, `    Ada: ${ada}`, "    Ben: food 8", "  then Ben: food 8"];
    expect(() => read(...lines)).toThrow(message);
  });

  test("so is a river that can't be", () => {
    const table = (river: string) => () => read(...SOUND, `    river: ${river}`, "  then Ada: cabins 4");
    expect(table("willow-shallows")).not.toThrow();
    expect(table("willow-shallows + calling-bank")).toThrow("made.scenario:2: 1 tiles are turned now, not 2");
    expect(table("rat-barges")).toThrow('made.scenario:2: the tile "rat-barges" can\'t have come up there');
  });
});

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
    ["made.scenario:6", ["  when Ada activates both", "  then told: activated Ada, paid 3"]],
    ["made.scenario:6", ["  when Ada activates both", "  then not told: activated Ada"]],
    ["made.scenario:5: not-your-turn", ["  when Ben rests", "  then Ben: done"]],
    ["made.scenario:5: nothing is drawn or shown now", ["  when all is shown", "  then Ben: done"]],
    ["made.scenario:5: no tile is turned now", ["  when the tile is rat-barges", "  then Ben: done"]],
  ])("%s", (message, lines) => {
    expect(() => play(...SOUND, ...lines)).toThrow(message);
  });
});

/** Where somebody is still sealing, or has chosen and not shown, more is known at the table than words tell. */
const canBeTold = ({ phase, round }: State): boolean => phase !== "seal" && !(phase === "show" && round > 0);

/** All but the names of what is hidden. */
const comparable = (state: State) => ({
  ...state,
  boats: state.boats.map((boat) => ({
    ...boat,
    supply: { ...boat.supply, sealed: boat.supply.sealed.map(({ length }) => length), hand: boat.supply.hand.length },
  })),
});

function knownIn({ table, after }: Moment): Map<Handle, CardId> {
  return new Map(after.boats.flatMap((_, seat) => [...table.mine(seat)]));
}

test("every table that comes up in games between people can be told in words and read back", () => {
  let tables = 0;
  for (const seed of [8, 16, 1, 9, 2]) {
    playGame(seed, (moment) => {
      const { after } = moment;
      if (after.boats.some(({ sitter }) => sitter === "bot") || !canBeTold(after)) return;
      tables += 1;
      const names = NAMES.slice(0, after.boats.length);
      const text = printTable({ names, state: after, values: knownIn(moment) });
      const [head = "", ...lines] = text
        .split("\n")
        .map((line, i) => ({ text: line, place: { file: "table", line: i + 1 } }));
      if (head === "") throw new Error("nothing was told");
      const position = readTable(readWords(head.text, head.place), lines);
      expect(comparable(position.state), text).toEqual(comparable(after));
      expect(printTable(position)).toBe(text);
    });
  }
  expect(tables).toBeGreaterThan(500);
});
