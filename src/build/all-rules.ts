import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const NO_RULES = /\/(?:table|balance|positions)\//u;

/** SHA-256 over all that any game's matches depend on. Two builds with the same can go on with each other's matches. */
export function allRules(root: string): string {
  const hash = createHash("sha256");
  for (const folder of ["src/engine", "src/games"]) {
    for (const path of filesIn(root, folder)) {
      if (!path.endsWith(".ts") || NO_RULES.test(path)) continue;
      const text = readFileSync(join(root, path), "utf8").replaceAll("\r\n", "\n");
      hash.update(`${JSON.stringify([path, text])}\n`);
    }
  }
  return hash.digest("hex").slice(0, 16);
}

const filesIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
