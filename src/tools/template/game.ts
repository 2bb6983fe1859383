/** Puts the game together. */
import { rulesHash } from "letea:rules/new-game";
import type { Game } from "../../engine/game.ts";
import { hashValue } from "../../engine/hash.ts";
import { Refusal } from "../../engine/refusal.ts";
import { bots } from "./bots/bots.ts";
import { CARDS, CONTENT } from "./content/content.ts";
import { ACTS, readAct } from "./model/acts.ts";
import { readOptions } from "./model/options.ts";
import type { NewGameTypes } from "./model/types.ts";
import { apply } from "./rules/apply.ts";
import { awaits, handOfBot, legal } from "./rules/awaits.ts";
import { result, setup } from "./rules/start-and-end.ts";
import { VARIANTS } from "./rules/variants.ts";

export const newGame: Game<NewGameTypes> = {
  id: "new-game",
  rules: rulesHash,
  content: hashValue(CONTENT),
  variants: VARIANTS,
  acts: ACTS,
  // Six rounds of at most ten inputs, and some for people who leave and return.
  bound: 200,
  tables: CONTENT,
  scores: ["pearls", "left"],
  bots,

  readOptions,
  readAct,
  readValue(raw) {
    const card = CARDS.find((one) => one === raw);
    if (card === undefined) throw new Refusal("no-such-card");
    return card;
  },

  setup,
  sitters: ({ players }) => players.map(({ sitter }) => (sitter === "person" ? "person" : "bot")),
  awaits,
  holds: ({ players }, seat) => players[seat]?.hand ?? [],
  dealt: (state, seat, results) => new Map(handOfBot(state, seat, results).map((card, i) => [`drawn-${i}`, card])),
  legal,
  apply,
  result,
};
