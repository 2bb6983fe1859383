/** The last scene shows as many people as have arrived at Letea, and as many as are missing. */
import { h } from "preact";
import { expect, test } from "vitest";
import { precognition } from "../../src/games/precognition/game.ts";
import { ROUNDS } from "../../src/games/precognition/model/river.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import type { PrecognitionTypes } from "../../src/games/precognition/model/types.ts";
import { BOAT } from "../../src/games/precognition/table/picture/boat-plan.ts";
import { Homecoming } from "../../src/games/precognition/table/story/homecoming.tsx";
import { BERTHS, SCENE, shoreSpots } from "../../src/games/precognition/table/story/shore.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import type { Result } from "../../src/session/session.ts";
import { symbolOf } from "../../src/ui/look/seat-symbols.ts";
import type { Branch } from "../cards/paper-dom.ts";
import { shown } from "../cards/saying.ts";
import { atOnce, seats } from "../session/tables.ts";

/** The final state of a match with these numbers of healthy Humans. */
function ended(mode: string, healthy: readonly number[], isMissionLost = false): State {
  const variant = precognition.variants.find(
    ({ options, players }) => options.mode === mode && players === healthy.length,
  );
  const table = { options: variant?.options, seats: seats(...healthy.map(() => "person" as const)), seed: 4 };
  const { state } = LocalSession.fresh<PrecognitionTypes>(precognition, table, atOnce);
  return {
    ...state,
    round: ROUNDS,
    boats: state.boats.map((boat, seat) => ({ ...boat, cabins: healthy[seat] ?? 0 })),
    mission: state.mission && { ...state.mission, isLost: isMissionLost },
  };
}

const pictureOf = (state: State, places: readonly number[], isWon?: boolean): Branch => {
  const result: Result = { places, scores: [], ...(isWon !== undefined && { isWon }) };
  return shown(h(Homecoming, { state, result, names: [] }, h("p", null, "so it ended")));
};

const flags = (picture: Branch) => picture.withClass("flag").map(({ attributes }) => attributes.d);
const ashore = (picture: Branch) => picture.withClass("people-ashore")[0];

test.each([
  ["one who has won", "competitive", [20, 16, 10, 10], [1, 2, 3, 4], [0], 20],
  ["two who share the first place", "competitive", [9, 12, 12], [3, 1, 1], [1, 2], 24],
  ["a team", "teams", [5, 12, 9, 12], [2, 1, 2, 1], [1, 3], 24],
])("%s lands, with all their healthy Humans", (_, mode, healthy, places, winners, count) => {
  const picture = pictureOf(ended(mode, healthy), places);
  expect(flags(picture)).toEqual(winners.map(symbolOf));
  expect(ashore(picture)?.withClass("person")).toHaveLength(count);
  expect(ashore(picture)?.withClass("missed")).toHaveLength(0);
});

test("who has won together lands together", () => {
  const picture = pictureOf(ended("coop", [16, 15]), [1, 1], true);
  expect(flags(picture)).toEqual([0, 1].map(symbolOf));
  expect(ashore(picture)?.withClass("person")).toHaveLength(31);
});

test("who has lost together lands nobody, and whoever is missing is missed ashore", () => {
  const picture = pictureOf(ended("coop", [12, 7]), [2, 2], false);
  expect(flags(picture)).toEqual([0, 1].map(symbolOf));
  expect(ashore(picture)?.withClass("person")).toHaveLength(0);
  expect(ashore(picture)?.withClass("missed")).toHaveLength(30 - 19);
  expect(picture.withClass("homecoming")[0]?.classes).toContain("lost");
});

test("an Objective that was missed ends it before anybody is counted", () => {
  const picture = pictureOf(ended("coop", [12, 7], true), [2, 2], false);
  expect(ashore(picture)?.named("image")).toHaveLength(0);
});

test("it is for the eye only, but for the words that it stands around", () => {
  expect(pictureOf(ended("competitive", [3, 4]), [2, 1]).heard).toBe("so it ended");
});

test.each([1, 2, 20, 23, 60, 99])("%i people have room ashore, and no two stand at the same place", (count) => {
  const spots = shoreSpots(count);
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  for (const { x } of spots) expect(x).toBeLessThan(SCENE.width);
});

test("boats float within the picture, and nobody's flag is behind another boat's", () => {
  const FLAG = { x: 407, top: 4, bottom: 48 };
  for (const berths of BERTHS) {
    for (const [i, { x, y, scale }] of berths.entries()) {
      expect(x + BOAT.width * scale).toBeLessThan(SCENE.width);
      const flag = { x: x + FLAG.x * scale, y: y + (FLAG.bottom - BOAT.waterline) * scale };
      for (const nearer of berths.slice(i + 1)) {
        const roof = nearer.y + (30 - BOAT.waterline) * nearer.scale;
        const isBeside = flag.x < nearer.x || flag.x > nearer.x + BOAT.width * nearer.scale;
        expect(isBeside || flag.y < roof).toBe(true);
      }
    }
  }
});
