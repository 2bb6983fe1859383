/**
 * With a fixed seed and a held clock the same is seen each time, and it is what is written down in
 * `references/calm-table.txt`: the display list at a few moments. When the pictures were meant to change:
 *
 *     LETEA_WRITE_REFERENCES=1 npx playwright test -c test/browser/playwright.config.ts deterministic
 *
 * and read what has changed in the file.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { pass, playByTheClock, seen } from "./table-clock.ts";
import { accept, asked } from "./table-playing.ts";
import { expect, test } from "./watching.ts";

test.use({ trace: "off" });

const REFERENCE = join(import.meta.dirname, "references/calm-table.txt");
const SEED = 7;

/** The best split and whatever plan is advised, until a round has been played. */
async function playRound(page: Page): Promise<void> {
  await page.keyboard.press("s");
  for (const key of ["h", "h", "Enter"]) await page.keyboard.press(key);
  while ((await asked(page)) === "plan") await accept(page).click();
}

/** The display list at a few moments, under their names. */
async function moments(page: Page, which: "all" | "pieces"): Promise<string> {
  const found: string[] = [];
  const note = async (name: string) => found.push(`# ${name}`, await seen(page, which), "");
  await playByTheClock(page, SEED, "on");
  await note("At the start");
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await pass(page, 1500);
  await note("The cards have been turned up");
  while ((await asked(page)) === "plan") await accept(page).click();
  await page.keyboard.press("s");
  await note("After the first round");
  for (const _ of [2, 3, 4]) await playRound(page);
  await pass(page, 1500);
  await note("On the way to the island");
  await page.keyboard.press("s");
  await note("Beyond the island");
  return `${found.join("\n")}\n`;
}

test("the same is seen each time", async ({ page, browser }) => {
  const first = await moments(page, "all");
  const elsewhere = await browser.newContext();
  expect(await moments(await elsewhere.newPage(), "all")).toBe(first);
  await elsewhere.close();
});

test("what is seen is what is written down", async ({ page }) => {
  const found = await moments(page, "pieces");
  if (process.env.LETEA_WRITE_REFERENCES !== undefined) {
    mkdirSync(dirname(REFERENCE), { recursive: true });
    writeFileSync(REFERENCE, found);
  }
  expect(existsSync(REFERENCE), "it has been written down").toBe(true);
  expect(found).toBe(readFileSync(REFERENCE, "utf8"));
});
