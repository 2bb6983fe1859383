/** River tiles: their effect on boats, and how often they are ignored. */
import { TILES } from "../content/river.ts";
import { GOODS } from "../model/goods.ts";
import type { State } from "../model/state.ts";
import { countOf } from "./counting.ts";
import { decimal, percent, table } from "./markdown.ts";
import type { Section } from "./section.ts";

const LOST = ["food", "human", "doctor", "protector", "battery"] as const;

export const tiles: Section = {
  title: "River tiles",

  watch: (_, add) => ({
    see(event, state) {
      const now = (n: number, ...what: readonly string[]) => add(n, "tile", turnedTile(state), ...what);
      switch (event.on) {
        case "turned":
          now(state.boats.length, "boats");
          now(state.boats.filter(({ protectors }) => protectors > 0).length, "could ignore");
          break;
        case "ignored":
          now(1, "ignored");
          break;
        case "gained":
          if (event.by === "river") now(event.amount, "gained", event.good);
          break;
        case "humans-lost":
          if (event.to === "river") now(event.healthy + event.contaminated, "lost", "human");
          break;
        case "river-took":
          now(event.amount, "lost", event.good);
          break;
        case "unplugged":
          now(1, "lost", "battery");
          break;
      }
    },
  }),

  write(counts) {
    const rows = TILES.map(({ id, season, gives, takes }) => {
      const times = (...what: readonly string[]) => countOf(counts, "tile", id, ...what);
      const part = (n: number) => decimal(n / times("boats"), 2);
      const gained = GOODS.map((good) => times("gained", good)).reduce((sum, n) => sum + n, 0);
      return [
        `${season} ${id}`,
        [...Object.entries(gives), ...Object.entries(takes).map(([good, n]) => [good, -n])]
          .map(([good, n]) => `${n} ${good}`)
          .join(", "),
        percent(times("ignored"), times("boats")),
        percent(times("ignored"), times("could ignore")),
        part(gained),
        ...LOST.map((good) => part(times("lost", good))),
      ];
    });
    return `For each boat it came to. Who ignores a tile discards a Protector; "of those who could" have one.

${table(["season, tile", "", "ignored", "of those who could", "units gained", ...LOST.map((good) => `lost ${good}`)], rows)}`;
  },
};

/** All events of a tile come before the next one is turned, so they are about the last one. */
const turnedTile = ({ river }: State): string => river.turned.at(-1) ?? "";
