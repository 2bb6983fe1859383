/** Formats texts of the language files, independently of the page's speaker. */
import IntlMessageFormat from "intl-messageformat";
import { texts as english } from "../../../src/games/precognition/table/texts/game/en.ts";
import { texts as french } from "../../../src/games/precognition/table/texts/game/fr.ts";
import { texts as englishOfMission } from "../../../src/games/precognition/table/texts/mission/en.ts";
import { texts as frenchOfMission } from "../../../src/games/precognition/table/texts/mission/fr.ts";
import { texts as englishOfPieces } from "../../../src/games/precognition/table/texts/pieces/en.ts";
import { texts as frenchOfPieces } from "../../../src/games/precognition/table/texts/pieces/fr.ts";
import { typeset } from "../../../src/ui/texts/typography.ts";

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { ...english, ...englishOfMission, ...englishOfPieces },
  fr: { ...french, ...frenchOfMission, ...frenchOfPieces },
};

export function said(key: string, language: string, params: Readonly<Record<string, string | number>> = {}): string {
  const message = WORDS[language]?.[key];
  if (message === undefined) throw new Error(`There is no text ${key} in ${language}.`);
  return String(new IntlMessageFormat(typeset(message, language), language).format(params));
}
