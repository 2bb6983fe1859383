/** The way from entry to entry, and links in what is said. */
import { expect, test } from "vitest";
import { linked, withoutLinks } from "../../src/ui/book/linked.ts";
import { CONTENTS, canGoBack, goBack, goTo, readingOf, type Trail } from "../../src/ui/book/trail.ts";
import { addressOf, entryAsked } from "../../src/ui/reference/address.ts";

test("back leads to where one came from, and no further than to where one began", () => {
  let trail: Trail = [CONTENTS];
  expect(canGoBack(trail)).toBe(false);
  expect(goBack(trail)).toEqual([CONTENTS]);
  for (const id of ["a", "b", "a"]) trail = goTo(trail, id);
  const read: string[] = [];
  while (canGoBack(trail)) {
    read.push(readingOf(trail));
    trail = goBack(trail);
  }
  expect(read).toEqual(["a", "b", "a"]);
  expect(readingOf(trail)).toBe(CONTENTS);
});

test("what is being read isn’t opened again", () => {
  expect(goTo([CONTENTS, "a"], "a")).toEqual([CONTENTS, "a"]);
});

test("links are words that lead somewhere", () => {
  expect(linked("The [Bane](term.bane) rises.")).toEqual([
    { text: "The " },
    { text: "Bane", to: "term.bane" },
    { text: " rises." },
  ]);
  expect(linked("[One](a)[two](b)")).toEqual([
    { text: "One", to: "a" },
    { text: "two", to: "b" },
  ]);
  expect(linked("")).toEqual([]);
  for (const plain of ["no link", "[brackets] (apart)", "1 (one)", "[a]()"]) {
    expect(linked(plain)).toEqual([{ text: plain }]);
  }
  expect(withoutLinks("The [Bane](term.bane) rises.")).toBe("The Bane rises.");
});

test("an address asks for the entry that it was made for", () => {
  expect(entryAsked(new URL(addressOf("term.bane"), "http://here/").hash)).toBe("term.bane");
  for (const hash of ["", "#table", "#rules"]) expect(entryAsked(hash)).toBeUndefined();
});
