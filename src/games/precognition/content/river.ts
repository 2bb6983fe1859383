/** The River: in a season three of its four tiles come up, in random order, and then its island. */
import type { Island, RiverTile } from "../model/river.ts";

export const TILES: readonly RiverTile[] = [
  { id: "willow-shallows", season: 1, gives: { food: 2 }, takes: {} },
  { id: "drifting-crates", season: 1, gives: { food: 1, battery: 1 }, takes: {} },
  { id: "calling-bank", season: 1, gives: { human: 1 }, takes: {} },
  { id: "glowing-spring", season: 1, gives: { ymune: 1 }, takes: {} },

  { id: "rat-barges", season: 2, gives: {}, takes: { food: 2 } },
  { id: "white-rapids", season: 2, gives: {}, takes: { human: 1 } },
  { id: "lightning-reach", season: 2, gives: {}, takes: { food: 1, battery: 1 } },
  { id: "fever-current", season: 2, gives: {}, takes: { doctor: 1 } },

  { id: "hungry-mist", season: 3, gives: {}, takes: { food: 3 } },
  { id: "great-whirlpool", season: 3, gives: {}, takes: { human: 2 } },
  { id: "siren-marsh", season: 3, gives: {}, takes: { human: 1, ymune: 1 } },
  { id: "iron-reef", season: 3, gives: {}, takes: { food: 1, battery: 2 } },
];

export const ISLANDS: readonly [Island, Island, Island] = [
  { id: "heron-isle", season: 1 },
  { id: "salt-isle", season: 2 },
  { id: "letea", season: 3 },
];
