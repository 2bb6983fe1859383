/** Every rule is shown by a scenario or a test, and none of them speaks of a rule that isn't there. */
import { expect, test } from "vitest";
import { ourRules, readRules, rulesInTests } from "./rules-catalogue.ts";
import { allScenarios } from "./scenario/all.ts";
import { at } from "./scenario/mistake.ts";

const rules = ourRules();

const shown = [
  ...allScenarios().flatMap(([, scenarios]) =>
    scenarios.flatMap((scenario) => scenario.rules.map((id) => ({ id, where: at(scenario.place) }))),
  ),
  ...rulesInTests(),
];

test("every rule has a number of its own, in order", () => {
  const ids = rules.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(ids.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b), "en", { numeric: true })));
});

/** 4a comes before 4.1. */
const placeOf = (id: string): string => id.replace(/[a-z]$/u, ".0$&");

test("every rule is shown", () => {
  const numbers = new Set(shown.map(({ id }) => id));
  expect(rules.filter(({ id }) => !numbers.has(id)).map(({ id, marks, text }) => `${id} ${marks} ${text}`)).toEqual([]);
});

test("nothing is shown that isn't a rule", () => {
  const ids = new Set(rules.map(({ id }) => id));
  expect(shown.filter(({ id }) => !ids.has(id)).map(({ id, where }) => `${id} in ${where}`)).toEqual([]);
});

test("every scenario stands in the file of its section", () => {
  const strays = allScenarios().flatMap(([file, scenarios]) => {
    const section = /\/(\d[\d.]*)-[a-z-]+\.scenario$/u.exec(file)?.[1] ?? "none";
    return scenarios.filter(({ rules: [first = ""] }) => !isWithin(first, section)).map(({ place }) => at(place));
  });
  expect(strays).toEqual([]);
});

const isWithin = (id: string, section: string): boolean =>
  id.startsWith(section) && !/^\d/u.test(id.slice(section.length));

test("a rule without a mark is a mistake", () => {
  expect(readRules("- **4.1a** [R][D] Humans eat.")).toEqual([{ id: "4.1a", marks: "[R][D]", text: "Humans eat." }]);
  expect(() => readRules("- **4.1a** Humans eat.")).toThrow("4.1a");
  expect(() => readRules("- Humans eat.")).toThrow("Humans eat.");
});
