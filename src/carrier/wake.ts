/** Page lifecycle: when a page goes, comes back, or may have slept. No browser reports all of it in one way. */

export interface WakeEvents {
  /** For good, or into the browser's memory. */
  gone(): void;
  /** Out of the browser's memory. */
  back(): void;
  /** Connections may be dead without having been told so. */
  slept(): void;
}

/** On a phone a page hidden for so long may have lost its connections. */
const LONG = 20_000;

/** Returns how to stop listening. */
export function onWake(ear: WakeEvents): () => void {
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
