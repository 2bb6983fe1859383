/**
 * What is in localStorage may be written out up to a minute later: a browser that is killed has forgotten it. So it's
 * copied to the database, and what is newer there when the page is opened again is taken back.
 */
import type { Store } from "../ui/store.ts";
import type { DatabaseStore } from "./database.ts";
import { later } from "./later.ts";

const COPY = "page.";
/** When something was changed last, in both. */
const AT = "changed-at";

export interface LastingStore extends Store {
  /** What a killed browser has forgotten is there again. */
  recover(): Promise<void>;
  /** Nothing is copied any more of what has happened so far. */
  forget(): void;
}

export function lastingStore(store: Store, database: Pick<DatabaseStore, "load" | "write">): LastingStore {
  /** Of each name what is to be copied; nothing, if it was removed. */
  const due = new Map<string, string | undefined>();
  let isCopying = false;

  function changed(name: string, value: string | undefined): void {
    const at = String(Math.max(Date.now(), timeOf(store.read(AT)) + 1));
    // Last, so whatever else comes before it is there if this is.
    store.write(AT, at);
    due.set(name, value).set(AT, at);
    if (!isCopying) later(copy());
  }

  /** What changes meanwhile goes with the next one. */
  async function copy(): Promise<void> {
    isCopying = true;
    while (due.size > 0) {
      const changes = new Map([...due].map(([name, value]) => [COPY + name, JSON.stringify(value ?? null)]));
      due.clear();
      await database.write(changes);
    }
    isCopying = false;
  }

  return {
    read: (name) => store.read(name),
    names: (beginning) => store.names(beginning),
    write(name, value) {
      const isKept = store.write(name, value);
      if (isKept) changed(name, value);
      return isKept;
    },
    remove(name) {
      store.remove(name);
      changed(name, undefined);
    },
    async recover() {
      const copied = await database.load(COPY).catch(() => new Map<string, string>());
      const kept = new Map([...copied].map(([name, text]) => [name.slice(COPY.length), read(text)]));
      if (timeOf(kept.get(AT)) <= timeOf(store.read(AT))) return;
      for (const [name, value] of kept) {
        if (value === undefined) store.remove(name);
        else store.write(name, value);
      }
    },
    forget: () => due.clear(),
  };
}

const timeOf = (text: string | undefined): number => Number(text) || 0;

function read(text: string): string | undefined {
  const value: unknown = JSON.parse(text);
  return typeof value === "string" ? value : undefined;
}
