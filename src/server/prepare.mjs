import { join } from "node:path";
import { buildPage } from "../setup/build-page.mjs";
import { bundlePrograms } from "../setup/bundle.mjs";
import { ensureDependencies } from "../setup/dependencies.mjs";
import { projectRoot } from "../setup/paths.mjs";

/**
 * Installs and builds what isn't up to date: the page, and the program that serves it.
 * @returns {Promise<{ page: string, program: string }>} the folder of the page, and the file of the program
 */
export async function prepare() {
  await ensureDependencies(projectRoot);
  const page = await buildPage(projectRoot);
  const entries = { main: join(import.meta.dirname, "main.ts") };
  const bundle = await bundlePrograms({ root: projectRoot, name: "server", entries });
  return { page, program: join(bundle, "main.js") };
}
