/** What stands on the shelf is true of the game, can be read, and is little. */
import { describe, expect, test } from "vitest";
import { BOXES } from "../../src/games/boxes.ts";
import { GAMES } from "../../src/games/index.ts";
import { spanOf } from "../../src/ui/box/game-box.ts";
import { LANGUAGES } from "../../src/ui/language.ts";
import { contrast } from "../marks/color.ts";
import { BOXES as REHEARSED } from "../rehearsal/shelf/boxes.ts";
import { gameTexts } from "../texts/all-texts.ts";

test("every game has a box, in the order of the games", () => {
  expect(BOXES.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
});

test("a span with one number in it is that number", () => {
  expect(spanOf({ least: 2, most: 4 })).toBe("2–4");
  expect(spanOf({ least: 2, most: 2 })).toBe("2");
});

describe.each(GAMES)("the box of $id", ({ id, variants }) => {
  const box = BOXES.find((one) => one.id === id) ?? expect.fail("has none");

  test("says for how many it is as its variants do", () => {
    const counts = variants.map(({ players }) => players);
    expect(box.players).toEqual({ least: Math.min(...counts), most: Math.max(...counts) });
  });

  test("says in every language what the game's own texts say", () => {
    expect(Object.keys(box.texts).sort()).toEqual([...LANGUAGES.keys()].sort());
    for (const [language, texts] of Object.entries(box.texts)) {
      expect(gameTexts(id)[language]).toMatchObject(texts);
      // These texts are shown before parameters can be filled in.
      for (const text of Object.values(texts)) expect(text).not.toContain("{");
    }
  });
});

test.each([...BOXES, ...REHEARSED])("the colours of $id stand out by 7 to 1", ({ colours: { accent, ground } }) => {
  const NIGHT = "#060d14";
  const ON_ACCENT = "#1a1206";
  for (const [one, under] of [
    [accent, ground],
    [accent, NIGHT],
    [ON_ACCENT, accent],
    ["#f3ecdb", ground],
  ] as const) {
    expect(contrast(one, under), `${one} on ${under}`).toBeGreaterThan(7);
  }
});
