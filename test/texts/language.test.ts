import { expect, test } from "vitest";
import { languageChoice } from "../../src/ui/language.ts";
import { type Store, storeIn } from "../../src/ui/store.ts";
import { storage } from "../ui/storage.ts";

function storeWith(kept: Record<string, string> = {}): Store {
  const items = storage(new Map(Object.entries(kept).map(([name, value]) => [`letea.${name}`, value])));
  return storeIn(() => items);
}

test.each([
  ["what was chosen before", { language: "fr" }, ["en-GB"], "fr"],
  ["else the browser's first language that there is", {}, ["de", "fr-CA", "en"], "fr"],
  ["else English", {}, ["de", "nl"], "en"],
  ["English without any wish", {}, [], "en"],
  ["nothing that was put into the store by others", { language: "<b>" }, ["fr"], "fr"],
  ["no property that every object has", { language: "constructor" }, ["toString"], "en"],
])("the page speaks %s", (_, kept, wanted, spoken) => {
  expect(languageChoice(storeWith(kept), wanted).language.value).toBe(spoken);
});

test("a choice is spoken at once and remembered", () => {
  const store = storeWith();
  const choice = languageChoice(store, ["en"]);
  choice.choose("fr");
  expect(choice.language.value).toBe("fr");
  expect(languageChoice(store, ["en"]).language.value).toBe("fr");
});

test("a language that there isn't can't be chosen", () => {
  const store = storeWith();
  const choice = languageChoice(store, ["fr"]);
  choice.choose("tlh");
  expect(choice.language.value).toBe("fr");
  expect(store.names("")).toEqual([]);
});
