import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's top folder. */
export const projectRoot = fileURLToPath(new URL("../../", import.meta.url)).replace(/[\\/]$/, "");

/** Everything that can be made again at any time: bundles, a downloaded browser, what was found out about this computer. */
export const cacheFolder = join(projectRoot, "node_modules", ".cache", "letea");
