/** Measures the replay of matches. */
import { Match } from "../../engine/match.ts";
import type { Cast } from "../play/cast.ts";
import { startPlay } from "../play/play.ts";
import { measure } from "./measure.ts";

export const THIRDS = ["first", "middle", "last"];

/** Returns how many inputs it has applied. */
export function replay(played: Match | undefined): number {
  if (played === undefined) return 0;
  const { game, header, inputs } = played;
  const match = new Match(game, header.options, header.seats);
  for (const input of inputs) match.apply(input);
  return inputs.length;
}

export function statesOf({ game, header, inputs }: Match): readonly unknown[] {
  const match = new Match(game, header.options, header.seats);
  return inputs.map((input) => {
    match.apply(input);
    return match.state;
  });
}

/** Microseconds for an input in each third of the matches. */
export function thirdsOf(sample: readonly Match[], seconds: number): readonly number[] {
  const spent = [0, 0, 0];
  const applied = [0, 0, 0];
  measure(seconds, (i) => {
    const played = sample[i % sample.length];
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

/** Lists of legal acts a second, for each seat that owes an act at each moment of a match. */
export function legalLists(cast: (i: number) => Cast, seconds: number): number {
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

const MOST_OF_THEM = 0.999;

/** How long a bot takes for an act, in milliseconds, and how many matches it plays a second. */
export function thinkingTimes(cast: (i: number) => Cast, seconds: number) {
  const times: number[] = [];
  const matches = measure(seconds, (i) => {
    const { match, next } = startPlay(cast(i));
    while (!match.isOver) {
      const isAct = match.awaits.some(({ kind }) => kind === "act");
      const start = performance.now();
      const input = next();
      if (isAct) times.push(performance.now() - start);
      match.apply(input);
    }
    return 1;
  });
  const sorted = times.toSorted((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return { matches, mean, longest: sorted[Math.floor(MOST_OF_THEM * (sorted.length - 1))] ?? 0 };
}
