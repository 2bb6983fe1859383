/** A first match with a coach, as data that a game brings: what it teaches, step by step, and the match it does that in. */
import type { Mine, Seat, Types } from "../session/session.ts";
import type { Line } from "./texts/line.ts";
import type { Texts } from "./texts/messages.ts";

/** Functions are methods, so that the lesson of a game with any types is a `Lesson`. */
export interface Lesson<T extends Types = Types> {
  readonly texts: Texts;
  readonly title: Line;
  /** What it teaches and how long it takes, in a sentence. */
  readonly pitch: Line;
  readonly match: LessonMatch<T>;
  /** In the order in which a match comes to them. */
  readonly chapters: readonly LessonChapter<T>[];
  /** Said during the rest of the match, whenever they become due. */
  readonly hints: readonly LessonStep<T>[];
  /** What somebody who follows the lesson does where no step suggests anything: sends what is drafted, or acts well. */
  follow(now: LessonMoment<T>): T["act"] | undefined;
}

/** The person has the first seat, and bots of the usual level have the others. */
export interface LessonMatch<T extends Types = Types> {
  readonly options: T["options"];
  readonly players: number;
  /** Of its luck: chosen so that everything there is to learn comes up. */
  readonly seed: number;
}

export interface LessonChapter<T extends Types = Types> {
  readonly id: string;
  readonly title: Line;
  /** Whether the match has come to it. */
  begins(state: T["state"]): boolean;
  readonly steps: readonly LessonStep<T>[];
}

/** One idea, in one sentence. */
export interface LessonStep<T extends Types = Types> {
  readonly id: string;
  /** Names of what it is about, the best first. The first that is in sight is marked. */
  about(now: LessonMoment<T>): readonly string[];
  says(now: LessonMoment<T>): Line;
  /** Whether it fits the moment. A step that doesn't fit any more is said later. */
  isDue(now: LessonMoment<T>): boolean;
  /**
   * Whether the player has done it since it was said. A step without this is learnt by reading it: it's done once the
   * player goes on to anything else.
   */
  isDone?(now: LessonMoment<T>): boolean;
  /** What the player could do now to get it done. */
  suggests?(now: LessonMoment<T>): Suggestion<T> | undefined;
}

/** A draft for the desk, or an act to send. */
export type Suggestion<T extends Types = Types> = { readonly draft: unknown } | { readonly act: T["act"] };

export interface LessonMoment<T extends Types = Types> {
  readonly state: T["state"];
  /** The player's seat. */
  readonly seat: Seat;
  readonly mine: Mine<T>;
  readonly legal: readonly T["act"][];
  /** What the player has picked and not sent. It may come from storage: check it. */
  readonly draft: unknown;
  /** All events of the match so far. */
  readonly happened: readonly T["event"][];
  /** Those since the step was said. */
  readonly since: readonly T["event"][];
}
