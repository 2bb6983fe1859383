/** The list of cues beside the code, which says what is seen with each, against random matches. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cueOf } from "../../src/games/precognition/table/sound/cue-of.ts";
import { CUES } from "../../src/games/precognition/table/sound/cues.ts";
import { eventsOfRandomMatch } from "../texts/random-match.ts";

const LIST = new URL("../../src/games/precognition/table/sound/CUES.md", import.meta.url);
const MATCHES = 40;

const rows = readFileSync(LIST, "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, cue = "", events = "", seen = ""]) => ({ cue: named(cue)[0], events: named(events), seen }));

function named(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/gu)].map(([, name = ""]) => name);
}

test("it has every cue once, and says what is seen with it", () => {
  expect(rows.map(({ cue }) => cue).sort()).toEqual(Object.keys(CUES).sort());
  expect(rows.filter(({ seen }) => seen.length < 10)).toEqual([]);
});

test("each cue belongs to the events that have it in matches, and to no other", () => {
  const heard = new Map<string, Set<string>>();
  for (let seed = 1; seed <= MATCHES; seed++) {
    for (const { event } of eventsOfRandomMatch("precognition", seed)) {
      const cue = cueOf(event as Parameters<typeof cueOf>[0]);
      if (cue !== undefined) heard.set(cue, (heard.get(cue) ?? new Set()).add(event.on));
    }
  }
  for (const { cue = "", events } of rows) {
    const found = [...(heard.get(cue) ?? [])];
    expect(
      found.filter((on) => !events.includes(on)),
      cue,
    ).toEqual([]);
  }
  const listed = rows.flatMap(({ cue, events }) => events.map((on) => `${cue}: ${on}`));
  const missing = listed.filter((one) => {
    const [cue = "", on = ""] = one.split(": ");
    return !heard.get(cue)?.has(on);
  });
  expect(missing).toEqual([]);
});
