/** Objectives: how often they are revealed, mitigated and met. */
import { OBJECTIVES } from "../content/objectives.ts";
import { countOf } from "./counting.ts";
import { percent, table } from "./markdown.ts";
import type { Section } from "./section.ts";

export const objectives: Section = {
  title: "Objectives",

  watch(_, add) {
    const mitigated = new Set<string>();
    return {
      see(event) {
        switch (event.on) {
          case "objective":
            add(1, "objective", event.objective, event.at);
            break;
          case "mitigated":
            mitigated.add(event.objective);
            break;
          case "judged": {
            const side = mitigated.has(event.objective) ? "easy" : "hard";
            add(1, "objective", event.objective, side, event.isMet ? "met" : "missed");
          }
        }
      },
    };
  },

  write(counts) {
    const rows = OBJECTIVES.map(({ id, season, scope }) => {
      const times = (...what: readonly string[]) => countOf(counts, "objective", id, ...what);
      const early = times("round");
      const drawn = early + times("season-end");
      const judged = (side: string) => times(side, "met") + times(side, "missed");
      return [
        `${season} ${id} (${scope})`,
        String(drawn),
        percent(early, drawn),
        percent(judged("easy"), drawn),
        percent(times("hard", "met") + times("easy", "met"), judged("hard") + judged("easy")),
        percent(times("hard", "met"), judged("hard")),
        percent(times("easy", "met"), judged("easy")),
      ];
    });
    return `Drawn: how often it came up. Revealed early: paid for, rather than turned up at the season's end. Met: of all that were
judged, and of those judged on either side.

${table(["season, objective", "drawn", "revealed early", "mitigated", "met", "met hard", "met easy"], rows)}`;
  },
};
