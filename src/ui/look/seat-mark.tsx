import { seatSymbol } from "./seat-symbols.ts";
import "./seat-mark.css";

/** Colour and sign of a seat. The name stands beside it. */
export const SeatMark = ({ seat }: { readonly seat: number }) => (
  <svg class={`seat-mark seat-${seat}`} viewBox="0 0 16 16" aria-hidden="true">
    <path fill-rule="evenodd" d={seatSymbol(seat)} />
  </svg>
);
