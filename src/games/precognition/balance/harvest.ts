/** How many healthy Humans reach Létéa. */
import { countOf, meanOf, quantile, type Spread, sizeOf, spreadOf, standardError } from "./counting.ts";
import { isPlayedToTheEnd } from "./endings.ts";
import { decimal, table } from "./markdown.ts";
import { MODES, modeOf, nameOf, type Section } from "./section.ts";
import type { Targets } from "./targets.ts";

/** The mean for strong players, which the greedy bot is measured against. */
const MEAN = { least: 14, most: 15 };
const MIDDLE = { least: 12, most: 18 };

export const harvest: Section = {
  title: "Healthy Humans at the end, boat by boat",

  watch: (lineup, add) => ({
    end(state) {
      add(1, "variant", nameOf(lineup));
      if (!isPlayedToTheEnd(state)) return;
      for (const { cabins } of state.boats) {
        add(1, "healthy", modeOf(lineup), cabins);
        add(1, "healthy", nameOf(lineup), cabins);
      }
    },
  }),

  write(counts, targets) {
    const variants = [...counts.keys()].filter((key) => key.startsWith("variant/")).map((key) => key.slice(8));
    const matches = (name: string) => String(countOf(counts, "variant", name));
    const rows = [
      ...MODES.map((mode) => [
        `**${mode}**`,
        "",
        ...figures(spreadOf(counts, "healthy", mode)),
        ...verdicts(mode, spreadOf(counts, "healthy", mode), targets),
      ]),
      ...variants.map((name) => [name, matches(name), ...figures(spreadOf(counts, "healthy", name)), "", ""]),
    ];
    return `A strong player is to end with 12 to 18, on average with 14 to 15. Half of all boats end between 25 % and 75 %. Matches
that were lost before their last round don't count here.

${table(["", "matches", "mean", "±", "10 %", "25 %", "median", "75 %", "90 %", "mean is", "25 % … 75 % is"], rows)}`;
  },
};

const figures = (spread: Spread): string[] => [
  decimal(meanOf(spread), 2),
  decimal(standardError(spread), 2),
  ...[0.1, 0.25, 0.5, 0.75, 0.9].map((part) => (sizeOf(spread) === 0 ? "–" : String(quantile(spread, part)))),
];

function verdicts(mode: string, spread: Spread, { judge }: Targets): string[] {
  const show = (value: number) => decimal(value, 1);
  const mean = judge(`healthy Humans, ${mode}, mean`, meanOf(spread), MEAN, show);
  const low = judge(`healthy Humans, ${mode}, 25 %`, quantile(spread, 0.25), { least: MIDDLE.least });
  const high = judge(`healthy Humans, ${mode}, 75 %`, quantile(spread, 0.75), { most: MIDDLE.most });
  return [mean, [...new Set([low, high])].join(", ")];
}
