/** Checks a record: first what its validity depends on, then, more slowly, everything that can be recomputed. */
import type { Game } from "../engine/game.ts";
import { readRecord } from "../engine/record.ts";
import { Refusal } from "../engine/refusal.ts";
import { isFairRecord, readMatch } from "../fair/reading.ts";
import type { Signatures } from "../fair/signing.ts";
import { type Thoroughness, type Verdict, verify } from "../fair/verify.ts";

/** A refusal as plain data, which a worker can post. */
export interface Reason {
  readonly key: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly cause?: Reason | undefined;
}

export interface FairReport extends Omit<Verdict, "book"> {
  readonly is: "fair";
  readonly names: readonly string[];
  readonly entries: number;
  /** The table words. */
  readonly words: readonly number[];
  /** Whether what the bots did has been recomputed. */
  readonly bots: boolean;
  /** This is the last report. */
  readonly isDone: boolean;
}

export type RecordReport =
  | { readonly is: "unreadable"; readonly why: Reason }
  /** `why`: the first thing that is wrong. */
  | { readonly is: "unfair"; readonly names: readonly string[]; readonly why: Reason }
  /** Played at one device: it follows the rules, but nobody has signed it. */
  | { readonly is: "plain"; readonly names: readonly string[]; readonly steps: number; readonly isOver: boolean }
  | FairReport;

type FindGame = (id: string) => Game | undefined;

/** Each report replaces the one before. The last may take seconds. */
export function* checkRecord(record: string, findGame: FindGame, signatures: Signatures): Generator<RecordReport> {
  let names: readonly string[] | undefined;
  try {
    if (!isFairRecord(record)) {
      const { header, inputs, isOver } = readRecord(record, findGame);
      return yield { is: "plain", names: header.seats.map(({ name }) => name), steps: inputs.length, isOver };
    }
    const { told, game } = readMatch(record, findGame, signatures);
    names = told.roster.seats.map(({ name }) => name);
    const check = (how: Thoroughness) => verify(told, game, signatures, how);
    yield reportOf(check({ all: false, bots: false }), { names, bots: false, isDone: false });
    yield reportOf(check({ all: !told.isShort, bots: true }), { names, bots: true, isDone: true });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const why = reasonOf(error);
    yield names === undefined ? { is: "unreadable", why } : { is: "unfair", names, why };
  }
}

function reportOf({ book, ...verdict }: Verdict, how: Pick<FairReport, "names" | "bots" | "isDone">): FairReport {
  return { is: "fair", ...verdict, ...how, entries: book.entries.length, words: book.words };
}

const reasonOf = ({ key, facts, cause }: Refusal): Reason => ({ key, facts, ...(cause && { cause: reasonOf(cause) }) });
