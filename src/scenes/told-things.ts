/** Things in the world that somebody can point at, and where on the page each of them is to be seen. */
import { GameObjects, type Scene } from "phaser";
import type { Area } from "./area.ts";

const TOLD = "told";

/** What it is at the moment, if it's anything; `pointed` hears of it while somebody's pointer is on it. */
export function tellOf(
  thing: GameObjects.Image,
  nameOf: () => string | undefined,
  pointed: (thing: string | undefined) => void,
): void {
  thing.setData(TOLD, nameOf);
  thing.on("pointerover", () => pointed(nameOf()));
  thing.on("pointerout", () => pointed(undefined));
}

/** Wherever this thing can be seen in the scene, in CSS pixels from the upper left corner of the canvas. */
export function placesIn({ children, cameras }: Scene, thing: string): readonly Area[] {
  const { scrollX, scrollY } = cameras.main;
  return seenIn(children.list)
    .filter((image) => nameOf(image) === thing)
    .map((image) => {
      const { x, y, width, height } = image.getBounds();
      return { x: x - scrollX, y: y - scrollY, width, height };
    });
}

/** In containers that can't be seen, nothing can. */
const seenIn = (things: readonly GameObjects.GameObject[]): readonly GameObjects.Image[] =>
  things.flatMap((thing) => {
    if (thing instanceof GameObjects.Container) return isSeen(thing) ? seenIn(thing.list) : [];
    return thing instanceof GameObjects.Image && isSeen(thing) ? [thing] : [];
  });

const isSeen = ({ visible, alpha }: GameObjects.Image | GameObjects.Container): boolean => visible && alpha > 0;

function nameOf(image: GameObjects.Image): unknown {
  const told: unknown = image.getData(TOLD);
  return typeof told === "function" ? told() : undefined;
}
