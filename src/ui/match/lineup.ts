/** Who plays which seat: chosen before a match, kept for the next one. */
import { freeLook, readable, type SeatLook } from "../../session/session.ts";
import type { Handicap, HandicapTable } from "../game-table.ts";
import { playerCounts, type Way, withPlayers } from "./variant-choice.ts";

export interface Lineup {
  readonly way: Way;
  /** One for each player of the way. */
  readonly sitters: readonly LineupSeat[];
}

export interface LineupSeat {
  /** Empty for the default name. */
  readonly name: string;
  /** `me`, `friend`, or one of the game's bots. */
  readonly by: string;
  readonly handicap?: Handicap;
  /** As it was chosen for this seat; mine is remembered. */
  readonly look?: SeatLook | undefined;
}

export const ME = "me";
/** Another person at this screen. */
export const FRIEND = "friend";

const isPerson = ({ by }: LineupSeat): boolean => by === ME || by === FRIEND;

export const peopleIn = (sitters: readonly LineupSeat[]): number => sitters.filter(isPerson).length;

/** How many seats I lead. */
export const ledIn = (sitters: readonly LineupSeat[]): number => sitters.filter(({ by }) => by === ME).length;

/** I lead several seats, and nobody else is at this screen. */
export const isAlone = (sitters: readonly LineupSeat[]): boolean =>
  ledIn(sitters) > 1 && peopleIn(sitters) === ledIn(sitters);

/** Names that read the same in every language. */
const NAMES = ["Ada", "Ivo", "Mira", "Noé", "Tess", "Omar"] as const;

/** The default number of players: with three there is somebody on either side, and little waiting. */
const GOOD_COMPANY = 3;

/** The default line-up: me and a few bots of this level, or only bots if the match is watched. */
export function usualLineup(ways: readonly Way[], level: string, isWatched: boolean): Lineup {
  const [plainest] = ways;
  if (plainest === undefined) throw new Error("there is no way to play this game");
  const counts = playerCounts(ways, plainest);
  const wanted = isWatched ? Math.max(...counts) : GOOD_COMPANY;
  const players = counts.includes(wanted) ? wanted : Math.max(...counts);
  const way = withPlayers(ways, plainest, players);
  return seated({ way, sitters: isWatched ? [] : [{ name: "", by: ME }] }, level);
}

/** Fits the seats to the way: new ones are bots of this level, and I keep a seat. */
export function seated({ way, sitters }: Lineup, level: string): Lineup {
  const places = Array.from({ length: way.players }, (_, i) => sitters[i] ?? { name: "", by: level });
  const wasThere = sitters.some(({ by }) => by === ME);
  const isThere = places.some(({ by }) => by === ME);
  return { way, sitters: wasThere && !isThere ? withSitter(places, 0, { by: ME }, level) : places };
}

/** Gives me `count` seats: those that I have already, then the first ones. */
export function led(sitters: readonly LineupSeat[], count: number, level: string): LineupSeat[] {
  const mine = sitters.flatMap(({ by }, i) => (by === ME ? [i] : []));
  const others = sitters.flatMap(({ by }, i) => (by === ME ? [] : [i]));
  const taken = [...mine, ...others].slice(0, count);
  return sitters.map((one, i) => {
    if (taken.includes(i)) return { ...one, by: ME };
    return one.by === ME ? { ...one, name: "", by: level } : one;
  });
}

/** I lead `count` seats alone. With one seat, the number of players stays as it was. */
export function leading(ways: readonly Way[], { way, sitters }: Lineup, count: number, level: string): Lineup {
  const now = seated({ way: count > 1 ? withPlayers(ways, way, count) : way, sitters }, level);
  return { ...now, sitters: led(now.sitters, count, level) };
}

/** Changes who plays a seat. If I move to it, a bot takes the seat that I leave. */
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
  readonly look?: SeatLook | undefined;
}

/** The seats for a new match. `level`: the bot that plays for a person who leaves. */
export function seatsOf(
  { sitters }: Pick<Lineup, "sitters">,
  names: readonly string[],
  level: string,
  mine?: SeatLook | undefined,
): SeatSetup[] {
  const looks = wantedLooks(sitters, mine);
  return sitters.map((one, i) => ({
    name: names[i] ?? "",
    by: isPerson(one) ? "person" : "bot",
    level: isPerson(one) ? level : one.by,
    ...(looks[i] && { look: looks[i] }),
  }));
}

/** The look that is wanted for each seat: chosen for it, or mine where I sit, if I lead one seat. All different. */
export function wantedLooks(
  sitters: readonly LineupSeat[],
  mine: SeatLook | undefined,
): readonly (SeatLook | undefined)[] {
  const own = ledIn(sitters) === 1 ? sitters.findIndex(({ by }) => by === ME) : -1;
  const chosen = sitters.map(({ look }) => look);
  // What was chosen for a seat comes first: two may have chosen the same before.
  return chosen.map((look, i) => look ?? (i === own && mine !== undefined ? freeLook(mine, chosen) : undefined));
}

/**
 * `mine`: my name, and my names for the seats if I lead several. They apply to seats without a name of their own. Default
 * names are all different.
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

/** A default name that isn't taken. */
export const nameBeside = (taken: readonly string[]): string => NAMES.find((name) => !taken.includes(name)) ?? "?";

export interface MyNames {
  readonly ofMe: string;
  readonly ofSeats: readonly string[];
}
