/** How many pixels of the screen there are to a unit of the page: another number once it is zoomed, or on another screen. */

/** Sharper than this nobody sees it, but everybody waits for it. */
const FINEST = 2;

export const scaleOfScreen = (): number => Math.min(FINEST, Math.max(1, window.devicePixelRatio));

/** Calls when there are more or fewer. Gives back what ends that. */
export function onSharpness(then: () => void): () => void {
  let asItIs: MediaQueryList | undefined;
  const hear = (): void => {
    watch();
    then();
  };
  /** A browser only tells when it isn't any more what it is now. */
  function watch(): void {
    end();
    asItIs = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    asItIs.addEventListener("change", hear);
  }
  const end = (): void => asItIs?.removeEventListener("change", hear);
  watch();
  return end;
}
