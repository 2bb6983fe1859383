/** Whether stronger bots beat weaker ones. */
import type { Game } from "../../../engine/game.ts";
import type { Lineup } from "../../../engine/survey.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { countOf, meanOf, quantile, spreadOf } from "./counting.ts";
import { decimal, percent, table } from "./markdown.ts";
import type { Section } from "./section.ts";

/** How often one bot beats three of the level below. */
const BEATS = { least: 0.9 };
const FULL_TABLE = 4;

/** For each full competitive variant and each level: one such bot against others of the level below. */
export function unevenLineups({ bots, variants }: Game<PrecognitionTypes>): readonly Lineup<PrecognitionTypes>[] {
  const levels = Object.keys(bots);
  const tables = variants.filter(({ options, players }) => options.mode === "competitive" && players === FULL_TABLE);
  return tables.flatMap((variant) =>
    levels.slice(1).map((stronger, i) => {
      const weaker = levels[i] ?? stronger;
      return { variant, levels: [stronger, ...Array.from({ length: FULL_TABLE - 1 }, () => weaker)] };
    }),
  );
}

export const isUneven = ({ levels }: Lineup<PrecognitionTypes>): boolean => new Set(levels).size > 1;

const nameOf = ({ variant, levels }: Lineup<PrecognitionTypes>): string =>
  `${levels[0]} against ${levels.length - 1} × ${levels[1]}, ${variant.options.setup}`;

export const levels: Section = {
  title: "Bots",

  watch: (lineup, add) => ({
    end({ boats }, { places }) {
      const name = nameOf(lineup);
      add(1, "level", name);
      const isFirst = places[0] === 1 && places.filter((place) => place === 1).length === 1;
      if (isFirst) add(1, "level", name, "won");
      for (const [seat, { cabins }] of boats.entries()) add(1, "level", name, seat === 0 ? "one" : "others", cabins);
    },
  }),

  write(counts, { judge }) {
    const names = [...counts.keys()].flatMap((key) => /^level\/([^/]+)$/u.exec(key)?.[1] ?? []);
    const rows = names.map((name) => {
      const matches = countOf(counts, "level", name);
      const won = countOf(counts, "level", name, "won") / matches;
      const one = spreadOf(counts, "level", name, "one");
      const others = spreadOf(counts, "level", name, "others");
      return [
        name,
        String(matches),
        percent(won),
        judge(`${name}: won`, won, BEATS, percent),
        decimal(meanOf(one), 2),
        String(quantile(one, 0.5)),
        decimal(meanOf(others), 2),
      ];
    });
    return `One is to beat three of the level below in at least 90 % of matches; shared victories don't count.

${table(["", "matches", "won", "", "mean", "median", "others' mean"], rows)}`;
  },
};
