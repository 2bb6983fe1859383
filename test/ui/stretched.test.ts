/** The made-up language of the layout tests has to say the same as English, in longer words. */
import { expect, test } from "vitest";
import { stretchedAll, stretchedMessage } from "../long-words/stretched.ts";
import { english, SHELL } from "../texts/books.ts";
import { argumentsOf } from "../texts/message-arguments.ts";

test("words are longer by 40 % and more, and what is filled in stays", () => {
  expect(stretchedMessage("Settings")).toHaveLength(12);
  expect(stretchedMessage("Seat {number, number}")).toMatch(/ \{number, number\}$/u);
  expect(stretchedMessage("{n, plural, one {# Human} other {# Humans}}")).toMatch(
    /^\{n, plural, one \{# \S{7}\} other \{# \S{9}\}\}$/u,
  );
});

test("every text asks for the same facts", () => {
  const texts = english(SHELL);
  for (const [key, text] of Object.entries(stretchedAll(texts))) {
    expect(argumentsOf(text), key).toEqual(argumentsOf(texts[key] ?? ""));
  }
});
