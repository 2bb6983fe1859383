import { useEffect, useState } from "preact/hooks";
import type { Deeds } from "../../game-table.ts";

/** The deeds of a game, once they are loaded; undefined if it has none. */
export function useDeeds(load: (() => Promise<Deeds>) | undefined): Deeds | undefined {
  const [deeds, setDeeds] = useState<Deeds>();
  useEffect(() => {
    // Without them the rest is still worth seeing.
    load?.().then(setDeeds, () => undefined);
  }, []);
  return deeds;
}
