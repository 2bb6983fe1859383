import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The project's top folder, also for code that was bundled into a folder within it. */
export const projectRoot = topAbove(import.meta.dirname);

/** What can be made again at any time: bundles, a downloaded browser, what is known about this computer. */
export const cacheFolder = join(projectRoot, "node_modules", ".cache", "letea");

/** @param {string} folder @returns {string} */
function topAbove(folder) {
  const above = dirname(folder);
  return existsSync(join(folder, "package.json")) || above === folder ? folder : topAbove(above);
}
