/** The words on the page, as its own texts have them: they are what is looked for, in any language. */
import { texts as gameEn } from "../../src/games/precognition/table/texts/game/en.ts";
import { texts as gameFr } from "../../src/games/precognition/table/texts/game/fr.ts";
import { texts as roomEn } from "../../src/online-ui/texts/en.ts";
import { texts as roomFr } from "../../src/online-ui/texts/fr.ts";
import { texts as replayEn } from "../../src/ui/replay/texts/en.ts";
import { texts as replayFr } from "../../src/ui/replay/texts/fr.ts";
import { texts as firstEn } from "../../src/ui/texts/first/en.ts";
import { texts as firstFr } from "../../src/ui/texts/first/fr.ts";
import { texts as shellEn } from "../../src/ui/texts/shell/en.ts";
import { texts as shellFr } from "../../src/ui/texts/shell/fr.ts";

/** Plain words only, in which nothing is filled in. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { ...gameEn, ...roomEn, ...replayEn, ...firstEn, ...shellEn },
  fr: { ...gameFr, ...roomFr, ...replayFr, ...firstFr, ...shellFr },
};

export const LANGUAGES = Object.keys(WORDS);

export type Say = (key: string) => string;

export function sayIn(language: string): Say {
  return (key) => {
    const words = WORDS[language]?.[key];
    if (words === undefined) throw new Error(`Nothing is called ${key} in ${language}.`);
    return words;
  };
}
