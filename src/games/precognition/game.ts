import { rulesHash } from "letea:rules/precognition";
import type { Game } from "../../engine/game.ts";
import { hashValue } from "../../engine/hash.ts";
import { Refusal } from "../../engine/refusal.ts";
import { bots } from "./bots/bots.ts";
import { advise } from "./bots/greedy/greedy.ts";
import { CONTENT } from "./content/content.ts";
import { ACTS, readAct } from "./model/acts.ts";
import { readOptions } from "./model/options.ts";
import type { PrecognitionTypes } from "./model/types.ts";
import { apply } from "./rules/apply.ts";
import { awaits } from "./rules/awaits.ts";
import { boatAt } from "./rules/flow.ts";
import { legal } from "./rules/legal.ts";
import { isCard } from "./rules/pieces.ts";
import { result } from "./rules/result.ts";
import { setup } from "./rules/setup.ts";
import { handsOfBots } from "./rules/supply.ts";
import { VARIANTS } from "./rules/variants.ts";

export const precognition: Game<PrecognitionTypes> = {
  id: "precognition",
  rules: rulesHash,
  content: hashValue(CONTENT),
  variants: VARIANTS,
  acts: ACTS,
  bound: 5000,
  tables: CONTENT,
  scores: ["healthy", "contaminated"],
  bots,

  readOptions,
  readAct,
  readValue(raw) {
    if (!isCard(raw)) throw new Refusal("no-such-card", { card: String(raw).slice(0, 40) });
    return raw;
  },

  setup,
  sitters: ({ boats }) => boats.map(({ sitter }) => (sitter === "person" ? "person" : "bot")),
  awaits,
  holds: (state, seat) => boatAt(state, seat).supply.hand,
  dealt(state, seat, results) {
    if (state.phase === "show-rooms") return new Map();
    const cards = handsOfBots(state, results).find(([bot]) => bot === seat)?.[1] ?? [];
    return new Map(cards.map((card, i) => [`drawn-${i}`, card]));
  },
  legal,
  apply,
  result,
  advise,
};
