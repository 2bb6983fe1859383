/** How any part of the page opens the rules, and at which entry. */
import type { Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";

export interface LookingUp {
  /** At the entry of that id; at the contents, where none is named or there is no such entry. */
  open(entry?: string): void;
  close(): void;
  /** The piece that is being told closer, if any: whoever asks now wants to know more about it. */
  readonly closer: Signal<string | undefined>;
}

/** Nothing where a game has nothing to be looked up, and within the rules themselves. */
export const LookingUpContext = createContext<LookingUp | undefined>(undefined);

export const useLookingUp = (): LookingUp | undefined => useContext(LookingUpContext);
