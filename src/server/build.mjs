// `npm run build`: builds what `npm start` serves.
import { requireNode } from "../setup/node-version.mjs";

requireNode();
const { prepare } = await import("./prepare.mjs");
const { runCommand } = await import("../setup/problem.mjs");

await runCommand(async () => {
  const { page } = await prepare();
  console.log(page);
  return 0;
});
