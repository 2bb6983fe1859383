/** What a game draws with. All is measured in CSS pixels; the camera scales them to device pixels. */
import type { GameObjects, Scene } from "phaser";
import type { Area } from "./area.ts";
import type { WorldLine } from "./words.ts";

export interface World<Layer extends string = never> {
  /** Makes things, as with `scene.add.image(…)`, which are then put into one of the layers. */
  readonly scene: WorldScene;
  /** The scene of the far layers, behind the other. */
  readonly farScene: WorldScene;
  /** By the names in the show's `layers`. */
  readonly layers: Readonly<Record<Layer, GameObjects.Container>>;
  /** Device pixels to a unit, from 1 to 2. Textures are drawn that much larger. */
  readonly scale: number;
  /** Less motion is asked for: nothing may drift. */
  readonly isCalm: () => boolean;
  /** The reader's text size, 1 to 2. Text with little room may grow less. */
  readonly textScale: () => number;
  /** The part that no control covers. */
  readonly area: () => Area;
  /** Translates a line into the reader's language. */
  readonly say: (line: WorldLine) => string;
  /**
   * Draws a texture once; later calls with the same name do nothing. Width and height are in units. A texture has `scale`
   * times as many pixels, so its images must be scaled down, as `imageOf` does.
   */
  bake(name: string, width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): void;
  /**
   * Names what the image shows. The page tells more about it while the pointer is on it, and can mark it for others to
   * see. The image has to be interactive.
   */
  tells(image: GameObjects.Image, nameOf: () => string | undefined): void;
}

/** The factories that `phaser-parts.js` includes. */
type Makes = "blitter" | "container" | "existing" | "graphics" | "image" | "sprite" | "text" | "tileSprite";

export type WorldScene = Omit<Scene, "add"> & { readonly add: Pick<GameObjects.GameObjectFactory, Makes> };
