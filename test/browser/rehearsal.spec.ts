/** A game that the table knows nothing of is played on it: the page, the session and the scenes are what they are. */
import type { Page } from "@playwright/test";
import { LONG } from "../scale.ts";
import { type ServedPage, serveRehearsal } from "./rehearsal-page.ts";
import { dumpOf, worldIdle, worldOpened } from "./the-world.ts";
import { button, expect, test, withoutWorld } from "./watching.ts";

// One after the other, so that the page is built once.
test.describe.configure({ mode: "default" });

let served: ServedPage;
test.beforeAll(async () => {
  served = await serveRehearsal();
});
test.afterAll(() => served.close());

const acts = (page: Page) => page.getByRole("list", { name: "Your move" }).getByRole("button");
const standings = (page: Page) => page.getByRole("dialog", { name: "Final standings" });

/** Takes the first of the acts, whatever it is, until it is over. */
async function playToTheEnd(page: Page): Promise<void> {
  await expect(async () => {
    await expect(acts(page).first().or(standings(page))).toBeVisible();
    if (await standings(page).isVisible()) return;
    await acts(page).first().click();
    expect(await standings(page).isVisible()).toBe(true);
  }).toPass({ intervals: [0] });
}

const chooseSpeed = (page: Page, speed: string) => page.getByLabel("Speed", { exact: true }).selectOption(speed);

/** By name, as they are told in words. */
async function coinsTold(page: Page): Promise<number[]> {
  await button(page, "Overview").click();
  const lines = await page
    .getByRole("listitem")
    .filter({ hasText: /^\S+: \d+$/u })
    .allTextContents();
  return lines.map((line) => Number(/\d+$/u.exec(line)?.[0]));
}

async function coinsShown(page: Page): Promise<number[]> {
  const coins = (await dumpOf(page)).filter(({ name, isVisible }) => name.startsWith("coin of") && isVisible);
  return [0, 1, 2].map((seat) => coins.filter(({ name }) => name === `coin of ${seat}`).length);
}

test("it is played to its end by the names of its acts, and what is seen is what is told", async ({ page }) => {
  await page.goto(`${served.url}?seed=4`);
  await button(page, "Play now").click();
  await worldOpened(page);
  await playToTheEnd(page);
  await button(page, "Close").click();
  await worldIdle(page);
  const told = await coinsTold(page);
  expect(told).toHaveLength(3);
  expect(told).not.toEqual([0, 0, 0]);
  expect(await coinsShown(page)).toEqual(told);
});

test("watched, it goes on when what happened has been seen, and comes to its end", async ({ page }) => {
  await page.goto(served.url);
  await button(page, "Watch bots play").click();
  await worldOpened(page);
  await chooseSpeed(page, "4×");
  await expect(standings(page)).toBeVisible();
});

test("a key skips whatever moves", LONG, async ({ page }) => {
  await page.goto(`${served.url}?seed=4`);
  await button(page, "Play now").click();
  await worldOpened(page);
  await chooseSpeed(page, "½×");
  await acts(page).first().click();
  await page.keyboard.press("s");
  await worldIdle(page);
});

test("each match has its own world, and leaves nothing of it behind", LONG, async ({ page }) => {
  await page.goto(served.url);
  for (const _ of [1, 2, 3]) {
    await button(page, "Watch bots play").click();
    await worldOpened(page);
    await button(page, "Menu").click();
    await button(page, "First page").click();
    await expect(page.locator("canvas")).toHaveCount(0);
  }
});

test.describe("where there is no WebGL", () => {
  // What is missing is reported, which is no complaint here.
  test.use({ complaints: async ({ page: _ }, use) => use([]) });

  test("it is said, and the game is played on in words", async ({ page }) => {
    await withoutWorld(page);
    await page.goto(`${served.url}?seed=4`);
    await button(page, "Play now").click();
    await expect(page.getByText("The game goes on without it.")).toBeVisible();
    await playToTheEnd(page);
  });
});
