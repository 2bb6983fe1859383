/** Numbers of cards, for texts. */

import type { Params } from "../../../../ui/texts/line.ts";
import { CARDS } from "../../content/cards.ts";
import { SEASONS, type Season } from "../../model/card.ts";
import type { Resource } from "../../model/goods.ts";

export const TYPES = ["food", "human", "ymune", "battery"] as const satisfies readonly Resource[];

export const countOf = (type: Resource, season: Season): number =>
  CARDS.filter((card) => card.type === type && card.season === season).length;

export const typesIn = (season: Season): Params =>
  Object.fromEntries(TYPES.map((type) => [type, countOf(type, season)]));

const NUMBERS = { 1: "one", 2: "two", 3: "three" } as const;

/** Parameters `one`, `two` and `three`, by season. */
export const bySeasons = (count: (season: Season) => number): Params =>
  Object.fromEntries(SEASONS.map((season) => [NUMBERS[season], count(season)]));
