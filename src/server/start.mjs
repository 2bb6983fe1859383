// `npm start`: builds what isn't up to date, then serves it in this same process, so that nothing is left when it ends.
import { requireNode } from "../setup/node-version.mjs";

requireNode();
const { pathToFileURL } = await import("node:url");
const { endWithNpm } = await import("../setup/end-with-npm.mjs");
const { runCommand } = await import("../setup/problem.mjs");
const { prepare } = await import("./prepare.mjs");

endWithNpm();
await runCommand(async () => {
  const { page, program } = await prepare();
  process.setSourceMapsEnabled(true);
  const server = await import(pathToFileURL(program).href);
  return server.main(process.argv.slice(2), page);
});
