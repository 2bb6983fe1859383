/** Texts as they lie in the language files. */

/** ICU messages by key. */
export type Messages = Readonly<Record<string, string>>;

/** By language. */
export type Texts = Readonly<Record<string, Messages>>;

/** The language that every text exists in. */
export const FALLBACK = "en";

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
