/** What a whole simulation says, for people. */
import { columns } from "../lib/columns.ts";
import type { Distribution } from "./distribution.ts";
import type { Group, Summary } from "./summary.ts";

export function report({ inputs, bots, seats }: Summary, labels: readonly string[]): string {
  const groups = [...bots.map((bot) => ({ ...bot, name: `all ${bot.name}` })), ...seats];
  const scores = labels.map((label) => scoreTable(label, groups));
  return [...scores, placeTable(groups), columns([spreadHead(""), ["inputs a match", ...spread(inputs)]])].join("\n\n");
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

/** Ends with the mean place. */
function placeTable(groups: readonly Group[]): string {
  const head = ["places", ...(groups[0]?.places ?? []).map((_, i) => `${i + 1}.`), "mean"];
  const rows = groups.map(({ name, places, results }) => {
    const mean = places.reduce((sum, times, i) => sum + times * (i + 1), 0) / results;
    return [name, ...places.map((times) => `${((100 * times) / results).toFixed(1)} %`), mean.toFixed(2)];
  });
  return columns([head, ...rows]);
}
