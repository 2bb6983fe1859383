/** A game is named in its own folder and nowhere else in `src`; everything else gets it from the games' index. */
import type { SourceFile } from "../../src/tools/code/source-file.ts";
import type { Violation } from "./violation.ts";

const GAMES = "src/games/";

export function gamesNamedOutside(files: readonly SourceFile[]): readonly Violation[] {
  const folders = files.map(({ path }) => /^src\/games\/([^/]+)\//u.exec(path)?.[1]);
  const games = [...new Set(folders)].filter((folder) => folder !== undefined);
  const outside = files.filter(
    ({ path }) => path.startsWith("src/") && !path.startsWith(GAMES) && !path.endsWith(".md"),
  );
  return outside.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, i) => {
      const plain = withoutAccents(line);
      return games
        .filter((game) => plain.includes(game))
        .map((game) => ({ path, line: i + 1, what: `names the game ${game}` }));
    }),
  );
}

const withoutAccents = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
