/** `npm run -s golden`: writes the playthroughs that tests compare with. Nothing else writes them. */
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "../games/index.ts";
import { pieces, piecesFile, playthroughFile } from "./golden/files.ts";
import { mostTellingSeed, playthrough } from "./golden/playthrough.ts";
import { tool, wrongUse } from "./lib/command.ts";

/** How many matches are looked at for one worth telling. */
const CANDIDATES = 40;

const FOLDER = "test/golden";

const HELP = `Plays one match of every variant of each game, and writes what happens, to be read and compared.

npm run -s golden -- [options]

  --into DIR  an existing folder (${FOLDER})`;

export const main = tool({
  help: HELP,
  options: { into: { type: "string", default: FOLDER } },
  run({ into }) {
    if (!statSync(into, { throwIfNoEntry: false })?.isDirectory()) throw wrongUse(`There is no folder "${into}".`);
    const write = (name: string, text: string) => {
      const file = join(into, name);
      writeFileSync(file, text);
      console.log(file);
    };
    for (const game of GAMES) {
      write(piecesFile(game), pieces(game));
      for (const variant of game.variants) {
        const seed = mostTellingSeed(game, variant, CANDIDATES);
        write(playthroughFile(game, variant), playthrough(game, variant, seed));
      }
    }
    return 0;
  },
});
