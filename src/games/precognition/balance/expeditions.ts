/** Cards: how often they are kept, given, activated, and get their bonus. */
import { CARDS } from "../content/cards.ts";
import { countOf } from "./counting.ts";
import { percent, table } from "./markdown.ts";
import { MODES, modeOf, type Section } from "./section.ts";

const KEPT = { least: 0.2, most: 0.8 };

export const expeditions: Section = {
  title: "Cards",

  watch: (lineup, add) => ({
    see(event) {
      if (event.on === "chose") {
        add(1, "card", event.kept, "kept", modeOf(lineup));
        add(1, "card", event.given, "given", modeOf(lineup));
      } else if (event.on === "activated") {
        add(1, "rounds");
        if (event.cards.length > 1) add(1, "rounds", "both");
        if (event.gains.some(({ bonus }) => bonus !== null)) add(1, "rounds", "pair");
        for (const { card, bonus } of event.gains) {
          add(1, "card", card, "activated");
          if (bonus !== null) add(1, "card", card, "bonus");
        }
      }
    },
  }),

  write(counts, { judge }) {
    const rows = CARDS.map(({ id, season, type }) => {
      const times = (what: string, modes: readonly string[]) =>
        modes.reduce((sum, mode) => sum + countOf(counts, "card", id, what, mode), 0);
      const kept = (...modes: readonly string[]) =>
        times("kept", modes) / (times("kept", modes) + times("given", modes));
      const entries = times("kept", MODES) + times("given", MODES);
      const activated = countOf(counts, "card", id, "activated");
      return [
        `${season} ${id} (${type})`,
        percent(kept(...MODES)),
        judge(`${id} is the kept card`, kept(...MODES), KEPT, percent),
        ...MODES.map((mode) => percent(kept(mode))),
        percent(activated, entries),
        percent(countOf(counts, "card", id, "bonus"), activated),
      ];
    });
    const rounds = (what: string) => percent(countOf(counts, "rounds", what), countOf(counts, "rounds"));
    return `Each is to be the kept one in 20 to 80 % of its entries into an Action Zone. Activated: of its entries; bonus: of its
activations. In ${rounds("both")} of their rounds boats activate both cards, in ${rounds("pair")} they have two of one type.

${table(["season, card", "kept", "", ...MODES, "activated", "bonus"], rows)}`;
  },
};
