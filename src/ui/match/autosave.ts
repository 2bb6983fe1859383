/** Saves a match on this device after every step and every change of a draft. */
import type { LocalSession } from "../../session/local-session.ts";
import type { SaveSlot } from "./save-slot.ts";

export interface Autosave {
  keepDraft(draft: unknown): void;
}

/** `onUnkept`: called once if the browser doesn't store it. */
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

  /** In a microtask, so that simultaneous changes are saved once. Nothing can interrupt in between. */
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
