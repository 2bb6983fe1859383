// `npm run dev`: serves the page straight from its sources, with changes shown at once.
import { requireNode } from "../../setup/node-version.mjs";

requireNode();
const { join } = await import("node:path");
const { pathToFileURL } = await import("node:url");
const { bundlePrograms } = await import("../../setup/bundle.mjs");
const { endWithNpm } = await import("../../setup/end-with-npm.mjs");
const { ensureDependencies } = await import("../../setup/dependencies.mjs");
const { projectRoot } = await import("../../setup/paths.mjs");
const { runCommand } = await import("../../setup/problem.mjs");

endWithNpm();
await runCommand(async () => {
  await ensureDependencies(projectRoot);
  const entries = { dev: join(import.meta.dirname, "dev.ts") };
  const bundle = await bundlePrograms({ root: projectRoot, name: "dev", entries });
  process.setSourceMapsEnabled(true);
  const server = await import(pathToFileURL(join(bundle, "dev.js")).href);
  return server.main(process.argv.slice(2), projectRoot);
});
