/** `npm run -s golden`: writes the playthroughs that tests compare with. Nothing else writes them. */
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "../games/index.ts";
import { mostTellingSeed, playthrough } from "./golden/playthrough.ts";
import { tool, wrongUse } from "./lib/command.ts";
import { playerCounts } from "./play/usual.ts";

/** How many matches are looked at for one worth telling. */
const CANDIDATES = 100;

const FOLDER = "test/golden";

const HELP = `Plays one match of each game with each number of players, and writes what happens, to be read and compared.

npm run -s golden -- [options]

  --into DIR  an existing folder (${FOLDER})`;

export const main = tool({
  help: HELP,
  options: { into: { type: "string", default: FOLDER } },
  run({ into }) {
    if (!statSync(into, { throwIfNoEntry: false })?.isDirectory()) throw wrongUse(`There is no folder "${into}".`);
    const names = GAMES.flatMap((game) =>
      playerCounts(game).map((players) => {
        const name = `${game.id}-${players}.txt`;
        writeFileSync(join(into, name), playthrough(game, players, mostTellingSeed(game, players, CANDIDATES)));
        return name;
      }),
    );
    console.log(names.map((name) => join(into, name)).join("\n"));
    return 0;
  },
});
