/** Keys that work on what lies on the desk. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { listenForKeys, type Shortcut } from "../../ui/shortcuts.ts";

export interface DeskKeys {
  readonly shortcuts: readonly Shortcut[];
  /** Enter, where it doesn't press something: what somebody has come to by keys, and not what was pressed by a pointer. */
  readonly onEnter: () => void;
}

/** By these one comes to a control, or works it. */
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

/** Enter presses this, or is written into it. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("button, a[href], summary, textarea, [role=menuitem], input:not([type=radio], [type=checkbox])") !==
    null;

/** A button of the desk. One that was pressed by a pointer has the focus still; a menu that it has opened asks first. */
const isOfDesk = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(".desk button") !== null && target.closest("[role=menu]") === null;
