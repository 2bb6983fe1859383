/** Notices when people may have gone: the page is hidden or has lost the focus, or nobody has done anything for a while. */

/** How long somebody may think without touching anything. */
export const UNATTENDED_MS = 60_000;

const SIGNS_OF_LIFE = ["pointerdown", "pointermove", "keydown", "wheel"] as const;

/** Returns a function that stops it. */
export function whenUnattended(leave: () => void): () => void {
  const ended = new AbortController();
  const options = { signal: ended.signal, capture: true, passive: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(leave, UNATTENDED_MS);
  };
  for (const name of SIGNS_OF_LIFE) document.addEventListener(name, wait, options);
  addEventListener("blur", leave, { signal: ended.signal });
  addEventListener("pagehide", leave, options);
  document.addEventListener("visibilitychange", leave, options);
  wait();
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
