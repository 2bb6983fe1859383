/** The device's pixel ratio. It changes when the page is zoomed or moved to another screen. */

/** More costs time and memory, and nobody sees the difference. */
const FINEST = 2;

export const scaleOfScreen = (): number => Math.min(FINEST, Math.max(1, window.devicePixelRatio));

/** Calls `then` when the ratio changes. Returns a function that ends it. */
export function onSharpness(then: () => void): () => void {
  let query: MediaQueryList | undefined;
  const hear = (): void => {
    watch();
    then();
  };
  /** A media query only tells when its one ratio no longer holds, so each change needs a new one. */
  function watch(): void {
    end();
    query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener("change", hear);
  }
  const end = (): void => query?.removeEventListener("change", hear);
  watch();
  return end;
}
