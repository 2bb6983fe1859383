/** A record pins the content it was made with: nothing that is printed may be missing from that hash. */
import { describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import { hashValue } from "../../src/engine/hash.ts";
import { GAMES } from "../../src/games/index.ts";

const files = import.meta.glob<Readonly<Record<string, unknown>>>("../../src/games/*/content/*.ts", { eager: true });

describe.each(GAMES)("the content of $id", ({ id, content, tables }) => {
  test("is pinned by its hash", () => {
    expect(content).toBe(hashValue(tables));
  });

  test("is all in there, whichever of its files it stands in", () => {
    const pinned = encode(tables);
    const exported = Object.entries(files)
      .filter(([file]) => file.includes(`/games/${id}/`))
      .flatMap(([file, values]) => Object.entries(values).map(([name, value]) => [`${file} ${name}`, value] as const));
    expect(exported.length).toBeGreaterThan(1);
    expect(exported.filter(([, value]) => !pinned.includes(encode(value))).map(([place]) => place)).toEqual([]);
  });

  test("is other content with one digit changed, wherever", () => {
    const others = [...withOneNumberChanged(tables)].map(hashValue);
    expect(others.length).toBeGreaterThan(0);
    expect(new Set([content, ...others]).size).toBe(1 + others.length);
  });
});

/** Every way to raise one of the numbers by 1. */
function* withOneNumberChanged(value: unknown): Generator<unknown> {
  if (typeof value === "number") yield value + 1;
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const changed of withOneNumberChanged(part)) {
      yield Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
    }
  }
}
