/** The names in the world of boats and of the numbers on them, which can be pointed at. */
import type { Seat } from "../../../../engine/game.ts";
import type { Line } from "../../../../ui/texts/line.ts";
import { type Key, line } from "../texts/texts.ts";

export interface Aboard {
  readonly seat: Seat;
  /** Undefined for the boat as a whole. */
  readonly counted: Counted | undefined;
}

export const COUNTED = ["cabins", "contaminated", "doctors", "protectors", "food", "bane"] as const;
export type Counted = (typeof COUNTED)[number];

const NAME = /^boat\.(\d{1,2})(?:\.([a-z]+))?$/u;

export const aboardName = (seat: Seat, counted?: Counted): string =>
  counted === undefined ? `boat.${seat}` : `boat.${seat}.${counted}`;

export function readAboard(name: string): Aboard | undefined {
  const [, seat, part] = NAME.exec(name) ?? [];
  const counted = COUNTED.find((one) => one === part);
  if (seat === undefined || (part !== undefined && counted === undefined)) return undefined;
  return { seat: Number(seat), counted };
}

export function aboardLine({ seat, counted }: Aboard): Line {
  if (counted === undefined) return line("aboard.boat", { seat: { seat } });
  const what: Key = `boats.${counted}`;
  return line("aboard.part", { seat: { seat }, what: line(what) });
}
