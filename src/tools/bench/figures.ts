/** Measures a game: its speed and size, the bots, whether a match gets slower, and the cost of fairness. */
import type { Game, Sitter, Variant } from "../../engine/game.ts";
import { hashValue } from "../../engine/hash.ts";
import { readRecord, writeRecord } from "../../engine/record.ts";
import { type Cast, seatsOf, seedOf } from "../play/cast.ts";
import { nameOf } from "../play/games.ts";
import { playOut } from "../play/play.ts";
import { fairness, fairSize } from "./fairness.ts";
import type { Figure, MakeFigure } from "./figure.ts";
import { legalLists, replay, statesOf, THIRDS, thinkingTimes, thirdsOf } from "./matches.ts";
import { measure } from "./measure.ts";

const SAMPLE = 20;
const SERIES = 1;

/** Everything for the first variant; for the others only the speed of the rules. */
export function* figuresOf(game: Game, seconds: number): Generator<Figure> {
  const fullTables = game.variants.filter((variant) => variant === largest(game, variant));
  for (const [i, variant] of fullTables.entries()) {
    yield* speeds(game, variant, seconds);
    if (i === 0) yield* sizes(game, variant, seconds);
    if (i === 0) yield* fairness(game, variant, seconds, figuresFor(game, variant));
    else yield* fairSize(game, variant, figuresFor(game, variant));
  }
}

/** The variant with these options and the most players. */
function largest({ variants }: Game, { options }: Variant): Variant | undefined {
  const alike = variants.filter((one) => hashValue(one.options) === hashValue(options));
  return alike.toSorted((a, b) => b.players - a.players)[0];
}

const figuresFor =
  ({ id }: Game, variant: Variant): MakeFigure =>
  (name, value, unit) => ({ name: `${id}, ${nameOf(variant)}: ${name}`, value: Number(value.toPrecision(4)), unit });

function* speeds(game: Game, variant: Variant, seconds: number): Generator<Figure> {
  const figure = figuresFor(game, variant);
  const [weakest = "", ...stronger] = Object.keys(game.bots);
  for (const sitter of ["person", "bot"] as const) {
    const cast = casting(game, variant, weakest, sitter);
    const matches = measure(seconds, (i) => once(playOut(cast(i))));
    yield figure(`whole matches of ${weakest} ${sitter} seats, one core`, matches, "matches/s");
  }
  const cast = casting(game, variant, weakest, "person");
  const sample = Array.from({ length: SAMPLE }, (_, i) => playOut(cast(i)));
  const inputs = measure(seconds, (i) => replay(sample[i % SAMPLE]));
  yield figure("inputs applied", inputs, "inputs/s");
  yield figure("legal lists", legalLists(cast, seconds), "lists/s");
  for (const level of stronger) {
    const { matches, mean, longest } = thinkingTimes(casting(game, variant, level, "person"), seconds);
    yield figure(`whole matches of ${level} person seats, one core`, matches, "matches/s");
    yield figure(`time in which ${level} answers, mean`, mean, "ms");
    yield figure(`time in which ${level} answers, 999 times of 1000`, longest, "ms");
  }
}

function* sizes(game: Game, variant: Variant, seconds: number): Generator<Figure> {
  const figure = figuresFor(game, variant);
  const cast = casting(game, variant, Object.keys(game.bots)[0] ?? "", "person");
  const sample = Array.from({ length: SAMPLE }, (_, i) => playOut(cast(i)));
  const thirds = thirdsOf(sample, seconds);
  for (const [i, third] of THIRDS.entries()) {
    yield figure(`time of an input, ${third} third of a match`, thirds[i] ?? 0, "µs");
  }
  const states = sample.slice(0, 1).flatMap(statesOf);
  const hashes = measure(seconds, (i) => once(hashValue(states[i % states.length])));
  yield figure("time of a state hash", 1e6 / hashes, "µs");
  yield figure("inputs of a match", mean(sample.map((match) => match.inputs.length)), "inputs");

  const records = sample.map((match) => writeRecord(match));
  yield figure("size of a record", mean(records.map((record) => Buffer.byteLength(record))), "bytes");
  const find = (id: string) => (id === game.id ? game : undefined);
  const read = measure(seconds, (i) => once(readRecord(records[i % SAMPLE] ?? "", find)));
  yield figure("time to read and check a record", 1000 / read, "ms");
}

/** Returns the `i`-th match, with the same kind of player in all seats. */
function casting(game: Game, { options, players }: Variant, level: string, by: Sitter): (i: number) => Cast {
  const all = Array.from({ length: players }, () => level);
  const seats = seatsOf(
    all,
    all.map(() => by),
  );
  return (i) => ({ game, options, seats, seed: seedOf(SERIES, i) });
}

/** One unit of work. */
const once = (_: unknown): number => 1;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0) / numbers.length;
