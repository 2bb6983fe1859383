/** Playthroughs that were read and found right. Only the command writes them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { playthrough } from "../../src/tools/golden/playthrough.ts";
import { playerCounts } from "../../src/tools/play/usual.ts";

const REMEDY = "if that is meant, run `npm run -s golden` and read what has changed";

const wanted = GAMES.flatMap((game) => playerCounts(game).map((players) => ({ game, players, id: game.id })));
const nameOf = (id: string, players: number): string => `${id}-${players}.txt`;

test.each(wanted)("$id for $players players goes as it went", ({ game, players, id }) => {
  const file = join(import.meta.dirname, nameOf(id, players));
  expect(existsSync(file), `${file} is missing: run \`npm run -s golden\``).toBe(true);
  const golden = readFileSync(file, "utf8");
  const seed = Number(/^seed (\d+)$/mu.exec(golden)?.[1]);
  expect(playthrough(game, players, seed), REMEDY).toBe(golden);
});

test("there is no playthrough of what can't be played any more", () => {
  const found = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".txt"));
  expect(found.sort()).toEqual(wanted.map(({ id, players }) => nameOf(id, players)).sort());
});
