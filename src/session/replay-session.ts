/**
 * A recorded match that plays again. It goes forward at a pace, and can be moved to any moment, event by event: what it
 * tells then is the match up to that moment, and nothing of what comes later.
 */
import mitt from "mitt";
import type { Await, Input, Mine, Result, Seat, Sitter, Types } from "../engine/game.ts";
import { type Header, Match } from "../engine/match.ts";
import { Refusal } from "../engine/refusal.ts";
import type { Pace } from "./pace.ts";
import type { PastStep, Session, SessionNews } from "./session.ts";
import { stepsOf } from "./steps-of.ts";

/** One event, and where it has led to. */
export interface Beat<T extends Types = Types> {
  /** The step that it belongs to, from 0. */
  readonly step: number;
  readonly event: T["event"];
  readonly before: T["state"];
  readonly state: T["state"];
}

export class ReplaySession<T extends Types = Types> implements Session<T> {
  readonly news = mitt<SessionNews<T>>();
  readonly header: Header<T>;
  readonly names: readonly string[];
  readonly seats: readonly Seat[] = [];
  /** All events of the match, in order. A moment is how many of them have happened. */
  readonly beats: readonly Beat<T>[];
  readonly match: Match<T>;
  readonly #steps: readonly PastStep<T>[];
  readonly #record: string;
  readonly #pace: Pace;
  readonly #start: T["state"];
  #at = 0;
  #isAsked = false;
  #isClosed = false;

  constructor(match: Match<T>, record: string, pace: Pace) {
    this.match = match;
    this.#record = record;
    this.#pace = pace;
    this.header = match.header;
    this.names = match.header.seats.map(({ name }) => name);
    this.#start = new Match(match.game, match.header.options, match.header.seats).state;
    this.#steps = stepsOf(match);
    this.beats = this.#steps.flatMap(beatsOf);
  }

  /** The moment it is at. */
  get at(): number {
    return this.#at;
  }

  get isAtEnd(): boolean {
    return this.#at === this.beats.length;
  }

  get state(): T["state"] {
    return this.stateAt(this.#at);
  }

  /** All steps, also those that are still to come. */
  get whole(): readonly PastStep<T>[] {
    return this.#steps;
  }

  isBetweenSteps(at: number): boolean {
    return this.beats[at - 1]?.step !== this.beats[at]?.step;
  }

  stateAt(at: number): T["state"] {
    if (at >= this.beats.length) return this.match.state;
    return at <= 0 ? this.#start : (this.beats[at - 1]?.state ?? this.#start);
  }

  /** How many inputs are over at this moment. */
  get position(): number {
    if (this.isAtEnd) return this.match.inputs.length;
    // Of a step that is only half over, the input isn't.
    return this.beats[this.#at]?.step ?? 0;
  }

  get sitters(): readonly Sitter[] {
    return this.match.game.sitters(this.state);
  }

  /** Whoever looks on has nothing to wait for. */
  get awaits(): readonly Await<T>[] {
    return [];
  }

  get result(): Result | undefined {
    return this.isAtEnd ? this.match.result : undefined;
  }

  get isOver(): boolean {
    return this.isAtEnd && this.match.isOver;
  }

  start(): void {
    this.#ask();
  }

  /** Goes to a moment at once. */
  seek(to: number): void {
    const at = Math.min(Math.max(0, Math.trunc(to)), this.beats.length);
    if (at === this.#at) return;
    this.#at = at;
    this.news.emit("moved");
    this.#ask();
  }

  /** Plays what happens until a later moment, within one step at most: events of one step may be shown together. */
  playTo(to: number): void {
    const from = this.#at;
    const first = this.beats[from];
    if (first === undefined || to <= from) return;
    const part = this.beats.slice(from, to).filter(({ step }) => step === first.step);
    this.#at = from + part.length;
    this.news.emit("step", this.#stepOf(first.step, part, this.state));
    this.#ask();
  }

  legal(): readonly T["act"][] {
    return [];
  }

  mine(): Mine<T> {
    return new Map();
  }

  act(seat: Seat): void {
    throw new Refusal("not-your-turn", { seat });
  }

  isSent(): boolean {
    return false;
  }

  locked(): undefined {}

  past(): readonly PastStep<T>[] {
    if (this.isAtEnd) return this.#steps;
    const last = this.beats[this.#at - 1];
    if (last === undefined) return [];
    if (this.isBetweenSteps(this.#at)) return this.#steps.slice(0, last.step + 1);
    const begun = this.beats.slice(0, this.#at).filter(({ step }) => step === last.step);
    return [...this.#steps.slice(0, last.step), this.#stepOf(last.step, begun, last.state)];
  }

  record(): string {
    return this.#record;
  }

  shortRecord(): string {
    return this.#record;
  }

  close(): void {
    this.#isClosed = true;
    this.news.all.clear();
  }

  #stepOf(step: number, part: readonly Beat<T>[], state: T["state"]): PastStep<T> {
    const whole = this.#steps[step];
    return {
      position: step + 1,
      input: whole?.input as Input<T>,
      events: part.map(({ event }) => event),
      moments: part.map(({ before }) => before),
      state,
    };
  }

  #ask(): void {
    if (this.#isAsked || this.#isClosed || this.isAtEnd) return;
    this.#isAsked = true;
    this.#pace(() => {
      this.#isAsked = false;
      if (!this.#isClosed) this.playTo(this.beats.length);
    });
  }
}

/** Each event with the state it found, and the one that the next event found. */
function beatsOf<T extends Types>({ events, moments, state }: PastStep<T>, step: number): readonly Beat<T>[] {
  return events.map((event, i) => ({ step, event, before: moments[i] ?? state, state: moments[i + 1] ?? state }));
}
