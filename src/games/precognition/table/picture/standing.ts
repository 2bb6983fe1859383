/** Where people stand. Floors are filled one after the other, and people move closer together when there are many. */
import type { Point } from "../../../../scenes/point.ts";
import { FLOORS, type Floor, type Zone } from "./boat-plan.ts";

export interface Standing extends Point {
  /** An index into the zone's floors. */
  readonly floor: number;
}

/** The usual distance, in a boat's units. */
const PITCH = 20;
/** The least distance, before anybody stands in a back row. */
const CLOSE = 15;

/** The positions of their feet. */
export function standing(zone: Zone, count: number): readonly Standing[] {
  const floors = FLOORS[zone];
  const pitch = zone === "cabins" ? PITCH : CLOSE;
  const usual = floors.map((floor) => capacityOf(floor, pitch));
  const isTooMany = count > usual.reduce((sum, one) => sum + one, 0);
  const spots: Standing[] = [];
  for (const [i, floor] of floors.entries()) {
    const left = count - spots.length;
    const here = isTooMany ? Math.ceil(left / (floors.length - i)) : Math.min(left, usual[i] ?? 0);
    spots.push(...alongside(floor, here).map((spot) => ({ ...spot, floor: i })));
  }
  return spots;
}

const lengthOf = ({ from, to }: Floor): number => Math.abs(to - from);
const capacityOf = (floor: Floor, pitch: number): number => 1 + Math.floor(lengthOf(floor) / pitch);

function alongside(floor: Floor, count: number): Point[] {
  const step = Math.min(PITCH, lengthOf(floor) / Math.max(1, count - 1)) * Math.sign(floor.to - floor.from);
  return Array.from({ length: count }, (_, i) => ({ x: floor.from + i * step, y: floor.y }));
}
