/** The options of `simulate`. */
import { accessSync, closeSync, constants, mkdirSync, openSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { Game } from "../../engine/game.ts";
import { GAMES } from "../../games/index.ts";
import { listOf, type Values, whole, wrongUse } from "../lib/command.ts";
import { GAME_HELP, GAME_OPTION, readGame } from "../lib/game-option.ts";
import { MOST_SEED } from "../play/cast.ts";
import type { Series } from "../play/series.ts";
import { valuesOf, variantFor } from "./variant.ts";

const MOST_MATCHES = 10_000_000;
const MOST_THREADS = 1024;

export const OPTIONS = {
  game: GAME_OPTION,
  mode: { type: "string" },
  setup: { type: "string" },
  difficulty: { type: "string" },
  players: { type: "string" },
  bots: { type: "string", default: "random" },
  sit: { type: "string", default: "person" },
  games: { type: "string", default: "100" },
  seed: { type: "string", default: "1" },
  threads: { type: "string", default: String(availableParallelism()) },
  records: { type: "string" },
  trace: { type: "string" },
  json: { type: "boolean", default: false },
} as const;

const values = (name: string): string => GAMES.flatMap((game) => valuesOf(game, name)).join(", ");

export const HELP = `Plays many matches of bots against bots and says how they went.

npm run -s simulate -- [options]

  --game ID        ${GAME_HELP}
  --mode MODE      how the game is played: ${values("mode")} (the first)
  --setup SETUP    what it is set up with: ${values("setup")} (the first)
  --difficulty D   how hard it is, if it has that: ${values("difficulty")} (the first)
  --players N      how many play (as many as can)
  --bots A,B,…     who plays, seat by seat, or one for all seats (random)
  --sit S,S,…      how they sit, seat by seat or for all: "person" (a hand and sealed cards of their own, as people
                   have them) or "bot" (everything drawn in public, as bots do it) (person)
  --games N        how many matches (100)
  --seed N         makes the same matches again (1)
  --threads N      how many at a time; the results don't depend on it (one for each core)
  --records DIR    writes the record of each match into this folder
  --trace FILE     writes every step of every match as JSON lines (src/tools/TRACE.md)
  --json           prints one JSON document instead of tables`;

export interface Assignment {
  readonly series: Series;
  readonly matches: number;
  readonly threads: number;
  readonly records: string | undefined;
  readonly trace: string | undefined;
  readonly json: boolean;
}

/** Checks all options, files and folders before the first match. */
export function readAssignment(values: Values<typeof OPTIONS>): Assignment {
  const game = readGame(values.game);
  const { mode, setup, difficulty, players } = values;
  const variant = variantFor(game, { mode, setup, difficulty, players });
  const series: Series = {
    game: game.id,
    options: variant.options,
    bots: listOf("bots", values.bots, variant.players),
    sit: listOf("sit", values.sit, variant.players).map(readSitter),
    seed: whole("seed", values.seed, { least: 0, most: MOST_SEED }),
  };
  const assignment = {
    series,
    matches: whole("games", values.games, { least: 1, most: MOST_MATCHES }),
    threads: whole("threads", values.threads, { least: 1, most: MOST_THREADS }),
    records: values.records,
    trace: values.trace,
    json: values.json,
  };
  checkBots(game, series);
  if (values.records !== undefined) checkFolder(values.records);
  if (values.trace !== undefined) checkFile(values.trace);
  return assignment;
}

function readSitter(text: string): "person" | "bot" {
  if (text === "person" || text === "bot") return text;
  throw wrongUse(`--sit takes "person" or "bot", not "${text}".`);
}

function checkBots({ id, bots }: Game, series: Series): void {
  const stranger = series.bots.find((level) => !Object.hasOwn(bots, level));
  if (stranger === undefined) return;
  throw wrongUse(`There is no bot "${stranger}" for ${id}. There is: ${Object.keys(bots).join(", ")}.`);
}

function checkFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw wrongUse(`Records can't be written into "${folder}": ${reason(error)}.`);
  }
}

function checkFile(file: string): void {
  try {
    closeSync(openSync(file, "w"));
  } catch (error) {
    throw wrongUse(`A trace can't be written to "${file}": ${reason(error)}.`);
  }
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
