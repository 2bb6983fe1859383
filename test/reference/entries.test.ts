/** Everything of Précognition that was printed and every word of its rules can be looked up. */
import { signal } from "@preact/signals";
import { type ComponentChildren, h } from "preact";
import { describe, expect, test } from "vitest";
import { ADVANCED_ROOMS } from "../../src/games/precognition/content/advanced-rooms.ts";
import { CARDS } from "../../src/games/precognition/content/cards.ts";
import { OBJECTIVES } from "../../src/games/precognition/content/objectives.ts";
import { ISLANDS, TILES } from "../../src/games/precognition/content/river.ts";
import { STANDARD_ROOMS } from "../../src/games/precognition/content/rooms.ts";
import { DIFFICULTIES, PLAYERS, SETUPS } from "../../src/games/precognition/model/options.ts";
import { ICONS } from "../../src/games/precognition/table/cards/icon-paths.ts";
import { bySeasons, countOf, TYPES } from "../../src/games/precognition/table/reference/counts.ts";
import { withoutLinks } from "../../src/ui/book/linked.ts";
import { Speaking } from "../../src/ui/texts/speaking.ts";
import { type Branch, written } from "../cards/paper-dom.ts";
import { speakerOf } from "../texts/all-texts.ts";
import { ENTRIES, entry, LANGUAGES, speakers, together } from "./books.ts";

const ROOMS = [...STANDARD_ROOMS, ...ADVANCED_ROOMS];

const PIECES: readonly string[] = [
  ...CARDS.map(({ id }) => `card.${id}`),
  ...[...TILES, ...ISLANDS].map(({ id }) => `tile.${id}`),
  ...ROOMS.flatMap(({ id, machines }) => [`room.${id}`, ...machines.map((_, i) => `machine.${id}.${i + 1}`)]),
  ...OBJECTIVES.map(({ id }) => `objective.${id}`),
];

/** The words that the rules use in a sense of their own. */
const TERMS = [
  ["journey", "season", "island", "stretch", "ignore"],
  ["decision", "dual-select", "keep", "give", "pass", "neighbour", "hand", "decision-zone"],
  ["action", "action-zone", "activate", "cost", "gain", "bonus", "x", "maintenance", "heal"],
  ["boat", "resource", "healthy", "contaminated", "cabins", "contaminated-deck", "ymune", "doctor", "infirmary"],
  ["protector", "bow", "food", "battery", "bane", "card", "machine", "room"],
  ["objective", "reveal", "ease", "handicap", "solo", "end"],
].flat();

const WAYS = [
  ...Object.keys(PLAYERS).map((mode) => `option.mode.${mode}`),
  ...SETUPS.map((setup) => `option.setup.${setup}`),
  ...DIFFICULTIES.map((difficulty) => `option.difficulty.${difficulty}`),
];

const WANTED = [
  ...PIECES,
  ...TERMS.map((term) => `term.${term}`),
  ...WAYS,
  ...TYPES.map((type) => `type.${type}`),
  ...[1, 2, 3].map((season) => `season.${season}`),
  "guide.round",
  "guide.aim",
  "guide.set-up",
];

function painted(Picture: () => ComponentChildren, language: string): Branch {
  const speaker = signal(speakerOf(language, together(language)));
  return written(h(Speaking.Provider, { value: speaker }, h(Picture, {})));
}

test("everything has an entry", () => {
  const ids = ENTRIES.map(({ id }) => id);
  expect(WANTED.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => !WANTED.includes(id))).toEqual([]);
});

test("an entry about a piece has the key of its name", () => {
  expect(PIECES.filter((id) => entry(id).title.key !== id)).toEqual([]);
});

describe.each(LANGUAGES)("in the language %s", (language) => {
  test("a round is told on one page, phase after phase, each with a picture of its own", () => {
    const { passages = [] } = entry("guide.round");
    const phases = ["decision", "action", "maintenance"];
    expect(passages.map(({ title }) => title.key)).toEqual(phases.map((phase) => `guide.round.${phase}`));
    expect(passages.every(({ text }) => text.length > 0 && text.every(({ icon }) => icon !== undefined))).toBe(true);
    const pictures = passages.map(({ Picture }) => painted(Picture, language));
    expect(pictures.every((picture) => picture.named("path").length > 5)).toBe(true);
    expect(
      new Set(
        pictures.map((picture) =>
          picture
            .named("path")
            .map(({ attributes }) => attributes.d)
            .join(),
        ),
      ).size,
    ).toBe(3);
  });
});

test("signs are among those that are drawn", () => {
  const named = ENTRIES.flatMap((one) => [one.icon, ...one.text.flatMap(({ icon }) => icon ?? [])]);
  expect(named.filter((icon) => !(icon in ICONS))).toEqual([]);
});

test("what is said of the decks is what is in them", () => {
  const [english] = speakers;
  const texts = (id: string) => entry(id).text.map((line) => english?.say(line) ?? "");
  expect(texts("type.food")[0]).toBe("In everybody’s deck: 3 in season 1, 2 in season 2, 2 in season 3.");
  expect(texts("card.eel-traps").at(-1)).toBe("One of 3 Food cards of season 1. Every deck has it once.");
  expect(withoutLinks(texts("season.3")[1] ?? "")).toBe(
    "In everybody’s deck 6 cards are of this season: 2 Food, 2 Human, 2 Ymune, 0 Battery.",
  );
  const all = TYPES.flatMap((type) => [1, 2, 3].map((season) => countOf(type, season as 1 | 2 | 3)));
  expect(all.reduce((sum, count) => sum + count, 0)).toBe(CARDS.length);
  expect(bySeasons((season) => season)).toEqual({ one: 1, two: 2, three: 3 });
});
