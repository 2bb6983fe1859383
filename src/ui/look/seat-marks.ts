/** What seats look like, as it is drawn outside style sheets. */
import { colorOf } from "./seat-colors.ts";
import { symbolOf } from "./seat-symbols.ts";

/** Indexes into the colours and the signs. */
export interface SeatLook {
  readonly color: number;
  readonly sign: number;
}

/** The sign is a path in a square of 16. */
export interface SeatMark {
  readonly color: string;
  readonly symbol: string;
}

export const markOf = ({ color, sign }: SeatLook): SeatMark => ({ color: colorOf(color), symbol: symbolOf(sign) });

/** Of a seat for which nothing else is chosen. */
export const usualMark = (seat: number): SeatMark => markOf({ color: seat, sign: seat });
