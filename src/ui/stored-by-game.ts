/** What is stored on this device for each game, apart from its matches. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Store } from "./store.ts";

interface Kind<X> {
  /** The beginning of the stored names; the game's id follows. */
  readonly name: string;
  readonly format: string;
  readonly none: X;
  /** What was read, format included, may be anything. Returns undefined if it isn't of this kind. */
  readonly read: (raw: Readonly<Record<string, unknown>>) => X | undefined;
}

export interface StoredByGame<X> {
  readonly games: ReadonlySignal<ReadonlyMap<string, X>>;
  of(game: string): X;
  change(game: string, changed: (before: X) => X): void;
  /** Reads the storage again: another page may have changed it. */
  look(): void;
  erase(): void;
}

export function storedByGame<X extends object>(store: Store, { name, format, none, read }: Kind<X>): StoredByGame<X> {
  const readText = (text: string | undefined): X | undefined => {
    const raw = parsed(text);
    return raw.format === format ? read(raw) : undefined;
  };
  const listed = (): ReadonlyMap<string, X> =>
    new Map(
      store.names(name).flatMap((stored) => {
        const found = readText(store.read(stored));
        return found === undefined ? [] : [[stored.slice(name.length), found]];
      }),
    );
  const games = signal(listed());
  const look = (): void => {
    games.value = listed();
  };
  return {
    games,
    of: (game) => games.value.get(game) ?? none,
    look,
    /** Other pages may have written since: what is changed is what is stored now. */
    change(game, changed) {
      const before = store.read(name + game);
      const found = readText(before);
      // What a newer page, or nobody, can read isn't lost.
      if (before !== undefined && found === undefined) store.write(`unread-${name}${game}`, before);
      const after = changed(found ?? none);
      store.write(name + game, JSON.stringify({ format, ...after }));
      games.value = new Map(games.value).set(game, after);
    },
    erase() {
      for (const stored of store.names(name)) store.remove(stored);
      look();
    },
  };
}

export const isCount = (one: unknown): one is number => Number.isSafeInteger(one) && Number(one) >= 0;

function parsed(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}
