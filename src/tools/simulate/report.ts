/** The report of a simulation as text. */
import { columns } from "../lib/columns.ts";
import type { Distribution } from "./distribution.ts";
import type { Ending, Group, Summary } from "./summary.ts";

export function report({ matches, inputs, endings, bots, seats }: Summary, labels: readonly string[]): string {
  const groups = [...bots.map((bot) => ({ ...bot, name: `all ${bot.name}` })), ...seats];
  const scores = labels.map((label) => scoreTable(label, groups));
  // In co-operative games there are no places.
  const success = endings.length === 0 ? placeTable(groups) : endingTable(endings, matches);
  return [...scores, success, columns([spreadHead(""), ["inputs a match", ...spread(inputs)]])].join("\n\n");
}

function scoreTable(label: string, groups: readonly Group[]): string {
  const rows = groups.flatMap(({ name, scores }) => {
    const distribution = scores[label];
    return distribution === undefined ? [] : [[name, ...spread(distribution)]];
  });
  return columns([spreadHead(label), ...rows]);
}

const spreadHead = (label: string): readonly string[] => [label, "min", "25 %", "median", "75 %", "max", "mean"];

function spread({ min, quarter, median, threeQuarters, max, mean }: Distribution): readonly string[] {
  return [...[min, quarter, median, threeQuarters, max].map(String), mean.toFixed(2)];
}

const endingTable = (endings: readonly Ending[], matches: number): string =>
  columns([
    ["endings", "matches", ""],
    ...endings.map(({ ending, matches: times }) => [ending, String(times), percent(times, matches)]),
  ]);

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** The last column is the mean place. Teams share places, so the last ones may be empty. */
function placeTable(groups: readonly Group[]): string {
  const last = Math.max(...groups.map(({ places }) => places.findLastIndex((times) => times > 0)));
  const head = ["places", ...Array.from({ length: last + 1 }, (_, i) => `${i + 1}.`), "mean"];
  const rows = groups.map(({ name, places, results }) => {
    const mean = places.reduce((sum, times, i) => sum + times * (i + 1), 0) / results;
    const shares = places.slice(0, last + 1).map((times) => percent(times, results));
    return [name, ...shares, mean.toFixed(2)];
  });
  return columns([head, ...rows]);
}
