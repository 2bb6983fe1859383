/** Finds games and what belongs to them. */
import type { Game, Variant } from "../../engine/game.ts";
import type { Survey } from "../../engine/survey.ts";
import { findGame } from "../../games/index.ts";
import { SURVEYS } from "../../games/surveys.ts";
import { TABLES } from "../../games/tables.ts";
import type { GameTable } from "../../ui/game-table.ts";

export const gameOf = (id: string): Game => there(findGame(id), "game", id);
export const tableOf = ({ id }: Game): GameTable => there(TABLES[id], "table", id);
export const surveyOf = ({ id }: Game): Survey | undefined => SURVEYS[id];

function there<X>(found: X | undefined, what: string, id: string): X {
  if (found === undefined) throw new Error(`there is no ${what} for "${id}"`);
  return found;
}

/** The options and the number of players, as "coop-advanced-hard-3". */
export const nameOf = ({ options, players }: Variant): string => [...Object.values(Object(options)), players].join("-");
