/** The part of `Storage` that the page uses. `room`: how many characters fit. */
export function storage(items = new Map<string, string>(), room = Number.POSITIVE_INFINITY): Storage {
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => items.delete(key),
    setItem: (key, value) => {
      const others = [...items].filter(([name]) => name !== key);
      const taken = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
      if (taken + key.length + value.length > room)
        throw new DOMException("There is no room left.", "QuotaExceededError");
      items.set(key, value);
    },
  };
}
