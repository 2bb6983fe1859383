/** Who will play what: chosen before a match, kept for a rematch. */
import { readable } from "../../session/session.ts";
import type { Handicap, HandicapTable } from "../game-table.ts";
import { playerCounts, type Way, withPlayers } from "./variant-choice.ts";

export interface Lineup {
  readonly way: Way;
  /** As many as the way has players. */
  readonly sitters: readonly LineupSeat[];
}

export interface LineupSeat {
  /** Empty for the usual one. */
  readonly name: string;
  /** `me`, `friend`, or one of the game's bots. */
  readonly by: string;
  readonly handicap?: Handicap;
}

export const ME = "me";
/** Somebody else at this screen. */
export const FRIEND = "friend";

const isPerson = ({ by }: LineupSeat): boolean => by === ME || by === FRIEND;

/** How many seats are played at this screen. */
export const peopleIn = (sitters: readonly LineupSeat[]): number => sitters.filter(isPerson).length;

/** How many of them I lead. */
export const ledIn = (sitters: readonly LineupSeat[]): number => sitters.filter(({ by }) => by === ME).length;

/** I lead several, and nobody else is at this screen. */
export const isAlone = (sitters: readonly LineupSeat[]): boolean =>
  ledIn(sitters) > 1 && peopleIn(sitters) === ledIn(sitters);

/** Read the same in every language. */
const NAMES = ["Ada", "Ivo", "Mira", "Noé", "Tess", "Omar"] as const;

/** With three there is somebody on either side, and little to wait for. */
const GOOD_COMPANY = 3;

/** The plainest way to play: me against a few bots of this level, or those bots among themselves. */
export function usualLineup(ways: readonly Way[], level: string, isWatched: boolean): Lineup {
  const [plainest] = ways;
  if (plainest === undefined) throw new Error("there is no way to play this game");
  const counts = playerCounts(ways, plainest);
  const wanted = isWatched ? Math.max(...counts) : GOOD_COMPANY;
  const players = counts.includes(wanted) ? wanted : Math.max(...counts);
  const way = withPlayers(ways, plainest, players);
  return seated({ way, sitters: isWatched ? [] : [{ name: "", by: ME }] }, level);
}

/** With just as many seats as the way has: new ones are bots of this level, and I stay at the table. */
export function seated({ way, sitters }: Lineup, level: string): Lineup {
  const places = Array.from({ length: way.players }, (_, i) => sitters[i] ?? { name: "", by: level });
  const wasThere = sitters.some(({ by }) => by === ME);
  const isThere = places.some(({ by }) => by === ME);
  return { way, sitters: wasThere && !isThere ? withSitter(places, 0, { by: ME }, level) : places };
}

/** I lead so many seats: those that I have, and then the first ones. */
export function led(sitters: readonly LineupSeat[], count: number, level: string): LineupSeat[] {
  const mine = sitters.flatMap(({ by }, i) => (by === ME ? [i] : []));
  const others = sitters.flatMap(({ by }, i) => (by === ME ? [] : [i]));
  const taken = [...mine, ...others].slice(0, count);
  return sitters.map((one, i) => {
    if (taken.includes(i)) return { ...one, by: ME };
    return one.by === ME ? { ...one, name: "", by: level } : one;
  });
}

/** Alone with so many seats; where it is one, as many sit at the table as before. */
export function leading(ways: readonly Way[], { way, sitters }: Lineup, count: number, level: string): Lineup {
  const now = seated({ way: count > 1 ? withPlayers(ways, way, count) : way, sitters }, level);
  return { ...now, sitters: led(now.sitters, count, level) };
}

/** A bot takes the seat that I leave for this one. */
export function withSitter(
  sitters: readonly LineupSeat[],
  seat: number,
  change: Partial<LineupSeat>,
  level: string,
): LineupSeat[] {
  const left = change.by === ME && sitters[seat]?.by !== ME ? sitters.findIndex(({ by }) => by === ME) : -1;
  return sitters.map((one, i) => {
    if (i === seat) return { ...one, ...change };
    return i === left ? { ...one, name: "", by: level } : one;
  });
}

/** The options of the way, with the handicaps of all seats. */
export const optionsOf = ({ way, sitters }: Lineup, handicaps: HandicapTable | undefined): unknown =>
  handicaps === undefined
    ? way.exact
    : handicaps.into(
        way.exact,
        sitters.map(({ handicap = {} }) => handicap),
      );

export interface SeatSetup {
  readonly name: string;
  readonly by: "person" | "bot";
  readonly level: string;
}

/** As a match wants it. `level` plays for me should I have to leave. */
export function seatsOf({ sitters }: Lineup, names: readonly string[], level: string): SeatSetup[] {
  return sitters.map((one, i) => ({
    name: names[i] ?? "",
    by: isPerson(one) ? "person" : "bot",
    level: isPerson(one) ? level : one.by,
  }));
}

/**
 * `mine` are the names of one who leads a seat, and of the seats of one who leads several. They hold unless others are
 * given, and nobody gets a usual name that somebody else has.
 */
export function namesOf(sitters: readonly LineupSeat[], mine: MyNames): string[] {
  const own = ledIn(sitters) > 1 ? [...mine.ofSeats] : [mine.ofMe];
  const given = sitters.map(({ name, by }) => {
    const usual = by === ME ? own.shift() : undefined;
    return readable(name) || readable(usual ?? "");
  });
  const free = NAMES.filter((name) => !given.includes(name));
  return given.map((name) => name || (free.shift() ?? "?"));
}

/** For one more, besides these. */
export const nameBeside = (taken: readonly string[]): string => NAMES.find((name) => !taken.includes(name)) ?? "?";

export interface MyNames {
  readonly ofMe: string;
  readonly ofSeats: readonly string[];
}
