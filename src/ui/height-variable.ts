/** Sets a CSS variable to an element's height, so that other parts of the page can make room for it. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

export function useHeightVariable(
  what: RefObject<HTMLElement | null>,
  length: `--${string}`,
  to: string,
  isThere = true,
): void {
  useLayoutEffect(() => {
    const { current } = what;
    const told = current?.closest<HTMLElement>(to);
    if (!isThere || current === null || told === null || told === undefined) return;
    const observer = new ResizeObserver(() => told.style.setProperty(length, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => observer.disconnect();
  }, [isThere]);
}
