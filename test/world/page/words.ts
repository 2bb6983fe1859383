/** Checks that all text in the world is on the screen and not covered. */

import type { Options } from "../../../src/games/precognition/model/options.ts";
import { type Picture, pictureOf } from "../../../src/games/precognition/table/picture/picture.ts";
import type { Area } from "../../../src/scenes/area.ts";
import type { DumpedThing } from "../../../src/scenes/dump.ts";
import type { View } from "../../../src/scenes/show.ts";
import type { Speaker } from "../../../src/ui/texts/speaker.ts";
import { stretchedAll } from "../../long-words/stretched.ts";
import { gameTexts, speakerOf } from "../../texts/all-texts.ts";
import { SCREENS } from "../screens.ts";
import { open } from "./open.ts";
import { recorded } from "./recorded.ts";

export interface Read {
  readonly read: number;
  readonly unreadable: readonly string[];
}

interface Reader {
  readonly how: string;
  readonly speaker: Speaker;
  readonly textScale: number;
}

const GAME_TEXTS = gameTexts("precognition");

/** Readers of all languages, of stretched English, and with text of double size. */
const READERS: readonly Reader[] = [
  ...Object.keys(GAME_TEXTS).map((how) => ({ how, speaker: speakerOf(how, GAME_TEXTS), textScale: 1 })),
  { how: "longer", speaker: speakerOf("en", { en: stretchedAll(GAME_TEXTS.en ?? {}) }), textScale: 1 },
  { how: "larger", speaker: speakerOf("en", GAME_TEXTS), textScale: 2 },
];

export interface Asked {
  readonly options: Options;
  readonly names: readonly string[];
  readonly seed: number;
  /** For a screen that lies on a table; not for phones. */
  readonly flat?: View | undefined;
}

const LARGE_ENOUGH = 800;

/** On all screens, for all readers, at several moments of a match. */
export async function wordsRead({ options, names, seed, flat }: Asked): Promise<Read> {
  const pictures = moments(options, names, seed);
  const unreadable: string[] = [];
  let read = 0;
  for (const { how, speaker, textScale } of READERS) {
    const { world, renderer } = await open({ names, view: flat ?? { viewer: 0 }, isCalm: true, speaker });
    world.setTextScale(textScale);
    for (const { name, ...area } of SCREENS) {
      if (flat !== undefined && Math.min(area.width, area.height + area.y) < LARGE_ENOUGH) continue;
      world.setArea(area);
      for (const picture of pictures) {
        renderer.settle(picture);
        const texts = world.dump().filter(({ isVisible, text = "" }) => isVisible && text !== "");
        read += texts.length;
        const where = `${name}, ${how}, round ${picture.round}`;
        unreadable.push(...[...outside(texts, area), ...overEachOther(texts)].map((what) => `${where}: ${what}`));
      }
    }
    world.destroy();
  }
  return { read, unreadable };
}

/** Moments of the first round, at an island and in the third season, with an absence and a locked choice. */
function moments(options: Options, names: readonly string[], seed: number): readonly Picture[] {
  const { steps } = recorded(options, names, seed);
  const at = (isIt: (picture: Picture) => boolean): readonly Picture[] => {
    const found = steps.map(({ state }) => pictureOf(state)).find(isIt);
    return found === undefined ? [] : [found];
  };
  return [
    ...at(({ round, boats }) => round === 1 && boats.some(({ isLocked }) => isLocked)),
    ...at(({ round, turned }) => round === 4 && turned.length === 4),
    ...at(({ round, moment }) => round === 10 && moment === "action").map((picture) => ({
      ...picture,
      boats: picture.boats.map((boat, seat) => (seat === 0 ? boat : { ...boat, sitter: "away" as const })),
    })),
  ];
}

const NEAR = 1;

const told = ({ name, text, words }: DumpedThing): string => `${name || "a word"} “${text}” ${JSON.stringify(words)}`;

function outside(texts: readonly DumpedThing[], { x, y, width, height }: Area): readonly string[] {
  return texts
    .filter(({ words }) => {
      if (words === undefined) return true;
      const isIn = words.x > x - NEAR && words.y > y - NEAR;
      return !isIn || words.x + words.width > x + width + NEAR || words.y + words.height > y + height + NEAR;
    })
    .map((text) => `not on the screen: ${told(text)}`);
}

const overEachOther = (texts: readonly DumpedThing[]): readonly string[] =>
  texts.flatMap((one, i) =>
    texts
      .slice(i + 1)
      .filter((other) => isOver(one.words, other.words))
      .map((other) => `over each other: ${told(one)} and ${told(other)}`),
  );

/** The part of a line's height that letters don't use. */
const LINE = 0.3;

function isOver(one: Area | undefined, other: Area | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > NEAR && down > NEAR + LINE * Math.min(one.height, other.height);
}
