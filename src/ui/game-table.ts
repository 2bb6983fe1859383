/** What a game brings to the table besides its rules. Nothing here needs a page, but for the views once they are loaded. */
import type { ComponentChildren } from "preact";
import type { Types } from "../session/session.ts";
import type { Line, LogLine } from "./texts/line.ts";
import type { Texts } from "./texts/messages.ts";

/** Functions are methods here, so that the table of a game of whatever types is a `GameTable`. */
export interface GameTable<T extends Types = Types> {
  readonly texts: Texts;
  readonly about: About;
  /** The bot that plays it, unless somebody wants another. */
  readonly bot: string;
  /** What an event tells, `state` being the one that it has led to. */
  log(event: T["event"], state: T["state"]): readonly LogLine[];
  /** How things stand, in a few lines. */
  stand(state: T["state"]): readonly Line[];
  loadViews(): Promise<GameViews<T>>;
}

export interface About {
  readonly name: Line;
  readonly pitch: Line;
  /** What of it can be played today, and what is still to come. */
  readonly works: readonly Line[];
  readonly coming: readonly Line[];
}

export interface GameViews<T extends Types = Types> {
  /** How things stand, at a glance. */
  Overview(props: ViewProps<T>): ComponentChildren;
}

export interface ViewProps<T extends Types = Types> {
  readonly state: T["state"];
  readonly names: readonly string[];
}
