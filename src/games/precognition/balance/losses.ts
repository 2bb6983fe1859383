/** Where Humans are lost: to the Bane, to hunger, to the river. */
import { countOf } from "./counting.ts";
import { isPlayedToTheEnd } from "./endings.ts";
import { decimal, percent, table } from "./markdown.ts";
import { MODES, modeOf, type Section } from "./section.ts";

const CAUSES = ["bane", "hunger", "river"] as const;
type Cause = (typeof CAUSES)[number];
const HIT = { least: 0.1 };

export const losses: Section = {
  title: "Where Humans are lost",

  watch(lineup, add) {
    const mode = modeOf(lineup);
    const lost = lineup.levels.map(() => ({ bane: 0, hunger: 0, river: 0 }));
    const note = (seat: number, cause: Cause, humans: number) => {
      const mine = lost[seat];
      if (mine !== undefined) mine[cause] += humans;
    };
    return {
      see(event) {
        if (event.on === "humans-lost") note(event.seat, event.to, event.healthy + event.contaminated);
        else if (event.on === "fed") note(event.seat, "hunger", event.starved);
      },
      end(state) {
        if (!isPlayedToTheEnd(state)) return;
        add(1, "lost", mode, "matches");
        add(lost.length, "lost", mode, "journeys");
        for (const cause of CAUSES) {
          const hit = lost.filter((mine) => mine[cause] > 0);
          add(hit.length, "lost", mode, cause, "journeys");
          add(hit.length > 0 ? 1 : 0, "lost", mode, cause, "matches");
          for (const mine of lost) add(mine[cause], "lost", mode, cause, "humans");
        }
      },
    };
  },

  write(counts, { judge }) {
    const rows = MODES.flatMap((mode) =>
      CAUSES.map((cause) => {
        const journeys = countOf(counts, "lost", mode, "journeys");
        const hit = countOf(counts, "lost", mode, cause, "journeys");
        return [
          `${mode}, ${cause}`,
          percent(countOf(counts, "lost", mode, cause, "matches"), countOf(counts, "lost", mode, "matches")),
          percent(hit, journeys),
          judge(`${cause} costs Humans in ${mode} journeys`, hit / journeys, HIT, percent),
          decimal(countOf(counts, "lost", mode, cause, "humans") / journeys, 2),
        ];
      }),
    );
    return `Each is to cost Humans in at least 10 % of journeys (one boat's match each, if it wasn't lost before its last
round).

${table(["", "matches", "journeys", "", "Humans a journey"], rows)}`;
  },
};
