/** Reads a line word by word; whatever isn't expected is a mistake. `,` `+` `:` and `|` are words of their own. */
import { ISLANDS, TILES } from "../../../src/games/precognition/content/river.ts";
import type { CardId } from "../../../src/games/precognition/model/card.ts";
import type { TileId } from "../../../src/games/precognition/model/river.ts";
import { isCard } from "../../../src/games/precognition/rules/pieces.ts";
import { mistake, type Place } from "./mistake.ts";

export interface Words {
  readonly place: Place;
  peek(): string | undefined;
  take(what: string): string;
  /** Takes the next word if it is this one. */
  skip(word: string): boolean;
  /** Takes just these words. */
  expect(...words: readonly string[]): void;
  end(): void;
  wrong(what: string): Error;
}

export function readWords(text: string, place: Place): Words {
  const words = text.match(/[,+:|]|[^\s,+:|]+/gu) ?? [];
  let next = 0;
  const wrong = (what: string) => mistake(place, what);

  return {
    place,
    wrong,
    peek: () => words[next],
    take(what) {
      const word = words[next];
      if (word === undefined) throw wrong(`${what} is missing at the end`);
      next += 1;
      return word;
    },
    skip(word) {
      if (words[next] !== word) return false;
      next += 1;
      return true;
    },
    expect(...expected) {
      for (const word of expected) {
        if (words[next] !== word) throw wrong(`"${word}" expected, not "${words[next] ?? "the end"}"`);
        next += 1;
      }
    },
    end() {
      if (next < words.length) throw wrong(`"${words.slice(next).join(" ")}" isn't understood`);
    },
  };
}

export function readNumber(words: Words): number {
  const word = words.take("a number");
  if (!/^\d{1,3}$/u.test(word)) throw words.wrong(`"${word}" isn't a number`);
  return Number(word);
}

export function readCard(words: Words): CardId {
  const word = words.take("a card");
  if (!isCard(word)) throw words.wrong(`there is no card "${word}"`);
  return word;
}

/** A stretch of the river or an island. */
export function readTile(words: Words): TileId {
  const word = words.take("a tile");
  if (![...TILES, ...ISLANDS].some(({ id }) => id === word)) throw words.wrong(`there is no tile "${word}"`);
  return word;
}

/** One or more, with `+` between them; or `nothing`. */
export function readList<Item>(words: Words, readItem: (words: Words) => Item): Item[] {
  if (words.skip("nothing")) return [];
  const items = [readItem(words)];
  while (words.skip("+")) items.push(readItem(words));
  return items;
}

export const printList = (items: readonly string[]): string => (items.length === 0 ? "nothing" : items.join(" + "));

/** Takes a noun, in the singular or the plural. */
export function expectNoun(words: Words, singular: string, plural = `${singular}s`): void {
  if (!words.skip(singular)) words.expect(plural);
}
