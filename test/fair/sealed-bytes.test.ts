import { expect, test } from "vitest";
import { text } from "../../src/fair/bytes.ts";
import { openedBytes, passwordFor, sealedBytes } from "../../src/fair/sealed-bytes.ts";

const [KEY, OTHER] = ["0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdee"];

test.each(["", "Létéa", "a hand of cards ".repeat(20)])("whoever has the key reads it: «%s»", (words) => {
  const sealed = sealedBytes(KEY, text(words));
  expect(openedBytes(KEY, sealed)).toEqual(text(words));
  expect(openedBytes(OTHER, sealed)).toBeUndefined();
});

test("what was changed, cut off or made up isn't read", () => {
  const sealed = sealedBytes(KEY, text("a hand of cards"));
  for (let at = 0; at < sealed.length; at++) {
    const digit = sealed[at] === "0" ? "1" : "0";
    expect(openedBytes(KEY, sealed.slice(0, at) + digit + sealed.slice(at + 1))).toBeUndefined();
    expect(openedBytes(KEY, sealed.slice(0, at))).toBeUndefined();
  }
  expect(openedBytes(KEY, "not even sealed")).toBeUndefined();
});

test("nothing of the words, and of the key, stands in what is sent", () => {
  const words = "0".repeat(64);
  expect(sealedBytes(KEY, text(words))).not.toContain(Buffer.from(words).toString("hex").slice(0, 16));
  expect(passwordFor(KEY, "take")).not.toBe(passwordFor(KEY, "begin"));
  expect(passwordFor(KEY, "take")).not.toContain(KEY);
});
