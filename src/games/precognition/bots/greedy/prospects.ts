import { CARDS } from "../../content/cards.ts";
import { SEASONS, type Season } from "../../model/card.ts";

/** Every card enters somebody's Action Zone, two a round. */
const CARDS_A_ROUND = 2;

const averageBane = (season: Season): number => {
  const cards = CARDS.filter((card) => card.season === season);
  return (CARDS_A_ROUND * cards.reduce((sum, { bane }) => sum + bane, 0)) / cards.length;
};

const BANES = SEASONS.map(averageBane);

/** By how much the Bane rises in an average round of this season. */
export const baneOfRound = (season: Season): number => BANES[season - 1] ?? 0;
