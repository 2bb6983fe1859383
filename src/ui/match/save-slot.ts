/**
 * Where this device keeps the matches that are being played, one of each game. What can't be read is put aside, never
 * thrown away, and what is of a game that the page doesn't know stays where it is.
 */
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
const ASIDE = "aside.";

const nameOf = (what: string, game: string): string => `${what}.${game}`;

/** As the browser names them when it tells other pages of a change. */
export const isMatchKey = (key: string): boolean => key.startsWith(storedAs(nameOf(MATCH, "")));
export const holderKey = (game: string): string => storedAs(nameOf(HOLDER, game));

const NO_DRAFT: SavedDraft = { position: -1, draft: undefined };

export interface SaveSlot {
  /** Whether there is anything in it, readable or not. */
  isEmpty(): boolean;
  /** What is in it, as it's stored. */
  text(): string | undefined;
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

/** The games of which a match is kept. */
export const gamesKept = (store: Store): readonly string[] =>
  store.names(nameOf(MATCH, "")).map((name) => name.slice(nameOf(MATCH, "").length));

export function saveSlot(store: Store, game: string): SaveSlot {
  const match = nameOf(MATCH, game);
  const draft = nameOf(DRAFT, game);
  const left = nameOf(LEFT, game);
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
      for (const name of [match, draft, left]) store.remove(name);
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
 * An older page knew one game, and kept its match without saying of which. It goes to the game of its record, or to this
 * one if that can't be read; where another match is kept by now, it waits.
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
  // There may be no room for it twice.
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
