/** A recorded match, finished or stopped. It can be looked at, but not played on. */
import mitt from "mitt";
import type { Await, Game, Mine, Result, Seat, Sitter, Types } from "../engine/game.ts";
import type { Header, Match } from "../engine/match.ts";
import { readRecord } from "../engine/record.ts";
import { Refusal } from "../engine/refusal.ts";
import { isFairRecord, readMatch } from "../fair/reading.ts";
import { ed25519Signatures, type Signatures } from "../fair/signing.ts";
import { verify } from "../fair/verify.ts";
import type { PastStep, Session, SessionNews } from "./session.ts";
import { stepsOf } from "./steps-of.ts";

export class PastSession<T extends Types = Types> implements Session<T> {
  readonly news = mitt<SessionNews<T>>();
  readonly header: Header<T>;
  readonly names: readonly string[];
  readonly seats: readonly Seat[] = [];
  readonly #match: Match<T>;
  readonly #record: string;

  constructor(match: Match<T>, record: string) {
    this.#match = match;
    this.#record = record;
    this.header = match.header;
    this.names = match.header.seats.map(({ name }) => name);
  }

  /** The record comes from outside, so it is refused if anything in it is wrong. */
  static of(
    record: string,
    findGame: (id: string) => Game | undefined,
    signatures: Signatures = ed25519Signatures,
  ): PastSession {
    return new PastSession(matchIn(record, findGame, signatures), record);
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

  start(): void {}

  legal(): readonly T["act"][] {
    return [];
  }

  mine(): Mine<T> {
    return new Map();
  }

  act(seat: number): void {
    throw new Refusal("not-your-turn", { seat });
  }

  isSent(): boolean {
    return false;
  }

  locked(): undefined {}

  past(): readonly PastStep<T>[] {
    return stepsOf(this.#match);
  }

  record(): string {
    return this.#record;
  }

  shortRecord(): string {
    return this.#record;
  }

  close(): void {
    this.news.all.clear();
  }
}

/** A plain record only has to follow the rules; of a fair one the signatures are checked too. */
function matchIn(record: string, findGame: (id: string) => Game | undefined, signatures: Signatures): Match {
  if (!isFairRecord(record)) return readRecord(record, findGame);
  const { told, game } = readMatch(record, findGame, signatures);
  return verify(told, game, signatures, { all: false, bots: false }).book.game;
}
