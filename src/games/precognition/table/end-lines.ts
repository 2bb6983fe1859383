/** Log lines for the end of a match in each mode. */
import type { LogLine } from "../../../ui/texts/line.ts";
import type { Event } from "../model/events.ts";
import { TEAMS, teamOf } from "../model/seats.ts";
import type { State } from "../model/state.ts";
import { isMet } from "../rules/mission.ts";
import { islandAfter } from "../rules/pieces.ts";
import { goalOf } from "../rules/result.ts";
import { objectiveName, some, tileName } from "./texts/names.ts";
import { line } from "./texts/texts.ts";

type Over = Extract<Event, { on: "over" }>;

export function endLines(event: Over, state: State): LogLine[] {
  return [{ ...line("log.over"), heading: true }, ...outcome(event, state)];
}

function outcome(event: Over, state: State): LogLine[] {
  switch (state.options.mode) {
    case "competitive":
      return eachForThemselves(event);
    case "teams":
      return ofTeams(event);
    case "coop":
      return [together(event, state)];
  }
}

const seatsOf = ({ healthy }: Over): number[] => healthy.map((_, seat) => seat);
const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

function eachForThemselves(event: Over): LogLine[] {
  const { places, healthy } = event;
  const seats = seatsOf(event).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const winners = seats.filter((seat) => places[seat] === 1);
  const harvest = (seat: number) => some("healthy", healthy[seat] ?? 0);
  return [
    line("log.won", {
      n: winners.length,
      winners: winners.map((seat) => ({ seat })),
      healthy: harvest(winners[0] ?? 0),
    }),
    ...seats
      .filter((seat) => !winners.includes(seat))
      .map((seat) => line("log.placed", { seat: { seat }, place: places[seat] ?? 0, healthy: harvest(seat) })),
  ];
}

function ofTeams(event: Over): LogLine[] {
  const { places, healthy } = event;
  const teams = TEAMS.map((team) => seatsOf(event).filter((seat) => teamOf(seat) === team));
  const harvest = (seats: readonly number[]) => some("healthy", total(seats.map((seat) => healthy[seat] ?? 0)));
  const named = (seats: readonly number[]) => seats.map((seat) => ({ seat }));
  const [first = []] = teams;
  if (places.every((place) => place === 1)) return [line("log.teams-share", { healthy: harvest(first) })];
  return teams
    .sort(([a = 0], [b = 0]) => (places[a] ?? 0) - (places[b] ?? 0))
    .map((seats, i) =>
      i === 0
        ? line("log.team-won", { winners: named(seats), healthy: harvest(seats) })
        : line("log.team-second", { losers: named(seats), healthy: harvest(seats) }),
    );
}

function together({ healthy, isWon }: Over, { mission, boats, round }: State): LogLine {
  if (mission?.isLost) {
    const missed = mission.shown.filter((one) => !isMet({ boats }, one));
    return line("log.objective-failed", {
      n: missed.length,
      objectives: missed.map(({ id }) => objectiveName(id)),
      island: tileName(islandAfter(round).id),
    });
  }
  const brought = { healthy: some("healthy", total(healthy)) };
  return isWon ? line("log.all-win", brought) : line("log.too-few", { ...brought, needed: goalOf(healthy.length) });
}
