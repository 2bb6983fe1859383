/** What a game's stage is built with. Everything is measured in CSS pixels; the camera makes device pixels of them. */
import type { GameObjects, Scene } from "phaser";
import type { Area } from "./area.ts";
import type { WorldLine } from "./words.ts";

export interface World<Layer extends string = never> {
  /** Where things are made: `scene.add.image(…)`, and then put into one of the layers. Its time is the world's. */
  readonly scene: WorldScene;
  /** Behind the other: the far layers belong to this scene. Things are made in either. */
  readonly farScene: WorldScene;
  /** By the names that the show gives them. Moving a game's things is the game's business, keeping layers apart is the world's. */
  readonly layers: Readonly<Record<Layer, GameObjects.Container>>;
  /** Device pixels to one unit, at most 2: textures are drawn that much larger. */
  readonly scale: number;
  /** Who asked for less motion sees things change without travelling, and nothing drifts. */
  readonly isCalm: () => boolean;
  /** How much larger than usual words are wanted, 1 to 2. What has little room may grow less. */
  readonly textScale: () => number;
  /** What nothing lies over. */
  readonly area: () => Area;
  /** Says a line in the reader's language. */
  readonly say: (line: WorldLine) => string;
  /**
   * Draws a texture once, with the page's fonts; later calls with the same name do nothing. Width and height in units.
   * Textures are `scale` times as large as they are seen: `imageOf` makes images that know it.
   */
  bake(name: string, width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): void;
  /**
   * What somebody sees there, by a name: overlays tell more about it while it's pointed at, and whoever shows it to
   * others has it marked wherever it can be seen. The image has to be interactive.
   */
  tells(image: GameObjects.Image, nameOf: () => string | undefined): void;
}

/** The kinds of things that `phaser-parts.js` has. */
type Makes = "blitter" | "container" | "existing" | "graphics" | "image" | "sprite" | "text" | "tileSprite";

export type WorldScene = Omit<Scene, "add"> & { readonly add: Pick<GameObjects.GameObjectFactory, Makes> };
