/** What a language asks of a text beyond its words. Language files are written with ordinary spaces, which can be seen. */

const THIN = "\u202f";
const FIXED = "\u00a0";

export function typeset(text: string, language: string): string {
  return withUnits(language === "fr" ? withFrenchSpaces(text) : text);
}

/** A number keeps its unit. */
const withUnits = (text: string): string => text.replaceAll(/(?<=\}) (?=m?s(?![\p{L}’]))/gu, FIXED);

/** French puts a space before some marks, and a line must never break there; nor between a number and what it counts. */
const withFrenchSpaces = (text: string): string =>
  text
    .replaceAll(/ (?=[;?!])/gu, THIN)
    .replaceAll(/ (?=[:»])/gu, FIXED)
    .replaceAll(/(?<=«) /gu, FIXED)
    .replaceAll(/(?<=#) (?=\p{L})/gu, FIXED);
