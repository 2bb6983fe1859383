/** What the seats of a table look like, for all that shows a seat. The first page has this too, so the signs are elsewhere. */
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { SeatLook } from "./seat-marks.ts";
import "./seat-looks.css";

const Looks = createContext<readonly SeatLook[]>([]);

interface SeatLooksProps {
  /** By seat. Others have their usual look. */
  readonly looks: readonly SeatLook[];
  readonly children: ComponentChildren;
}

export function SeatLooks({ looks, children }: SeatLooksProps) {
  const style = Object.fromEntries(looks.map(({ color }, seat) => [`--seat-${seat}`, `var(--tint-${color})`]));
  return (
    <Looks.Provider value={looks}>
      <div class="seat-looks" style={style}>
        {children}
      </div>
    </Looks.Provider>
  );
}

export const useSeatLook = (seat: number): SeatLook => useContext(Looks)[seat] ?? { color: seat, sign: seat };
