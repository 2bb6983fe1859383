/** `npm run -s golden`: writes the playthroughs that tests compare with. */
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "../games/index.ts";
import { pieces, piecesFile, playthroughFile } from "./golden/files.ts";
import { mostTellingSeed, playthrough } from "./golden/playthrough.ts";
import { tool, wrongUse } from "./lib/command.ts";
import { readGame } from "./lib/game-option.ts";

/** How many matches are tried, to choose the most telling one. */
const CANDIDATES = 40;

const FOLDER = "test/golden";

const HELP = `Plays one match of every variant of each game, and writes what happens, to be read and compared.

npm run -s golden -- [options]

  --game ID   of this game only: ${GAMES.map(({ id }) => id).join(", ")} (all of them)
  --into DIR  an existing folder (${FOLDER})`;

export const main = tool({
  help: HELP,
  options: { game: { type: "string" }, into: { type: "string", default: FOLDER } },
  async run({ game: only, into }) {
    if (!statSync(into, { throwIfNoEntry: false })?.isDirectory()) throw wrongUse(`There is no folder "${into}".`);
    const write = (name: string, text: string) => {
      const file = join(into, name);
      writeFileSync(file, text);
      console.log(file);
    };
    for (const game of only === undefined ? GAMES : [readGame(only)]) {
      write(piecesFile(game), pieces(game));
      for (const variant of game.variants) {
        const seed = mostTellingSeed(game, variant, CANDIDATES);
        write(playthroughFile(game, variant), await playthrough(game, variant, seed));
      }
    }
    return 0;
  },
});
