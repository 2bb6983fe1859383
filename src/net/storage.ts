/** What a device keeps, by name, and how it is read again. */
import * as v from "valibot";
import type { Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { read } from "../engine/shape.ts";
import { type Book, headOf, openBook } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import { entry, type Proof, proof } from "../fair/entries.ts";
import { type Notes, readNotes } from "../fair/notes.ts";
import { type Roster, readRoster } from "../fair/roster.ts";
import { hex32, hex64, list, MOST_SEATS, seat, whole } from "../fair/shapes.ts";
import {
  type Answer,
  answer,
  type SignedStatement,
  type Statement,
  signedStatement,
  statement,
} from "../fair/statements.ts";
import { write } from "../fair/write.ts";
import type { SetUp } from "./node.ts";

export const NAMES = {
  conn: "conn",
  roster: "roster",
  /** After so many others. */
  entry: (at: number) => `entry ${at}`,
  notes: (seat: Seat) => `notes ${seat}`,
  /** What this seat had committed to in a record that was left for another one. */
  commitment: (seat: Seat) => `promise ${seat}`,
  /** This seat's outbox: its last statement until it's recorded, and its people's intents after that. */
  outbox: (seat: Seat) => `words ${seat}`,
  /** How much time each person has left, as this device knew it last. */
  times: "times",
  /** The host's last question, which is its own answer. */
  question: "question",
  /** The proof that this seat has cheated. */
  proof: (seat: Seat) => `proof ${seat}`,
} as const;

/** An entry, the hash before it (so that remains of an overwritten record don't fit), and its host's signature. */
const stored = v.strictObject({ before: hex32, entry, sig: hex64 });

const words = v.strictObject({ said: v.nullable(signedStatement), wishes: list(statement) });

const times = list(v.strictObject({ seat, choice: whole, bank: whole, at: whole }), MOST_SEATS);
export type StoredTime = v.InferOutput<typeof times>[number];

export type Stored = ReadonlyMap<string, unknown>;

export const storedConn = (all: Stored): number => {
  const conn = all.get(NAMES.conn);
  return conn === undefined ? 0 : read(whole, conn, "conn");
};

export function storedRoster(all: Stored, { signatures }: Pick<SetUp, "signatures">): Roster | undefined {
  const raw = all.get(NAMES.roster);
  return raw === undefined ? undefined : readRoster(raw, signatures);
}

export function storedNotes(all: Stored, seat: Seat): Notes | undefined {
  const raw = all.get(NAMES.notes(seat));
  return raw === undefined ? undefined : readNotes(raw);
}

export const storedTimes = (all: Stored): readonly StoredTime[] => read(times, all.get(NAMES.times) ?? [], "times");

/** What people want said: it waits until the match is ready for it. */
export type Intent = Extract<Statement, { say: "acts" | "gone" | "back" }>;

export const isIntent = (one: Statement): one is Intent =>
  one.say === "acts" || one.say === "gone" || one.say === "back";

export interface StoredOutbox {
  readonly said: SignedStatement | null;
  readonly wishes: readonly Intent[];
}

export function storedOutbox(all: Stored, seat: Seat): StoredOutbox {
  const raw = all.get(NAMES.outbox(seat));
  if (raw === undefined) return { said: null, wishes: [] };
  const { said, wishes } = read(words, raw, "words");
  return { said, wishes: wishes.filter(isIntent) };
}

export function storedCommitment(all: Stored, seat: Seat): SignedStatement | undefined {
  const raw = all.get(NAMES.commitment(seat));
  return raw === undefined ? undefined : read(signedStatement, raw, "promise");
}

export function storedQuestion(all: Stored): Answer | undefined {
  const raw = all.get(NAMES.question);
  return raw === undefined ? undefined : read(answer, raw, "question");
}

export function storedProof(all: Stored, seat: Seat): Proof | undefined {
  const raw = all.get(NAMES.proof(seat)) ?? undefined;
  return raw === undefined ? undefined : read(proof, raw, "proof");
}

export function openedBook(roster: Roster, { findGame, signatures }: Pick<SetUp, "findGame" | "signatures">): Book {
  const game = findGame(roster.game);
  if (game === undefined) throw new Refusal("record-unknown-game", { game: roster.game });
  return openBook(game, roster, signatures);
}

/** A record, and for each of its entries the signature under its frame. */
export interface Framed {
  readonly book: Book;
  readonly sigs: readonly Hex[];
}

/** As far as entries follow each other. */
export function storedBook(all: Stored, start: Book): Framed {
  let book = start;
  const sigs: Hex[] = [];
  for (;;) {
    const parsed = v.safeParse(stored, all.get(NAMES.entry(book.entries.length)));
    if (!parsed.success || parsed.output.before !== headOf(book)) return { book, sigs };
    try {
      book = write(book, parsed.output.entry).book;
      sigs.push(parsed.output.sig);
    } catch (error) {
      if (error instanceof Refusal) return { book, sigs };
      throw error;
    }
  }
}
