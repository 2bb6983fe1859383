/** The match of the day: the same luck and company for everybody on that date, so that results can be compared. */
import { encode } from "../engine/codec.ts";
import type { Match } from "../engine/match.ts";
import { readRecord } from "../engine/record.ts";
import { hasLuckOf } from "../session/same-luck.ts";
import type { Seat, Session } from "../session/session.ts";
import { seedOfDay } from "../ui/history/logbook/day.ts";
import type { DayEnd, Logbook } from "../ui/history/logbook/logbook.ts";
import { type MyNames, namesOf, optionsOf, seatsOf, usualLineup } from "../ui/match/lineup.ts";
import type { SaveSlot } from "../ui/match/save-slot.ts";
import type { Offer, Seating } from "./offer.ts";

interface SeatingOfDay extends Seating {
  readonly seed: number;
}

/** The usual line-up of the game. */
export function seatingOfDay({ game, table, ways }: Offer, day: string, names: MyNames): SeatingOfDay {
  const lineup = usualLineup(ways, table.bot, false);
  return {
    game: game.id,
    options: optionsOf(lineup, table.handicap),
    seats: seatsOf(lineup, namesOf(lineup.sitters, names), table.bot),
    isAlone: false,
    seed: seedOfDay(game.id, day),
  };
}

/** Whether this is the match of that day, whatever its player chose and is called. */
export function isOfDay(offer: Offer, day: string, match: Match): boolean {
  const { options, seats, seed } = seatingOfDay(offer, day, { ofMe: "", ofSeats: [] });
  const company = (all: readonly { readonly by: string; readonly level: string }[]) =>
    encode(all.map(({ by, level }) => ({ by, level })));
  return (
    match.game.id === offer.game.id &&
    encode(match.header.options) === encode(options) &&
    company(match.header.seats) === company(seats) &&
    hasLuckOf(match, seed)
  );
}

/** Whether the match that this device keeps, unfinished, is that of the day. */
export function isKeptOfDay(slot: SaveSlot, offer: Offer, day: string): boolean {
  const { record } = Object(slot.read()?.save);
  if (typeof record !== "string") return false;
  try {
    return isOfDay(offer, day, matchIn(record, offer));
  } catch {
    // What can't be read is told when somebody continues it.
    return false;
  }
}

interface Ended {
  /** Whose match it was. */
  readonly seat: Seat;
  readonly ended: number;
}

/** If a match that has ended was the first try of a day, notes how it ended, and returns the date. */
export function endDayOf(logbook: Logbook, offer: Offer, session: Session, { seat, ended }: Ended): string | undefined {
  const { result } = session;
  const open = Object.entries(logbook.of(offer.game.id).days).filter(([, { tries, end }]) => tries === 1 && !end);
  if (result === undefined || open.length === 0) return undefined;
  const match = matchIn(session.record(), offer);
  // A match that was begun before midnight is of the day before.
  const [day] = open.find(([one]) => isOfDay(offer, one, match)) ?? [];
  const end: DayEnd = {
    ended,
    place: result.places[seat] ?? 0,
    players: result.places.length,
    score: result.scores[seat]?.[0] ?? 0,
  };
  return day !== undefined && logbook.endDay(offer.game.id, day, end) ? day : undefined;
}

const matchIn = (record: string, { game }: Offer): Match =>
  readRecord(record, (id) => (id === game.id ? game : undefined));
