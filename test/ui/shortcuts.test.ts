/** A key does what is printed on it, on various keyboards. */
import { afterEach, expect, test, vi } from "vitest";
import { listenForKeys } from "../../src/ui/shortcuts.ts";

afterEach(() => vi.unstubAllGlobals());

/** What a key press does, with shortcuts on 1 and s. */
function doneBy(pressed: Partial<KeyboardEvent>): readonly string[] {
  const done: string[] = [];
  const page = Object.assign(new EventTarget(), { querySelector: () => null });
  vi.stubGlobal("document", page);
  vi.stubGlobal("HTMLElement", class {});
  const keys = ["1", "s"].map((key) => ({ key, do: () => void done.push(key) }));
  const stop = listenForKeys(keys, () => true);
  page.dispatchEvent(Object.assign(new Event("keydown"), pressed));
  stop();
  return done;
}

test.each([
  ["an English keyboard", { key: "1", code: "Digit1" }],
  ["a French keyboard, whose row of digits writes signs", { key: "&", code: "Digit1", shiftKey: false }],
  ["the same with Shift", { key: "1", code: "Digit1", shiftKey: true }],
  ["the block of numbers", { key: "1", code: "Numpad1" }],
])("a digit is pressed on %s", (_, pressed) => {
  expect(doneBy(pressed)).toEqual(["1"]);
});

test("what is written with Shift on a key of a digit isn’t that digit, and letters are what they write", () => {
  expect(doneBy({ key: "!", code: "Digit1", shiftKey: true })).toEqual([]);
  expect(doneBy({ key: "S", code: "KeyS", shiftKey: true })).toEqual(["s"]);
  expect(doneBy({ key: "z", code: "KeyS" })).toEqual([]);
});
