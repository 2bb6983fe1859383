/**
 * The 24 Expedition cards, of which everybody has one each. ECONOMY.md explains the numbers. `X` is the cost of the other
 * card in the Action Zone.
 */
import type { Card } from "../model/card.ts";

export const CARDS: readonly Card[] = [
  // Season 1: cheap and harmless, to build a boat up.
  { id: "reed-cutters", season: 1, type: "food", cost: 0, gain: { food: 1 }, bonus: { battery: 2 }, bane: 0 },
  { id: "eel-traps", season: 1, type: "food", cost: 1, gain: { food: 2 }, bonus: { ymune: 1 }, bane: 0 },
  { id: "drowned-orchard", season: 1, type: "food", cost: 2, gain: { food: 3 }, bonus: { human: 1 }, bane: 0 },
  { id: "raft-drifters", season: 1, type: "human", cost: 0, gain: { human: 1 }, bonus: { food: 1 }, bane: 0 },
  { id: "rooftop-camp", season: 1, type: "human", cost: 1, gain: { human: 1 }, bonus: { ymune: 1 }, bane: 0 },
  { id: "silent-ferry", season: 1, type: "human", cost: 2, gain: { human: 2 }, bonus: { battery: 1 }, bane: 0 },
  { id: "spring-singers", season: 1, type: "ymune", cost: 1, gain: { ymune: 1 }, bonus: { human: 1 }, bane: 0 },
  { id: "weed-divers", season: 1, type: "ymune", cost: "X", gain: { ymune: 1 }, bonus: { food: 2 }, bane: 0 },
  { id: "sunken-tram", season: 1, type: "battery", cost: 1, gain: { battery: 1 }, bonus: { human: 1 }, bane: 0 },
  { id: "old-substation", season: 1, type: "battery", cost: 2, gain: { battery: 2 }, bonus: { ymune: 1 }, bane: 0 },

  // Season 2: higher costs and gains, and the first Bane.
  { id: "market-hall", season: 2, type: "food", cost: 2, gain: { food: 3 }, bonus: { human: 1 }, bane: 0 },
  { id: "grain-silo", season: 2, type: "food", cost: 3, gain: { food: 4 }, bonus: { battery: 1 }, bane: 0 },
  { id: "clinic-roof", season: 2, type: "human", cost: 2, gain: { human: 3 }, bonus: { food: 2 }, bane: 1 },
  { id: "flooded-arena", season: 2, type: "human", cost: 3, gain: { human: 3 }, bonus: { ymune: 1 }, bane: 1 },
  { id: "lock-keepers", season: 2, type: "ymune", cost: 2, gain: { ymune: 1 }, bonus: { battery: 1 }, bane: 0 },
  { id: "cave-choir", season: 2, type: "ymune", cost: 3, gain: { ymune: 2 }, bonus: { human: 1 }, bane: 2 },
  { id: "wind-masts", season: 2, type: "battery", cost: 2, gain: { battery: 3 }, bonus: { human: 1 }, bane: 1 },
  { id: "pumping-station", season: 2, type: "battery", cost: 1, gain: { battery: "X" }, bonus: { food: 2 }, bane: 1 },

  // Season 3: nothing is cheap, and safe cards bring little.
  { id: "fog-nets", season: 3, type: "food", cost: 4, gain: { food: 2 }, bonus: { food: 2 }, bane: 0 },
  { id: "wrecked-freighter", season: 3, type: "food", cost: 2, gain: { food: 2 }, bonus: { human: 1 }, bane: 2 },
  { id: "last-convoy", season: 3, type: "human", cost: 4, gain: { human: 4 }, bonus: { ymune: 1 }, bane: 1 },
  { id: "harbour-crowd", season: 3, type: "human", cost: 3, gain: { human: 4 }, bonus: { food: 1 }, bane: 2 },
  { id: "night-shoal", season: 3, type: "ymune", cost: 4, gain: { ymune: 2 }, bonus: { human: 1 }, bane: 1 },
  { id: "estuary-elders", season: 3, type: "ymune", cost: 3, gain: { ymune: 2 }, bonus: { food: 1 }, bane: 2 },
];
