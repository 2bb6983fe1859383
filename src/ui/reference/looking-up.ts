/** Lets any part of the page open the rules. */
import type { Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";

export interface LookingUp {
  /** Opens the rules at the entry with this id; at the contents if there is none. */
  open(entry?: string): void;
  close(): void;
  /** The piece that somebody is taking a closer look at. The rules open at its entry. */
  readonly closer: Signal<string | undefined>;
}

/** Undefined if the game has no reference, and within the rules themselves. */
export const LookingUpContext = createContext<LookingUp | undefined>(undefined);

export const useLookingUp = (): LookingUp | undefined => useContext(LookingUpContext);
