/** What this device remembers for its user. Whoever reads from it checks what comes back. */
export interface Store {
  read(name: string): string | undefined;
  /** False if it can't be kept. */
  write(name: string, value: string): boolean;
  remove(name: string): void;
  /** Of everything that is kept, those that begin like this. */
  names(beginning: string): readonly string[];
}

const PREFIX = "letea.";

/** As the browser names it when it tells other pages of a change. */
export const storedAs = (name: string): string => PREFIX + name;

/** A browser may keep nothing, or forbid it, or have no room left: then what is chosen lasts as long as the page. */
export function storeIn(open: () => Storage): Store {
  return {
    read: (name) => tolerant(() => open().getItem(PREFIX + name) ?? undefined),
    write: (name, value) =>
      tolerant(() => {
        open().setItem(PREFIX + name, value);
        return true;
      }) ?? false,
    remove: (name) => tolerant(() => open().removeItem(PREFIX + name)),
    names: (beginning) =>
      tolerant(() => {
        const storage = open();
        const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "");
        return keys.filter((key) => key.startsWith(PREFIX + beginning)).map((key) => key.slice(PREFIX.length));
      }) ?? [],
  };
}

function tolerant<X>(use: () => X): X | undefined {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
