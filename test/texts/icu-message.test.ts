/** Messages are read and filled as a complete ICU formatter does it. */
import IntlMessageFormat from "intl-messageformat";
import { describe, expect, test } from "vitest";
import { fill, grammarOf, readMessage } from "../../src/ui/texts/icu-message.ts";
import { typeset } from "../../src/ui/texts/typography.ts";
import { BOOKS } from "./books.ts";
import { argumentsOf, numbersOf, selectionsOf } from "./message-arguments.ts";

const COUNTS = [0, 1, 2, 3, 6, 12, 21, 1_234.5];
const NAMED = { seat: 0 };

/** The arguments of a message: numbers where it counts, each word that it tells apart, and something else. */
function* samples(message: string): Generator<Readonly<Record<string, number | string | typeof NAMED>>> {
  const counted = numbersOf(message);
  const words = new Map(selectionsOf(message).map((one) => one.split(": ", 2) as [string, string]));
  for (const [i, count] of COUNTS.entries()) {
    yield Object.fromEntries(
      [...argumentsOf(message)].map((name) => {
        const choice = words.get(name)?.split(" ") ?? [];
        return [name, counted.has(name) ? count : (choice[i % choice.length] ?? (i % 2 === 0 ? NAMED : "Ada"))];
      }),
    );
  }
}

describe.each(BOOKS)("the texts of $name", ({ texts }) => {
  test.each(Object.entries(texts))("are filled as by a complete formatter (%s)", (language, messages) => {
    const grammar = grammarOf(language);
    for (const [key, text] of Object.entries(messages)) {
      const message = typeset(text, language);
      const complete = new IntlMessageFormat(message, language);
      for (const params of samples(message)) {
        const expected = complete.formatToParts<typeof NAMED>(params).map(({ value }) => value);
        expect(fill(readMessage(message), params, grammar), key).toEqual(expected.filter((one) => one !== ""));
      }
    }
  });
});

test("ordinals and parts within parts are told by the language's rules", () => {
  const message = readMessage(
    "{n, selectordinal, one {#st} two {#nd} other {#th}} {what, select, a {{m, plural, one {# x} other {# y}}} other {}}",
  );
  const say = (n: number, m: number) => fill<number | string>(message, { n, what: "a", m }, grammarOf("en"));
  expect(say(1, 1)).toEqual(["1st 1 x"]);
  expect(say(22, 2)).toEqual(["22nd 2 y"]);
});

test.each(["{", "}", "{n", "{n, plural}", "{n, plural, one {#}", "{n, date}", "{n, number, money}", "{}", "a } b"])(
  "%s is no message",
  (text) => {
    expect(() => readMessage(text)).toThrow();
  },
);

test("what a message asks for has to be there", () => {
  expect(() => fill(readMessage("{n}"), {}, grammarOf("en"))).toThrow("{n}");
  expect(() => fill(readMessage("{n, number}"), { n: "one" }, grammarOf("en"))).toThrow("number");
});
