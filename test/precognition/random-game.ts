/** Whole random games on the real table, watched input by input. */
import type { Game, Input, Seat, Sitter } from "../../src/engine/game.ts";
import { LocalTable } from "../../src/engine/local-table.ts";
import { Match } from "../../src/engine/match.ts";
import { writeRecord } from "../../src/engine/record.ts";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import { ADVANCED_ROOMS } from "../../src/games/precognition/content/advanced-rooms.ts";
import { STANDARD_ROOMS } from "../../src/games/precognition/content/rooms.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import type { Act } from "../../src/games/precognition/model/acts.ts";
import type { Event } from "../../src/games/precognition/model/events.ts";
import type { Options } from "../../src/games/precognition/model/options.ts";
import type { Room } from "../../src/games/precognition/model/room.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import type { PrecognitionTypes } from "../../src/games/precognition/model/types.ts";
import { HEAD } from "../../src/games/precognition/positions/format.ts";
import { positions } from "../../src/games/precognition/positions/positions.ts";
import { VARIANTS } from "../../src/games/precognition/rules/variants.ts";
import type { Table } from "./scenario/table-text.ts";

export interface Moment {
  readonly before: State;
  readonly input: Input<PrecognitionTypes>;
  readonly events: readonly Event[];
  /** The state that each of them found. */
  readonly moments: readonly State[];
  readonly after: State;
  readonly table: LocalTable<PrecognitionTypes>;
}

export type Variant = (typeof VARIANTS)[number];

export const COMPETITIVE: Options = { mode: "competitive", setup: "standard" };

/** Every mode with every set-up, number of players and difficulty, one after the other. */
export const variantOf = (seed: number): Variant => pick(VARIANTS, seed);

/** Those that nobody can lose before the end. */
export const rivalryOf = (seed: number): Variant =>
  pick(
    VARIANTS.filter(({ options }) => options.mode !== "coop"),
    seed,
  );

/** People, bots, and both: so many first seats of one of these. */
const TABLES = ["pppp", "bbbb", "pbpp", "pbbb", "bppb"] as const;

/** Tables of a variant's size, another one each time the variant comes up again. */
export function sittersOf(seed: number, players: number): readonly Sitter[] {
  const table = TABLES[Math.floor(seed / VARIANTS.length) % TABLES.length] ?? TABLES[0];
  return [...table.slice(0, players)].map((letter) => (letter === "p" ? "person" : "bot"));
}

export function newMatch(sitters: readonly Sitter[], options: Options = COMPETITIVE): Match<PrecognitionTypes> {
  const seats = sitters.map((by, seat) => ({ name: `Seat ${seat}`, by, level: "random" }));
  return new Match(precognition, options, seats);
}

/** A match that goes on from a position, with all its secrets on this device. */
export function tableFrom({ state, names, values }: Table, seed: number): LocalTable<PrecognitionTypes> {
  const game: Game<PrecognitionTypes> = { ...precognition, setup: () => state };
  const seats = precognition.sitters(state).map((by, seat) => ({ name: names[seat] ?? "", by, level: "random" }));
  const secrets = seats.map((_, seat) => ({
    seat,
    values: [...values].flatMap(([handle, value]) => (handle.startsWith(`${seat}/`) ? [{ handle, value }] : [])),
  }));
  const pools = Object.fromEntries(secrets.map((secret) => [`position of ${secret.seat}`, secret]));
  return new LocalTable(new Match(game, state.options, seats), {
    keeper: { luck: seeded(seed, 1).save(), made: 0, pools, sealed: [] },
    croupier: seeded(seed, 2).save(),
  });
}

export const newTable = (
  sitters: readonly Sitter[],
  seed: number,
  options: Options = COMPETITIVE,
): LocalTable<PrecognitionTypes> => LocalTable.fresh(newMatch(sitters, options), seed);

/** Plays the game of this seed to its end. If anything stumbles, seed and record are told. */
export function playGame(
  seed: number,
  watch: (moment: Moment) => void,
  { options, players } = variantOf(seed),
): Match<PrecognitionTypes> {
  const sitters = sittersOf(seed, players);
  const later = options.mode === "coop" ? laterStart(options, sitters, seed) : undefined;
  const table = later === undefined ? newTable(sitters, seed, options) : tableFrom(later, seed);
  const { match } = table;
  const luck = seeded(seed, 3);
  // Some tables play better than at random: they get further, and see more of what a game has.
  const care = luck.below(5);
  // At some, people leave their seats to bots and come back.
  const restlessness = seed % 5 === 0 ? luck.pick(RESTLESSNESS) : 0;
  try {
    while (!match.isOver) {
      const before = match.state;
      const input =
        seatChange(match, luck, restlessness) ??
        nextInput(table, luck, (acts) => (luck.below(4) < care ? carefulOf(acts) : undefined));
      const events = match.apply(input);
      watch({ before, input, events, moments: match.moments, after: match.state, table });
    }
  } catch (cause) {
    throw new Error(recordOf(seed, match), { cause });
  }
  return match;
}

/** Those who play at random never get far together: two of three games begin well provided in a later season. */
function laterStart(options: Options, sitters: readonly Sitter[], seed: number): Table | undefined {
  const round = [0, 5, 9][Math.floor(seed / (VARIANTS.length * TABLES.length)) % 3] ?? 0;
  if (round === 0) return undefined;
  const luck = seeded(seed, 4);
  const some = (least: number, most: number) => least + luck.below(most - least + 1);
  return positions.read({
    ...HEAD,
    options,
    round,
    // Bots draw when all is shown.
    phase: sitters.includes("person") ? "draw" : "show",
    boats: sitters.map((sitter, seat) => ({
      sitter,
      cabins: some(8, 24),
      contaminated: some(0, 6),
      doctors: some(2, 8),
      protectors: some(0, 9),
      food: some(20, 60),
      rooms: roomsAt(options, seat).map(({ id, machines }) => ({
        room: id,
        batteries: machines.map(({ batteries }) => some(0, batteries)),
      })),
    })),
  });
}

const roomsAt = ({ setup }: Options, seat: Seat): readonly Room[] =>
  setup === "standard" ? STANDARD_ROOMS : ADVANCED_ROOMS.slice(2 * seat, 2 * seat + 2);

/** One in so many inputs. */
const RESTLESSNESS = [5, 30, 30];

function seatChange(match: Match<PrecognitionTypes>, luck: Rng, oneIn: number): Input<PrecognitionTypes> | undefined {
  if (oneIn === 0 || luck.below(oneIn) > 0) return undefined;
  const seat = luck.below(match.sitters.length);
  if (match.header.seats[seat]?.by !== "person") return undefined;
  const isAway = match.state.boats[seat]?.sitter === "away";
  return { kind: "seat", seat, change: isAway ? "back" : "bot" };
}

/** Activates both, takes all, fires all, and loses contaminated Humans rather than healthy ones. */
function carefulOf(acts: readonly Act[]): Act | undefined {
  const [first] = acts;
  return first?.do === "activate" || first?.do === "fire" || first?.do === "lose" ? first : acts.at(-1);
}

function pick<X>(items: readonly X[], seed: number): X {
  const item = items[seed % items.length];
  if (item === undefined) throw new Error("there is nothing to pick");
  return item;
}

export const recordOf = (seed: number, match: Match<PrecognitionTypes>): string =>
  `seed ${seed}, record:\n${writeRecord(match)}${beginningOf(match)}`;

/** Where it wasn't the beginning of a match. */
function beginningOf({ game, header }: Match<PrecognitionTypes>): string {
  if (game === precognition) return "";
  const state = game.setup(header.options, []);
  return `from this position:\n${JSON.stringify(positions.write({ names: [], state, values: new Map() }))}\n`;
}

export function nextInput(
  table: LocalTable<PrecognitionTypes>,
  luck: Rng,
  prefer: (acts: readonly Act[]) => Act | undefined,
): Input<PrecognitionTypes> {
  const answer = table.nextAnswer();
  if (answer !== undefined) return answer;
  const seat = luck.pick(awaitedSeats(table));
  const acts = table.legal(seat);
  return table.inputFor(seat, prefer(acts) ?? luck.pick(acts));
}

export const awaitedSeats = ({ match }: LocalTable<PrecognitionTypes>): Seat[] =>
  match.awaits.flatMap((awaited) => (awaited.kind === "act" ? awaited.from : []));
