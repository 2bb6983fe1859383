/** The match of the day: the same luck and company for everybody on that date, so that results can be compared. */
import { encode } from "../engine/codec.ts";
import { readRecord } from "../engine/record.ts";
import { hasLuckOf } from "../session/same-luck.ts";
import type { Seat, Session } from "../session/session.ts";
import { seedOfDay } from "../ui/logbook/day.ts";
import type { DayEnd, Logbook } from "../ui/logbook/logbook.ts";
import { type MyNames, namesOf, optionsOf, seatsOf, usualLineup } from "../ui/match/lineup.ts";
import type { Offer, Seating } from "./kit.ts";

/** The usual line-up of the game. */
export function seatingOfDay({ game, table, ways }: Offer, day: string, names: MyNames): Seating {
  const lineup = usualLineup(ways, table.bot, false);
  return {
    game: game.id,
    options: optionsOf(lineup, table.handicap),
    seats: seatsOf(lineup, namesOf(lineup.sitters, names), table.bot),
    isAlone: false,
    seed: seedOfDay(game.id, day),
  };
}

/** Whether a record is of the match of that day, whatever its player chose and is called. */
export function isOfDay(offer: Offer, day: string, record: string): boolean {
  const match = readRecord(record, (id) => (id === offer.game.id ? offer.game : undefined));
  const { options, seats, seed } = seatingOfDay(offer, day, { ofMe: "", ofSeats: [] });
  const played = match.header.seats.map(({ by, level }) => ({ by, level }));
  const asked = seats.map(({ by, level }) => ({ by, level }));
  return (
    encode(match.header.options) === encode(options) &&
    encode(played) === encode(asked) &&
    seed !== undefined &&
    hasLuckOf(match, seed)
  );
}

/** If a match that has ended was the first try of a day, notes how it ended. */
export function endDayOf(logbook: Logbook, offer: Offer, session: Session, seat: Seat): void {
  const { result } = session;
  if (result === undefined) return;
  const open = Object.entries(logbook.of(offer.game.id).days).filter(([, { tries, end }]) => tries === 1 && !end);
  const end: DayEnd = {
    place: result.places[seat] ?? 0,
    players: result.places.length,
    score: result.scores[seat]?.[0] ?? 0,
  };
  const record = session.record();
  // A match that was begun before midnight is of the day before.
  const [day] = open.find(([one]) => isOfDay(offer, one, record)) ?? [];
  if (day !== undefined) logbook.endDay(offer.game.id, day, end);
}
