/** Where this device keeps the match that is being played. What can't be read is put aside, never thrown away. */
import { type Store, storedAs } from "../store.ts";

export interface SavedMatch {
  /** What a session can be restored from. */
  readonly save: unknown;
  /** One person leads all the seats that are played from here. */
  readonly isAlone: boolean;
  /** What was picked and not sent, `position` inputs into the match. */
  readonly draft: SavedDraft;
}

export interface SavedDraft {
  readonly position: number;
  readonly draft: unknown;
}

export interface PutAside {
  readonly name: string;
  readonly text: string;
}

const FORMAT = "letea-save/1";
const MATCH = "match";
const DRAFT = "draft";
const LEFT = "left";
const HOLDER = "holder";
export const MATCH_KEY = storedAs(MATCH);
export const HOLDER_KEY = storedAs(HOLDER);
const ASIDE = "aside.";

const NO_DRAFT: SavedDraft = { position: -1, draft: undefined };

export interface SaveSlot {
  /** Whether there is anything in it, readable or not. */
  isEmpty(): boolean;
  /** Nothing if it is empty or can't be read. */
  read(): SavedMatch | undefined;
  /** False if the browser doesn't keep it. */
  writeMatch(save: unknown, isAlone: boolean): boolean;
  writeDraft(draft: SavedDraft): boolean;
  /** Its player goes away, perhaps for good. */
  leave(now: number): void;
  /** For how many milliseconds its player has been away. */
  awayAt(now: number): number;
  /** From now on the match is played here: every other page of this device hears of it and lets go. */
  claim(holder: string): void;
  clear(): void;
  /** Empties it, and keeps what was in it under a name of its own. */
  putAside(now: Date): void;
  aside(): readonly PutAside[];
  throwAway(name: string): void;
}

export function saveSlot(store: Store): SaveSlot {
  return {
    isEmpty: () => store.read(MATCH) === undefined,
    read() {
      const { format, save, isAlone } = fieldsOf(store.read(MATCH));
      if (format !== FORMAT) return undefined;
      return { save, isAlone: isAlone === true, draft: readDraft(fieldsOf(store.read(DRAFT))) };
    },
    writeMatch: (save, isAlone) => store.write(MATCH, JSON.stringify({ format: FORMAT, save, isAlone })),
    writeDraft: (draft) => store.write(DRAFT, JSON.stringify(draft)),
    leave(now) {
      store.write(LEFT, String(now));
    },
    awayAt(now) {
      const left = Number(store.read(LEFT));
      return Number.isFinite(left) ? Math.max(0, now - left) : 0;
    },
    claim(holder) {
      store.write(HOLDER, holder);
    },
    clear() {
      store.remove(MATCH);
      store.remove(DRAFT);
      store.remove(LEFT);
    },
    putAside(now) {
      const text = store.read(MATCH);
      if (text === undefined) return;
      // There may be no room for it twice.
      store.remove(MATCH);
      store.remove(DRAFT);
      if (!store.write(ASIDE + now.toISOString(), text)) store.write(MATCH, text);
    },
    aside: () => store.names(ASIDE).map((name) => ({ name: name.slice(ASIDE.length), text: store.read(name) ?? "" })),
    throwAway: (name) => store.remove(ASIDE + name),
  };
}

export function readDraft(saved: unknown): SavedDraft {
  const { position, draft } = Object(saved);
  return typeof position === "number" ? { position, draft } : NO_DRAFT;
}

function fieldsOf(text: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}
