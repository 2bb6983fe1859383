import { describe, expect, test } from "vitest";
import { CARDS } from "../../src/games/precognition/content/cards.ts";
import { cardKind, cardRules } from "../../src/games/precognition/table/cards/card-lines.ts";
import { ICONS } from "../../src/games/precognition/table/cards/icon-paths.ts";
import { speakers } from "./saying.ts";

describe.each(speakers)("in the language $language", ({ language, say }) => {
  test.each(CARDS)("the card $id tells what it costs, gives, gives to a pair, and brings", (card) => {
    const rules = cardRules(card);
    const said = rules.map(({ line }) => say(line));
    expect(said.length).toBe(card.bane > 0 ? 4 : 3);
    const [cost = "", gain = "", bonus = "", bane = ""] = said;
    if (card.cost !== 0) expect(cost).toContain(String(card.cost));
    for (const amount of Object.values(card.gain)) expect(gain).toContain(String(amount));
    for (const amount of Object.values(card.bonus)) expect(bonus).toContain(String(amount));
    if (card.bane > 0) expect(bane).toContain(String(card.bane));
    expect(say(cardKind(card))).toContain(String(card.season));
    for (const { sign } of rules) expect(ICONS[sign]).toBeDefined();
    for (const text of said) expect(text).toMatch(/^\p{Lu}.*\.$/u);
  });

  test("X is explained where it's printed, and nowhere else", () => {
    const other = { en: "other card", fr: "autre carte" }[language] ?? "";
    for (const card of CARDS) {
      const hasX = [card.cost, ...Object.values(card.gain)].includes("X");
      const said = cardRules(card).map(({ line }) => say(line));
      expect(said.join(" ").includes(other), card.id).toBe(hasX);
    }
  });
});
