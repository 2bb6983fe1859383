/** How a game is seen in the world. What is seen is data, and events change it; so any moment can be drawn at once. */
import type { Seat, Types } from "../session/session.ts";
import type { Area } from "./area.ts";
import type { Motion } from "./motion.ts";
import type { World } from "./world.ts";

export type { Area };

/** Functions are methods here, so that the show of a game of whatever types is a `Show`. */
export interface Show<T extends Types = Types, Picture = unknown, Layer extends string = string> {
  /**
   * All that is seen of a state when nothing moves. Plain data: equal pictures look equal. What an event changes is what
   * is different in the pictures before and after it, so what seats change must lie in different places of it.
   */
  pictureOf(state: T["state"]): Picture;
  /** Events of different seats that are seen at the same moment, though a seat's earlier ones may take longer. */
  isJoint?(event: T["event"]): boolean;
  /** Pictures to be loaded before anything is shown: addresses of SVG files, by the names of their textures. */
  readonly art: readonly Art[];
  /** What lies over what. Cards fly in `cards`, tokens in `tokens`: whoever lets some fly has that layer. */
  readonly layers: Layers<Layer>;
  build(world: World<Layer>, cast: Cast): Stage<Picture, T["event"]>;
}

/** By name, from back to front; in two scenes, one behind the other. */
export interface Layers<Layer extends string = string> {
  readonly far: readonly Layer[];
  readonly near: readonly Layer[];
}

export interface Art {
  readonly name: string;
  readonly url: string;
  /** In units of the world, which are CSS pixels at zoom 1. */
  readonly width: number;
  readonly height: number;
}

/** Who is at the table, and from whose side it is seen to begin with. */
export interface Cast extends View {
  readonly names: readonly string[];
}

export interface View {
  /** The seat that sits at the front; nobody's for those who only watch. */
  readonly viewer: Seat | undefined;
  /** At which edge of the screen each seat sits, if it lies on a table between them: what is a seat's faces that edge. */
  readonly edges?: readonly Edge[] | undefined;
}

export type Edge = "near" | "left" | "far" | "right";

/** A game's own things in the world. */
export interface Stage<Picture, Event> {
  /** Puts everything where it belongs, at once. Calling it twice changes nothing. */
  settle(picture: Picture): void;
  /**
   * How an event is seen. It starts from `before`; `settle(after)` follows, or `settle` of what came of other seats'
   * events besides. What it needs it makes when it begins. Never asked for in calm.
   */
  play(event: Event, before: Picture, after: Picture): Motion;
  /** The part of the world that nothing lies over has changed. `settle` follows. */
  layout(area: Area): void;
  /** Another seat sits at the front, or they sit around the screen now. `layout` follows. */
  turn?(view: View): void;
  /** What the player at the front has in mind and hasn't done: the draft of that seat, in the words of its game. It is seen at once. */
  consider?(draft: unknown): void;
  /** Words are taken anew from the speaker. `settle` follows. */
  retell?(): void;
}
