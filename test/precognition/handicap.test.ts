/** Options come from outside: a handicap that goes too far, or isn't one, is refused by name. */
import { describe, expect, test } from "vitest";
import { Refusal } from "../../src/engine/refusal.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { handicap } from "../../src/games/precognition/table/handicap.ts";
import { table } from "../../src/games/precognition/table/table.ts";
import { openingLines } from "../../src/ui/opening.ts";
import { gameTexts, speakerOf } from "../texts/all-texts.ts";

const PLAIN = { mode: "competitive", setup: "standard" } as const;
const NONE = { food: 0, humans: 0 };

function start(seats: unknown, sitters: readonly ("person" | "bot")[] = ["person", "bot"]) {
  return precognition.setup(precognition.readOptions({ ...PLAIN, handicap: seats }), sitters);
}

function refusalOf(seats: unknown): string {
  try {
    start(seats);
  } catch (error) {
    if (error instanceof Refusal) return error.key;
    throw error;
  }
  return "none";
}

test("3.1e 3.1f up to three more or less are taken, for people and bots alike", () => {
  const { boats } = start([
    { food: 3, humans: -3 },
    { food: -3, humans: 3 },
  ]);
  expect(boats.map(({ food, cabins }) => [food, cabins])).toEqual([
    [11, 1],
    [5, 7],
  ]);
});

describe("3.1e 3.1f what is no handicap is refused", () => {
  test.each([
    ["too much Food", [{ food: 4, humans: 0 }, NONE]],
    ["too few Humans", [NONE, { food: 0, humans: -4 }]],
    ["half a Human", [NONE, { food: 0, humans: 0.5 }]],
    ["something else", [NONE, { food: 1, humans: 0, doctors: 1 }]],
    ["nothing for anybody: that isn't said at all", [NONE, NONE]],
    ["no list", { food: 1, humans: 0 }],
  ])("%s", (_, seats) => {
    expect(refusalOf(seats)).toBe("malformed");
  });

  test("one for a boat that isn't there, or none for one that is", () => {
    expect(refusalOf([{ food: 1, humans: 0 }])).toBe("handicap-seats");
    expect(refusalOf([{ food: 1, humans: 0 }, NONE, NONE])).toBe("handicap-seats");
  });
});

test("3.1g it is told at the start, in every language, for the boats that have one", () => {
  const state = start([{ food: 2, humans: -1 }, NONE]);
  const told = (language: string) =>
    openingLines(table, state, 2).map((line) =>
      speakerOf(language, gameTexts("precognition")).say(line, ["Ada", "Ivo"]),
    );
  expect(told("en")).toEqual(["Ada starts with 2 Food more and 1 healthy Human fewer."]);
  expect(told("fr").map((line) => line.replaceAll(/[\u00a0\u202f]/gu, " "))).toEqual([
    "Ada commence avec 2 de Nourriture de plus et 1 Humain sain de moins.",
  ]);
  const usual = precognition.setup(PLAIN, ["person", "bot"]);
  expect(openingLines(table, usual, 2)).toEqual([]);
});

test("what is chosen becomes the options, and without a choice they stay the very same", () => {
  expect(handicap.into(PLAIN, [{ food: 2 }, {}])).toEqual({ ...PLAIN, handicap: [{ food: 2, humans: 0 }, NONE] });
  expect(handicap.into(PLAIN, [{ food: 0 }, {}])).toBe(PLAIN);
});

test("every choice that is offered can be played", () => {
  for (const { id, least, most } of handicap.kinds) {
    for (let more = least; more <= most; more++) {
      const options = precognition.readOptions(handicap.into(PLAIN, [{ [id]: more }, {}]));
      expect(() => precognition.setup(options, ["person", "bot"])).not.toThrow();
    }
  }
});
