/** `npm run new-game -- NAME`: makes a playable game to start from. `src/games/MAKING.md` has the next steps. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runChild } from "../setup/child.mjs";
import { projectRoot } from "../setup/paths.mjs";
import { folderOf, newGame, whyNot } from "./code/new-game.ts";
import { readProject } from "./code/source-file.ts";
import { tool, wrongUse } from "./lib/command.ts";

const DONE = 0;
const FORMATTER = "node_modules/@biomejs/biome/bin/biome";

const HELP = `Makes a new game that can be played at once, and puts it on the shelf.

npm run -s new-game -- NAME

  NAME  lower-case letters, digits and hyphens, as the address of its page has it

src/games/MAKING.md says, step by step, how it becomes a game of your own.`;

export const main = tool({
  help: HELP,
  options: {},
  operands: ["NAME"],
  async run(_, [name = ""]) {
    const files = readProject(projectRoot);
    const why = whyNot(files, name);
    if (why !== undefined) throw wrongUse(why);
    const made = newGame(files, name);
    for (const { path, text } of made) {
      const file = join(projectRoot, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    // With another name the order of imports and the line breaks may change.
    await runNode(FORMATTER, "check", "--write", ...made.map(({ path }) => path));
    // In another process, because this one has already loaded the list of games.
    await runNode("src/tools/run.mjs", "golden", "--game", name);
    console.log(`
The game is in ${folderOf(name)}, and ${made.length} files are new or changed.
  npm run dev                      serves the page: play it at /#game=${name}
  npm run check                    types and lint
  npx vitest run test/laws/${name}.test.ts
                                   the laws, in random matches
  src/games/MAKING.md              how it becomes your own, step by step`);
    return DONE;
  },
});

async function runNode(...args: readonly string[]): Promise<void> {
  const { code, output } = await runChild(process.execPath, args, { cwd: projectRoot, output: "keep" });
  if (code !== 0) throw new Error(`${args.slice(0, 2).join(" ")} has failed: ${output}`);
}
