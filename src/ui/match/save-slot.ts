/**
 * Where this device stores unfinished matches, one for each game. What can't be read is put aside, never deleted. Matches
 * of games that the page doesn't have stay where they are.
 */
import { type Store, storedAs } from "../store.ts";

export interface SavedMatch {
  readonly save: unknown;
  /** One person leads all seats that are played from here. */
  readonly isAlone: boolean;
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
const UNCOUNTED = "uncounted";
const ASIDE = "aside.";

const nameOf = (what: string, game: string): string => `${what}.${game}`;

/** The keys in localStorage, as they appear in storage events. */
export const isMatchKey = (key: string): boolean => key.startsWith(storedAs(nameOf(MATCH, "")));
export const holderKey = (game: string): string => storedAs(nameOf(HOLDER, game));

const NO_DRAFT: SavedDraft = { position: -1, draft: undefined };

export interface SaveSlot {
  /** False even if what is stored can't be read. */
  isEmpty(): boolean;
  /** The stored text. */
  text(): string | undefined;
  /** Undefined if it's empty or can't be read. */
  read(): SavedMatch | undefined;
  /** False if the browser can't store it. */
  writeMatch(save: unknown, isAlone: boolean): boolean;
  writeDraft(draft: SavedDraft): boolean;
  /** Whether its end goes into the log-book: not if it was begun from a moment of a recorded match. */
  isCounted(): boolean;
  setCounted(isCounted: boolean): void;
  /** Notes when the player leaves. */
  leave(now: number): void;
  /** For how many milliseconds the player has been away. */
  awayAt(now: number): number;
  /** Takes over the match: other pages of this device are notified, and leave it. */
  claim(holder: string): void;
  clear(): void;
  /** Empties the slot, but keeps its content under another name. */
  putAside(now: Date): void;
  aside(): readonly PutAside[];
  throwAway(name: string): void;
}

/** The games with an unfinished match. */
export const gamesKept = (store: Store): readonly string[] =>
  store.names(nameOf(MATCH, "")).map((name) => name.slice(nameOf(MATCH, "").length));

export function saveSlot(store: Store, game: string): SaveSlot {
  const match = nameOf(MATCH, game);
  const draft = nameOf(DRAFT, game);
  const left = nameOf(LEFT, game);
  const uncounted = nameOf(UNCOUNTED, game);
  return {
    isEmpty: () => store.read(match) === undefined,
    text: () => store.read(match),
    read() {
      const { format, save, isAlone } = fieldsOf(store.read(match));
      if (format !== FORMAT) return undefined;
      return { save, isAlone: isAlone === true, draft: readDraft(fieldsOf(store.read(draft))) };
    },
    writeMatch: (save, isAlone) => store.write(match, JSON.stringify({ format: FORMAT, save, isAlone })),
    writeDraft: (picked) => store.write(draft, JSON.stringify(picked)),
    isCounted: () => store.read(uncounted) === undefined,
    setCounted(isCounted) {
      if (isCounted) store.remove(uncounted);
      else store.write(uncounted, "");
    },
    leave(now) {
      store.write(left, String(now));
    },
    awayAt(now) {
      const at = Number(store.read(left));
      return Number.isFinite(at) ? Math.max(0, now - at) : 0;
    },
    claim(by) {
      store.write(nameOf(HOLDER, game), by);
    },
    clear() {
      for (const name of [match, draft, left, uncounted]) store.remove(name);
    },
    putAside(now) {
      move(store, match, ASIDE + now.toISOString());
      if (store.read(match) === undefined) store.remove(draft);
    },
    aside: () => store.names(ASIDE).map((name) => ({ name: name.slice(ASIDE.length), text: store.read(name) ?? "" })),
    throwAway: (name) => store.remove(ASIDE + name),
  };
}

/**
 * Older versions of the page had one game, and stored its match without the game's id. The match is moved to the slot of the
 * game in its record, or of `usual` if that can't be read. If that slot is taken, it stays until the slot is empty.
 */
export function adoptOldMatch(store: Store, usual: string): void {
  const text = store.read(MATCH);
  if (text === undefined) return;
  const game = gameOf(text) ?? usual;
  if (!saveSlot(store, game).isEmpty()) return;
  for (const what of [MATCH, DRAFT, LEFT]) move(store, what, nameOf(what, game));
}

function move(store: Store, from: string, to: string): void {
  const text = store.read(from);
  if (text === undefined) return;
  // Removed first, since the storage may have no room for both.
  store.remove(from);
  if (!store.write(to, text)) store.write(from, text);
}

function gameOf(text: string): string | undefined {
  const { save } = fieldsOf(text);
  const { record } = Object(save);
  const { header } = fieldsOf(typeof record === "string" ? record : undefined);
  const { game } = Object(header);
  return typeof game === "string" && game !== "" ? game : undefined;
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
