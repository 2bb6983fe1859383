/** A match whose seats are all on this device: bots and luck answer step by step, as fast as the pace allows. */
import mitt from "mitt";
import type { Await, Game, Handle, Input, Mine, Result, Seat, Sitter, Types } from "../engine/game.ts";
import { LocalTable } from "../engine/local-table.ts";
import { type Header, Match } from "../engine/match.ts";
import { writeRecord } from "../engine/record.ts";
import { Refusal } from "../engine/refusal.ts";
import type { Pace } from "./pace.ts";
import type { PastStep, Session, SessionNews } from "./session.ts";
import { readSave, type SessionSave } from "./session-save.ts";
import { stepsOf } from "./steps-of.ts";

/** What a new match is made of. Options and seats may come from outside: they are checked. */
export interface Setup {
  readonly options: unknown;
  readonly seats: readonly unknown[];
  readonly seed: number;
}

export class LocalSession<T extends Types = Types> implements Session<T> {
  readonly news = mitt<SessionNews<T>>();
  readonly names: readonly string[];
  readonly seats: readonly Seat[];
  readonly #table: LocalTable<T>;
  readonly #pace: Pace;
  /** The pace has been asked and hasn't answered yet. */
  #isAsked = false;
  #isStepping = false;
  #isClosed = false;

  constructor(table: LocalTable<T>, pace: Pace) {
    this.#table = table;
    this.#pace = pace;
    const { header, sitters } = table.match;
    this.names = header.seats.map(({ name }) => name);
    // Nobody leaves a table at one device, but bots may have taken over when it went on from a recorded moment.
    this.seats = sitters.flatMap((sitter, seat) => (sitter === "person" ? [seat] : []));
  }

  static fresh<T extends Types>(game: Game<T>, { options, seats, seed }: Setup, pace: Pace): LocalSession<T> {
    return new LocalSession(LocalTable.fresh(new Match(game, options, seats), seed), pace);
  }

  /** Continues where `save` was made, exactly as the match would have continued then. */
  static restored(save: unknown, findGame: (id: string) => Game | undefined, pace: Pace): LocalSession {
    return new LocalSession(readSave(save, findGame), pace);
  }

  get header(): Header<T> {
    return this.#table.match.header;
  }

  get state(): T["state"] {
    return this.#table.match.state;
  }

  get position(): number {
    return this.#table.match.inputs.length;
  }

  get sitters(): readonly Sitter[] {
    return this.#table.match.sitters;
  }

  get awaits(): readonly Await<T>[] {
    return this.#table.match.awaits;
  }

  get result(): Result | undefined {
    return this.#table.match.result;
  }

  get isOver(): boolean {
    return this.#table.match.isOver;
  }

  start(): void {
    this.#ask();
  }

  legal(seat: Seat): readonly T["act"][] {
    return this.sitters[seat] === "person" ? this.#table.legal(seat) : [];
  }

  mine(seat: Seat): Mine<T> {
    return this.sitters[seat] === "person" ? this.#table.mine(seat) : new Map<Handle, T["value"]>();
  }

  act(seat: Seat, act: T["act"]): void {
    if (this.sitters[seat] !== "person") throw new Refusal("not-your-turn", { seat });
    this.#apply(this.#table.inputFor(seat, act));
    this.#ask();
  }

  /** Acts are applied at once here. */
  isSent(): boolean {
    return false;
  }

  /** The page gathers all sealed choices before it plays any, so they are revealed at once and none is ever pending. */
  locked(): undefined {}

  past(): readonly PastStep<T>[] {
    return stepsOf(this.#table.match);
  }

  record(): string {
    return writeRecord(this.#table.match);
  }

  shortRecord(): string {
    return this.record();
  }

  save(): SessionSave<T> {
    return { record: this.record(), table: this.#table.save() };
  }

  close(): void {
    this.#isClosed = true;
    this.news.all.clear();
  }

  #ask(): void {
    if (this.#isAsked || this.#isClosed || this.isOver) return;
    this.#isAsked = true;
    this.#pace(() => this.#go());
  }

  /** A pace may call back while a step is being made: then the loop below goes on, without recursion. */
  #go(): void {
    this.#isAsked = false;
    if (this.#isStepping) return;
    this.#isStepping = true;
    try {
      while (!this.#isAsked && !this.#isClosed && this.#step()) this.#ask();
    } finally {
      this.#isStepping = false;
    }
  }

  /** False if there is nothing to do without a person. */
  #step(): boolean {
    const answer = this.#table.nextAnswer();
    if (answer === undefined) return false;
    this.#apply(answer);
    return true;
  }

  #apply(input: Input<T>): void {
    const { match } = this.#table;
    const events = match.apply(input);
    this.news.emit("step", { position: this.position, input, events, moments: match.moments });
  }
}
