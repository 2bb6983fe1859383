/** Texts as they are in the language files. */

/** ICU messages by key. */
export type Messages = Readonly<Record<string, string>>;

/** By language. */
export type Texts = Readonly<Record<string, Messages>>;

/** Loads what is to be said in this language, or in the fallback language if there is nothing in this one. */
export type LoadTexts = (language: string) => Promise<Texts>;

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
 * The same for files that are loaded only if somebody speaks their language.
 * `present`: texts that are loaded anyway, as those of the first page.
 */
export function textsLater(
  files: Readonly<Record<string, () => Promise<Messages>>>,
  present: Readonly<Record<string, Messages>> = {},
): LoadTexts {
  const languages = new Set(Object.keys(files).map(languageOf));
  return async (wanted) => {
    const language = languages.has(wanted) ? wanted : FALLBACK;
    const own = Object.entries(files).filter(([path]) => languageOf(path) === language);
    const loaded = await Promise.all(own.map(([, load]) => load()));
    return { [language]: Object.assign({}, present[language], ...loaded) };
  };
}

/**
 * Makes texts from the result of `import.meta.glob` on a folder of language files: `./texts/fr.ts` is French, and so is
 * `./texts/desk/fr.ts`, in a subfolder.
 */
export function textsFrom(files: Readonly<Record<string, Messages>>): Texts {
  const texts: Record<string, Messages> = {};
  for (const [path, messages] of Object.entries(files)) {
    const language = languageOf(path);
    texts[language] = { ...texts[language], ...messages };
  }
  return texts;
}

const languageOf = (path: string): string => /([^/]+)\.ts$/u.exec(path)?.[1] ?? path;
