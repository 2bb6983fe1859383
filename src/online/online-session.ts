/**
 * A match that several devices play, as one of them shows it. Acts of its own seats are applied to a copy at once
 * (optimistically), so that people can go on deciding, and sent in one go; they count once they are in the record.
 */
import mitt from "mitt";
import { takes } from "../engine/admission.ts";
import { nextActOfBots } from "../engine/bot-play.ts";
import { equal } from "../engine/codec.ts";
import type { Await, Handle, Mine, Result, Seat, Sitter, Types } from "../engine/game.ts";
import type { Header, Match } from "../engine/match.ts";
import { type Facts, Refusal } from "../engine/refusal.ts";
import { type Book, isOver } from "../fair/book.ts";
import type { Happening } from "../fair/changes.ts";
import { writeCompact } from "../fair/compact-write.ts";
import type { Frame } from "../fair/entries.ts";
import { writeRecord } from "../fair/record.ts";
import type { PastStep, Session, SessionNews } from "../session/session.ts";
import { stepsOf } from "../session/steps-of.ts";
import { OwnSeat } from "./own-seat.ts";

/** How the session acts for the seats of this device. */
export interface SeatActions {
  readonly seats: readonly Seat[];
  /** What the device has stored about this match, by name. */
  readonly stored: ReadonlyMap<string, unknown>;
  act(seat: Seat, acts: readonly Types["act"][]): void;
  /** The newest there is of the record, and what vouches for it. */
  vouched(): { readonly book: Book; readonly frames: readonly Frame[] };
}

/** Notices by which an act won't be played. */
const REFUSED: ReadonlySet<string> = new Set(["not-your-seat", "seat-is-away", "sealed-before", "not-legal"]);

export class OnlineSession<T extends Types = Types> implements Session<T> {
  readonly news = mitt<SessionNews<T>>();
  readonly header: Header<T>;
  readonly names: readonly string[];
  readonly seats: readonly Seat[];
  readonly #speaker: SeatActions;
  readonly #own: ReadonlyMap<Seat, OwnSeat<T>>;
  #book: Book<T>;
  /** As far as it has been told, step by step. */
  readonly #shown: Match<T>;

  constructor(book: Book<T>, speaker: SeatActions) {
    this.#speaker = speaker;
    this.#book = book;
    this.#shown = book.game.fork();
    this.header = book.game.header;
    this.names = this.header.seats.map(({ name }) => name);
    this.seats = speaker.seats;
    this.#own = new Map(this.seats.map((seat) => [seat, new OwnSeat(book, seat, speaker.stored)]));
  }

  get book(): Book<T> {
    return this.#book;
  }

  get state(): T["state"] {
    return this.#shown.state;
  }

  get position(): number {
    return this.#shown.inputs.length;
  }

  get sitters(): readonly Sitter[] {
    return this.#shown.sitters;
  }

  /** Without acts that have been done here and are on their way. */
  get awaits(): readonly Await<T>[] {
    if (this.#book.phase !== "play") return [];
    return this.#shown.awaits.flatMap((one): Await<T>[] => {
      if (one.kind !== "act") return [one];
      const from = one.from.filter((seat) => !this.isSent(seat));
      return from.length === 0 ? [] : [{ ...one, from }];
    });
  }

  get result(): Result | undefined {
    return this.#shown.result;
  }

  get isOver(): boolean {
    return isOver(this.#book) && this.#isUpToDate;
  }

  get #isUpToDate(): boolean {
    return this.position === this.#book.game.inputs.length;
  }

  start(): void {}

  legal(seat: Seat): readonly T["act"][] {
    const own = this.#own.get(seat);
    if (own === undefined || !this.#mayAct(seat)) return [];
    const { going } = own;
    if (going === undefined) return this.isSent(seat) ? [] : this.#shown.legal(seat, this.mine(seat));
    return going.isClosed ? [] : openActs(going.match, seat, this.mine(seat));
  }

  /** Whether it may do anything at all, and all that has happened is told. */
  #mayAct(seat: Seat): boolean {
    const { phase, accounts } = this.#book;
    return (
      phase === "play" &&
      this.#isUpToDate &&
      this.sitters[seat] === "person" &&
      accounts[seat]?.away === undefined &&
      this.#own.has(seat)
    );
  }

  mine(seat: Seat): Mine<T> {
    const own = this.#own.get(seat);
    if (own === undefined || this.sitters[seat] !== "person") return new Map<Handle, T["value"]>();
    return own.mine({ ...this.#book, game: this.#shown });
  }

  isSent(seat: Seat): boolean {
    const own = this.#own.get(seat);
    return own !== undefined && (own.isSending || own.committed(this.#book) !== undefined);
  }

  locked(seat: Seat): T["act"] | undefined {
    return this.sitters[seat] === "person" ? this.#own.get(seat)?.locked(this.#book) : undefined;
  }

  act(seat: Seat, act: T["act"]): void {
    const own = this.#own.get(seat);
    if (own === undefined || !this.#mayAct(seat)) throw new Refusal("not-your-turn", { seat });
    const legal = this.legal(seat);
    if (legal.length === 0) throw new Refusal("not-your-turn", { seat });
    if (!legal.some((one) => equal(one, act))) throw new Refusal("not-legal", { seat, act: act.do });
    if (own.going === undefined && isSealed(this.#shown, seat, act)) this.#commit(seat, own, act);
    else this.#play(seat, own, act);
    this.news.emit("changed", undefined);
  }

  #commit(seat: Seat, own: OwnSeat<T>, act: T["act"]): void {
    own.commit(act);
    this.#speaker.act(seat, [act]);
  }

  /** Acts done in one go are sent as one statement: others get all of them or none. */
  #play(seat: Seat, own: OwnSeat<T>, act: T["act"]): void {
    const { going } = own;
    const match = going?.match ?? this.#shown.fork();
    match.apply({ kind: "act", seat, act });
    // A bot's act comes first: nothing more can be done before it.
    const isClosed = nextActOfBots(match) !== undefined;
    own.going = { match, acts: [...(going?.acts ?? []), act], isClosed };
    if (going === undefined) queueMicrotask(() => this.#send(seat, own));
  }

  #send(seat: Seat, own: OwnSeat<T>): void {
    const { going } = own;
    if (going === undefined) return;
    own.sent(going.acts.length);
    this.#speaker.act(seat, going.acts);
    this.news.emit("changed", undefined);
  }

  /** The record has gone on. */
  show(book: Book<T>, happened: readonly Happening<T>[]): void {
    this.#book = book;
    for (const { input, events } of happened) {
      this.#shown.apply(input);
      if (input.kind === "act") this.#own.get(input.seat)?.recorded();
      this.news.emit("step", { position: this.position, input, events, moments: this.#shown.moments });
    }
    for (const own of this.#own.values()) own.update(book);
    this.news.emit("changed", undefined);
  }

  /** A notice to people: perhaps that an act of a seat won't be played. */
  noticed(key: string, { seat, why }: Facts): void {
    const own = typeof seat === "number" ? this.#own.get(seat) : undefined;
    if (own === undefined || typeof seat !== "number") return;
    const refused = key === "not-said" ? String(why) : key;
    if (!(key === "not-said" || REFUSED.has(key)) || !own.isSending) return;
    own.forget();
    this.news.emit("changed", undefined);
    this.news.emit("refused", { seat, why: new Refusal(refused, { seat }) });
  }

  past(): readonly PastStep<T>[] {
    return stepsOf(this.#shown);
  }

  record(): string {
    const { book, frames } = this.#speaker.vouched();
    return writeRecord(book, frames);
  }

  /** Compact only once everybody has told their seed; until then the whole record. */
  shortRecord(): string {
    try {
      const { book, frames } = this.#speaker.vouched();
      return writeCompact(book, frames);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return this.record();
    }
  }

  close(): void {
    this.news.all.clear();
  }
}

const isSealed = <T extends Types>({ awaits }: Match<T>, seat: Seat, act: T["act"]): boolean =>
  awaits.some((one) => one.kind === "act" && one.sealed && one.from.includes(seat) && takes(one, act));

/** The legal acts that aren't in secret: those are sent by themselves. */
const openActs = <T extends Types>(match: Match<T>, seat: Seat, mine: Mine<T>): readonly T["act"][] =>
  match
    .legal(seat, mine)
    .filter((act) =>
      match.awaits.some((one) => one.kind === "act" && !one.sealed && one.from.includes(seat) && takes(one, act)),
    );
