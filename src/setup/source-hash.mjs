import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { installStamp } from "./dependencies.mjs";

/** All that the page and the commands are built from. */
const SOURCES = ["index.html", "vite.config.ts", "src", "assets"];

/**
 * Identifies the sources and what is installed: a build under this name is up to date.
 * @param {string} root
 */
export function sourceHash(root) {
  const hash = createHash("sha256").update(installStamp(root));
  for (const source of SOURCES) {
    for (const file of filesIn(join(root, source))) {
      const content = readFileSync(file);
      hash.update(JSON.stringify([relative(root, file).split(sep).join("/"), content.length])).update(content);
    }
  }
  return hash.digest("hex");
}

/** @param {string} path a file, a folder or nothing */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
