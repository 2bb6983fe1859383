import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { useText } from "../texts/speaking.ts";
import { RulesButton } from "./rules-button.tsx";
import { Sign } from "./sign.tsx";
import "./dialog.css";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Stays visible while the rest scrolls. */
  readonly foot?: ComponentChildren;
  /** There is nothing in it but what is read. */
  readonly isForReading?: boolean;
  /** An additional CSS class. */
  readonly look?: string;
}

/**
 * A native modal dialog: nothing behind it can be reached, Escape closes it, and the focus returns to where it was seen. A
 * button for the rules is beside its title.
 */
export function Dialog({ title, onClose, children, foot, isForReading = false, look = "" }: DialogProps) {
  const text = useText();
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    const isOpenerSeen = document.activeElement?.matches(":focus-visible") === true;
    dialog?.showModal();
    // The heading takes the focus, so that a key pressed by accident does nothing; unless a control asks for it.
    const first = dialog?.querySelector("[data-first]") ?? heading.current;
    if (first instanceof HTMLElement) first.focus();
    return () => {
      dialog?.close();
      // Whoever has clicked sees no focus. Enter is then for the desk, whose button says so, not for what was clicked.
      if (!isOpenerSeen) document.querySelector<HTMLElement>(".desk")?.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard, Escape does what a click outside does
    <dialog
      ref={box}
      class={`dialog ${look}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div class="dialog-box">
        <header class="dialog-head handed">
          <h2 ref={heading} id={id} tabIndex={-1}>
            {title}
          </h2>
          <RulesButton />
          <button type="button" class="bare" aria-label={text("dialog.close")} onClick={onClose}>
            <Sign name="close" />
          </button>
        </header>
        {/* Focusable if there are no buttons inside, so that it can be scrolled by keyboard */}
        <div class="dialog-body" tabIndex={foot || isForReading ? 0 : undefined}>
          {children}
        </div>
        {foot && <footer class="dialog-foot dialog-actions handed">{foot}</footer>}
      </div>
    </dialog>
  );
}
