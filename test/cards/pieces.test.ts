/** Each piece has a component with a full description. */
import { h } from "preact";
import { describe, expect, test } from "vitest";
import { ADVANCED_ROOMS } from "../../src/games/precognition/content/advanced-rooms.ts";
import { CARDS } from "../../src/games/precognition/content/cards.ts";
import { ISLANDS, TILES } from "../../src/games/precognition/content/river.ts";
import { STANDARD_ROOMS } from "../../src/games/precognition/content/rooms.ts";
import { SEASONS } from "../../src/games/precognition/model/card.ts";
import { Card } from "../../src/games/precognition/table/cards/card.tsx";
import { Room } from "../../src/games/precognition/table/cards/room.tsx";
import { HiddenTile, Tile } from "../../src/games/precognition/table/cards/tile.tsx";
import { Closer } from "../../src/games/precognition/table/overview/closer.tsx";
import type { Branch } from "./paper-dom.ts";
import { LANGUAGES, shown, speakers } from "./saying.ts";

const ROOMS = [...STANDARD_ROOMS, ...ADVANCED_ROOMS];

/** A key without a text would be shown as it is. */
const RAW_KEY = /\b(?:card|tile|room|machine|rule|card-rule|good)\.[a-z]/u;

const describedAs = (page: Branch): string[] =>
  page.withRole("img").map(({ attributes }) => attributes["aria-label"] ?? "");

describe.each(LANGUAGES)("in the language %s", (language) => {
  const speaker = speakers.find((one) => one.language === language);
  const nameOf = (key: string): string => speaker?.say({ key }) ?? "";

  test.each(CARDS)("the card $id", ({ id, cost, bane }) => {
    const page = shown(h(Card, { id }), language);
    const [described = ""] = describedAs(page);
    expect(described).toContain(nameOf(`card.${id}`));
    expect(described).toContain(String(cost));
    expect(/Bane|Fléau/u.test(described)).toBe(bane > 0);
    expect(described).not.toMatch(RAW_KEY);
    const printed = page.named("text").map(({ text }) => text);
    expect(printed.join(" ")).toContain(nameOf(`card.${id}`));
  });

  test.each([...TILES, ...ISLANDS])("the tile $id", ({ id }) => {
    const page = shown(h(Tile, { id }), language);
    expect(describedAs(page).join()).toContain(nameOf(`tile.${id}`));
    expect(describedAs(page).join()).not.toMatch(RAW_KEY);
  });

  test.each(SEASONS)("a tile of season %i, face down", (season) => {
    expect(describedAs(shown(h(HiddenTile, { season }), language)).join()).toContain(String(season));
  });

  test.each(ROOMS)("the Room $id", ({ id, machines }) => {
    const page = shown(h(Room, { id, batteries: [1, 0, 0] }), language);
    expect(page.named("h4").map(({ text }) => text)).toEqual([nameOf(`room.${id}`)]);
    expect(page.named("li").length).toBe(machines.length);
    const sockets = page.all.filter(
      ({ attributes }) => attributes.class?.startsWith("socket ") || attributes.class === "socket",
    );
    expect(sockets.length).toBe(machines.reduce((sum, { batteries }) => sum + batteries, 0));
    expect(sockets.filter(({ attributes }) => attributes.class?.includes("held")).length).toBe(1);
    for (const i of machines.keys()) expect(page.text).toContain(nameOf(`machine.${id}.${i + 1}`));
    expect(page.text).not.toMatch(RAW_KEY);
  });

  test("whatever can be pointed at is told closer", () => {
    const things = [
      ...CARDS.map(({ id }) => `card.${id}`),
      ...[...TILES, ...ISLANDS].map(({ id }) => `tile.${id}`),
      ...ROOMS.map(({ id }) => `room.${id}`),
    ];
    for (const thing of things) {
      const { text } = shown(h(Closer, { thing }), language);
      expect(text, thing).toContain(nameOf(thing));
      expect(text, thing).not.toMatch(RAW_KEY);
    }
  });
});

test("of what is no piece nothing is told", () => {
  for (const thing of ["", "card", "card.", "card.nothing", "boat.1", "toString.x", "__proto__.x"]) {
    expect(shown(h(Closer, { thing })).text).toBe("");
  }
});

test("a card names itself to whoever points at it", () => {
  const [card] = shown(h(Card, { id: "eel-traps" })).withRole("img");
  expect(card?.attributes["data-piece"]).toBe("card.eel-traps");
});
