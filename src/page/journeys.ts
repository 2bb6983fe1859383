/** What the log-book shows of recorded matches: their pictures, and what proves the match of a day. */

import type { Match } from "../engine/match.ts";
import { Refusal } from "../engine/refusal.ts";
import { recordedMatch } from "../session/recorded-match.ts";
import { looksOf } from "../session/session.ts";
import { stepsOf } from "../session/steps-of.ts";
import type { PaintedJourney } from "../ui/history/logbook/journeys.tsx";
import { offerOf } from "./offer.ts";
import type { Shelf } from "./shelf.ts";

/** Undefined if the record can't be read, or the game has no such picture. */
export async function paintedJourney(record: string, shelf: Shelf): Promise<PaintedJourney | undefined> {
  const match = readable(record, shelf);
  const { result, header, state } = match ?? {};
  if (match === undefined || result === undefined || header === undefined) return undefined;
  const { Ending } = await offerOf(shelf, match.game.id).table.loadViews();
  if (Ending === undefined) return undefined;
  const names = header.seats.map(({ name }) => name);
  return { Ending, state, result, names, looks: looksOf(header.seats.map(({ look }) => look)) };
}

/** How a match went for the person who played it, as a curve. Empty if the game has none. */
export async function ownCourse(record: string, shelf: Shelf): Promise<readonly number[]> {
  const match = readable(record, shelf);
  if (match === undefined) return [];
  const { seats } = match.header;
  const { courses } = await offerOf(shelf, match.game.id).table.loadViews();
  const own = seats.findIndex(({ by }) => by === "person");
  return courses?.(stepsOf(match), seats.length)[own] ?? [];
}

function readable(record: string, { games }: Shelf): Match | undefined {
  try {
    return recordedMatch(record, (id) => games.find((game) => game.id === id));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return undefined;
  }
}
