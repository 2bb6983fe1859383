/** Which seats at a table have a face: those that a bot plays. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { Portrait } from "./portrait.tsx";

/** The names of the seats that bots play, by seat; undefined for people. */
export const SeatFaces = createContext<readonly (string | undefined)[]>([]);

export function SeatFace({ seat }: { readonly seat: number }) {
  const name = useContext(SeatFaces)[seat];
  return name === undefined ? null : <Portrait name={name} />;
}
