import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { useText } from "../texts/speaking.ts";

/** Where the focus goes when what had it is gone; else to the first control there is. */
const FIRST = "[data-first]";
const CONTROL = ":is(button, input, select, a[href], [tabindex='0']):not(:disabled)";

/**
 * What the player works at. The keyboard never loses its place: when the control that had the focus has gone with its
 * decision, the next decision's first control has it.
 */
export function DeskFrame({ children }: { readonly children: ComponentChildren }) {
  const text = useText();
  const box = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    const desk = box.current;
    if (desk === null) return;
    let last: Element | null = null;
    /** The desk had no control to take the focus, and holds it until there is one. */
    let isKept = false;
    const firstControl = () => desk.querySelector<HTMLElement>(FIRST) ?? desk.querySelector<HTMLElement>(CONTROL);
    const remember = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null;
      isKept = last === desk && firstControl() === null;
    };
    const mend = new MutationObserver((changes) => {
      // Another decision is read from its beginning.
      if (changes.some(({ target }) => target === desk)) desk.scrollTop = 0;
      const isLost = last !== null && !last.isConnected && document.activeElement === document.body;
      if (!isLost && !(isKept && document.activeElement === desk)) return;
      (firstControl() ?? desk).focus({ preventScroll: true });
    });
    desk.addEventListener("focusin", remember);
    // All of the page: it may be a dialog that goes.
    mend.observe(document.body, { childList: true, subtree: true });
    return () => {
      desk.removeEventListener("focusin", remember);
      mend.disconnect();
    };
  }, []);
  return (
    <>
      <h2 id={id} class="unseen">
        {text("table.desk")}
      </h2>
      <section ref={box} class="desk" aria-labelledby={id} tabIndex={-1}>
        {children}
      </section>
    </>
  );
}
