/** `npm run -s balance`: reports on the balance of a game, from many matches of its bots. */
import { availableParallelism } from "node:os";
import type { Counted, Order } from "./balance/count.ts";
import { tool, whole, wrongUse } from "./lib/command.ts";
import { GAME_HELP, GAME_OPTION, readGame } from "./lib/game-option.ts";
import { progressOf } from "./lib/progress.ts";
import { MOST_SEED } from "./play/cast.ts";
import { surveyOf } from "./play/games.ts";
import { workThrough } from "./play/threads.ts";

const MOST_MATCHES = 1_000_000;
const MOST_THREADS = 1024;

const HELP = `Plays many matches of a game's strongest bot in every mode, and writes a report in Markdown: how they went, what
every card and every other piece was good for, and how far that is from what the rules aim at.

npm run -s balance -- [options]

  --game ID    ${GAME_HELP}
  --games N    how many matches of each line-up (100)
  --seed N     makes the same report again (1)
  --threads N  how many matches at a time; the report doesn't depend on it (one for each core)`;

export const main = tool({
  help: HELP,
  options: {
    game: GAME_OPTION,
    games: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    threads: { type: "string", default: String(availableParallelism()) },
  },
  async run(values) {
    const game = readGame(values.game);
    const survey = surveyOf(game);
    if (survey === undefined) throw wrongUse(`There is no survey for ${game.id}.`);
    const lineups = survey.lineups(game).length;
    const each = whole("games", values.games, { least: 1, most: MOST_MATCHES });
    const order: Order = { game: game.id, seed: whole("seed", values.seed, { least: 0, most: MOST_SEED }) };
    const threads = whole("threads", values.threads, { least: 1, most: MOST_THREADS });
    const counts = await countAll(order, each * lineups, threads);
    console.log(`# Balance of ${game.id}\n`);
    console.log(`${each} matches of each of ${lineups} line-ups, ${each * lineups} in all, seed ${order.seed}.\n`);
    console.log(survey.report(counts));
    return 0;
  },
});

async function countAll(order: Order, tasks: number, threads: number): Promise<ReadonlyMap<string, number>> {
  const sum = new Map<string, number>();
  const progress = progressOf(tasks);
  const onOutcome = ({ counts }: Counted) => {
    for (const [name, n] of counts) sum.set(name, (sum.get(name) ?? 0) + n);
    progress.step();
  };
  const program = new URL("./balance-worker.js", import.meta.url);
  try {
    await workThrough({ program, order, tasks, threads, onOutcome });
  } finally {
    progress.end();
  }
  return sum;
}
