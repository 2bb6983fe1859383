/** Typographic rules of a language. Language files contain ordinary spaces, because others can't be seen in an editor. */

const THIN = "\u202f";
const FIXED = "\u00a0";

export function typeset(text: string, language: string): string {
  return withUnits(language === "fr" ? withFrenchSpaces(text) : text);
}

/** No line break between a number and its unit. */
const withUnits = (text: string): string => text.replaceAll(/(?<=\}) (?=m?s(?![\p{L}’]))/gu, FIXED);

/** French has a space before some punctuation marks, where a line must not break; nor between a number and what it counts. */
const withFrenchSpaces = (text: string): string =>
  text
    .replaceAll(/ (?=[;?!])/gu, THIN)
    .replaceAll(/ (?=[:»])/gu, FIXED)
    .replaceAll(/(?<=«) /gu, FIXED)
    .replaceAll(/(?<=#) (?=\p{L})/gu, FIXED);
