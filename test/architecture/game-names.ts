/** A game is named in its own folder and nowhere else in `src`; everything else gets it from the games' index. */
import { namesGame } from "../../src/tools/code/new-game.ts";
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
    text
      .split("\n")
      .flatMap((line, i) =>
        games
          .filter((game) => namesGame(line, game))
          .map((game) => ({ path, line: i + 1, what: `names the game ${game}` })),
      ),
  );
}

/** Of what the games that are here are about. */
const OWN_WORDS = /\b(?:boat|river|season|island|human|ymune|bane|battery|batterie)s?\b/iu;

/** What any game may use speaks of no game's things. */
export const ownWordsOutside = (files: readonly SourceFile[]): readonly Violation[] =>
  files
    .filter(({ path }) => /^src\/(?:kit|scenes)\//u.test(path))
    .flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, i) => {
        const word = OWN_WORDS.exec(line)?.[0];
        return word === undefined ? [] : [{ path, line: i + 1, what: `speaks of a game’s own ${word}` }];
      }),
    );
