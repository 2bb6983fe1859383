import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { readSettings, settingsChoice } from "../../src/ui/settings.ts";
import { storeIn } from "../../src/ui/store.ts";
import { storage } from "./storage.ts";

const USUAL = {
  speed: 1,
  calm: "system",
  textSize: 100,
  contrast: "system",
  isLeftHanded: false,
  passes: true,
  keys: true,
  name: "",
  look: undefined,
  method: "device",
  order: "at-once",
  taps: false,
  flat: false,
  turns: false,
  loudness: { ambience: 50, effects: 70, music: 45, isMuted: false },
};

const OTHER = {
  speed: "instant",
  calm: "on",
  textSize: 175,
  contrast: "off",
  isLeftHanded: true,
  passes: false,
  keys: false,
  name: "Zoé",
  look: { color: 4, sign: 6 },
  method: "device",
  order: "at-once",
  taps: true,
  flat: true,
  turns: true,
  loudness: { ambience: 0, effects: 100, music: 5, isMuted: true },
} as const;

function choice(kept = storage()) {
  const system = { calm: signal(false), contrast: signal(false) };
  return {
    system,
    settings: settingsChoice(
      storeIn(() => kept),
      system,
    ),
  };
}

test("what is chosen holds at once and for the next time", () => {
  const kept = storage();
  const { settings } = choice(kept);
  settings.change(OTHER);
  expect(settings.now.value).toEqual(OTHER);
  expect(choice(kept).settings.now.value).toEqual(OTHER);
  settings.change({ textSize: 125 });
  expect(choice(kept).settings.now.value).toEqual({ ...OTHER, textSize: 125 });
});

test.each([
  ["calm", "isCalm"],
  ["contrast", "isContrastHigh"],
] as const)("%s is as the system asks for, unless told otherwise", (what, holds) => {
  const { system, settings } = choice();
  expect(settings[holds].value).toBe(false);
  system[what].value = true;
  expect(settings[holds].value).toBe(true);
  settings.change({ [what]: "off" });
  expect(settings[holds].value).toBe(false);
  system[what].value = false;
  settings.change({ [what]: "on" });
  expect(settings[holds].value).toBe(true);
});

test("all is as usual again but for the name and the look, until that is undone", () => {
  const kept = storage();
  const { settings } = choice(kept);
  settings.change(OTHER);
  const undo = settings.reset();
  expect(settings.now.value).toEqual({ ...USUAL, name: OTHER.name, look: OTHER.look });
  expect(choice(kept).settings.now.value).toEqual({ ...USUAL, name: OTHER.name, look: OTHER.look });
  undo();
  expect(settings.now.value).toEqual(OTHER);
  expect(choice(kept).settings.now.value).toEqual(OTHER);
});

test.each([
  ["nothing", undefined],
  ["no JSON", "{"],
  ["a number", "7"],
  ["null", "null"],
  ["a list", "[1]"],
  [
    "other things",
    JSON.stringify({
      speed: 3,
      calm: true,
      textSize: 1000,
      contrast: "more",
      isLeftHanded: "yes",
      passes: "yes",
      keys: 1,
      name: {},
      method: "trust",
      taps: 1,
      loudness: "loud",
    }),
  ],
])("what can't be read is as usual: %s", (_, text) => {
  expect(readSettings(text)).toEqual(USUAL);
});

test("what can be read is kept beside what can't, and a name is cut to what fits", () => {
  const read = readSettings(JSON.stringify({ speed: 0.5, calm: "maybe", textSize: 200, name: ` ${"x".repeat(99)}` }));
  expect(read).toMatchObject({ speed: 0.5, calm: "system", textSize: 200, name: "x".repeat(16) });
});
