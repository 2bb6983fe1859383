/**
 * The contract between the table and a game.
 *
 * The state is public: what is private stays with its owner and is named by a handle, and what nobody knows yet is
 * decided when it is needed. One stream of inputs, the same for everybody, makes the state:
 * `state' = apply(state, input)`.
 */
import type { Draw, Results } from "./draw.ts";
import type { Facts } from "./refusal.ts";
import type { Rng } from "./rng.ts";

export type Seat = number;
/** Stands for a value that no state contains, and tells nothing about it. */
export type Handle = string;
/** A heap of hidden values. */
export type Pool = string;

/** Who plays a seat. A seat of nobody's may be joined later. */
export type Sitter = "person" | "bot" | "nobody";
export type SeatChange = "join" | "leave" | "bot" | "back";

/** The types a game is made of. All are plain JSON, with whole numbers only. */
export interface Types {
  state: unknown;
  /** One small step of a seat. `do` names its kind. */
  act: { readonly do: string };
  /** What a handle stands for. */
  value: unknown;
  options: unknown;
  /** What happened, for a screen to animate and a log to tell. `on` names its kind; no prose. */
  event: { readonly on: string };
}

/** Acts that seats owe or may play. Sealed acts are promised now and opened by a later reveal. */
export interface AwaitAct {
  readonly kind: "act";
  readonly from: readonly Seat[];
  /** `each`: every one of them, in any order. `any`: the first one to act. */
  readonly quorum: "each" | "any";
  /** Only people seal: a bot's act is computed when it's revealed. */
  readonly sealed?: true;
  /** The game goes on without it: an obligatory await beside it says when the chance is over. */
  readonly optional?: true;
  /** The kinds of act it takes, where a seat may be awaited for several things at once; all kinds, if it isn't said. */
  readonly acts?: readonly string[];
}

/**
 * A hidden heap has to be made: `add` goes in, `back` returns to it, and `by` shuffle it together. A heap with one
 * shuffler is known to that seat alone, which therefore must not choose what is drawn from it: luck does.
 */
export interface AwaitStir<T extends Types = Types> {
  readonly kind: "stir";
  readonly pool: Pool;
  readonly by: readonly Seat[];
  readonly add: readonly T["value"][];
  readonly back: readonly Handle[];
}

/** A seat looks at values of a heap that several seats shuffled: the others have to help. */
export interface AwaitLearn {
  readonly kind: "learn";
  readonly seat: Seat;
  readonly pool: Pool;
  readonly handles: readonly Handle[];
}

/**
 * The only way out for what is secret or unknown, all at once: luck is drawn, values are opened by their owners, sealed
 * acts are opened by people and computed for bots (from this very luck, so nobody knew them before).
 * At most one is pending at a time.
 */
export interface AwaitReveal {
  readonly kind: "reveal";
  readonly draws: readonly Draw[];
  readonly values: readonly Handle[];
  readonly acts: readonly Seat[];
}

export type Await<T extends Types = Types> = AwaitAct | AwaitStir<T> | AwaitLearn | AwaitReveal;

export interface OpenedValue<T extends Types = Types> {
  readonly handle: Handle;
  readonly value: T["value"];
}

export interface OpenedAct<T extends Types = Types> {
  readonly seat: Seat;
  readonly act: T["act"];
}

export type Input<T extends Types = Types> =
  | { readonly kind: "act"; readonly seat: Seat; readonly act: T["act"] }
  | { readonly kind: "sealed"; readonly seat: Seat; readonly handle: Handle }
  | { readonly kind: "stirred"; readonly pool: Pool; readonly handles: readonly Handle[] }
  | { readonly kind: "learned"; readonly seat: Seat; readonly handles: readonly Handle[] }
  | Revealed<T>
  | { readonly kind: "seat"; readonly seat: Seat; readonly change: SeatChange };

/** The answer to a reveal: one result for each draw, one value for each handle, one act for each seat, in its order. */
export interface Revealed<T extends Types = Types> {
  readonly kind: "revealed";
  readonly results: Results;
  readonly values: readonly OpenedValue<T>[];
  readonly acts: readonly OpenedAct<T>[];
}

/** What one seat knows and nobody else: values by their handles. */
export type Mine<T extends Types = Types> = ReadonlyMap<Handle, T["value"]>;

export interface Step<T extends Types = Types> {
  readonly state: T["state"];
  readonly events: readonly T["event"][];
  /**
   * The state that each event found: what it changed is what the next one found otherwise. So whoever shows them needs no
   * rules. A game in which little happens at once leaves it out, and its last event changes everything.
   */
  readonly moments?: readonly T["state"][];
}

/** What a good player would do, and why: a key with facts that a language file turns into words. */
export interface Advice<T extends Types> {
  readonly act: T["act"];
  readonly reason: { readonly key: string; readonly facts: Facts };
}

/** Places from 1, by seat; equal places share them. `scores` are compared from left to right, by seat. */
export interface Result {
  readonly places: readonly number[];
  readonly scores: readonly (readonly number[])[];
  /** Where all win or lose together: which it was. */
  readonly isWon?: boolean;
}

/**
 * Everybody recomputes what a bot does, so it is pure, and all its luck comes in.
 * It may answer nothing where its act is optional.
 */
export type Bot<T extends Types> = BotMethod<T>["play"];

/** As a method, so that a game of whatever types is a `Game`. */
interface BotMethod<T extends Types> {
  play(turn: BotTurn<T>): T["act"] | undefined;
}

export interface BotTurn<T extends Types> {
  readonly state: T["state"];
  readonly seat: Seat;
  readonly mine: Mine<T>;
  readonly luck: Rng;
}

/** One way to play a game: with these options, and so many seats. */
export interface Variant<T extends Types = Types> {
  readonly options: T["options"];
  readonly players: number;
}

export interface Game<T extends Types = Types> {
  readonly id: string;
  /** Hashes that a record pins: of the code that decides, and of the content it decides about. */
  readonly rules: string;
  readonly content: string;
  /** Every way to play it, the plainest first: whatever is tested or measured goes through all of them. */
  readonly variants: readonly Variant<T>[];
  /** Every kind of act there is, by its `do`. */
  readonly acts: readonly string[];
  /** No match takes more inputs than this, nor more changes of seats. */
  readonly bound: number;
  /** What was printed, for whoever wants to check a match without this code. */
  readonly tables: Readonly<Record<string, unknown>>;
  /** What the numbers of `Result.scores` count, from left to right. */
  readonly scores: readonly string[];
  /** By level, from the weakest to the strongest. The first one plays for whoever is absent. */
  readonly bots: Readonly<Record<string, Bot<T>>>;

  /** These three read what comes from outside, and refuse what isn't theirs. */
  readOptions(raw: unknown): T["options"];
  readAct(raw: unknown): T["act"];
  readValue(raw: unknown): T["value"];

  setup(options: T["options"], sitters: readonly Sitter[]): T["state"];
  /** Who plays each seat now. A person who comes back may have to wait until the game can take them in. */
  sitters(state: T["state"]): readonly Sitter[];
  /** Empty when the match is over. */
  awaits(state: T["state"]): readonly Await<T>[];
  /** The handles whose values this seat may look at now. */
  holds(state: T["state"], seat: Seat): readonly Handle[];
  /** What a seat without secrets holds, once the luck of the pending reveal is drawn. */
  dealt(state: T["state"], seat: Seat, results: Results): Mine<T>;
  /** All acts open to this seat now, sealed ones included; empty if it's awaited for none. */
  legal(state: T["state"], seat: Seat, mine: Mine<T>): readonly T["act"][];
  /** Never mutates; throws a Refusal that names why. The match has checked that the input answers an await. */
  apply(state: T["state"], input: Input<T>): Step<T>;
  result(state: T["state"]): Result | undefined;
  /** For a seat that is to act; nothing where the game has no opinion. */
  advise?(turn: BotTurn<T>): Advice<T> | undefined;
}
