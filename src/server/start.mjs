// `npm start`: builds what isn't up to date, then serves it in this same process, so that nothing is left when it ends.
import { requireNode } from "../setup/node-version.mjs";

requireNode();
const { join } = await import("node:path");
const { pathToFileURL } = await import("node:url");
const { buildPage } = await import("../setup/build-page.mjs");
const { bundlePrograms } = await import("../setup/bundle.mjs");
const { endWithNpm } = await import("../setup/end-with-npm.mjs");
const { ensureDependencies } = await import("../setup/dependencies.mjs");
const { projectRoot } = await import("../setup/paths.mjs");
const { runCommand } = await import("../setup/problem.mjs");

endWithNpm();
await runCommand(async () => {
  await ensureDependencies(projectRoot);
  const pageFolder = await buildPage(projectRoot);
  const entries = { main: join(import.meta.dirname, "main.ts") };
  const bundle = await bundlePrograms({ root: projectRoot, name: "server", entries });
  process.setSourceMapsEnabled(true);
  const server = await import(pathToFileURL(join(bundle, "main.js")).href);
  return server.main(process.argv.slice(2), pageFolder);
});
