/** What this device remembers of the user's choices. Whoever reads from it checks what comes back. */
export interface Store {
  read(name: string): string | undefined;
  write(name: string, value: string): void;
}

const PREFIX = "letea.";

/** A browser may keep nothing, or forbid it: then the choice lasts as long as the page. */
export function storeIn(open: () => Storage): Store {
  return {
    read: (name) => tolerant(() => open().getItem(PREFIX + name) ?? undefined),
    write: (name, value) => tolerant(() => open().setItem(PREFIX + name, value)),
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
