/** Whatever keeps somebody out of a room is told in words, with something to be done about it. */
import { describe, expect, test } from "vitest";
import { WORDS } from "../../src/fair/chance.ts";
import { TROUBLES } from "../../src/online/online-room.ts";
import { noticeLine } from "../../src/online-ui/notice-words.ts";
import { howManyWords, wordsOf } from "../../src/online-ui/table-words.ts";
import { TROUBLE_WORDS } from "../../src/online-ui/troubles.ts";
import { roomTexts, speakerOf } from "../texts/all-texts.ts";

describe.each(["en", "fr"])("in %s", (language) => {
  const { say } = speakerOf(language, roomTexts);

  test.each(TROUBLES)("%s has words and at least one way on", (key) => {
    const { title, text, remedies } = TROUBLE_WORDS[key];
    for (const line of [title, text]) {
      const said = say({ key: line, params: { code: "KATZEN" } });
      expect(said).not.toBe(line);
      expect(said).not.toMatch(/[{}]/u);
    }
    expect(remedies).not.toEqual([]);
    for (const { name } of remedies) expect(say({ key: name })).not.toBe(name);
    expect(new Set(remedies.map(({ to }) => to)).size).toBe(remedies.length);
  });

  test("a notice about somebody names them", () => {
    const line = noticeLine("cheated", { seat: 1, proof: "opening" }, ["Mira", "Ada"]);
    expect(line && say(line)).toContain("Ada");
  });
});

test("whoever wished for something hears why they don't get it", () => {
  const { say } = speakerOf("en", roomTexts);
  const line = noticeLine("refused-by-host", { why: "seat-taken", seat: 1 }, []);
  expect(line && say(line)).toBe("Somebody was faster: that seat is taken.");
});

test("what mends itself isn't told", () => {
  expect(noticeLine("not-listening", { device: "ab" }, [])).toBeUndefined();
  expect(noticeLine("not-the-host", { device: "ab" }, [])).toBeUndefined();
});

test("each of the numbers that a table compares stands for a word of its own", () => {
  expect(howManyWords).toBe(WORDS);
  const all = Array.from({ length: WORDS }, (_, i) => wordsOf([i]));
  expect(new Set(all).size).toBe(WORDS);
  expect(all.filter((word) => !/^[a-z]+$/u.test(word))).toEqual([]);
});
