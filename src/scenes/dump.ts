/** The display list as plain data, from back to front, for tests. */
import { GameObjects, type Scene } from "phaser";
import type { Area } from "./area.ts";

export interface DumpedThing {
  /** A container's things come after it, one deeper. */
  readonly depth: number;
  readonly type: string;
  readonly name: string;
  /** The texture's key, and how wide it is in pixels. */
  readonly texture?: string;
  readonly pixels?: number;
  readonly tint?: number;
  readonly text?: string;
  /** The bounds of its text in the world, in units, rounded to tenths. */
  readonly words?: Area;
  /** The same for an image. */
  readonly place?: Area;
  /** The size of its letters, in units of its own. */
  readonly font?: number;
  /** Pixels of its texture to a unit of its text. */
  readonly resolution?: number;
  /** A hash of the drawing commands of a `Graphics`. */
  readonly drawing?: string;
  /** In the world, in units, rounded to tenths. */
  readonly x: number;
  readonly y: number;
  /** Relative to its container, rounded to thousandths. */
  readonly scaleX: number;
  readonly scaleY: number;
  /** In the world, in degrees, rounded to tenths. */
  readonly angle: number;
  /** Without its container's, rounded to hundredths. */
  readonly alpha: number;
  /** False if it is in a hidden container, too. */
  readonly isVisible: boolean;
}

export const dumpScene = (scene: Scene): readonly DumpedThing[] =>
  scene.children.list.flatMap((thing) => dumpThing(thing, 0, true));

function dumpThing(thing: GameObjects.GameObject, depth: number, isSeen: boolean): readonly DumpedThing[] {
  const { type, name } = thing;
  if (!isPlaced(thing)) return [];
  const { tx, ty, a, b } = thing.getWorldTransformMatrix();
  const { scaleX, scaleY, alpha, visible } = thing;
  const isVisible = isSeen && visible && alpha > 0 && scaleX !== 0 && scaleY !== 0;
  const dumped: DumpedThing = {
    depth,
    type,
    name,
    ...textureOf(thing),
    ...(thing instanceof GameObjects.Text && wordsOf(thing)),
    ...(thing instanceof GameObjects.Graphics && { drawing: drawingOf(thing) }),
    x: rounded(tx, 10),
    y: rounded(ty, 10),
    scaleX: rounded(scaleX, 1000),
    scaleY: rounded(scaleY, 1000),
    angle: rounded((180 * Math.atan2(b, a)) / Math.PI, 10),
    alpha: rounded(alpha, 100),
    isVisible,
  };
  const inside = thing instanceof GameObjects.Container ? thing.list : [];
  return [dumped, ...inside.flatMap((one) => dumpThing(one, depth + 1, isVisible))];
}

type Placed = GameObjects.GameObject &
  GameObjects.Components.Transform &
  GameObjects.Components.AlphaSingle &
  GameObjects.Components.Visible;

const isPlaced = (thing: GameObjects.GameObject): thing is Placed =>
  "getWorldTransformMatrix" in thing && "alpha" in thing && "visible" in thing;

const wordsOf = (thing: GameObjects.Text): Pick<DumpedThing, "text" | "words" | "font" | "resolution"> => ({
  text: thing.text,
  words: boundsOf(thing),
  font: Number.parseFloat(String(thing.style.fontSize)),
  resolution: thing.style.resolution,
});

function boundsOf(thing: GameObjects.Text | GameObjects.Image): Area {
  const matrix = thing.getWorldTransformMatrix();
  const { width, height, originX, originY } = thing;
  const corners = [0, 1].flatMap((right) =>
    [0, 1].map((low) => matrix.transformPoint((right - originX) * width, (low - originY) * height)),
  );
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return {
    x: rounded(left, 10),
    y: rounded(top, 10),
    width: rounded(Math.max(...across) - left, 10),
    height: rounded(Math.max(...down) - top, 10),
  };
}

const drawingOf = ({ commandBuffer }: GameObjects.Graphics): string =>
  commandBuffer
    .map((part: unknown) => (typeof part === "number" ? rounded(part, 100) : String(part)))
    .reduce<number>((hash, part) => hashedOn(hash, String(part)), 0)
    .toString(16);

const hashedOn = (hash: number, text: string): number =>
  [...`${text} `].reduce((so, sign) => (Math.imul(so, 31) + sign.charCodeAt(0)) >>> 0, hash);

/** Not of text: Phaser gives its textures random names. */
function textureOf(thing: GameObjects.GameObject): Pick<DumpedThing, "texture" | "pixels" | "tint" | "place"> {
  if (thing instanceof GameObjects.Text || !(thing instanceof GameObjects.Image)) return {};
  const { key, source } = thing.texture;
  return { texture: key, pixels: source[0]?.width ?? 0, tint: thing.tintTopLeft, place: boundsOf(thing) };
}

/** `+ 0` turns −0 into 0. */
const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts + 0;
