/** What a game brings to be heard, as data. Nothing is told by sound alone: a cue accompanies a picture. */
import type { Types } from "../session/session.ts";
import type { Bed, Recipe } from "./recipe.ts";
import type { MusicStyle, Soundscape } from "./soundscape.ts";

/** Methods, not function properties: so the sounds of any game are assignable to `GameSounds`. */
export interface GameSounds<T extends Types = Types> {
  /** By name. */
  readonly cues: Readonly<Record<string, Recipe>>;
  /** The cue of an event, for when it begins to be seen. Undefined for an event without a picture. */
  cueOf(event: T["event"]): string | undefined;
  /** Tells players that it's their turn. */
  readonly turn: Recipe;
  /** What surrounds the table in this state. */
  soundscapeOf?(state: T["state"]): Soundscape;
  /** What soundscapes are made of, by name. */
  readonly beds?: Readonly<Record<string, Bed>>;
  readonly calls?: Readonly<Record<string, Recipe>>;
  readonly music?: Readonly<Record<string, MusicStyle>>;
  /** Each plays middle C. */
  readonly instruments?: Readonly<Record<string, Recipe>>;
}
