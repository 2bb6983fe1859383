/**
 * localStorage may be written to disk up to a minute later, so a killed browser forgets the newest changes. Therefore they
 * are copied to the database too, and taken back from there when the page is opened again.
 */
import type { Store } from "../ui/store.ts";
import type { DatabaseStore } from "./database.ts";
import { inBackground } from "./in-background.ts";

const COPY = "page.";
/** The time of the last change, stored in both places. */
const AT = "changed-at";

export interface LastingStore extends Store {
  /** Takes back what a killed browser has forgotten. */
  recover(): Promise<void>;
  /** Drops changes that haven't been copied yet. */
  forget(): void;
}

export function lastingStore(store: Store, database: Pick<DatabaseStore, "load" | "write">): LastingStore {
  /** What is to be copied, by name; undefined if it was removed. */
  const due = new Map<string, string | undefined>();
  let isCopying = false;

  function changed(name: string, value: string | undefined): void {
    const at = String(Math.max(Date.now(), timeOf(store.read(AT)) + 1));
    // Last: if this has been written, everything before it has been too.
    store.write(AT, at);
    due.set(name, value).set(AT, at);
    if (!isCopying) inBackground(copy());
  }

  /** Changes made while it writes are written next. */
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
