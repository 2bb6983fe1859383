/** `npm run -s simulate:net`: simulates many matches over a faulty network, and checks the invariants. */
import { HELP, OPTIONS, readAssignment } from "./lab/assignment.ts";
import { type RunResult, summaryOf } from "./lab/tell.ts";
import { tool } from "./lib/command.ts";
import { progressOf } from "./lib/progress.ts";
import { workThrough } from "./play/threads.ts";

const WELL = 0;
const WRONG = 1;

export const main = tool({
  help: HELP,
  options: OPTIONS,
  async run(values) {
    const { series, runs, threads } = readAssignment(values);
    const all: RunResult[] = [];
    const progress = progressOf(runs);
    const program = new URL("./simulate-net-worker.js", import.meta.url);
    const onOutcome = (told: RunResult) => {
      all.push(told);
      if (told.failure !== "") console.log(told.failure);
      progress.step();
    };
    try {
      await workThrough({ program, order: series, tasks: runs, threads, onOutcome });
    } finally {
      progress.end();
    }
    console.log(summaryOf(all));
    return all.every(({ failure }) => failure === "") ? WELL : WRONG;
  },
});
