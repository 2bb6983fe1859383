/** Reports: a summary of many runs, and the whole log of one that failed. */
import { columns } from "../lib/columns.ts";
import { SPOTS, spotName } from "./aims.ts";
import type { Report } from "./lab.ts";

/** The result of a run as plain data, to be sent between threads. */
export interface RunResult {
  readonly seed: number;
  readonly figures: Report["figures"];
  /** Empty if the run was fine. */
  readonly failure: string;
}

export const runResult = (report: Report): RunResult => ({
  seed: report.seed,
  figures: report.figures,
  failure: report.problems.length === 0 ? "" : failureOf(report),
});

export const failureOf = ({ seed, log, problems }: Report): string =>
  [`seed ${seed}:`, ...log.map((line) => `  ${line}`), ...problems.map((what) => `seed ${seed}: ${what}`)].join("\n");

export function summaryOf(runs: readonly RunResult[]): string {
  const sum = (of: (figures: Report["figures"]) => number): number =>
    runs.reduce((total, { figures }) => total + of(figures), 0);
  const crashes = runs.flatMap(({ figures }) => figures.crashes);
  const amid = new Set(crashes);
  return columns([
    ["runs", String(runs.length)],
    ["that went wrong", String(runs.filter(({ failure }) => failure !== "").length)],
    ["virtual hours", (sum(({ seconds }) => seconds) / 3600).toFixed(1)],
    ["entries", String(sum(({ entries }) => entries))],
    ["messages", String(sum(({ texts }) => texts))],
    ["megabytes", (sum(({ bytes }) => bytes) / 1e6).toFixed(1)],
    ["new hosts", String(sum(({ hosts }) => hosts))],
    ["crashes", String(crashes.length)],
    ["in the midst of", `${SPOTS.filter((spot) => amid.has(spotName(spot))).length} of ${SPOTS.length} steps`],
  ]);
}
