// Runs one of the command-line tools: `node src/tools/run.mjs NAME [arguments]`. A tool is a TypeScript file in this folder
// that exports `main(args)`, which returns the exit code. NAME-worker.ts files are bundled beside the tools for their threads.
import { requireNode } from "../setup/node-version.mjs";

requireNode();
const { readdirSync } = await import("node:fs");
const { basename, join } = await import("node:path");
const { pathToFileURL } = await import("node:url");
const { bundlePrograms } = await import("../setup/bundle.mjs");
const { ensureDependencies } = await import("../setup/dependencies.mjs");
const { projectRoot } = await import("../setup/paths.mjs");
const { runCommand } = await import("../setup/problem.mjs");

const WRONG_USE = 2;
const folder = import.meta.dirname;
const entries = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts"))
    .map((file) => [basename(file, ".ts"), join(folder, file)]),
);

await runCommand(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const tools = Object.keys(entries).filter((entry) => !entry.endsWith("-worker"));
  if (!tools.includes(name)) {
    console.error(`There is no tool "${name}". There is: ${tools.join(", ")}.`);
    return WRONG_USE;
  }
  await ensureDependencies(projectRoot);
  const bundle = await bundlePrograms({ root: projectRoot, name: "tools", entries });
  process.setSourceMapsEnabled(true);
  endQuietlyWhenUnread();
  const tool = await import(pathToFileURL(join(bundle, `${name}.js`)).href);
  return tool.main(args);
});

/** `npm run -s simulate | head` is no error. */
function endQuietlyWhenUnread() {
  process.stdout.on("error", (error) => {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EPIPE") process.exit(0);
    throw error;
  });
}
