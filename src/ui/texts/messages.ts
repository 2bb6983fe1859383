/** Texts as they lie in the language files. */

/** ICU messages by key. */
export type Messages = Readonly<Record<string, string>>;

/** By language. */
export type Texts = Readonly<Record<string, Messages>>;

/** The language that every text exists in. */
export const FALLBACK = "en";

/** As it is in that language, else in the one that every text exists in; the key itself says more than nothing. */
export function textOf(
  key: string,
  language: string,
  lists: readonly Texts[],
): { readonly text: string; readonly language: string } {
  const text = lists.map((texts) => texts[language]?.[key]).find((one) => one !== undefined);
  if (text !== undefined) return { text, language };
  return language === FALLBACK ? { text: key, language } : textOf(key, FALLBACK, lists);
}

/**
 * From what `import.meta.glob` makes of a folder of language files: `./texts/fr.ts` is French, and so is a part of it in
 * a folder of its own, `./texts/desk/fr.ts`.
 */
export function textsFrom(files: Readonly<Record<string, Messages>>): Texts {
  const texts: Record<string, Messages> = {};
  for (const [path, messages] of Object.entries(files)) {
    const language = /([^/]+)\.ts$/u.exec(path)?.[1] ?? path;
    texts[language] = { ...texts[language], ...messages };
  }
  return texts;
}
