/** Stored matches at certain moments, to open in a page. */

import type { Page } from "@playwright/test";
import { runnerImport } from "vite";
import { rulesHashPlugin } from "../../../src/build/rules-hash-plugin.ts";
import { projectRoot } from "../../../src/setup/paths.mjs";
import { forgetAll } from "../kept-in-database.ts";
import { test as base, expect } from "../watching.ts";
import type { Kept } from "./play.ts";

type Player = typeof import("./play.ts");

export type Moments = Readonly<Record<string, Kept>>;

/** They are played once for all tests, with the rules of the page, which their hash identifies. */
export const test = base.extend<object, { moments: Moments }>({
  moments: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const { module } = await runnerImport<Player>(`${import.meta.dirname}/play.ts`, {
        root: projectRoot,
        logLevel: "warn",
        plugins: [rulesHashPlugin(projectRoot)],
      });
      await use(module.keptMoments());
    },
    { scope: "worker" },
  ],
});

/** Opens the page with a stored match at this moment. */
export async function openMoment(page: Page, kept: Kept | undefined, settings: object): Promise<void> {
  if (kept === undefined) throw new Error("no such moment is kept");
  await forgetAll(page);
  await page.evaluate(
    ([items, chosen]) => {
      for (const [name, text] of Object.entries(items)) localStorage.setItem(name, text);
      localStorage.setItem("letea.settings", chosen);
      history.replaceState(null, "", "#table");
    },
    [kept, JSON.stringify(settings)] as const,
  );
  await page.reload();
}

/** Follows the advice from shortly before the end. */
export async function acceptToTheEnd(page: Page): Promise<void> {
  const ended = page.locator("dialog .standings");
  const accept = page.locator(".desk-plan .desk-send");
  await expect(async () => {
    if (await accept.isVisible()) await accept.click();
    await expect(ended).toBeVisible({ timeout: 1000 });
  }).toPass({ intervals: [0] });
}
