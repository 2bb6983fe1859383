/** `npm run -s simulate`: plays many matches of bots, and reports the results. */
import { appendFileSync, closeSync, openSync } from "node:fs";
import { tool, wrongUse } from "./lib/command.ts";
import { progressOf } from "./lib/progress.ts";
import { castOf } from "./play/series.ts";
import { workThrough } from "./play/threads.ts";
import { type Assignment, HELP, OPTIONS, readAssignment } from "./simulate/options.ts";
import type { Order, Outcome } from "./simulate/outcome.ts";
import { report } from "./simulate/report.ts";
import { summarise } from "./simulate/summary.ts";

export const main = tool({
  help: HELP,
  options: OPTIONS,
  async run(values) {
    const assignment = readAssignment(values);
    const { series, matches, threads, json } = assignment;
    const start = performance.now();
    const outcomes = await simulate(assignment);
    const seconds = (performance.now() - start) / 1000;

    const { game, seats } = castOf(series, 0);
    const summary = summarise(outcomes, seats, game.scores);
    const speed = { threads, seconds: Number(seconds.toFixed(2)), matchesPerSecond: Math.round(matches / seconds) };
    if (json) console.log(JSON.stringify({ ...series, ...summary, speed }, null, 2));
    else {
      const how = Object.values(Object(series.options)).join(", ");
      console.log(`${game.id}, ${seats.length} players, ${how}: ${matches} matches, seed ${series.seed}\n`);
      console.log(report(summary, game.scores));
      console.log(`\n${speed.matchesPerSecond} matches a second on ${threads} threads (${seconds.toFixed(1)} s)`);
    }
    return 0;
  },
});

async function simulate({ series, matches, threads, records, trace }: Assignment): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const progress = progressOf(matches);
  const program = new URL("./simulate-worker.js", import.meta.url);
  const order: Order = { series, records, traced: trace !== undefined };
  const traceFile = trace === undefined ? undefined : openSync(trace, "w");
  const onOutcome = (outcome: Outcome) => {
    if (traceFile !== undefined) append(traceFile, outcome.trace);
    outcomes.push({ ...outcome, trace: "" });
    progress.step();
  };
  try {
    await workThrough({ program, order, tasks: matches, threads, onOutcome });
  } finally {
    progress.end();
    if (traceFile !== undefined) closeSync(traceFile);
  }
  return outcomes;
}

function append(file: number, text: string): void {
  try {
    appendFileSync(file, text);
  } catch (error) {
    throw wrongUse(`The trace can't be written any further: ${error instanceof Error ? error.message : error}.`);
  }
}
