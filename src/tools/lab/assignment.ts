/** The options of `simulate:net`. */
import { availableParallelism } from "node:os";
import type { Game } from "../../engine/game.ts";
import { type Values, whole, wrongUse } from "../lib/command.ts";
import { GAME_HELP, GAME_OPTION, readGame } from "../lib/game-option.ts";
import { MOST_SEED } from "../play/cast.ts";
import type { Series } from "./series.ts";

const MOST_RUNS = 10_000_000;
const MOST_SPECTATORS = 20;
const MOST_MINUTES = 1_000;
const MOST_THREADS = 1024;
const MOST_CHEATS = 3;

export const OPTIONS = {
  game: GAME_OPTION,
  players: { type: "string" },
  spectators: { type: "string" },
  cheats: { type: "string", default: "0" },
  seeds: { type: "string", default: "100" },
  seed: { type: "string", default: "1" },
  threads: { type: "string", default: String(availableParallelism()) },
  signed: { type: "boolean", default: false },
  minutes: { type: "string", default: "10" },
} as const;

export const HELP = `Plays matches over a simulated network in which much goes wrong, and checks that they hold together.
A run that fails is told step by step; its seed makes it again. The exit code is 1 then.

npm run -s simulate:net -- [options]

  --seeds N        how many runs, each with a seed of its own (100)
  --seed S         the first of the seeds (1)
  --game ID        ${GAME_HELP}
  --players N      how many play (drawn from the seed, like how the game is played and how many of them are people)
  --spectators N   how many look on (drawn from the seed)
  --cheats N       how many of those who play deviate from the program, in ways drawn from the seed (0); a run that
                   fails is told with the least of them that is enough for it
  --signed         with real signatures, which take most of the time
  --minutes N      how long a match may still take once nothing goes wrong any more, in its own time (10)
  --threads N      how many at a time; the results don't depend on it (one for each core)`;

export interface Assignment {
  readonly series: Series;
  readonly runs: number;
  readonly threads: number;
}

export function readAssignment(values: Values<typeof OPTIONS>): Assignment {
  const game = readGame(values.game);
  const { players, spectators } = values;
  return {
    series: {
      game: game.id,
      players: players === undefined ? undefined : readPlayers(game, players),
      spectators:
        spectators === undefined ? undefined : whole("spectators", spectators, { least: 0, most: MOST_SPECTATORS }),
      cheats: whole("cheats", values.cheats, { least: 0, most: MOST_CHEATS }),
      first: whole("seed", values.seed, { least: 0, most: MOST_SEED - MOST_RUNS }),
      signed: values.signed,
      minutes: whole("minutes", values.minutes, { least: 0, most: MOST_MINUTES }),
    },
    runs: whole("seeds", values.seeds, { least: 1, most: MOST_RUNS }),
    threads: whole("threads", values.threads, { least: 1, most: MOST_THREADS }),
  };
}

function readPlayers({ variants }: Game, text: string): number {
  const numbers = [...new Set(variants.map(({ players }) => players))].sort((a, b) => a - b);
  const found = numbers.find((number) => String(number) === text);
  if (found === undefined) throw wrongUse(`--players takes one of ${numbers.join(", ")}, not "${text}".`);
  return found;
}
