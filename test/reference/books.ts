/** What can be looked up about Précognition, in every language. */
import { reference } from "../../src/games/precognition/table/reference/reference.ts";
import { type Entry, entriesOf } from "../../src/ui/reference/reference.ts";
import type { Line } from "../../src/ui/texts/line.ts";
import type { Speaker } from "../../src/ui/texts/speaker.ts";
import { gameTexts, speakerOf } from "../texts/all-texts.ts";

const texts = gameTexts("precognition");

export const LANGUAGES = Object.keys(texts);

export const together = (language: string) => ({
  [language]: { ...texts[language], ...reference.texts[language] },
});

export const speakers: readonly Speaker[] = LANGUAGES.map((language) => speakerOf(language, together(language)));

export const ENTRIES: readonly Entry[] = entriesOf(reference);

export const entry = (id: string): Entry => {
  const found = ENTRIES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`nothing can be looked up about ${id}`);
  return found;
};

export const linesOf = ({ text, passages = [] }: Entry): readonly Line[] => [
  ...text,
  ...passages.flatMap((passage) => [passage.title, ...passage.text]),
];
