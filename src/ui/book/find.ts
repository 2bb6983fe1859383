/** Finds entries by typed words, ignoring accents and capitals. */

import { type Entry, entriesOf, type Reference } from "../reference/reference.ts";
import type { Speaker } from "../texts/speaker.ts";
import { withoutLinks } from "./linked.ts";

const MOST = 24;

export type Finder = (typed: string) => readonly Entry[];

/** Matches in names come before matches in kinds, and those before matches in the text. */
export function finderOf(reference: Reference, { say }: Speaker): Finder {
  const indexed = entriesOf(reference).map((entry) => {
    const { title, kind, text, passages = [] } = entry;
    const lines = [...text, ...passages.flatMap((passage) => [passage.title, ...passage.text])];
    return {
      entry,
      name: plain(say(title)),
      kind: kind === undefined ? "" : plain(say(kind)),
      rest: plain(lines.map((line) => withoutLinks(say(line))).join(" ")),
    };
  });
  return (typed) => {
    const words = plain(typed).split(" ").filter(Boolean);
    if (words.length === 0) return [];
    const whole = words.join(" ");
    return indexed
      .map(({ entry, name, kind, rest }) => ({ entry, rank: rankOf(whole, words, [name, kind, rest]) }))
      .filter(({ rank }) => rank < NOWHERE)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MOST)
      .map(({ entry }) => entry);
  };
}

const NOWHERE = 9;

function rankOf(whole: string, words: readonly string[], [name = "", ...others]: readonly string[]): number {
  if (name === whole) return 0;
  if (name.startsWith(whole)) return 1;
  const place = [name, ...others].findIndex((text) => words.every((word) => ` ${text}`.includes(` ${word}`)));
  return place === -1 ? NOWHERE : 2 + place;
}

/** Leaves out what people in a hurry don’t type, such as accents. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
