/** Notices that nobody may be there any more: the page has lost the focus or is gone, or nothing has been done for long. */

/** So long may somebody think without touching anything. */
export const UNATTENDED_MS = 60_000;

const SIGNS_OF_LIFE = ["pointerdown", "pointermove", "keydown", "wheel"] as const;

/** Gives back what ends it. */
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
