/** The page loads its words in one language, and speaks another only once it knows all of them. */
import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { withWords, wordsIn } from "../../src/page/words.ts";
import type { LoadTexts, Texts } from "../../src/ui/texts/messages.ts";
import { textsLater } from "../../src/ui/texts/messages.ts";

/** Texts that arrive when they are let in. */
function arriving() {
  const asked: { readonly language: string; readonly arrive: () => Promise<void> }[] = [];
  const load: LoadTexts = (language) =>
    new Promise<Texts>((resolve) => {
      asked.push({
        language,
        arrive: async () => {
          resolve({ [language]: { "a.word": language } });
          await settled();
        },
      });
    });
  return { asked, load };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

function page() {
  const language = signal("en");
  const words = wordsIn(language);
  const broken: unknown[] = [];
  const choose = (next: string) => {
    language.value = next;
  };
  return { words, broken, language, languages: withWords({ language, choose }, words, () => broken.push("x")) };
}

test("only the language in use is loaded, and the page speaks another once that has arrived", async () => {
  const { words, language, languages } = page();
  const { asked, load } = arriving();
  const added = words.add(load);
  await asked[0]?.arrive();
  await added;
  expect(asked.map((one) => one.language)).toEqual(["en"]);
  expect(words.of(load)).toEqual({ en: { "a.word": "en" } });

  languages.choose("fr");
  await settled();
  expect(language.value).toBe("en");
  await asked[1]?.arrive();
  expect(language.value).toBe("fr");
  expect(words.of(load).fr).toEqual({ "a.word": "fr" });
});

test("the language chosen last is spoken, whichever arrives first", async () => {
  const { words, language, languages } = page();
  const { asked, load } = arriving();
  const added = words.add(load);
  await asked[0]?.arrive();
  await added;
  languages.choose("fr");
  languages.choose("en");
  await asked[2]?.arrive();
  await asked[1]?.arrive();
  expect(language.value).toBe("en");
});

test("what is added while a language is chosen is known in it, too", async () => {
  const { words, language, languages } = page();
  const [first, second] = [arriving(), arriving()];
  const added = words.add(first.load);
  await first.asked[0]?.arrive();
  await added;
  languages.choose("fr");
  const later = words.add(second.load);
  await first.asked[1]?.arrive();
  for (let i = 0; i < second.asked.length || i < first.asked.length; i += 1) {
    await first.asked[i]?.arrive();
    await second.asked[i]?.arrive();
  }
  await later;
  expect(language.value).toBe("fr");
  expect(words.of(second.load).fr).toEqual({ "a.word": "fr" });
});

test("a language that can't be loaded isn't spoken", async () => {
  const { words, language, languages, broken } = page();
  await words.add((wanted) =>
    wanted === "fr" ? Promise.reject(new Error("no network")) : Promise.resolve({ en: {} }),
  );
  languages.choose("fr");
  await settled();
  expect(broken).toEqual(["x"]);
  expect(language.value).toBe("en");
});

test("where a language has no texts, those of the fallback language are loaded", async () => {
  const files = { "./a/en.ts": async () => ({ a: "A" }), "./b/en.ts": async () => ({ b: "B" }) };
  expect(await textsLater(files, { en: { c: "C" } })("fr")).toEqual({ en: { a: "A", b: "B", c: "C" } });
});
