import { expect, test } from "vitest";
import { storeIn } from "../../src/ui/store.ts";
import { storage } from "./storage.ts";

test("what is written is read again, under a name of our own", () => {
  const items = new Map<string, string>();
  const store = storeIn(() => storage(items));
  expect(store.read("language")).toBeUndefined();
  expect(store.write("language", "fr")).toBe(true);
  expect(store.read("language")).toBe("fr");
  expect([...items]).toEqual([["letea.language", "fr"]]);
});

test("a browser that forbids it remembers nothing, and nothing breaks", () => {
  const store = storeIn(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  expect(store.write("language", "fr")).toBe(false);
  store.remove("language");
  expect(store.read("language")).toBeUndefined();
  expect(store.names("")).toEqual([]);
});

test("a mistake of ours isn't taken for that", () => {
  const store = storeIn(() => {
    throw new TypeError("a bug");
  });
  expect(() => store.read("language")).toThrow("a bug");
});

test("what doesn't fit isn't kept, and what was there stays", () => {
  const small = storage(new Map(), 40);
  const store = storeIn(() => small);
  expect(store.write("match", "a short one")).toBe(true);
  expect(store.write("match", "a long one, ".repeat(9))).toBe(false);
  expect(store.read("match")).toBe("a short one");
});

test("it names only what is its own and begins as asked", () => {
  const items = new Map([["other", "1"]]);
  const store = storeIn(() => storage(items));
  store.write("aside.1", "one");
  store.write("aside.2", "two");
  store.write("match", "three");
  expect(store.names("aside.")).toEqual(["aside.1", "aside.2"]);
  store.remove("aside.1");
  expect(store.names("aside.")).toEqual(["aside.2"]);
  expect(items.get("other")).toBe("1");
});
