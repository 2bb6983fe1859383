import { describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import { decode, decodeHandshake, encodeMessage, lengthOf } from "../../src/net/codec.ts";
import { MOST_HANDSHAKE } from "../../src/net/limits.ts";
import { handshake, type Message, message } from "../../src/net/messages.ts";
import { refusalOf } from "../engine/refusal-of.ts";
import { realGreetings, realMessages } from "./real-messages.ts";

const KEY = "0f".repeat(32);
const chat = (text: string): Message => ({ t: "chat", from: KEY, text });
const CHAT = encodeMessage(chat("hi"));
const kindsOf = (texts: readonly string[]) => new Set(texts.map((text) => JSON.parse(text).t));
const refused = (text: string) => refusalOf(() => decode(text))[0];

test("everything that is really said comes in as it went out", () => {
  const texts = realMessages();
  for (const text of texts) expect(encode(decode(text))).toBe(text);
  expect(kindsOf(texts)).toEqual(new Set(message.options.map(({ entries }) => entries.t.literal)));
});

test("so does every greeting", () => {
  const texts = realGreetings();
  for (const text of texts) expect(encode(decodeHandshake(text))).toBe(text);
  expect(kindsOf(texts)).toEqual(new Set(handshake.options.map(({ entries }) => entries.t.literal)));
});

test("greetings aren't listened to later, nor anything else before", () => {
  for (const text of realGreetings()) expect(refused(text)).toBe("malformed");
  for (const text of realMessages()) {
    const why = text.length > MOST_HANDSHAKE ? "message-too-long" : "malformed";
    expect(refusalOf(() => decodeHandshake(text))[0]).toBe(why);
  }
});

describe("64 kB of UTF-8 and not a byte more", () => {
  /** A roster may hold anything. */
  const long = (letter: string, bytes: number) => {
    const rest = bytes - lengthOf(encode({ t: "roster", roster: "" }));
    const letters = letter.repeat(Math.floor(rest / lengthOf(letter)));
    return encode({ t: "roster", roster: letters + "a".repeat(rest - lengthOf(letters)) });
  };

  test.each(["a", "é", "⚓", "🛶"])("of %s", (letter) => {
    const text = long(letter, 64 * 1024);
    expect(encode(decode(text))).toBe(text);
    expect(refusalOf(() => decode(long(letter, 64 * 1024 + 1)))).toEqual(["message-too-long", { most: 65_536 }]);
    expect(refusalOf(() => decodeHandshake(long(letter, 64 * 1024 + 1)))[0]).toBe("message-too-long");
  });

  test("refused before anything else is looked at", () => {
    expect(refused("[".repeat(10_000_000))).toBe("message-too-long");
  });
});

test("an entry has to leave room for what proves that it mustn't be there", () => {
  const frame = { epoch: 2 ** 32 - 1, p: 2 ** 32 - 1, head: KEY, signed: KEY, sig: KEY + KEY };
  const entryOf = (size: number) => ({ epoch: 2 ** 32 - 1, body: { kind: "bot", seat: 63, act: "a".repeat(size) } });
  const most = 2 ** 32 - 1;
  const told = (entry: object) =>
    encodeMessage({ t: "entries", from: most, to: most, epoch: most, entries: [{ entry, sig: KEY + KEY }] });
  const empty = lengthOf(encode(entryOf(0)));
  const longest = entryOf(60 * 1024 - empty);
  expect(encode(decode(told(longest)))).toBe(told(longest));
  expect(refused(told(entryOf(60 * 1024 - empty + 1)))).toBe("entry-too-long");

  const proof = { of: "entry", at: 2 ** 32 - 1, frame, entry: longest } as const;
  const accusation = encodeMessage({ t: "accuse", seat: 63, proof });
  const fault = told({ epoch: 2 ** 32 - 1, body: { kind: "fault", seat: 63, proof } });
  for (const text of [accusation, fault]) expect(encode(decode(text))).toBe(text);
});

describe("deep nesting harms nobody:", () => {
  const nested = (open: string, close: string, depth: number, inside = "1") =>
    `{"roster":${open.repeat(depth)}${inside}${close.repeat(depth)},"t":"roster"}`;

  test.each([
    ["[", "]"],
    ['{"a":', "}"],
    ['[{"a":', "}]"],
  ])("%s", (open, close) => {
    const levels = open.length === 6 ? 2 : 1;
    const most = Math.floor(31 / levels);
    expect(encode(decode(nested(open, close, most)))).toBe(nested(open, close, most));
    expect(refused(nested(open, close, most + 1))).toBe("message-too-deep");
    expect(refused(nested(open, close, 5_000))).toBe("message-too-deep");
  });

  test("never closed, or closed too often", () => {
    expect(refused("[".repeat(65_536))).toBe("message-too-deep");
    expect(refused('{"a":'.repeat(13_000))).toBe("message-too-deep");
    expect(refused("]".repeat(65_536))).toBe("not-json");
  });

  test("brackets in words don't count", () => {
    const text = encode({ t: "roster", roster: ["[{".repeat(100), '"['.repeat(100), "\\", "[".repeat(100)] });
    expect(encode(decode(text))).toBe(text);
  });
});

describe("what a message says is written in one way only:", () => {
  test.each([
    ["white space", CHAT.replace(",", ", ")],
    ["white space around it", `${CHAT}\n`],
    ["another order", `{"t":"chat","from":"${KEY}","text":"hi"}`],
    ["a field twice", CHAT.replace('{"from"', `{"from":"${KEY}","from"`)],
    ["a letter that needn't be escaped", CHAT.replace("hi", "\\u0068i")],
    ["capital escapes", CHAT.replace("hi", "\\u001F")],
    ["an escaped slash", CHAT.replace("hi", "\\/")],
    ["minus zero", '{"from":-0,"t":"want"}'],
    ["an exponent", '{"from":1e2,"t":"want"}'],
    ["a point", '{"from":1.0,"t":"want"}'],
  ])("%s", (_, text) => {
    expect(JSON.parse(text)).toBeDefined();
    expect(refused(text)).toBe("not-canonical");
  });

  test.each([
    ["a fraction", "0.5"],
    ["a number that isn't exact", "9007199254740993"],
    ["a number beyond all", "1e999"],
  ])("%s", (_, number) => {
    expect(refused(`{"roster":${number},"t":"roster"}`)).toBe("not-canonical");
  });
});

describe("half characters", () => {
  test.each(["\ud800", "\udfff", "a\udc00\ud800b", "\\\ud800", "🛶\ud83d"])("%j", (half) => {
    expect(refused(encodeMessage(chat(half)))).toBe("half-a-character");
    expect(refused(encode({ t: "roster", roster: { [half]: 1 } }))).toBe("half-a-character");
    // As a text that isn't one: UTF-8 has no such thing.
    expect(refused(CHAT.replace("hi", half))).not.toBe("nothing was refused");
  });

  test.each(["🛶", "\\ud800", "\\\\ud800"])("%j is none", (whole) => {
    expect(decode(encodeMessage(chat(whole)))).toEqual(chat(whole));
  });
});

describe("names that every object has harm nobody:", () => {
  test.each(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"])("%s", (name) => {
    for (const value of ['{"t":"who"}', "1", "null"]) {
      expect(refused(`{"${name}":${value},"t":"who"}`)).not.toBe("nothing was refused");
      expect(refused(`{"${name}":${value}}`)).not.toBe("nothing was refused");
      const text = `{"roster":{"${name}":${value}},"t":"roster"}`;
      expect(encode(decode(text))).toBe(text);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect("t" in {}).toBe(false);
  });
});

test.each([
  "",
  "null",
  "1",
  '"who"',
  "[]",
  "{}",
  "true",
  '{"t":"who"',
  '{"t":"dance"}',
  '{"t":"who","x":1}',
  '{"t":[]}',
  "\u0000",
])("%j is no message", (text) => {
  expect(["not-json", "malformed"]).toContain(refused(text));
  expect(["not-json", "malformed"]).toContain(refusalOf(() => decodeHandshake(text))[0]);
});

test("whoever says no gives a key, not a text of their own", () => {
  for (const key of ["<b>", "Letea", "a b", "-", "", "a".repeat(65)]) {
    expect(refused(encodeMessage({ t: "refused", key }))).toBe("malformed");
    expect(refusalOf(() => decodeHandshake(encodeMessage({ t: "turned-away", key })))[0]).toBe("malformed");
  }
});
