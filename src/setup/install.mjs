// What npm runs before `npm start` and `npm test`: makes a bare clone ready.
import { requireNode } from "./node-version.mjs";

requireNode();
const { runCommand } = await import("./problem.mjs");
const { ensureDependencies } = await import("./dependencies.mjs");
const { projectRoot } = await import("./paths.mjs");

await runCommand(async () => {
  await ensureDependencies(projectRoot);
  return 0;
});
