/** Layout is decided once, in `ui/look/layout.ts`: style sheets ask for its words, and have no widths of their own to go by. */
import { posix } from "node:path";
import { expect, test } from "vitest";
import { readProject } from "../../src/tools/code/source-file.ts";
import { DESK_ROOM_WORDS, DESK_WORDS, HEIGHT_WORDS, ROOM_WORDS } from "../../src/ui/look/layout.ts";

const root = posix.join(import.meta.dirname.replaceAll("\\", "/"), "../..");
const sheets = readProject(root).filter(({ path }) => path.startsWith("src/") && path.endsWith(".css"));

const CONDITION = /@(?:media|container)[^{]*/gu;
const conditionsIn = (text: string): string[] =>
  [...text.matchAll(CONDITION)].map(([condition]) => condition.trim().replaceAll(/\s+/gu, " "));

/** What layoutOf can say, by the attribute that it's said in. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  room: ROOM_WORDS,
  height: HEIGHT_WORDS,
  desk: DESK_WORDS,
  "desk-room": DESK_ROOM_WORDS,
};
const ASKED = /\[data-(?<attribute>room|height|desk|desk-room)~?="(?<word>[^"]*)"\]/gu;

test("there are style sheets", () => {
  expect(sheets.length).toBeGreaterThan(50);
});

test("all that sheets ask of the browser itself", () => {
  expect([...new Set(sheets.flatMap(({ text }) => conditionsIn(text)))].sort()).toEqual([
    // What stands above the desk of a phone lying down takes more of its height or less.
    "@container desk (height < 17.75rem)",
    "@media (aspect-ratio > 2)",
    "@media (pointer: coarse)",
  ]);
});

test("no sheet has a width of its own to go by", () => {
  const found = sheets.flatMap(({ path, text }) =>
    conditionsIn(text)
      .filter((condition) => /\b(?:width|inline-size)\b/u.test(condition))
      .map((condition) => `${path}: ${condition}`),
  );
  expect(found).toEqual([]);
});

test("whatever sheets ask of the layout can be said by it", () => {
  const found = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(ASKED)]
      .filter(({ groups }) => !SAID[groups?.attribute ?? ""]?.includes(groups?.word ?? ""))
      .map(([asked]) => `${path}: ${asked}`),
  );
  expect(found).toEqual([]);
});
