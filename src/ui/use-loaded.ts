import { useEffect, useState } from "preact/hooks";

/** Undefined until it's loaded, or if there is nothing to load. `onBroken`: for whoever can't do without it. */
export function useLoaded<X extends object>(
  load: (() => Promise<X>) | undefined,
  onBroken?: () => void,
): X | undefined {
  const [loaded, setLoaded] = useState<X>();
  useEffect(() => {
    load?.().then(setLoaded, () => onBroken?.());
  }, []);
  return loaded;
}
