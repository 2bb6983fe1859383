/** The page's language: the one chosen before, otherwise one the browser asks for, otherwise English. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Store } from "./store.ts";
import { texts } from "./texts/first.ts";
import { FALLBACK } from "./texts/messages.ts";

/** Every language we have texts for, by its code, with its own name for itself. */
export const LANGUAGES: ReadonlyMap<string, string> = new Map(
  Object.entries(texts).map(([code, messages]) => [code, messages["language.name"] ?? code]),
);

const STORED = "language";

export interface LanguageChoice {
  readonly language: ReadonlySignal<string>;
  choose(language: string): void;
}

/** `wanted`: the browser's languages, best first. "fr-CA" gets "fr". */
export function languageChoice(store: Store, wanted: readonly string[]): LanguageChoice {
  const spoken = wanted.map((tag) => tag.split("-")[0] ?? "");
  const [first = FALLBACK] = [store.read(STORED) ?? "", ...spoken].filter((code) => LANGUAGES.has(code));
  const chosen = signal(first);
  return {
    language: computed(() => chosen.value),
    choose(language) {
      if (!LANGUAGES.has(language)) return;
      chosen.value = language;
      store.write(STORED, language);
    },
  };
}
