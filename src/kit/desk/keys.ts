/** Keyboard shortcuts of a desk. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { listenForKeys, type Shortcut } from "../../ui/shortcuts.ts";

export interface DeskKeys {
  readonly shortcuts: readonly Shortcut[];
  /** Enter, unless it presses a control that was reached by keyboard. One that was clicked doesn't count. */
  readonly onEnter: () => void;
}

/** Keys that move to a control or work it. */
const AMONG_CONTROLS = ["Tab", " ", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

export function useDeskKeys(keys: DeskKeys, areOn: () => boolean): void {
  const now = useRef(keys);
  now.current = keys;
  const names = keys.shortcuts.map(({ key }) => key).join();
  useLayoutEffect(() => {
    const shortcuts = now.current.shortcuts.map(({ key }) => ({
      key,
      do: () => now.current.shortcuts.find((one) => one.key === key)?.do(),
    }));
    const stop = listenForKeys(shortcuts, areOn);
    let isByPointer = false;
    const point = (): void => {
      isByPointer = true;
    };
    const enter = (event: KeyboardEvent): void => {
      if (AMONG_CONTROLS.includes(event.key)) isByPointer = false;
      if (event.key !== "Enter" || event.defaultPrevented || event.repeat) return;
      if (isPressed(event.target) && !(isByPointer && isOfDesk(event.target))) return;
      if (document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      now.current.onEnter();
    };
    document.addEventListener("pointerdown", point, true);
    document.addEventListener("keydown", enter);
    return () => {
      stop();
      document.removeEventListener("pointerdown", point, true);
      document.removeEventListener("keydown", enter);
    };
  }, [names]);
}

/** Whether Enter presses this or is typed into it. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("button, a[href], summary, textarea, [role=menuitem], input:not([type=radio], [type=checkbox])") !==
    null;

/** A button of the desk keeps the focus after a click. Not one that has opened a menu, which takes Enter itself. */
const isOfDesk = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(".desk button") !== null && target.closest("[role=menu]") === null;
