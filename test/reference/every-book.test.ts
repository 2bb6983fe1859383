/** Every game's book of rules: each entry has a name, a picture, a text and links that lead somewhere. */
import { signal } from "@preact/signals";
import { type ComponentChildren, h } from "preact";
import { describe, expect, test } from "vitest";
import { linked, withoutLinks } from "../../src/ui/book/linked.ts";
import { entriesOf } from "../../src/ui/reference/reference.ts";
import type { Speaker } from "../../src/ui/texts/speaker.ts";
import { Speaking } from "../../src/ui/texts/speaking.ts";
import { type Branch, written } from "../cards/paper-dom.ts";
import { speakerOf } from "../texts/all-texts.ts";
import { GAME_BOOKS, tableOf } from "../texts/books.ts";
import { linesOf } from "./books.ts";

const painted = (Picture: () => ComponentChildren, speaker: Speaker): Branch =>
  written(h(Speaking.Provider, { value: signal(speaker) }, h(Picture, {})));

describe.each(GAME_BOOKS)("the book of $name", async ({ name, texts }) => {
  const reference = (await tableOf(name).loadReference?.()) ?? expect.fail(`${name} has no book of rules`);
  const entries = entriesOf(reference);
  const pieces = entries.filter(({ id }) => tableOf(name).piece?.(id) !== undefined);
  const [english, ...others] = Object.entries(texts).map(([language, words]) =>
    speakerOf(language, { [language]: words }),
  );
  const speakers = english === undefined ? [] : [english, ...others];
  const linksIn = (say: Speaker["say"], lines: ReturnType<typeof linesOf>): readonly string[] =>
    lines.flatMap((line) => linked(say(line)).flatMap(({ to }) => to ?? []));

  test("names each entry once", () => {
    const ids = entries.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test("has a way on from every entry, and a way to all that isn’t a piece", () => {
    expect(entries.filter(({ see }) => see.length === 0).map(({ id }) => id)).toEqual([]);
    const leadTo = entries.flatMap((one) => [...one.see, ...(english ? linksIn(english.say, linesOf(one)) : [])]);
    const lonely = entries.filter((one) => !leadTo.includes(one.id) && !pieces.includes(one));
    expect(lonely.map(({ id }) => id)).toEqual([]);
  });

  describe.each(speakers)("in the language $language", (speaker) => {
    const { say } = speaker;

    test.each(entries)("$id has a name, a picture and something to say", (one) => {
      const picture = painted(one.Picture, speaker);
      expect(picture.named("svg").length, "pictures").toBeGreaterThan(0);
      expect(picture.named("path").length + picture.named("image").length, "what is painted").toBeGreaterThan(1);
      const said = [...linesOf(one).map((line) => say(line)), picture.text].join(" ");
      expect(said.length).toBeGreaterThan(20);
      const all = [say(one.title), one.kind === undefined ? "" : say(one.kind), withoutLinks(said)].join(" ");
      // A missing text is shown as its key.
      expect(all).not.toMatch(/\b[a-z]+(?:-[a-z]+)*\.[a-z][a-z.-]*[a-z]\b/u);
      for (const passage of one.passages ?? []) {
        expect(painted(passage.Picture, speaker).named("svg").length, passage.title.key).toBeGreaterThan(0);
      }
    });

    test("names tell entries apart", () => {
      const names = entries.map(({ title }) => say(title));
      expect(names.filter((one, i) => names.indexOf(one) !== i)).toEqual([]);
    });

    test("every link leads to another entry", () => {
      const ids = new Set(entries.map(({ id }) => id));
      for (const one of entries) {
        const wrong = [...linksIn(say, linesOf(one)), ...one.see].filter((to) => !ids.has(to) || to === one.id);
        expect(wrong, one.id).toEqual([]);
        expect(new Set(one.see).size, `${one.id} names another twice`).toBe(one.see.length);
      }
    });
  });
});
