/** Keeps a match on this device, after every step and every change of mind. */
import type { LocalSession } from "../../session/local-session.ts";
import type { SaveSlot } from "./save-slot.ts";

export interface Autosave {
  keepDraft(draft: unknown): void;
}

/** `onUnkept` hears, once, that the browser keeps nothing. */
export function autosave(session: LocalSession, slot: SaveSlot, isAlone: boolean, onUnkept: () => void): Autosave {
  let draft: unknown;
  let isDue = false;
  let isUnkept = false;

  function note(isKept: boolean): void {
    if (!isKept && !isUnkept) onUnkept();
    isUnkept ||= !isKept;
  }

  function save(): void {
    isDue = false;
    note(slot.writeMatch(session.save(), isAlone) && slot.writeDraft({ position: session.position, draft }));
  }

  /** What happens in one go is kept in one go: nothing can come between. */
  function saveSoon(): void {
    if (!isDue) queueMicrotask(save);
    isDue = true;
  }

  session.news.on("step", saveSoon);
  save();
  return {
    keepDraft(to) {
      draft = to;
      if (!isDue) note(slot.writeDraft({ position: session.position, draft }));
    },
  };
}
