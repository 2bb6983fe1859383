/** What is on display as plain data, from back to front. */
import { GameObjects, type Scene } from "phaser";

export interface DumpedThing {
  /** Nesting: a container's things come after it, one deeper. */
  readonly depth: number;
  readonly type: string;
  readonly name: string;
  /** The texture's key. */
  readonly texture?: string;
  readonly text?: string;
  /** Where it is in the world, in units, rounded to tenths. */
  readonly x: number;
  readonly y: number;
  /** Its own, rounded to hundredths. */
  readonly scaleX: number;
  readonly scaleY: number;
  readonly alpha: number;
  /** Whether it, and all that it is in, can be seen. */
  readonly isVisible: boolean;
}

export const dumpScene = (scene: Scene): readonly DumpedThing[] =>
  scene.children.list.flatMap((thing) => dumpThing(thing, 0, true));

function dumpThing(thing: GameObjects.GameObject, depth: number, isSeen: boolean): readonly DumpedThing[] {
  const { type, name } = thing;
  if (!isPlaced(thing)) return [];
  const { tx, ty } = thing.getWorldTransformMatrix();
  const { scaleX, scaleY, alpha, visible } = thing;
  const isVisible = isSeen && visible && alpha > 0 && scaleX !== 0 && scaleY !== 0;
  const dumped: DumpedThing = {
    depth,
    type,
    name,
    ...textureOf(thing),
    ...(thing instanceof GameObjects.Text && { text: thing.text }),
    x: rounded(tx, 10),
    y: rounded(ty, 10),
    scaleX: rounded(scaleX, 100),
    scaleY: rounded(scaleY, 100),
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

/** Words are textures too, with names that mean nothing. */
function textureOf(thing: GameObjects.GameObject): { readonly texture?: string } {
  if (thing instanceof GameObjects.Text || !("texture" in thing)) return {};
  const { texture } = thing;
  return typeof texture === "object" && texture !== null && "key" in texture ? { texture: String(texture.key) } : {};
}

/** Never −0, which would look different from 0. */
const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts + 0;
