/** Whether one type of card is too strong: how boats do that rely on it. */
import type { Resource } from "../model/goods.ts";
import { card } from "../rules/pieces.ts";
import { meanOf, sizeOf, spreadOf, standardError } from "./counting.ts";
import { isPlayedToTheEnd } from "./endings.ts";
import { decimal, percent, table } from "./markdown.ts";
import { modeOf, type Section } from "./section.ts";
import { certain } from "./targets.ts";

const TYPES: readonly Resource[] = ["food", "human", "ymune", "battery"];
/**
 * The share of a boat's activated cards from which it counts as relying on the type: about a quarter of all boats do.
 */
const LEANING = { food: 0.4, human: 0.4, ymune: 0.35, battery: 0.25 };
/** In Humans: how much better it may be to rely on a type than not to. */
const BETTER = { most: 2 };

export const cardTypes: Section = {
  title: "Card types",

  watch(lineup, add) {
    const activated = lineup.levels.map(() => ({ food: 0, human: 0, ymune: 0, battery: 0 }));
    return {
      see(event) {
        const mine = event.on === "activated" ? activated[event.seat] : undefined;
        if (event.on !== "activated" || mine === undefined) return;
        for (const id of event.cards) mine[card(id).type] += 1;
      },
      end(state) {
        if (modeOf(lineup) === "coop" || !isPlayedToTheEnd(state)) return;
        for (const [seat, { cabins }] of state.boats.entries()) {
          const mine = activated[seat];
          if (mine === undefined) continue;
          const all = TYPES.reduce((sum, type) => sum + mine[type], 0);
          for (const type of TYPES) {
            add(1, "type", type, mine[type] >= LEANING[type] * all ? "leaning" : "not", cabins);
          }
        }
      },
    };
  },

  write(counts, { judge }) {
    const rows = TYPES.map((type) => {
      const leaning = spreadOf(counts, "type", type, "leaning");
      const others = spreadOf(counts, "type", type, "not");
      const better = meanOf(leaning) - meanOf(others);
      const error = standardError(leaning);
      return [
        type,
        percent(LEANING[type]),
        percent(sizeOf(leaning), sizeOf(leaning) + sizeOf(others)),
        decimal(meanOf(leaning), 2),
        decimal(meanOf(others), 2),
        decimal(better, 2),
        decimal(error, 2),
        judge(`boats that lean on ${type} cards surely do better by`, certain(better, error), BETTER, decimal),
      ];
    });
    return `No type is to win by itself: a boat that leans on one, by its part of the activated cards, is to do better by 2 Humans at
most, beyond chance. Competitive and teams.

${table(["type", "leans from", "boats that do", "mean", "others", "better by", "±", ""], rows)}`;
  },
};
