/** What is measured of a game: speed, size, and whether a match gets slower as it goes on. */
import type { Game, Sitter } from "../../engine/game.ts";
import { hashValue } from "../../engine/hash.ts";
import { Match } from "../../engine/match.ts";
import { readRecord, writeRecord } from "../../engine/record.ts";
import { type Cast, seatsOf, seedOf } from "../play/cast.ts";
import { playOut, startPlay } from "../play/play.ts";
import { playerCounts, tableOf, usualBots } from "../play/usual.ts";
import { measure } from "./measure.ts";

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const MOST_PLAYERS = 4;
const SAMPLE = 20;
const SERIES = 1;
const THIRDS = ["first", "middle", "last"];

export function* figuresOf(game: Game, seconds: number): Generator<Figure> {
  const players = Math.max(...playerCounts(game).filter((count) => count <= MOST_PLAYERS));
  const figure = (name: string, value: number, unit: string): Figure => ({
    name: `${game.id}, ${players} players: ${name}`,
    value: Number(value.toPrecision(4)),
    unit,
  });

  for (const sitter of ["person", "bot"] as const) {
    const cast = casting(game, players, sitter);
    const matches = measure(seconds, (i) => once(playOut(cast(i))));
    yield figure(`whole matches of random ${sitter} seats, one core`, matches, "matches/s");
  }

  const cast = casting(game, players, "person");
  const sample = Array.from({ length: SAMPLE }, (_, i) => playOut(cast(i)));
  const [first] = sample;
  if (first === undefined) return;
  const inputs = measure(seconds, (i) => replay(sample[i % SAMPLE] ?? first));
  yield figure("inputs applied", inputs, "inputs/s");
  const thirds = thirdsOf(sample, seconds);
  for (const [i, third] of THIRDS.entries()) {
    yield figure(`time of an input, ${third} third of a match`, thirds[i] ?? 0, "µs");
  }
  yield figure("legal lists", legalLists(cast, seconds), "lists/s");
  const states = statesOf(first);
  const hashes = measure(seconds, (i) => once(hashValue(states[i % states.length])));
  yield figure("time of a state hash", 1e6 / hashes, "µs");
  yield figure("inputs of a match", mean(sample.map((match) => match.inputs.length)), "inputs");

  const records = sample.map(writeRecord);
  yield figure("size of a record", mean(records.map((record) => Buffer.byteLength(record))), "bytes");
  const find = (id: string) => (id === game.id ? game : undefined);
  const read = measure(seconds, (i) => once(readRecord(records[i % SAMPLE] ?? "", find)));
  yield figure("time to read and check a record", 1000 / read, "ms");
}

/** The i-th of many matches with everybody sitting alike. */
function casting(game: Game, players: number, sitter: Sitter): (i: number) => Cast {
  const seats = seatsOf(
    usualBots(game, players),
    Array.from({ length: players }, () => sitter),
  );
  const { options } = tableOf(game);
  return (i) => ({ game, options, seats, seed: seedOf(SERIES, i) });
}

/** Counts as one unit of work. */
const once = (_: unknown): number => 1;

function replay({ game, header, inputs }: Match): number {
  const match = new Match(game, header.options, header.seats);
  for (const input of inputs) match.apply(input);
  return inputs.length;
}

function statesOf({ game, header, inputs }: Match): readonly unknown[] {
  const match = new Match(game, header.options, header.seats);
  return inputs.map((input) => {
    match.apply(input);
    return match.state;
  });
}

/** Microseconds an input in each third of the matches' inputs. */
function thirdsOf(sample: readonly Match[], seconds: number): readonly number[] {
  const spent = [0, 0, 0];
  const applied = [0, 0, 0];
  measure(seconds, (i) => {
    const played = sample[i % SAMPLE];
    if (played === undefined) return 0;
    const { game, header, inputs } = played;
    const match = new Match(game, header.options, header.seats);
    for (const third of THIRDS.keys()) {
      const [from, to] = [third, third + 1].map((edge) => Math.round((edge * inputs.length) / THIRDS.length));
      const part = inputs.slice(from, to);
      const start = performance.now();
      for (const input of part) match.apply(input);
      spent[third] = (spent[third] ?? 0) + performance.now() - start;
      applied[third] = (applied[third] ?? 0) + part.length;
    }
    return 1;
  });
  return spent.map((milliseconds, third) => (1000 * milliseconds) / (applied[third] ?? 1));
}

/** Of every seat that owes an act, at every moment of a match. */
function legalLists(cast: (i: number) => Cast, seconds: number): number {
  let spent = 0;
  let lists = 0;
  measure(seconds, (i) => {
    const { match, table, next } = startPlay(cast(i));
    while (!match.isOver) {
      const asked = match.awaits.flatMap((awaited) => (awaited.kind === "act" ? awaited.from : []));
      const start = performance.now();
      for (const seat of asked) table.legal(seat);
      spent += performance.now() - start;
      lists += asked.length;
      match.apply(next());
    }
    return 1;
  });
  return (1000 * lists) / spent;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0) / numbers.length;
