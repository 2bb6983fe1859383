/** What is told closer in the world stays for a moment where something can be done with it: long enough to get there. */
import { useEffect, useState } from "preact/hooks";

/** For a mouse on its way, or a finger that has to go down once more. */
const STAYS_MS = { mouse: 1200, finger: 4000 } as const;

export interface Lingering {
  readonly thing: string | undefined;
  /** As long as somebody is at it. */
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
