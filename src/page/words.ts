/** The texts that this page has loaded, in the language that it speaks. */
import type { ReadonlySignal } from "@preact/signals";
import type { LanguageChoice } from "../ui/language.ts";
import type { LoadTexts, Texts } from "../ui/texts/messages.ts";

export interface Words {
  /** As far as they are loaded. */
  of(load: LoadTexts): Texts;
  /** Loads these in the language of the page, and from now on in any that is chosen. */
  add(...more: readonly LoadTexts[]): Promise<void>;
  /** Loads all of them in this language too. */
  learn(language: string): Promise<void>;
}

export function wordsIn(spoken: ReadonlySignal<string>): Words {
  const known = new Map<LoadTexts, Texts>();

  async function learn(load: LoadTexts, language: string): Promise<void> {
    const texts = await load(language);
    known.set(load, { ...known.get(load), ...texts });
  }

  return {
    of: (load) => known.get(load) ?? {},
    async add(...more) {
      for (const load of more) known.set(load, known.get(load) ?? {});
      let language: string;
      // Another one may be chosen meanwhile.
      do {
        language = spoken.value;
        await Promise.all(more.map((load) => learn(load, language)));
      } while (language !== spoken.value);
    },
    async learn(language) {
      let all: readonly LoadTexts[];
      // More may be added meanwhile.
      do {
        all = [...known.keys()];
        await Promise.all(all.map((load) => learn(load, language)));
      } while (all.length < known.size);
    },
  };
}

/** The page speaks another language as soon as it knows the words. */
export function withWords(choice: LanguageChoice, words: Words, onBroken: () => void): LanguageChoice {
  let wanted = "";
  return {
    ...choice,
    choose(language) {
      wanted = language;
      words.learn(language).then(() => {
        if (language === wanted) choice.choose(language);
      }, onBroken);
    },
  };
}
