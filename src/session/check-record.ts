/** Whether a record is in order: first what decides it, then all that can be computed again. */
import type { Game } from "../engine/game.ts";
import { readRecord } from "../engine/record.ts";
import { Refusal } from "../engine/refusal.ts";
import { isFairRecord, readMatch } from "../fair/reading.ts";
import type { Signatures } from "../fair/signing.ts";
import { type Thoroughness, type Verdict, verify } from "../fair/verify.ts";

/** As a refusal tells it, in plain data. */
export interface Why {
  readonly key: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly cause?: Why | undefined;
}

export interface FairReport extends Omit<Verdict, "book"> {
  readonly is: "fair";
  readonly names: readonly string[];
  readonly entries: number;
  /** What all at the table could compare. */
  readonly words: readonly number[];
  /** Whether what bots did has been computed again. */
  readonly bots: boolean;
  /** Nothing more is looked into. */
  readonly isDone: boolean;
}

export type RecordReport =
  | { readonly is: "unreadable"; readonly why: Why }
  /** The first that isn't right, and why. */
  | { readonly is: "unfair"; readonly names: readonly string[]; readonly why: Why }
  /** Of a table that trusts its one device: it fits the rules, and nobody has signed it. */
  | { readonly is: "plain"; readonly names: readonly string[]; readonly steps: number; readonly isOver: boolean }
  | FairReport;

type FindGame = (id: string) => Game | undefined;

/** Each report stands instead of the one before. It may take seconds to come to the last. */
export function* checkRecord(record: string, findGame: FindGame, signatures: Signatures): Generator<RecordReport> {
  let names: readonly string[] | undefined;
  try {
    if (!isFairRecord(record)) {
      const { header, inputs, isOver } = readRecord(record, findGame);
      return yield { is: "plain", names: header.seats.map(({ name }) => name), steps: inputs.length, isOver };
    }
    const { told, game } = readMatch(record, findGame, signatures);
    names = told.roster.seats.map(({ name }) => name);
    const look = (how: Thoroughness) => verify(told, game, signatures, how);
    yield reportOf(look({ all: false, bots: false }), { names, bots: false, isDone: false });
    yield reportOf(look({ all: !told.isShort, bots: true }), { names, bots: true, isDone: true });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const why = whyOf(error);
    yield names === undefined ? { is: "unreadable", why } : { is: "unfair", names, why };
  }
}

function reportOf({ book, ...verdict }: Verdict, how: Pick<FairReport, "names" | "bots" | "isDone">): FairReport {
  return { is: "fair", ...verdict, ...how, entries: book.entries.length, words: book.words };
}

const whyOf = ({ key, facts, cause }: Refusal): Why => ({ key, facts, ...(cause && { cause: whyOf(cause) }) });
