/** Plays a match and keeps what the report needs. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Result } from "../../engine/game.ts";
import type { Match } from "../../engine/match.ts";
import { writeRecord } from "../../engine/record.ts";
import { surveyOf } from "../play/games.ts";
import { playOut } from "../play/play.ts";
import { castOf, type Series } from "../play/series.ts";
import { trace } from "../play/trace.ts";

export interface Outcome {
  readonly index: number;
  readonly inputs: number;
  readonly result: Result;
  /** A short text, if there is more to say than who won. */
  readonly ending: string | undefined;
  /** The lines of the trace, if it was asked for. */
  readonly trace: string;
}

export interface Order {
  readonly series: Series;
  /** A folder for the records. */
  readonly records: string | undefined;
  readonly traced: boolean;
}

export function playOne({ series, records, traced }: Order, index: number): Outcome {
  const cast = castOf(series, index);
  try {
    const lines: string[] = [];
    const match = traced ? collect(trace(cast), lines) : playOut(cast);
    if (records !== undefined) writeFileSync(join(records, recordName(index)), writeRecord(match));
    const { result, inputs, state } = match;
    if (result === undefined) throw new Error("it has no result");
    return {
      index,
      inputs: inputs.length,
      result,
      ending: surveyOf(match.game)?.ending(state),
      trace: lines.map((line) => `${line}\n`).join(""),
    };
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Error(`match ${index + 1} (seed ${cast.seed}) fails: ${why}`, { cause: error });
  }
}

const recordName = (index: number): string => `match-${String(index + 1).padStart(6, "0")}.json`;

function collect(lines: Generator<string, Match>, into: string[]): Match {
  for (;;) {
    const { done, value } = lines.next();
    if (done) return value;
    into.push(value);
  }
}
