/**
 * While the world still shows what has happened, there is nothing to press at the desk. A key or a tap meant for it brings the
 * world to the present at once. A key of the desk then does there what it says; Enter and Space, which nobody was asked
 * for, do no more than that.
 */
import { useLayoutEffect } from "preact/hooks";
import { isWriting } from "../shortcuts.ts";
import type { TableMatch } from "./table-match.ts";

const CONTROL = ":is(button, a[href], summary, input, select, textarea, [role=menuitem], [tabindex='0'])";
const CONFIRMING = ["Enter", " "];

/** On the window: whoever else has a use for a key hears it before. */
export function useToPresent(match: TableMatch, areKeysOn: () => boolean): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!isBehind(match) || document.querySelector("dialog[open]") !== null) return;
      if (CONFIRMING.includes(event.key)) {
        if (isIn(event.target, CONTROL)) return;
        event.preventDefault();
        match.world.skip();
      } else if (event.key.length === 1 && areKeysOn() && !isWriting(event.target)) {
        match.world.skip();
        pressAgain(event);
      }
    };
    const tap = ({ target }: MouseEvent): void => {
      if (!isIn(target, ".seat-side") || isIn(target, `${CONTROL}:not([aria-disabled=true])`)) return;
      if (isBehind(match)) match.world.skip();
    };
    window.addEventListener("keydown", press);
    window.addEventListener("click", tap);
    return () => {
      window.removeEventListener("keydown", press);
      window.removeEventListener("click", tap);
    };
  }, [match]);
}

/** Whether whoever is at the desk has nothing to decide only because it hasn't been shown yet. */
export function isBehind({ showing, couch, viewer, isPlayed }: TableMatch): boolean {
  if (!isPlayed || showing.isPresent.value) return false;
  if (couch !== undefined) return couch.sight.value.at === "nobody";
  return viewer.value !== undefined && !showing.isPresentFor(viewer.value);
}

const isIn = (target: EventTarget | null, which: string): boolean =>
  target instanceof Element && target.closest(which) !== null;

/** Once the desk is there: it is rendered in a microtask that is already waiting. */
function pressAgain({ key, code, shiftKey }: KeyboardEvent): void {
  queueMicrotask(() => document.dispatchEvent(new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true })));
}
