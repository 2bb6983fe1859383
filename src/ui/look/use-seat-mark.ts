import { useSeatLook } from "./seat-looks.tsx";
import { markOf, type SeatMark } from "./seat-marks.ts";

/** Of the table that the component is shown at. */
export const useSeatMark = (seat: number): SeatMark => markOf(useSeatLook(seat));
