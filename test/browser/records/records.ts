/** Records to open in a page. */
import { runnerImport } from "vite";
import { rulesHashPlugin } from "../../../src/build/rules-hash-plugin.ts";
import { projectRoot } from "../../../src/setup/paths.mjs";
import { test as base } from "../watching.ts";
import type { Records } from "./play.ts";

type Player = typeof import("./play.ts");

/** They are played once for all tests, with the rules of the page, which their hash identifies. */
export const test = base.extend<object, { records: Records }>({
  records: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const { module } = await runnerImport<Player>(`${import.meta.dirname}/play.ts`, {
        root: projectRoot,
        logLevel: "warn",
        plugins: [rulesHashPlugin(projectRoot)],
      });
      await use(await module.recordsToOpen());
    },
    { scope: "worker" },
  ],
});
