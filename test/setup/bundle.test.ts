import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { bundlePrograms } from "../../src/setup/bundle.mjs";
import { cacheFolder, projectRoot } from "../../src/setup/paths.mjs";

test("programs are bundled side by side, also by several processes at once", async () => {
  const folder = mkdtempSync(join(projectRoot, "node_modules", ".cache", "letea-programs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const name = basename(folder);
  onTestFinished(() => rmSync(join(cacheFolder, name), { recursive: true, force: true }));
  writeFileSync(
    join(folder, "shared.ts"),
    `import { Worker } from "node:worker_threads";
     export function ask(): Promise<string> {
       const worker = new Worker(new URL("./answer-worker.js", import.meta.url));
       return new Promise((resolve) => worker.once("message", resolve));
     }`,
  );
  writeFileSync(join(folder, "ask.ts"), `import { ask } from "./shared.ts"; export const main = ask;`);
  writeFileSync(join(folder, "other.ts"), `import { ask } from "./shared.ts"; export const twice = [ask, ask];`);
  writeFileSync(
    join(folder, "answer-worker.ts"),
    `import { parentPort } from "node:worker_threads";
     const answer: string = "from the worker";
     parentPort?.postMessage(answer);`,
  );
  const entries = Object.fromEntries(
    ["ask", "other", "answer-worker"].map((entry) => [entry, join(folder, `${entry}.ts`)]),
  );

  const order = { root: projectRoot, name, entries };
  const [first, second] = await Promise.all([bundlePrograms(order), bundlePrograms(order)]);

  expect(second).toBe(first);
  expect(dirname(first)).toBe(join(cacheFolder, name));
  const { main } = (await import(pathToFileURL(join(first, "ask.js")).href)) as { main: () => Promise<string> };
  expect(await main()).toBe("from the worker");
});
