import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/**
 * Keeps the keyboard focus on a card that moves to another place, where it's a new element. The returned function is told
 * which card moves, by its `data-card`; or which other thing, by another attribute.
 */
export function useHeldCard(
  box: RefObject<HTMLElement | null>,
  attribute = "data-card",
): (card: string | number) => void {
  const [held, setHeld] = useState<string | number>();
  useLayoutEffect(() => {
    if (held === undefined) return;
    const card = box.current?.querySelector<HTMLElement>(`[${attribute}="${held}"]`);
    (card?.querySelector("button") ?? card)?.focus({ preventScroll: true });
    setHeld(undefined);
  }, [held]);
  return setHeld;
}
