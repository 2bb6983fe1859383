/** Single keys that do something wherever the focus is, unless something is being written or a dialog is open. */

export interface Shortcut {
  /** As `KeyboardEvent.key` names it, in lower case. */
  readonly key: string;
  do(): void;
}

/** Gives back what ends it. */
export function listenForKeys(shortcuts: readonly Shortcut[], areOn: () => boolean): () => void {
  function hear(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const shortcut = shortcuts.find(({ key }) => key === event.key.toLowerCase()) ?? shortcuts.find(isOnDigitOf(event));
    // Escape isn't a character: nobody presses it in passing.
    if (shortcut === undefined || (event.key !== "Escape" && !areOn())) return;
    if (isWriting(event.target) || document.querySelector("dialog[open]") !== null) return;
    event.preventDefault();
    shortcut.do();
  }
  document.addEventListener("keydown", hear);
  return () => document.removeEventListener("keydown", hear);
}

/** On keyboards as the French have them the keys of the digits write signs; they have the digits printed on them all the same. */
const isOnDigitOf =
  ({ code, shiftKey }: KeyboardEvent) =>
  ({ key }: Shortcut): boolean =>
    !shiftKey && code === `Digit${key}`;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("input:not([type=radio], [type=checkbox]), select, textarea") !== null;
