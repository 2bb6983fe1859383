import { h } from "preact";
import { expect, test } from "vitest";
import { TILES } from "../../src/games/precognition/content/river.ts";
import { readStretch, stretchName } from "../../src/games/precognition/table/cards/stretches.ts";
import { Closer } from "../../src/games/precognition/table/overview/closer.tsx";
import { pieceLine } from "../../src/games/precognition/table/piece-line.ts";
import { reference } from "../../src/games/precognition/table/reference/reference.ts";
import { onPaper } from "../online-ui/on-paper.ts";

const ROUNDS = Array.from({ length: 12 }, (_, i) => i + 1);
const ISLANDS = [4, 8, 12];

test("every stretch can be pointed at: by its place while it lies face down, then by what lies there", () => {
  for (const round of ROUNDS) {
    const name = stretchName(round, undefined);
    const isIsland = ISLANDS.includes(round);
    expect(readStretch(name)).toBe(isIsland ? undefined : round);
    expect(pieceLine(name)).toEqual(isIsland ? { key: name } : { key: "river.stretch", params: { round } });
    for (const { id } of TILES) expect(stretchName(round, id)).toBe(`tile.${id}`);
  }
});

test.each(["stretch.0", "stretch.4", "stretch.13", "stretch.", "stretch.1.2", "objective.", "stretch.007"])(
  "%s is nothing that anybody could point at",
  (name) => expect(pieceLine(name)).toBeUndefined(),
);

test("a stretch that lies face down is told closer and has its place in the rules", () => {
  const told = onPaper(h(Closer, { thing: "stretch.6" }));
  expect(told.text).toContain("river tile 6, face down");
  expect(told.text).toContain("A face-down tile of season 2");
  expect(reference.about?.("stretch.6")).toBe("term.stretch");
});

test("an Objective that lies face down is called so", () => {
  expect(pieceLine("objective.face-down")).toEqual({ key: "mission.hidden.one", params: {} });
});
