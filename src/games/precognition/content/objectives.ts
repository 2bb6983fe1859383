/**
 * The Objectives of the co-operative game, eight a season. They are judged after the season's feeding. Whoever pays the
 * price turns one to its back, which requires only one of the two things, and often less of it.
 */
import type { Objective } from "../model/objective.ts";

export const OBJECTIVES: readonly Objective[] = [
  // Season 1: a well-played boat has most of this anyway.
  {
    id: "harvest-store",
    season: 1,
    scope: "one",
    front: [
      { of: "food", atLeast: 9 },
      { of: "healthy", atLeast: 4 },
    ],
    price: { human: 1 },
    back: { of: "food", atLeast: 6 },
  },
  {
    id: "crowded-cabins",
    season: 1,
    scope: "one",
    front: [
      { of: "healthy", atLeast: 5 },
      { of: "doctor", atLeast: 3 },
    ],
    price: { food: 2 },
    back: { of: "healthy", atLeast: 5 },
  },
  {
    id: "humming-hull",
    season: 1,
    scope: "one",
    front: [
      { of: "battery", atLeast: 3 },
      { of: "healthy", atLeast: 3 },
    ],
    price: { ymune: 1 },
    back: { of: "battery", atLeast: 2 },
  },
  {
    id: "first-watch",
    season: 1,
    scope: "one",
    front: [
      { of: "protector", atLeast: 2 },
      { of: "food", atLeast: 3 },
    ],
    price: { food: 1, human: 1 },
    back: { of: "protector", atLeast: 1 },
  },
  {
    id: "nobody-left-ashore",
    season: 1,
    scope: "each",
    front: [
      { of: "healthy", atLeast: 4 },
      { of: "ymune", atLeast: 2 },
    ],
    price: { food: 3 },
    back: { of: "healthy", atLeast: 3 },
  },
  {
    id: "full-larders",
    season: 1,
    scope: "each",
    front: [
      { of: "food", atLeast: 2 },
      { of: "battery", atLeast: 1 },
    ],
    price: { battery: 1 },
    back: { of: "food", atLeast: 2 },
  },
  {
    id: "lamps-along-the-line",
    season: 1,
    scope: "each",
    front: [
      { of: "battery", atLeast: 1 },
      { of: "doctor", atLeast: 2 },
    ],
    price: { food: 2 },
    back: { of: "doctor", atLeast: 2 },
  },
  {
    id: "song-of-the-spring",
    season: 1,
    scope: "each",
    front: [
      { of: "ymune", atLeast: 3 },
      { of: "food", atLeast: 2 },
    ],
    price: { human: 1 },
    back: { of: "ymune", atLeast: 3 },
  },

  // Season 2: what is saved for an Objective is missing against the Bane.
  {
    id: "great-granary",
    season: 2,
    scope: "one",
    front: [
      { of: "food", atLeast: 9 },
      { of: "healthy", atLeast: 4 },
    ],
    price: { human: 2 },
    back: { of: "food", atLeast: 6 },
  },
  {
    id: "floating-hospital",
    season: 2,
    scope: "one",
    front: [
      { of: "doctor", atLeast: 2 },
      { of: "healthy", atLeast: 7 },
    ],
    price: { food: 2, human: 1 },
    back: { of: "healthy", atLeast: 7 },
  },
  {
    id: "roaring-engines",
    season: 2,
    scope: "one",
    front: [
      { of: "battery", atLeast: 4 },
      { of: "doctor", atLeast: 2 },
    ],
    price: { food: 3 },
    back: { of: "battery", atLeast: 3 },
  },
  {
    id: "yellow-flag",
    season: 2,
    scope: "one",
    front: [
      { of: "contaminated", atLeast: 3 },
      { of: "food", atLeast: 3 },
    ],
    price: { battery: 1 },
    back: { of: "contaminated", atLeast: 2 },
  },
  {
    id: "no-empty-bunk",
    season: 2,
    scope: "each",
    front: [
      { of: "healthy", atLeast: 3 },
      { of: "ymune", atLeast: 2 },
    ],
    price: { human: 1, ymune: 1 },
    back: { of: "healthy", atLeast: 3 },
  },
  {
    id: "healers-aboard",
    season: 2,
    scope: "each",
    front: [
      { of: "doctor", atLeast: 2 },
      { of: "healthy", atLeast: 2 },
    ],
    price: { food: 3 },
    back: { of: "doctor", atLeast: 2 },
  },
  {
    id: "lighted-convoy",
    season: 2,
    scope: "each",
    front: [
      { of: "battery", atLeast: 1 },
      { of: "healthy", atLeast: 3 },
    ],
    price: { human: 2 },
    back: { of: "battery", atLeast: 1 },
  },
  {
    id: "common-table",
    season: 2,
    scope: "each",
    front: [
      { of: "food", atLeast: 1 },
      { of: "ymune", atLeast: 2 },
    ],
    price: { human: 1 },
    back: { of: "food", atLeast: 1 },
  },

  // Season 3: mostly a lot of what counts at the end anyway.
  {
    id: "flagship",
    season: 3,
    scope: "one",
    front: [
      { of: "healthy", atLeast: 11 },
      { of: "doctor", atLeast: 2 },
    ],
    price: { food: 2, human: 1 },
    back: { of: "healthy", atLeast: 11 },
  },
  {
    id: "seed-for-spring",
    season: 3,
    scope: "one",
    front: [
      { of: "food", atLeast: 2 },
      { of: "healthy", atLeast: 7 },
    ],
    price: { human: 2 },
    back: { of: "food", atLeast: 2 },
  },
  {
    id: "breakwater",
    season: 3,
    scope: "one",
    front: [
      { of: "protector", atLeast: 1 },
      { of: "healthy", atLeast: 7 },
    ],
    price: { food: 3 },
    back: { of: "healthy", atLeast: 7 },
  },
  {
    id: "harbour-beacon",
    season: 3,
    scope: "one",
    front: [
      { of: "battery", atLeast: 3 },
      { of: "ymune", atLeast: 2 },
    ],
    price: { human: 1, ymune: 1 },
    back: { of: "battery", atLeast: 3 },
  },
  {
    id: "landing-parties",
    season: 3,
    scope: "each",
    front: [
      { of: "healthy", atLeast: 6 },
      { of: "doctor", atLeast: 2 },
    ],
    price: { food: 1, ymune: 1 },
    back: { of: "healthy", atLeast: 6 },
  },
  {
    id: "founders-share",
    season: 3,
    scope: "each",
    front: [
      { of: "food", atLeast: 1 },
      { of: "healthy", atLeast: 5 },
    ],
    price: { human: 1 },
    back: { of: "healthy", atLeast: 4 },
  },
  {
    id: "every-lamp-ashore",
    season: 3,
    scope: "each",
    front: [
      { of: "battery", atLeast: 1 },
      { of: "ymune", atLeast: 1 },
    ],
    price: { food: 3 },
    back: { of: "ymune", atLeast: 1 },
  },
  {
    id: "school-of-healers",
    season: 3,
    scope: "each",
    front: [
      { of: "doctor", atLeast: 2 },
      { of: "healthy", atLeast: 3 },
    ],
    price: { ymune: 2 },
    back: { of: "doctor", atLeast: 2 },
  },
];
