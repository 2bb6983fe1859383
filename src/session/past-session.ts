/** A match that is over, or stopped somewhere, as its record has it: to be looked at. Nobody plays it on. */
import mitt from "mitt";
import type { Await, Game, Mine, Result, Sitter, Types } from "../engine/game.ts";
import type { Header, Match } from "../engine/match.ts";
import { readRecord, writeRecord } from "../engine/record.ts";
import { Refusal } from "../engine/refusal.ts";
import type { PastStep, Session, SessionNews } from "./session.ts";
import { stepsOf } from "./steps-of.ts";

export class PastSession<T extends Types = Types> implements Session<T> {
  readonly news = mitt<SessionNews<T>>();
  readonly header: Header<T>;
  readonly names: readonly string[];
  readonly #match: Match<T>;

  constructor(match: Match<T>) {
    this.#match = match;
    this.header = match.header;
    this.names = match.header.seats.map(({ name }) => name);
  }

  /** The record comes from outside: it is refused if anything in it isn't right. */
  static of(record: string, findGame: (id: string) => Game | undefined): PastSession {
    return new PastSession(readRecord(record, findGame));
  }

  get state(): T["state"] {
    return this.#match.state;
  }

  get position(): number {
    return this.#match.inputs.length;
  }

  get sitters(): readonly Sitter[] {
    return this.#match.sitters;
  }

  get awaits(): readonly Await<T>[] {
    return this.#match.awaits;
  }

  get result(): Result | undefined {
    return this.#match.result;
  }

  get isOver(): boolean {
    return this.#match.isOver;
  }

  legal(): readonly T["act"][] {
    return [];
  }

  mine(): Mine<T> {
    return new Map();
  }

  act(seat: number): void {
    throw new Refusal("not-your-turn", { seat });
  }

  past(): readonly PastStep<T>[] {
    return stepsOf(this.#match);
  }

  record(): string {
    return writeRecord(this.#match);
  }

  close(): void {
    this.news.all.clear();
  }
}
