import { createHash } from "node:crypto";
import { type Dirent, existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const GAME_ID = /^[a-z][a-z0-9-]*$/;

/**
 * The files that decide what an input does to a game: the engine's and the game's own, without its content, which has its
 * own hash. Paths are relative to the root, written with "/" and sorted.
 */
export function ruleFiles(root: string, gameId: string): string[] {
  if (!GAME_ID.test(gameId)) throw new Error(`"${gameId}" is no game id`);
  const game = join(root, "src", "games", gameId);
  if (!existsSync(join(game, "rules"))) throw new Error(`there is no game "${gameId}" with a folder for its rules`);
  const folders = [join(root, "src", "engine"), join(game, "model"), join(game, "rules"), join(game, "bots")];
  const files = [...folders.flatMap(typescriptFiles), ...directTypescriptFiles(game)];
  return files.map((file) => relative(root, file).split(sep).join("/")).sort();
}

/** SHA-256 over the paths and texts of `ruleFiles`, the same on every computer whatever its line endings. */
export function fingerprint(root: string, gameId: string): string {
  const hash = createHash("sha256");
  for (const path of ruleFiles(root, gameId)) {
    const text = readFileSync(join(root, path), "utf8").replaceAll("\r\n", "\n");
    hash.update(`${JSON.stringify([path, text])}\n`);
  }
  return hash.digest("hex");
}

function typescriptFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return asTypescript(readdirSync(folder, { recursive: true, withFileTypes: true }));
}

/** The files that put a game together are directly in its folder. */
const directTypescriptFiles = (folder: string): string[] => asTypescript(readdirSync(folder, { withFileTypes: true }));

function asTypescript(entries: Dirent[]): string[] {
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name));
}
