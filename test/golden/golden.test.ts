/** Playthroughs that were read and found right. Only the command writes them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { pieces, piecesFile, playthroughFile } from "../../src/tools/golden/files.ts";
import { playthrough } from "../../src/tools/golden/playthrough.ts";

const REMEDY = "if that is meant, run `npm run -s golden` and read what has changed";

const played = GAMES.flatMap((game) =>
  game.variants.map((variant) => ({ game, variant, file: playthroughFile(game, variant) })),
);
const printed = GAMES.map((game) => ({ game, file: piecesFile(game) }));

test.each(played)("$file goes as it went", async ({ game, variant, file }) => {
  const golden = read(file);
  const seed = Number(/^seed (\d+)$/mu.exec(golden)?.[1]);
  expect(await playthrough(game, variant, seed), REMEDY).toBe(golden);
});

test.each(printed)("$file is what's printed", ({ game, file }) => {
  expect(pieces(game), REMEDY).toBe(read(file));
});

test("there is no playthrough of what can't be played any more", () => {
  const found = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".txt"));
  expect(found.sort()).toEqual([...played, ...printed].map(({ file }) => file).sort());
});

function read(name: string): string {
  const file = join(import.meta.dirname, name);
  expect(existsSync(file), `${file} is missing: run \`npm run -s golden\``).toBe(true);
  return readFileSync(file, "utf8");
}
