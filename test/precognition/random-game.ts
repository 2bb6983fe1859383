/** Whole random games on the real table, watched input by input. */
import type { Input, Seat, Sitter } from "../../src/engine/game.ts";
import { LocalTable } from "../../src/engine/local-table.ts";
import { Match } from "../../src/engine/match.ts";
import { writeRecord } from "../../src/engine/record.ts";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import type { Act } from "../../src/games/precognition/model/acts.ts";
import type { Event } from "../../src/games/precognition/model/events.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import type { PrecognitionTypes } from "../../src/games/precognition/model/types.ts";

export interface Moment {
  readonly before: State;
  readonly input: Input<PrecognitionTypes>;
  readonly events: readonly Event[];
  readonly after: State;
  readonly table: LocalTable<PrecognitionTypes>;
}

/** Tables of 2 to 4 seats: people, bots, and both. */
export const TABLES: readonly (readonly Sitter[])[] = ["pp", "ppp", "pppp", "bb", "pb", "pbp", "bbbb", "bppb"].map(
  (letters) => [...letters].map((letter) => (letter === "p" ? "person" : "bot")),
);

export function newMatch(sitters: readonly Sitter[]): Match<PrecognitionTypes> {
  const seats = sitters.map((by, seat) => ({ name: `Seat ${seat}`, by, level: "random" }));
  return new Match(precognition, { mode: "competitive", setup: "standard" }, seats);
}

export const newTable = (sitters: readonly Sitter[], seed: number): LocalTable<PrecognitionTypes> =>
  LocalTable.fresh(newMatch(sitters), seed);

/** Plays the game of this seed to its end. If anything stumbles, seed and record are told. */
export function playGame(seed: number, watch: (moment: Moment) => void): Match<PrecognitionTypes> {
  const table = newTable(TABLES[seed % TABLES.length] ?? [], seed);
  const { match } = table;
  const luck = seeded(seed, 3);
  // Some tables play better than at random: they get further, and see more of what a game has.
  const care = luck.below(5);
  // At some, people leave their seats to bots and come back.
  const restlessness = seed % 5 === 0 ? RESTLESSNESS : 0;
  try {
    while (!match.isOver) {
      const before = match.state;
      const input =
        seatChange(match, luck, restlessness) ??
        nextInput(table, luck, (acts) => (luck.below(4) < care ? carefulOf(acts) : undefined));
      const events = match.apply(input);
      watch({ before, input, events, after: match.state, table });
    }
  } catch (cause) {
    throw new Error(recordOf(seed, match), { cause });
  }
  return match;
}

/** One in so many inputs. */
const RESTLESSNESS = 30;

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

export const recordOf = (seed: number, match: Match<PrecognitionTypes>): string =>
  `seed ${seed}, record:\n${writeRecord(match)}`;

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
