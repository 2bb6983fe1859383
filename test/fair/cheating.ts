/** How somebody at a table may cheat: with everything an honest device has, and code of their own. */
import { takes } from "../../src/engine/admission.ts";
import type { Game, Mine, Seat, Types } from "../../src/engine/game.ts";
import { accountOf, awaitsOf, type Book, headOf, isOver, ownerOf, people, positionOf } from "../../src/fair/book.ts";
import { fromHex, type Hex } from "../../src/fair/bytes.ts";
import { Cheat } from "../../src/fair/cheat.ts";
import { actCommitment, slotCommitment } from "../../src/fair/commitments.ts";
import { digestOfFrame, type Entry, type Frame, headAfter, signedHash } from "../../src/fair/entries.ts";
import { frameOf } from "../../src/fair/frames.ts";
import { Holder, type ToSend } from "../../src/fair/holder.ts";
import type { Notes } from "../../src/fair/notes.ts";
import { handlesOf, type Request, requestOf } from "../../src/fair/requests.ts";
import { orderOf, slotSalt } from "../../src/fair/secrets.ts";
import {
  type Answer,
  type Attestation,
  digestOfAnswer,
  digestOfVote,
  digestOfWelcome,
  type SignedStatement,
  type Vote,
  type Why,
} from "../../src/fair/statements.ts";
import { write } from "../../src/fair/write.ts";
import { digestOfAttestation } from "../../src/fair/write-seats.ts";
import { RoundTable } from "./round-table.ts";

export const HOST = 0;
export const CHEAT = 1;
export const OTHER = 2;

/** Three at a table, in the first variant of the game for so many; people are seated first. */
export function threeAt(game: Game, people = 3, seed = 3): RoundTable {
  const variant = game.variants.find(({ players }) => players === 3);
  if (variant === undefined) throw new Error(`three can't play ${game.id}`);
  return new RoundTable({ game, options: variant.options, players: 3, people, seed });
}

export function asked({ book }: RoundTable): Request {
  const request = requestOf(book);
  if (request === undefined) throw new Error("nothing is asked");
  return request;
}

export const untilAsked = (table: RoundTable, isIt: (request: Request, book: Book) => boolean): void =>
  table.until((book) => {
    const request = requestOf(book);
    return book.phase === "play" && request !== undefined && isIt(request, book);
  });

/** All who are asked answer, and one of them what it shouldn't. */
export const answersBut = (
  table: RoundTable,
  seat: Seat,
  lie: (answer: Answer) => Partial<Answer>,
): readonly Answer[] =>
  asked(table).from.map((one) => {
    const answer = table.answerOf(one);
    return one === seat ? resigned(table.book, table.holder(seat), { ...answer, ...lie(answer) }) : answer;
  });

export function resigned({ terms }: Book, holder: Holder, { sig: _, ...answer }: Answer): Answer {
  return { ...answer, sig: holder.sign(digestOfAnswer(terms.match, answer)) };
}

/** What proves to everybody that somebody cheated, as an honest device comes upon it. */
export function cheatIn(attempt: () => unknown): Cheat {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Cheat) return error;
    throw error;
  }
  throw new Error("nobody was caught");
}

/** It's written down, its seat is the bot's, and everybody else plays the match to its end. */
export function goesOnWithout(table: RoundTable, { seat, proof }: Pick<Cheat, "seat" | "proof">): boolean {
  table.write({ kind: "fault", seat, proof });
  const isOut = accountOf(table.book, seat).away === "cheated" && !people(table.book).includes(seat);
  table.play();
  return isOut && isOver(table.book);
}

/** The host's word for its record so far. */
export function signedFrame(table: RoundTable, book: Book = table.book): Frame {
  const frame = frameOf(book, positionOf(book));
  if (frame === undefined) throw new Error("nothing is recorded");
  return { ...frame, sig: table.holder(book.host).sign(digestOfFrame(book.terms.match, frame)) };
}

export const writtenIn = (book: Book, entry: Entry["body"]): Book =>
  write(book, { epoch: book.epoch, body: entry }).book;

/** What this seat may commit to now. */
export const sealable = ({ book, holders }: RoundTable, seat: Seat): readonly Types["act"][] =>
  (holders.get(seat)?.legal(book) ?? []).filter((act) =>
    awaitsOf(book).some((one) => one.kind === "act" && one.sealed && one.from.includes(seat) && takes(one, act)),
  );

/** Commits to whatever act it likes. */
export function sealRaw(table: RoundTable, seat: Seat, act: Types["act"], salt: Hex): void {
  const { book } = table;
  const r = accountOf(book, seat).secretQuestions + 1;
  const handle = actCommitment(ownerOf(book, seat), r, salt, act);
  table.say(seat, { say: "seal", r, after: book.after, handle });
}

export interface Tricks {
  /** What it puts into a heap instead of what belongs there. */
  readonly deal?: (values: readonly unknown[]) => readonly unknown[];
  /** The same for all its commitments. */
  readonly salt?: Hex;
}

interface Opening {
  readonly value: unknown;
  readonly salt: Hex;
}

/** Holds a seat, but not as it should. */
export class Trickster extends Holder {
  readonly #tricks: Tricks;
  readonly #seed: Hex;
  readonly #dealt = new Map<string, Opening>();

  constructor(table: RoundTable, seat: Seat, tricks: Tricks) {
    super(table.book, seat, table.notesOf(seat));
    this.#seed = table.notesOf(seat).seed;
    this.#tricks = tricks;
    table.holders.set(seat, this);
  }

  override stir(book: Book): SignedStatement | undefined {
    const awaited = awaitsOf(book).find((one) => one.kind === "stir" && one.by[0] === this.seat);
    if (awaited?.kind !== "stir") return undefined;
    const { pool, add } = awaited;
    const gen = book.gens.get(pool) ?? 0;
    const seed = fromHex(this.#seed);
    const values = orderOf(seed, pool, gen, add.length).map((at) => add[at]);
    const dealt = this.#tricks.deal?.(values) ?? values;
    const handles = dealt.map((value, j) => {
      const salt = this.#tricks.salt ?? slotSalt(seed, pool, gen, j);
      const handle = slotCommitment(this.owner, { pool, gen, j }, salt, value);
      this.#dealt.set(handle, { value, salt });
      return handle;
    });
    return this.say(book, { say: "stir", pool, handles });
  }

  override mine(book: Book): Mine {
    const held = book.game.game.holds(book.game.state, this.seat);
    return new Map(
      held.flatMap((handle) => (this.#dealt.has(handle) ? [[handle, this.#dealt.get(handle)?.value]] : [])),
    );
  }

  override commit(book: Book, notes: Notes, act: Types["act"]): ToSend<SignedStatement> {
    const { salt } = this.#tricks;
    const honest = super.commit(book, notes, act);
    if (salt === undefined || honest.signed.saying.say !== "seal") return honest;
    const { r, handle: kept } = honest.signed.saying;
    const handle = actCommitment(this.owner, r, salt, act);
    const choice = honest.notes.choices[kept];
    const choices = choice === undefined ? notes.choices : { ...notes.choices, [handle]: choice };
    return {
      signed: this.say(book, { say: "seal", r, after: book.after, handle }),
      notes: { ...honest.notes, choices },
    };
  }

  override answer(book: Book, notes: Notes): ToSend<Answer> | undefined {
    const request = requestOf(book);
    const honest = super.answer(book, notes);
    if (honest === undefined || request === undefined) return honest;
    const { signed } = honest;
    const { salt } = this.#tricks;
    const values = handlesOf(book, request, this.seat).flatMap((handle) => this.#dealt.get(handle) ?? []);
    const act = signed.act === null || salt === undefined ? signed.act : { ...signed.act, salt };
    return { ...honest, signed: resigned(book, this, { ...signed, values, act }) };
  }
}

/** The host's word for what it passes on as the next entry. */
export function framed(table: RoundTable, entry: Entry, book: Book = table.book): Frame {
  const { match } = book.terms;
  const p = positionOf(book) + 1;
  const frame = { epoch: entry.epoch, p, head: headAfter(match, p, headOf(book), entry), signed: signedHash(entry) };
  return { ...frame, sig: table.holder(book.host).sign(digestOfFrame(match, frame)) };
}

/** Of an entry that its host has signed and that mustn't stand there. */
export const blaming = (table: RoundTable, entry: Entry): Pick<Cheat, "seat" | "proof"> => ({
  seat: table.book.host,
  proof: { of: "entry", at: positionOf(table.book), frame: framed(table, entry), entry },
});

/** Their word that a seat is away. */
export const dropping = (table: RoundTable, by: readonly Seat[], about: Seat, why: Why): Attestation[] =>
  by.map((seat) => ({ seat, sig: table.holder(seat).sign(digestOfAttestation(table.book, seat, about, why)) }));

/** Their word that it may come back. */
export const welcoming = (table: RoundTable, by: readonly Seat[], about: Seat): Attestation[] => {
  const { absences } = accountOf(table.book, about);
  return by.map((seat) => ({
    seat,
    sig: table.holder(seat).sign(digestOfWelcome(table.book.terms.match, seat, about, absences, table.book.after)),
  }));
};

/** Their votes for the next host, each with how far its own record goes. */
export const voicesFor = (
  table: RoundTable,
  epoch: number,
  candidate: Seat,
  of: readonly (readonly [Seat, Book])[],
): Vote[] =>
  of.map(([seat, book]) => {
    const voice = { seat, p: positionOf(book), head: headOf(book) };
    return { ...voice, sig: table.holder(seat).sign(digestOfVote(book.terms.match, epoch, candidate, voice)) };
  });
