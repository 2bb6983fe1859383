/** Texts as they lie in the language files. */

/** ICU messages by key. */
export type Messages = Readonly<Record<string, string>>;

/** By language. */
export type Texts = Readonly<Record<string, Messages>>;

/** The language that every text exists in. */
export const FALLBACK = "en";

/** From what `import.meta.glob` makes of a folder of language files: `./texts/fr.ts` is French. */
export function textsFrom(files: Readonly<Record<string, Messages>>): Texts {
  return Object.fromEntries(
    Object.entries(files).map(([path, messages]) => [/([^/]+)\.ts$/u.exec(path)?.[1] ?? path, messages]),
  );
}
