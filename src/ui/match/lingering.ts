/** Keeps a closer look open for a moment if it has controls, so that the pointer can get to them. */
import { useEffect, useState } from "preact/hooks";

/** A mouse only has to move there; a finger has to touch once more. */
const STAYS_MS = { mouse: 1200, finger: 4000 } as const;

export interface Lingering {
  readonly thing: string | undefined;
  /** Keeps it open until `letGo`. */
  hold(): void;
  letGo(): void;
}

export function useLingering(pointed: string | undefined, lingers: boolean): Lingering {
  const [last, setLast] = useState<string>();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!lingers) return setLast(undefined);
    if (pointed !== undefined) return setLast(pointed);
    if (isHeld) return;
    const isCoarse = matchMedia("(pointer: coarse)").matches;
    const timer = setTimeout(() => setLast(undefined), STAYS_MS[isCoarse ? "finger" : "mouse"]);
    return () => clearTimeout(timer);
  }, [pointed, lingers, isHeld]);
  return { thing: pointed ?? last, hold: () => setHeld(true), letGo: () => setHeld(false) };
}
