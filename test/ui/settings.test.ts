import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { readSettings, settingsChoice } from "../../src/ui/settings.ts";
import { storeIn } from "../../src/ui/store.ts";
import { storage } from "./storage.ts";

test("what is chosen holds at once and for the next time", () => {
  const kept = storage();
  const store = storeIn(() => kept);
  const settings = settingsChoice(store, signal(false));
  settings.change({ speed: "instant", passes: false });
  settings.change({ name: "Zoé" });
  expect(settings.now.value).toMatchObject({ speed: "instant", passes: false, name: "Zoé", calm: "system" });
  expect(settingsChoice(store, signal(false)).now.value).toEqual(settings.now.value);
});

test("things move less where the system asks for it, unless told otherwise", () => {
  const system = signal(false);
  const settings = settingsChoice(
    storeIn(() => storage()),
    system,
  );
  expect(settings.isCalm.value).toBe(false);
  system.value = true;
  expect(settings.isCalm.value).toBe(true);
  settings.change({ calm: "off" });
  expect(settings.isCalm.value).toBe(false);
  system.value = false;
  settings.change({ calm: "on" });
  expect(settings.isCalm.value).toBe(true);
});

const USUAL = {
  speed: 1,
  calm: "system",
  passes: true,
  keys: true,
  name: "",
  method: "device",
  order: "at-once",
  taps: false,
  flat: false,
};

test.each([
  ["nothing", undefined],
  ["no JSON", "{"],
  ["a number", "7"],
  ["null", "null"],
  ["a list", "[1]"],
  [
    "other things",
    JSON.stringify({ speed: 3, calm: true, passes: "yes", keys: 1, name: {}, method: "trust", taps: 1 }),
  ],
])("what can't be read is as usual: %s", (_, text) => {
  expect(readSettings(text)).toEqual(USUAL);
});

test("what can be read is kept beside what can't, and a name is cut to what fits", () => {
  const read = readSettings(JSON.stringify({ speed: 0.5, calm: "maybe", name: ` ${"x".repeat(99)}` }));
  expect(read).toMatchObject({ speed: 0.5, calm: "system", name: "x".repeat(16) });
});
