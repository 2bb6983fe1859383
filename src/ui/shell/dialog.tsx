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
  /** Always in sight, however long the rest is. */
  readonly foot?: ComponentChildren;
  /** Besides the usual look. */
  readonly look?: string;
}

/**
 * A real dialog: what is behind it can't be reached, Escape closes it, and the focus goes back to where it was. The rules
 * stand beside its title, as on everything else that can be open.
 */
export function Dialog({ title, onClose, children, foot, look = "" }: DialogProps) {
  const text = useText();
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    // Nothing that a key pressed in passing could set off, unless the dialog has been asked for.
    const first = dialog?.querySelector("[data-first]") ?? heading.current;
    if (first instanceof HTMLElement) first.focus();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does for the keyboard what a click outside does for a pointer
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
        {/* With the buttons outside it, it has to be scrolled by keyboard */}
        <div class="dialog-body" tabIndex={foot ? 0 : undefined}>
          {children}
        </div>
        {foot && <footer class="dialog-foot dialog-actions handed">{foot}</footer>}
      </div>
    </dialog>
  );
}
