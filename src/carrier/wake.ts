/** When a page goes, comes back, or may have slept: browsers tell it in several ways, and no way is told by all. */

export interface WakeEar {
  /** For good, or into the browser's memory. */
  gone(): void;
  /** Out of the browser's memory. */
  back(): void;
  /** Connections may be dead without having been told so. */
  slept(): void;
}

/** Hidden for so long, a page may have lost its connections on a telephone. */
const LONG = 20_000;

/** Returns how to stop listening. */
export function onWake(ear: WakeEar): () => void {
  const over = new AbortController();
  const listen = { signal: over.signal };
  let hiddenAt: number | undefined;
  addEventListener("pagehide", () => ear.gone(), listen);
  addEventListener("pageshow", ({ persisted }) => (persisted ? ear.back() : undefined), listen);
  addEventListener("online", () => ear.slept(), listen);
  document.addEventListener(
    "visibilitychange",
    () => {
      const isHidden = document.visibilityState === "hidden";
      if (!isHidden && hiddenAt !== undefined && Date.now() - hiddenAt > LONG) ear.slept();
      hiddenAt = isHidden ? Date.now() : undefined;
    },
    listen,
  );
  return () => over.abort();
}
