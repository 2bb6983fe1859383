/** Texts as they are in the language files. */

/** ICU messages by key. */
export type Messages = Readonly<Record<string, string>>;

/** By language. */
export type Texts = Readonly<Record<string, Messages>>;

/** The language that every text exists in. */
export const FALLBACK = "en";

/** The text in this language, otherwise in the fallback language, otherwise its key. */
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
 * Makes texts from the result of `import.meta.glob` on a folder of language files: `./texts/fr.ts` is French, and so is
 * `./texts/desk/fr.ts`, in a subfolder.
 */
export function textsFrom(files: Readonly<Record<string, Messages>>): Texts {
  const texts: Record<string, Messages> = {};
  for (const [path, messages] of Object.entries(files)) {
    const language = /([^/]+)\.ts$/u.exec(path)?.[1] ?? path;
    texts[language] = { ...texts[language], ...messages };
  }
  return texts;
}
