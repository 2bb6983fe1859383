/** `npm run -s lesson`: finds luck with which each idea of a game's lesson comes up where it should. */
import type { Game } from "../engine/game.ts";
import { GAMES } from "../games/index.ts";
import { TABLES } from "../games/tables.ts";
import { LocalSession } from "../session/local-session.ts";
import { type Trial, tryLesson } from "../ui/coach/trial.ts";
import type { GameTable } from "../ui/game-table.ts";
import { tool, whole, wrongUse } from "./lib/command.ts";

const FOUND = 0;
const NONE = 1;
const MOST_SEEDS = 1_000_000;

const HELP = `Follows the lesson of a game with one seed after the other, and prints the seeds with which it works.

npm run -s lesson -- GAME [options]

  GAME          a game that has a lesson
  --from NUMBER the first seed to try (0)
  --seeds COUNT how many to try (100)`;

export const main = tool({
  help: HELP,
  options: { from: { type: "string", default: "0" }, seeds: { type: "string", default: "100" } },
  operands: ["GAME"],
  async run({ from, seeds }, [id = ""]) {
    const first = whole("from", from, { least: 0, most: MOST_SEEDS });
    const count = whole("seeds", seeds, { least: 1, most: MOST_SEEDS });
    const game = GAMES.find((one) => one.id === id);
    const table = TABLES[id];
    if (game === undefined || table?.loadLesson === undefined)
      throw wrongUse(`There is no game "${id}" with a lesson.`);
    const working: number[] = [];
    for (let seed = first; seed < first + count; seed++) {
      const { missed } = await tried(game, table, seed);
      console.log(`${seed}: ${missed.length === 0 ? "works" : `misses ${missed.join(", ")}`}`);
      if (missed.length === 0) working.push(seed);
    }
    console.log(working.length === 0 ? "No seed works." : `These work: ${working.join(", ")}.`);
    return working.length === 0 ? NONE : FOUND;
  },
});

async function tried(game: Game, { bot, loadLesson }: GameTable, seed: number): Promise<Trial> {
  const lesson = await loadLesson?.();
  if (lesson === undefined) throw new Error("this game has no lesson");
  const { options, players } = lesson.match;
  const seats = Array.from({ length: players }, (_, i) => ({
    name: `Seat ${i}`,
    by: i === 0 ? "person" : "bot",
    level: bot,
  }));
  const session = LocalSession.fresh(game, { options, seats, seed }, (next) => next());
  session.start();
  return tryLesson(lesson, session, 0);
}
