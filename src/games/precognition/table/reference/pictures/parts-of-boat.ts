/** Areas of a boat to highlight, in its own units. */
import { BOAT, ROOMS } from "../../picture/boat-plan.ts";

export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE_BOAT: View = { x: -12, y: -14, width: BOAT.width + 24, height: BOAT.height + 24 };

export const CABINS: View = { x: 158, y: 42, width: 212, height: 88 };
export const CONTAMINATED_DECK: View = { x: 22, y: 82, width: 134, height: 50 };
export const INFIRMARY: View = { x: 372, y: 82, width: 100, height: 50 };
export const BOW: View = { x: 474, y: 82, width: 108, height: 50 };

const [first, second] = ROOMS;
export const MACHINERY: View = {
  x: first.x - 6,
  y: first.y - 5,
  width: second.x + second.width - first.x + 12,
  height: first.height + 10,
};

/** An area with its surroundings. */
export const near = ({ x, y, width, height }: View): View => ({
  x: x - 24,
  y: y - 30,
  width: width + 48,
  height: height + 60,
});
