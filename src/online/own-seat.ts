/** A seat of this device in an online match: what it holds, what it has chosen, and what is on its way. */
import { takes } from "../engine/admission.ts";
import type { Mine, Seat, Types } from "../engine/game.ts";
import type { Match } from "../engine/match.ts";
import { awaitsOf, type Book } from "../fair/book.ts";
import { Holder } from "../fair/holder.ts";
import { type Notes, readNotes } from "../fair/notes.ts";
import { NAMES, storedOutbox } from "../net/storage.ts";

/** What is done in one go, played on a copy of the match. */
interface Going<T extends Types> {
  readonly match: Match<T>;
  readonly acts: readonly T["act"][];
  /** Nothing more can be done before the others have heard of it. */
  readonly isClosed: boolean;
}

export class OwnSeat<T extends Types = Types> {
  readonly seat: Seat;
  readonly #stored: ReadonlyMap<string, unknown>;
  readonly #holder: Holder<T>;
  going: Going<T> | undefined;
  /** How many acts are on their way. */
  #acts = 0;
  /** What has been chosen in secret just now, and isn't in the notes yet. */
  #committing: T["act"] | undefined;
  /** The choice by these notes in this book, cached: it's read often, and slow to find. */
  #chosen: { readonly book: Book<T>; readonly notes: unknown; readonly act: T["act"] | undefined } | undefined;

  constructor(book: Book<T>, seat: Seat, stored: ReadonlyMap<string, unknown>) {
    this.seat = seat;
    this.#stored = stored;
    this.#holder = new Holder(book, seat, this.#notes);
    const { said, wishes } = storedOutbox(stored, seat);
    const isUnrecorded = said !== null && said.n === (book.accounts[seat]?.sequence ?? 0) + 1;
    const onTheirWay = isUnrecorded ? [said.saying, ...wishes] : wishes;
    this.#acts = onTheirWay.reduce((sum, saying) => sum + (saying.say === "acts" ? saying.acts.length : 0), 0);
  }

  get #notes(): Notes {
    return readNotes(this.#stored.get(NAMES.notes(this.seat)));
  }

  /** Whether something that it has done just now, or before the page was loaded, isn't known to be recorded. */
  get isSending(): boolean {
    return this.going !== undefined || this.#acts > 0 || this.#committing !== undefined;
  }

  mine(book: Book<T>): Mine<T> {
    return this.#holder.mine(book);
  }

  sent(acts: number): void {
    this.going = undefined;
    this.#acts = acts;
  }

  commit(act: T["act"]): void {
    this.#committing = act;
  }

  /** One of its acts is in the record. */
  recorded(): void {
    this.#acts = Math.max(0, this.#acts - 1);
  }

  forget(): void {
    this.going = undefined;
    this.#acts = 0;
    this.#committing = undefined;
  }

  /** Drops what was on its way once the seat isn't its person's. */
  update(book: Book<T>): void {
    if (book.accounts[this.seat]?.away !== undefined) this.forget();
    if (this.#committing !== undefined && !this.#isAsked(book)) this.#committing = undefined;
  }

  /** Its choice for what is asked in secret now, on its way into the record. */
  committed(book: Book<T>): T["act"] | undefined {
    if (!this.#isAsked(book)) return undefined;
    return this.#committing ?? this.#chosenIn(book);
  }

  #chosenIn(book: Book<T>): T["act"] | undefined {
    const notes = this.#stored.get(NAMES.notes(this.seat));
    if (this.#chosen?.book !== book || this.#chosen.notes !== notes) {
      this.#chosen = { book, notes, act: this.#holder.chosen(book, this.#notes) };
    }
    return this.#chosen.act;
  }

  /** The same, and in the record until all is opened. */
  locked(book: Book<T>): T["act"] | undefined {
    const committed = this.committed(book);
    if (committed !== undefined || this.#isAsked(book)) return committed;
    const sealed = book.accounts[this.seat]?.commitment;
    if (sealed === undefined || !isToBeOpened(book, this.seat)) return undefined;
    const choice = this.#notes.choices[sealed.handle];
    return choice === undefined ? undefined : book.terms.game.readAct(choice.act);
  }

  #isAsked(book: Book<T>): boolean {
    return awaitsOf(book).some(
      (one) =>
        one.kind === "act" &&
        one.sealed &&
        one.from.includes(this.seat) &&
        (this.#committing === undefined || takes(one, this.#committing)),
    );
  }
}

/** Others still choose, or all is about to be opened. */
const isToBeOpened = (book: Book, seat: Seat): boolean =>
  awaitsOf(book).some(
    (one) => (one.kind === "act" && one.sealed) || (one.kind === "reveal" && one.acts.includes(seat)),
  );
