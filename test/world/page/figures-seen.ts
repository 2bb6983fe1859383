/** Checks that the figures in each part of a boat have the right look. */
import { BOAT } from "../../../src/games/precognition/table/picture/boat-plan.ts";
import type { DumpedThing } from "../../../src/scenes/dump.ts";
import type { Point } from "../../../src/scenes/point.ts";

interface Berth {
  readonly from: number;
  readonly to: number;
  readonly looks: RegExp;
}

/** From 0 at the stern: the Contaminated Deck, the Cabins, the Infirmary, and the Bow. */
const BERTHS: Readonly<Record<string, Berth>> = {
  contaminated: { from: 20, to: 160, looks: /^boats\/contaminated@/u },
  cabins: { from: 162, to: 370, looks: /^boats\/human-\d@/u },
  doctors: { from: 376, to: 474, looks: /^boats\/doctor@/u },
  protectors: { from: 476, to: 580, looks: /^boats\/protector@/u },
};

export function outOfPlace(dump: readonly DumpedThing[], seat: number): readonly string[] {
  const onBoat = aboard(dump, seat);
  return dump.flatMap((thing) => {
    const { name, texture = "", isVisible } = thing;
    const zone = isVisible ? new RegExp(`^boat:${seat}/(\\w+)/\\d+$`, "u").exec(name)?.[1] : undefined;
    const berth = BERTHS[zone ?? ""];
    if (berth === undefined) return [];
    const { x, y } = onBoat(thing);
    const isThere = x >= berth.from && x <= berth.to && y > 60 && y < 150;
    return isThere && berth.looks.test(texture) ? [] : [`${name} as ${texture} stands at ${x} ${y}`];
  });
}

/** Converts places in the world to a boat's units. */
export function aboard(dump: readonly DumpedThing[], seat: number): (point: Point) => Point {
  const boat = boatOf(dump, seat);
  return ({ x, y }) => {
    const turned = turnedBy(-boat.angle, { x: (x - boat.x) / boat.scaleX, y: (y - boat.y) / boat.scaleY });
    return { x: turned.x + BOAT.width / 2, y: turned.y + BOAT.waterline };
  };
}

/** Converts a boat's units to places in the world. */
export function onTable(dump: readonly DumpedThing[], seat: number): (point: Point) => Point {
  const boat = boatOf(dump, seat);
  return ({ x, y }) => {
    const turned = turnedBy(boat.angle, { x: x - BOAT.width / 2, y: y - BOAT.waterline });
    return { x: boat.x + turned.x * boat.scaleX, y: boat.y + turned.y * boat.scaleY };
  };
}

function boatOf(dump: readonly DumpedThing[], seat: number): DumpedThing {
  const boat = dump.find(({ name }) => name === `boat:${seat}`);
  if (boat === undefined) throw new Error(`There is no boat of seat ${seat}.`);
  return boat;
}

function turnedBy(degrees: number, { x, y }: Point): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}
