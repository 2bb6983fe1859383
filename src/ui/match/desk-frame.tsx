import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { useText } from "../texts/speaking.ts";

/** Takes the focus when the focused control has gone; otherwise the first control does. */
const FIRST = "[data-first]";
const CONTROL = ":is(button, input, select, a[href], [tabindex='0']):not(:disabled)";

interface DeskFrameProps {
  /** What comes next isn't shown yet. Meanwhile the desk keeps its height, so that nothing moves in the world. */
  readonly isHeld: boolean;
  readonly children: ComponentChildren;
}

/**
 * The frame of a desk. Keeps the focus for keyboard users: when the focused control goes together with its decision, the
 * first control of the next decision takes the focus.
 */
export function DeskFrame({ isHeld, children }: DeskFrameProps) {
  const text = useText();
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const height = useRef(0);
  useLayoutEffect(() => {
    const desk = box.current;
    if (desk === null || isHeld) return;
    const observer = new ResizeObserver(() => {
      height.current = desk.offsetHeight;
    });
    observer.observe(desk);
    return () => observer.disconnect();
  }, [isHeld]);
  useEffect(() => {
    const desk = box.current;
    if (desk === null) return;
    let last: Element | null = null;
    /** The desk itself has the focus until there is a control to take it. */
    let isKept = false;
    const firstControl = () => desk.querySelector<HTMLElement>(FIRST) ?? desk.querySelector<HTMLElement>(CONTROL);
    const remember = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null;
      isKept = last === desk && firstControl() === null;
    };
    const mend = new MutationObserver((changes) => {
      // Another decision starts at the top.
      if (changes.some(({ target }) => target === desk)) desk.scrollTop = 0;
      const isLost = last !== null && !last.isConnected && document.activeElement === document.body;
      if (!isLost && !(isKept && document.activeElement === desk)) return;
      (firstControl() ?? desk).focus({ preventScroll: true });
    });
    desk.addEventListener("focusin", remember);
    // Observes the whole page, since the focus may have been in a dialog.
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
      <section
        ref={box}
        class={isHeld ? "desk held" : "desk"}
        style={{ minHeight: isHeld ? `${height.current}px` : "" }}
        aria-labelledby={id}
        tabIndex={-1}
      >
        {children}
      </section>
    </>
  );
}
