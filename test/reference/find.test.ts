/** Whoever knows how something is called finds it, however they type it. */
import { describe, expect, test } from "vitest";
import { reference } from "../../src/games/precognition/table/reference/reference.ts";
import { finderOf, plain } from "../../src/ui/book/find.ts";
import type { Speaker } from "../../src/ui/texts/speaker.ts";
import { ENTRIES, speakers } from "./books.ts";

function finderIn(language: string) {
  const speaker = speakers.find((one) => one.language === language) as Speaker;
  const find = finderOf(reference, speaker);
  return { speaker, ids: (typed: string) => find(typed).map(({ id }) => id) };
}

describe.each(["en", "fr"])("in the language %s", (language) => {
  const { speaker, ids } = finderIn(language);

  test.each(ENTRIES)("$id is the first to be found by its name, without accents too", ({ id, title }) => {
    const name = speaker.say(title);
    expect(ids(name)[0]).toBe(id);
    expect(ids(plain(name).toUpperCase())[0]).toBe(id);
  });

  test("nothing typed finds nothing, and so does nonsense", () => {
    for (const typed of ["", "  ", "…", "zzqx"]) expect(ids(typed)).toEqual([]);
  });
});

test.each([
  ["fr", "fleau", "term.bane"],
  ["fr", "medecin", "term.doctor"],
  ["fr", "ile", "term.island"],
  ["fr", "choeur", "card.cave-choir"],
  ["fr", "toit clinique", "card.clinic-roof"],
  ["en", "bane", "term.bane"],
  ["en", "co-operative", "option.mode.coop"],
  ["en", "traps eel", "card.eel-traps"],
])("in %s “%s” finds %s first", (language, typed, id) => {
  expect(finderIn(language).ids(typed)[0]).toBe(id);
});

test("names come before what only mentions them", () => {
  const { ids } = finderIn("en");
  const found = ids("protector");
  expect(found.slice(0, 1)).toEqual(["term.protector"]);
  expect(found).toContain("term.bow");
});
