import { describe, expect, test } from "vitest";
import { Refusal } from "../../src/engine/refusal.ts";
import { refusalLine } from "../../src/ui/texts/line.ts";
import { speakerOf } from "./all-texts.ts";

const TEXTS = {
  en: {
    "card.tram": "Sunken Tram",
    "card.ferry": "Silent Ferry",
    "good.food": "{n, plural, one {# crate} other {# crates}}",
    plays: "{seat} plays {cards}, gaining {goods}.",
    only: "Only in English",
    pays: "{n, plural, =0 {{seat} pays nothing.} one {{seat} pays # Human.} other {{seat} pays # Humans.}}",
  },
  fr: {
    "card.tram": "Tramway englouti",
    "card.ferry": "Bac silencieux",
    "good.food": "{n, plural, one {# caisse} other {# caisses}}",
    plays: "{seat} joue {cards} : {goods} !",
    pays: "{n, plural, =0 {{seat} ne paie rien.} one {{seat} paie # Humain.} other {{seat} paie # Humains.}}",
  },
};
const english = speakerOf("en", TEXTS);
const french = speakerOf("fr", TEXTS);
const NAMES = ["Ada", "Ivo"];

const plays = {
  key: "plays",
  params: {
    seat: { seat: 1 },
    cards: [{ piece: "card.tram" }, { piece: "card.ferry" }],
    goods: [{ key: "good.food", params: { n: 2 } }],
  },
};
const pays = (n: number) => ({ key: "pays", params: { n, seat: { seat: 0 } } });

test("a line is said with the names of seats and pieces, lists and counted goods", () => {
  expect(english.say(plays, NAMES)).toBe("Ivo plays Sunken Tram and Silent Ferry, gaining 2 crates.");
});

test("French sets its marks off by spaces where no line breaks, and leaves numbers with what they count", () => {
  expect(french.say(plays, NAMES)).toBe("Ivo joue Tramway englouti et Bac silencieux\u00a0: 2\u00a0caisses\u202f!");
});

test("names can be told from the words around them", () => {
  expect(english.parts(plays, NAMES)).toEqual([
    { text: "Ivo", seat: 1 },
    { text: " plays " },
    { text: "Sunken Tram", piece: "card.tram" },
    { text: " and " },
    { text: "Silent Ferry", piece: "card.ferry" },
    { text: ", gaining " },
    { text: "2 crates" },
    { text: "." },
  ]);
});

describe("each language counts in its own way", () => {
  test.each([
    [0, "Ada pays nothing.", "Ada ne paie rien."],
    [1, "Ada pays 1 Human.", "Ada paie 1\u00a0Humain."],
    [2, "Ada pays 2 Humans.", "Ada paie 2\u00a0Humains."],
  ])("%i", (n, inEnglish, inFrench) => {
    expect(english.say(pays(n), NAMES)).toBe(inEnglish);
    expect(french.say(pays(n), NAMES)).toBe(inFrench);
  });
});

test("a seat without a name is numbered as people count", () => {
  expect(english.say(pays(1))).toBe("Seat 1 pays 1 Human.");
  expect(french.say(pays(1))).toBe("Place 1 paie 1\u00a0Humain.");
});

test("what a language lacks is said in English, and what all lack by its key", () => {
  expect(french.say({ key: "only" })).toBe("Only in English");
  expect(speakerOf("xx", TEXTS).say({ key: "card.tram" })).toBe("Sunken Tram");
  expect(french.say({ key: "no.such-key" })).toBe("no.such-key");
});

test("refusals are said with their facts, and a seat by its name", () => {
  const refusal = new Refusal("not-your-turn", { seat: 1 });
  expect(english.say(refusalLine(refusal), NAMES)).toBe("It isn’t Ivo’s turn.");
  expect(french.say(refusalLine(new Refusal("no-such-bot", { level: "hal" })))).toBe(
    "Il n’y a pas de robot nommé «\u00a0hal\u00a0».",
  );
});

test("a refusal that follows from another is said with it, in the same language", () => {
  const cause = new Refusal("not-your-turn", { seat: 1 });
  const refusal = new Refusal("record-entry", { entry: 7 }, { cause });
  expect(refusal.message).toBe("record-entry (entry=7): not-your-turn (seat=1)");
  expect(english.say(refusalLine(refusal), NAMES)).toBe(
    "Entry 7 of the record doesn’t fit the game. It isn’t Ivo’s turn.",
  );
  expect(french.say(refusalLine(refusal), NAMES)).toBe(
    "L’étape 7 de l’enregistrement n’est pas possible dans ce jeu. Ce n’est pas à Ivo d’agir maintenant.",
  );
});

test("what is meant for whoever mends programs is said in no language", () => {
  const refusal = new Refusal("malformed", { at: "options.mode" }, { note: "Expected one of three" });
  expect(refusal.message).toBe("malformed (at=options.mode): Expected one of three");
  expect(french.say(refusalLine(refusal))).toBe("Quelque chose ne va pas ici\u00a0: options.mode.");
});
