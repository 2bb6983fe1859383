import { useSeatMark } from "./use-seat-mark.ts";
import "./seat-mark.css";

/** The colour and sign of a seat, shown beside its name. */
export const SeatMark = ({ seat }: { readonly seat: number }) => (
  <svg class={`seat-mark seat-${seat}`} viewBox="0 0 16 16" aria-hidden="true">
    <path fill-rule="evenodd" d={useSeatMark(seat).symbol} />
  </svg>
);
