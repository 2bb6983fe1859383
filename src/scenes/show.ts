/** How a game is drawn: its state as a picture, which is plain data, and events as changes of it. */
import type { Seat, Types } from "../session/session.ts";
import type { Area } from "./area.ts";
import type { Motion } from "./motion.ts";
import type { World } from "./world.ts";

export type { Area };

/** Methods, not function properties: so the show of any game is assignable to `Show`. */
export interface Show<T extends Types = Types, Picture = unknown, Layer extends string = string> {
  /**
   * All that is seen of a state when nothing moves. Plain data: equal pictures look equal. An event changes what differs
   * between the pictures before and after it, so what different seats change must be in different fields.
   */
  pictureOf(state: T["state"]): Picture;
  /** Whether this event waits for those of other seats, to begin together with them. */
  isJoint?(event: T["event"]): boolean;
  /** SVG files to load before anything is shown. */
  readonly art: readonly Art[];
  /** What lies over what. `flyCard` needs a layer `cards`, `flyTokens` a layer `tokens`. */
  readonly layers: Layers<Layer>;
  build(world: World<Layer>, cast: Cast): Renderer<Picture, T["event"]>;
}

/** Names from back to front, in two scenes, one behind the other. */
export interface Layers<Layer extends string = string> {
  readonly far: readonly Layer[];
  readonly near: readonly Layer[];
}

export interface Art {
  readonly name: string;
  readonly url: string;
  /** In units, which are CSS pixels at zoom 1. */
  readonly width: number;
  readonly height: number;
}

/** Who is at the table, and from whose side it is seen at first. */
export interface Cast extends View {
  readonly names: readonly string[];
  /** What each seat is told apart by; without it, what the seats of every table have. */
  readonly marks?: readonly SeatMark[] | undefined;
}

export interface SeatMark {
  /** As #rrggbb. */
  readonly color: string;
  /** The path of its sign, in a square of 16. */
  readonly symbol: string;
}

export interface View {
  /** The seat at the front; none for those who only watch. */
  readonly viewer: Seat | undefined;
  /** By seat, where the screen lies on a table between the players: what is a seat's faces its edge. */
  readonly edges?: readonly Edge[] | undefined;
}

export type Edge = "near" | "left" | "far" | "right";

/** Draws a game's pictures and animates its events. */
export interface Renderer<Picture, Event> {
  /** Draws this picture at once. Drawing it twice changes nothing. */
  settle(picture: Picture): void;
  /**
   * The animation of an event, from the picture `before`. `settle` follows, with `after` or with a picture that other
   * seats' events have changed too. It makes what it needs in `begin`. Not called in calm.
   */
  play(event: Event, before: Picture, after: Picture): Motion;
  /** Another part of the world is free of controls. `settle` follows. */
  layout(area: Area): void;
  /** Another seat is at the front, or the players sit around the screen now. `layout` follows. */
  turn?(view: View): void;
  /** The draft of the player at the front, in the game's own type. It is drawn at once. */
  consider?(draft: unknown): void;
  /** The language has changed: draws all words anew. `settle` follows. */
  retell?(): void;
}
