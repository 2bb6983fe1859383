import { describe, expect, test } from "vitest";
import { seeded } from "../../src/engine/rng.ts";
import { KEYS_EACH, keyNames, keysOf, meanings, pressOf } from "../../src/ui/couch/key-sets.ts";

test.each([2, 3, 4])("of %i people everybody has six keys, and nobody has those of another", (people) => {
  const all = Array.from({ length: people }, (_, nth) => keysOf(nth, people)).flat();
  expect(all).toHaveLength(people * KEYS_EACH);
  expect(new Set(all).size).toBe(all.length);
});

test("a press is its owner's, whatever the seats of those at this screen are", () => {
  expect(pressOf("KeyA", [1, 3])).toEqual({ seat: 1, key: 2 });
  expect(pressOf("Slash", [1, 3])).toEqual({ seat: 3, key: 5 });
  expect(pressOf("KeyT", [1, 3])).toBeUndefined();
  expect(pressOf("KeyT", [0, 1, 3])).toEqual({ seat: 1, key: 0 });
  expect(pressOf("Enter", [0, 1, 2, 3])).toBeUndefined();
});

describe.each([1, 2, 3, 4, 5, 6])("with %i choices", (choices) => {
  test("every key means one of them, each is meant by as many keys as any other, or one more", () => {
    const luck = seeded(choices);
    const counts = Array.from({ length: KEYS_EACH }, () => new Set<number>());
    for (let round = 0; round < 200; round++) {
      const meant = meanings(
        choices,
        Array.from({ length: KEYS_EACH }, () => luck.below(1000) / 1000),
      );
      const times = Array.from({ length: choices }, (_, choice) => meant.filter((one) => one === choice).length);
      expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
      expect(times.reduce((sum, one) => sum + one, 0)).toBe(KEYS_EACH);
      for (const [key, choice] of meant.entries()) counts[key]?.add(choice);
    }
    // Over many rounds, any key may mean any choice.
    expect(counts.map(({ size }) => size)).toEqual(Array(KEYS_EACH).fill(choices));
  });
});

test("keys are named as on this keyboard, as far as it can be known", async () => {
  expect(keyNames(undefined, "en").names.value.get("KeyQ")).toBe("Q");
  const french = keyNames({ getLayoutMap: async () => new Map([["KeyQ", "a"]]) }, "en");
  await Promise.resolve();
  expect(french.names.value.get("KeyQ")).toBe("A");
  french.learn("KeyW", "z");
  french.learn("KeyE", "Enter");
  // Nothing shows it until the presses need no longer be secret.
  expect(french.names.value.get("KeyW")).toBe("W");
  french.tell();
  expect(french.names.value.get("KeyW")).toBe("Z");
  expect(french.names.value.get("KeyE")).toBe("E");
});

test("where French is written on a keyboard of its own, keys have the names that are printed on it, each another", () => {
  const nameIn = (language: string, code: string) => keyNames(undefined, language).names.value.get(code);
  expect(["KeyQ", "KeyW", "KeyA", "KeyS", "KeyZ", "KeyX"].map((code) => nameIn("fr-FR", code)).join("")).toBe("AZQSWX");
  expect(nameIn("fr-CA", "KeyQ")).toBe("Q");
  const { names } = keyNames(undefined, "fr");
  expect(new Set(names.value.values()).size).toBe(names.value.size);
});
