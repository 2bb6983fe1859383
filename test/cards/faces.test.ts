import { describe, expect, test } from "vitest";
import { CARDS } from "../../src/games/precognition/content/cards.ts";
import type { Resource } from "../../src/games/precognition/model/goods.ts";
import { typeBadge } from "../../src/games/precognition/table/cards/badges.ts";
import { cardFace } from "../../src/games/precognition/table/cards/card-face.ts";
import { compactFace } from "../../src/games/precognition/table/cards/compact-face.ts";
import { widthOf } from "../../src/games/precognition/table/cards/names-on-cards.ts";
import { edgeOf } from "../../src/games/precognition/table/cards/type-edges.ts";
import { vignette } from "../../src/games/precognition/table/cards/vignettes.ts";
import { drawnIn, FACES, labelsIn, placedLabels } from "./faces.ts";
import { speakers } from "./saying.ts";

const TYPES = ["food", "human", "ymune", "battery"] as const satisfies readonly Resource[];

describe.each(FACES)("the face of $name", ({ face }) => {
  test("keeps its words within its bounds", () => {
    for (const { label, x, y, scale } of placedLabels(face.parts)) {
      const width = widthOf(label.text, scale * label.size);
      const left = { start: x, middle: x - width / 2, end: x - width }[label.align];
      expect(left, label.text).toBeGreaterThanOrEqual(0);
      expect(left + width, label.text).toBeLessThanOrEqual(face.width);
      expect(y - 0.75 * scale * label.size, label.text).toBeGreaterThanOrEqual(0);
      expect(y, label.text).toBeLessThanOrEqual(face.height);
    }
  });

  test("is made of whole paths", () => {
    for (const part of drawnIn(face.parts)) {
      if ("text" in part) continue;
      expect(part.d).toMatch(/^M[\d\s.,MLHVCSQTAZmlhvcsqtaz-]+$/u);
      expect(part.fill ?? part.line, part.d).toBeDefined();
    }
  });
});

describe.each(CARDS)("the card $id", (card) => {
  const printed = (texts: readonly { text: string }[]) => texts.map(({ text }) => text);
  const amounts = [card.cost, ...Object.values(card.gain), ...Object.values(card.bonus)].map(String);
  const bane = card.bane > 0 ? [String(card.bane)] : [];

  test("shows its name, season, cost, gain, bonus and Bane, and no other words", () => {
    const face = cardFace(card, "Name");
    const numeral = "I".repeat(card.season);
    expect(printed(labelsIn(face)).sort()).toEqual(["Name", numeral, ...amounts, ...bane].sort());
  });

  test("shows from afar what it takes and gives", () => {
    expect(printed(labelsIn(compactFace(card))).sort()).toEqual([...amounts, ...bane].sort());
  });
});

describe.each(speakers)("in $language", ({ say }) => {
  test.each(CARDS)("the name of $id stays clear of the edges of its band", (card) => {
    const name = say({ key: `card.${card.id}` });
    const face = cardFace(card, name);
    const [top = 0, bottom = 0] = bandOf(drawnIn(face.parts));
    const lines = labelsIn(face).filter(({ font, text }) => font === "display" && name.includes(text));
    expect(lines).not.toEqual([]);
    for (const { y, size } of lines) {
      expect(y - 0.7 * size).toBeGreaterThanOrEqual(top + TOOTH + 1);
      expect(y + 0.26 * size).toBeLessThanOrEqual(bottom - 1);
    }
  });
});

/** The depth of the deepest edge of a name band. */
const TOOTH = 4;

/** The top and the bottom of the name band. */
const bandOf = (parts: ReturnType<typeof drawnIn>): readonly number[] =>
  parts
    .flatMap((part) => ("d" in part ? [/^M0 (\d+)[^M]*V(\d+)H0z$/u.exec(part.d)] : []))
    .flatMap((found) => (found === null ? [] : [found.slice(1).map(Number)]))
    .at(-1) ?? [];

test("every card has a picture of its own", () => {
  const pictures = CARDS.map(({ id }) => JSON.stringify(vignette(id)));
  expect(new Set(pictures).size).toBe(CARDS.length);
  expect(pictures.filter((picture) => picture.length < 1000)).toEqual([]);
});

describe("types can be told apart without colours", () => {
  const shapes = (type: Resource) =>
    drawnIn(typeBadge(type, 0, 0, 10)).flatMap((part) => ("d" in part ? [part.d] : []));

  test("by the shapes of their badges", () => {
    expect(new Set(TYPES.map((type) => shapes(type)[0])).size).toBe(TYPES.length);
  });

  test("by the signs on them", () => {
    expect(new Set(TYPES.map((type) => shapes(type).at(-1))).size).toBe(TYPES.length);
  });

  test("by the edge of the band below the picture", () => {
    expect(new Set(TYPES.map((type) => edgeOf(type, 10, 20, 120))).size).toBe(TYPES.length);
  });
});
