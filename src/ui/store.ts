/** What the page stores on this device. Readers have to check what they get. */
export interface Store {
  read(name: string): string | undefined;
  /** False if it can't be stored. */
  write(name: string, value: string): boolean;
  remove(name: string): void;
  /** All stored names with this prefix. */
  names(beginning: string): readonly string[];
}

const PREFIX = "letea.";

/** The key in localStorage, as it appears in storage events. */
export const storedAs = (name: string): string => PREFIX + name;

/** Storage may be missing, forbidden or full: then choices last as long as the page. */
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
