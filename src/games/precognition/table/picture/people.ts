/** The people on a boat, each a figure in its zone. */
import type { GameObjects } from "phaser";
import type { Point } from "../../../../scenes/point.ts";
import type { Fitted } from "./boat-art.ts";
import { HUMANS, type Piece, sizeOf } from "./boat-art.ts";
import { ZONES, type Zone } from "./boat-plan.ts";
import type { World } from "./layers.ts";
import type { BoatPicture } from "./picture.ts";
import { standing } from "./standing.ts";

export interface People {
  fit(scale: number): void;
  show(boat: BoatPicture): void;
  /** The last `count` figures of a zone, who leave first. */
  last(zone: Zone, count: number): readonly GameObjects.Image[];
  /** A figure for a motion only. */
  extra(piece: Piece, at: Point): GameObjects.Image;
}

type Crowded = Readonly<Record<Zone, number>>;
export const crowdOf = ({ cabins, contaminated, doctors, protectors }: BoatPicture): Crowded => ({
  cabins,
  contaminated,
  doctors,
  protectors,
});

/** The same person always looks the same, but people differ. */
export function figureOf(zone: Zone, i: number): Piece {
  switch (zone) {
    case "cabins":
      return HUMANS[(i * 7 + (i >> 2)) % HUMANS.length] ?? "human-1";
    case "contaminated":
      return "contaminated";
    case "doctors":
      return "doctor";
    case "protectors":
      return "protector";
  }
}

export function createPeople(world: World, name: string, parent: GameObjects.Container, fitted: Fitted): People {
  const { scene } = world;
  // The back row is added first.
  const layers = [1, 0].map((floor) => ({ floor, container: scene.add.container(0, 0) }));
  const moving = scene.add.container(0, 0);
  parent.add([...layers.map(({ container }) => container), moving]);
  const members: Record<Zone, GameObjects.Image[]> = { cabins: [], contaminated: [], doctors: [], protectors: [] };
  let scale = 1;

  function dress(image: GameObjects.Image, piece: Piece): GameObjects.Image {
    const { width, height } = sizeOf(piece);
    return image.setTexture(fitted.piece(piece, scale)).setOrigin(0.5, 0.97).setDisplaySize(width, height);
  }

  function show(zone: Zone, count: number): [floor: number, GameObjects.Image][] {
    const there = members[zone];
    for (const gone of there.splice(count)) gone.destroy();
    return standing(zone, count).map(({ x, y, floor }, i) => {
      const image = there[i] ?? dress(scene.add.image(0, 0, "__DEFAULT"), figureOf(zone, i));
      there[i] = image;
      image.setName(`${name}/${zone}/${i}`).setPosition(x, y).setVisible(true);
      return [floor, image];
    });
  }

  return {
    fit(to) {
      scale = to;
      for (const zone of ZONES) for (const [i, image] of members[zone].entries()) dress(image, figureOf(zone, i));
    },
    show(boat) {
      const crowd = crowdOf(boat);
      const standingThere = ZONES.flatMap((zone) => show(zone, crowd[zone]));
      for (const { floor, container } of layers) {
        const here = standingThere.flatMap(([on, image]) => (on === floor ? [image] : []));
        putInOrder(container, here);
      }
    },
    last: (zone, count) => (count > 0 ? members[zone].slice(-count) : []),
    extra(piece, { x, y }) {
      const image = dress(scene.add.image(x, y, "__DEFAULT"), piece);
      moving.add(image);
      return image;
    },
  };
}

/** Sorts the figures, so that equal pictures have equal display lists. */
function putInOrder(container: GameObjects.Container, images: readonly GameObjects.Image[]): void {
  const isInOrder = images.length === container.list.length && images.every((image, i) => image === container.list[i]);
  if (isInOrder) return;
  container.removeAll();
  container.add([...images]);
}
