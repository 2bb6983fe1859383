import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/**
 * A card that has changed its place is another element there: whoever had it by the keyboard has it still. Gives how to
 * say which one it is, by its `data-card`.
 */
export function useHeldCard(box: RefObject<HTMLElement | null>): (card: string | number) => void {
  const [held, setHeld] = useState<string | number>();
  useLayoutEffect(() => {
    if (held === undefined) return;
    const card = box.current?.querySelector<HTMLElement>(`[data-card="${held}"]`);
    (card?.querySelector("button") ?? card)?.focus({ preventScroll: true });
    setHeld(undefined);
  }, [held]);
  return setHeld;
}
