/** What people write: whatever it is, it's shown in one line, with nothing hidden in it, and what is meant stays. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Refusal } from "../../src/engine/refusal.ts";
import { decode, encodeMessage } from "../../src/net/codec.ts";
import { cleanName, cleanTalk } from "../../src/net/words.ts";
import { decodeRoom } from "../../src/room/messages.ts";
import { bytesOf } from "../fair/round-table.ts";

const MEANT = [
  "Zoë",
  "Đặng Thị Ngọc",
  "O’Neill-Škvorecký",
  "Ἀθηνᾶ",
  "岩崎",
  "אָדָם",
  "محمد",
  "ก็ดี",
  "नमस्ते",
  "🛶",
  "👨‍👩‍👧‍👦",
  "👩🏽‍🚀 Mae",
  "❤️‍🔥",
  "🏳️‍🌈",
  "🇫🇷 Éric",
  "1️⃣ Uno",
  "x²",
];

/** From everywhere, but above all what could do harm. */
const sly = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ..."Aaеl1 \n\t\0\u0007\u0085\u00a0\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u200f\u2028\u2029\u202a\u202e\u2060\u2066\u2069\u2800\u3164\ufe0e\ufe0f\ufeff\uffa0\ufffc\u0301\u0308\u0323\u20e3\u0e47\u05b8\ud83d",
        ..."👩🏽❤🇫🚀",
        "\u{e0041}",
        "\u{1d159}",
        "\u{e0100}",
      ),
      fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(""));

const HARMFUL = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u3164\u2800]/u;

describe.each([
  ["a name", cleanName],
  ["words in a chat", cleanTalk],
])("%s", (_, clean) => {
  test.each(MEANT)("%s stays as it is", (meant) => {
    expect(clean(meant.normalize("NFC"))).toBe(meant.normalize("NFC"));
  });

  test("is clean once it's cleaned, whatever it was", () => {
    fc.assert(
      fc.property(sly, (raw) => {
        const text = clean(raw);
        expect(clean(text)).toBe(text);
        expect(text).not.toMatch(HARMFUL);
        expect(text).not.toMatch(/\p{M}{4}|^\p{M}|^\s|\s$|\s\s/u);
        expect(text.normalize("NFC")).toBe(text);
        expect(text.length).toBeLessThanOrEqual(3 * raw.length);
      }),
      { numRuns: 3_000 },
    );
  });

  test("never turns into another word", () => {
    expect(clean("A\u202eda\u2066\u0000 \r\n Bo")).toBe("Ada Bo");
    expect(clean(`Z${"\u0317\u030d".repeat(100)}algo`)).toMatch(/^Z\p{M}{3}algo$/u);
  });
});

test("of letters that can't be seen no name is made, nor of marks and stops alone", () => {
  for (const raw of ["\u3164", "\u115f\u1160", "\u2800\u2800", "\u200d", "\ufe0f", "\u0301", "...", " \u00ad "]) {
    expect(cleanName(raw)).toBe("");
  }
});

test("names that differ in what can't be seen are one", () => {
  fc.assert(
    fc.property(fc.constantFrom("Ada", "Zoë", "Bo 7"), fc.nat(3), (name, at) => {
      for (const unseen of ["\u200b", "\u200c", "\u200d", "\u2060", "\u00ad", "\ufe0f", "\u034f", "\u{e0061}"]) {
        expect(cleanName(name.slice(0, at) + unseen + name.slice(at))).toBe(name);
      }
    }),
  );
});

test("joiners inside of words are kept in a chat, where scripts need them", () => {
  expect(cleanTalk("می‌خواهم")).toBe("می‌خواهم");
  expect(cleanTalk("a\u200c\u200cb \u200c")).not.toMatch(/\u200c\u200c|\u200c$/u);
});

describe("what isn't clean is refused where it comes in", () => {
  const from = bytesOf(1);
  const taken = (read: () => unknown): boolean => {
    try {
      read();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return false;
    }
  };

  test("in a chat, of a room and of a table, and in a reaction", () => {
    fc.assert(
      fc.property(sly, (raw) => {
        const isClean = raw !== "" && raw.length <= 500 && cleanTalk(raw) === raw;
        const chat = encodeMessage({ t: "chat", from, text: raw });
        expect(taken(() => decode(chat))).toBe(isClean);
        expect(taken(() => decodeRoom(chat))).toBe(isClean);
        const react = encodeMessage({ t: "react", from, sign: raw });
        expect(taken(() => decode(react))).toBe(isClean && raw.length <= 16);
      }),
      { numRuns: 1_000 },
    );
  });
});
