/** On a usual screen all text in the world is large enough, and labels don't lie over what they tell about. */
import { describe, expect, test } from "vitest";
import { VARIANTS } from "../../src/games/precognition/rules/variants.ts";
import type { Picture } from "../../src/games/precognition/table/picture/picture.ts";
import { pictureOf } from "../../src/games/precognition/table/picture/picture.ts";
import { show } from "../../src/games/precognition/table/world/show.ts";
import type { Area, Edge, View } from "../../src/scenes/show.ts";
import type { Line } from "../../src/ui/texts/line.ts";
import { atScale } from "../scale.ts";
import { gameTexts, speakerOf } from "../texts/all-texts.ts";
import { recorded } from "./page/recorded.ts";
import { paperWorld, type SeenThing, withPaper } from "./paper-world.ts";

withPaper();

/** In CSS pixels, of capitals and digits; and what rounding takes of it. */
const LEAST = 9;
const SLACK = 0.05;

/** What is free of controls at 1280×720: for who plays, whose desk has one height, or a low one; for who watches; lying flat. */
const PLAYED: readonly Area[] = [
  { x: 0, y: 48, width: 1280, height: 415 },
  { x: 0, y: 48, width: 1280, height: 462 },
  { x: 0, y: 48, width: 1280, height: 500 },
];
const WATCHED: Area = { x: 0, y: 48, width: 1280, height: 620 };
const LYING: Area = { x: 0, y: 48, width: 1280, height: 560 };
const EDGES: Readonly<Record<number, readonly Edge[]>> = {
  2: ["near", "far"],
  3: ["near", "left", "right"],
  4: ["near", "left", "far", "right"],
};

const SET_UPS = VARIANTS.filter(({ options }) => !("difficulty" in options) || options.difficulty === "normal");

describe.each(SET_UPS)("$players players, $options.mode, $options.setup", ({ options, players }) => {
  const names = ["Ada", "Bartholomäus", "Mira", "Zoë"].slice(0, players);
  const { steps } = recorded(options, names, 5);
  const pictures = steps.filter((_, i) => i % atScale(18, 9) === 0).map(({ state }) => pictureOf(state));
  const seen = (view: View, areas: readonly Area[]) =>
    areas.flatMap((area) => {
      const speaker = speakerOf("en", gameTexts("precognition"));
      const { world, texts, things } = paperWorld(show.layers, area, (line) => speaker.say(line as Line));
      const renderer = show.build(world, { names, ...view });
      renderer.layout(area);
      return pictures.map((picture) => {
        renderer.settle(picture);
        return { picture, texts: texts(), things: things() };
      });
    });
  const edges = EDGES[players];

  test.each([
    { how: "played", view: { viewer: 0 }, areas: PLAYED },
    { how: "watched", view: { viewer: undefined }, areas: [WATCHED] },
    { how: "on a screen that lies on the table", view: { viewer: 1, edges }, areas: [LYING] },
  ])("$how: nothing is written smaller than can be read", ({ view, areas }) => {
    const moments = seen(view, areas);
    const low = moments.flatMap(({ texts }) =>
      texts.filter(({ cap }) => cap < LEAST - SLACK).map(({ on, text, cap }) => `${on} “${text}” ${cap.toFixed(1)}`),
    );
    expect([...new Set(low)]).toEqual([]);
    expect(moments.flatMap(({ texts }) => texts).length).toBeGreaterThan(100);
  });

  test.each([
    { how: "played", view: { viewer: 0 }, areas: PLAYED },
    { how: "watched", view: { viewer: undefined }, areas: [WATCHED] },
  ])("$how: no label lies over what it tells about, or over another", ({ view, areas }) => {
    const over = seen(view, areas).flatMap(({ things, picture }) => covered(things, picture));
    expect([...new Set(over)]).toEqual([]);
  });
});

/** What rounding, and rims of pictures, take. */
const NEAR = 2;

function covered(things: readonly SeenThing[], { boats }: Picture): readonly string[] {
  return boats.flatMap((_, seat) => {
    const own = things.filter(({ name }) => name.startsWith(`boat:${seat}/`));
    const labels = own.filter(({ name }) => /plate$/u.test(name));
    const told = own.filter(({ name }) =>
      /\/(?:cabins|contaminated|doctors|protectors|food|machine)\/\d|\/bane\/level/u.test(name),
    );
    return labels.flatMap((label, i) =>
      [...told, ...labels.slice(i + 1)].flatMap((other) =>
        areOver(label.place, other.place) ? [`${label.name} over ${other.name}`] : [],
      ),
    );
  });
}

function areOver(one: Area, other: Area): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > NEAR && down > NEAR;
}
