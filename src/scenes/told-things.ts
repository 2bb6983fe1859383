/** Things in the world that can be pointed at, and where each is on the page. */
import { GameObjects, type Scene } from "phaser";
import type { Area } from "./area.ts";

const TOLD = "told";

/** `nameOf` says what the thing is at the moment, if anything; `pointed` gets that name while the pointer is on it. */
export function tellOf(
  thing: GameObjects.Image,
  nameOf: () => string | undefined,
  pointed: (thing: string | undefined) => void,
): void {
  thing.setData(TOLD, nameOf);
  thing.on("pointerover", () => pointed(nameOf()));
  thing.on("pointerout", () => pointed(undefined));
}

/** All visible images of this thing, in CSS pixels from the upper left corner of the canvas. */
export function placesIn({ children, cameras }: Scene, thing: string): readonly Area[] {
  const { scrollX, scrollY } = cameras.main;
  return seenIn(children.list)
    .filter((image) => nameOf(image) === thing)
    .map((image) => {
      const { x, y, width, height } = image.getBounds();
      return { x: x - scrollX, y: y - scrollY, width, height };
    });
}

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
