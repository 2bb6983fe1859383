import { expect, test } from "vitest";
import { storeIn } from "../../src/ui/store.ts";

/** As much of a browser's storage as a page touches. */
function storage(items = new Map<string, string>()): Storage {
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => items.delete(key),
    setItem: (key, value) => items.set(key, value),
  };
}

test("what is written is read again, under a name of our own", () => {
  const items = new Map<string, string>();
  const store = storeIn(() => storage(items));
  expect(store.read("language")).toBeUndefined();
  store.write("language", "fr");
  expect(store.read("language")).toBe("fr");
  expect([...items]).toEqual([["letea.language", "fr"]]);
});

test("a browser that forbids it remembers nothing, and nothing breaks", () => {
  const store = storeIn(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  store.write("language", "fr");
  expect(store.read("language")).toBeUndefined();
});

test("a mistake of ours isn't taken for that", () => {
  const store = storeIn(() => {
    throw new TypeError("a bug");
  });
  expect(() => store.read("language")).toThrow("a bug");
});
