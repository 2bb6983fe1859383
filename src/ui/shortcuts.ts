/** Single-key shortcuts. They work wherever the focus is, except in text fields and while a dialog is open. */

export interface Shortcut {
  /** `KeyboardEvent.key` in lower case. */
  readonly key: string;
  do(): void;
}

/** Returns a function that stops it. */
export function listenForKeys(shortcuts: readonly Shortcut[], areOn: () => boolean): () => void {
  function hear(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const shortcut = shortcuts.find(({ key }) => key === event.key.toLowerCase()) ?? shortcuts.find(isOnDigitOf(event));
    // Escape isn't a character, so nobody presses it by accident: it's always on.
    if (shortcut === undefined || (event.key !== "Escape" && !areOn())) return;
    if (isWriting(event.target) || document.querySelector("dialog[open]") !== null) return;
    event.preventDefault();
    shortcut.do();
  }
  document.addEventListener("keydown", hear);
  return () => document.removeEventListener("keydown", hear);
}

/** On French keyboards the digit keys write other characters unless Shift is held, but have the digits printed on them. */
const isOnDigitOf =
  ({ code, shiftKey }: KeyboardEvent) =>
  ({ key }: Shortcut): boolean =>
    !shiftKey && code === `Digit${key}`;

export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("input:not([type=radio], [type=checkbox]), select, textarea") !== null;
