/** The log leads to every moment of the match and back, and the recap tells what somebody has missed. */
import type { Page } from "@playwright/test";
import { LONG } from "../scale.ts";
import { lockIn, ways } from "./table-playing.ts";
import { dumpOf, laidOut, worldIdle, worldOpened } from "./the-world.ts";
import {
  button,
  comeBackAfter,
  decide,
  expect,
  log,
  logLines,
  moment,
  openLog,
  openPage,
  playTo,
  STILL,
  test,
  withSettings,
} from "./watching.ts";

const past = (page: Page) => page.getByRole("region", { name: "Looking back" });
const back = (page: Page) => past(page).getByRole("button", { name: "Back to now" });
const recap = (page: Page) => page.getByRole("region", { name: "While you were away" });
const heading = (page: Page, name: string) => log(page).getByRole("button", { name, exact: true });

/** The things on the table without their positions, since the bar over a past moment changes the size of the world. */
async function pieces(page: Page): Promise<string[]> {
  const things = await dumpOf(page);
  return things
    .filter(({ name, isVisible }) => isVisible && name !== "")
    .map(({ name, texture, text }) => `${name} ${texture?.replace(/@.*/u, "")} ${text}`)
    .sort();
}

async function begin(page: Page, habits: object = {}): Promise<void> {
  await withSettings(page, { ...STILL, ...habits });
  await openPage(page, "/?seed=7");
  await button(page, "Play now").click();
  await worldOpened(page);
}

async function playToRound(page: Page, round: number): Promise<void> {
  await begin(page);
  await playTo(page, round);
  await worldIdle(page);
}

test("an entry shows its moment on the table, the ones beside it are a step away, and so is the way back", async ({
  page,
}) => {
  await playToRound(page, 2);
  // Beside the log there is less room for the world.
  await openLog(page);
  await laidOut(page);
  const round2 = await pieces(page);
  const told = await logLines(page).count();
  await playTo(page, 4);
  await worldIdle(page);
  const now = await pieces(page);
  expect(now).not.toEqual(round2);

  const last = logLines(page).nth(told - 1);
  const words = await last.innerText();
  await last.getByRole("button").click();
  await expect(past(page)).toContainText(words);
  await worldIdle(page);
  expect(await pieces(page)).toEqual(round2);
  // The bar and the desk show the present: the match waits for somebody who looks back.
  await expect(moment(page)).toHaveText("Round 4 · season 1");
  await expect(ways(page).first()).toBeVisible();

  await past(page).getByRole("button", { name: "Step forward" }).click();
  await expect(past(page)).not.toContainText(words);
  await past(page).getByRole("button", { name: "Step back" }).click();
  await expect(past(page)).not.toContainText("Round 4");
  await back(page).click();
  await expect(past(page)).toBeHidden();
  await worldIdle(page);
  expect(await pieces(page)).toEqual(now);
});

test("what touches me is marked, for eyes and ears: what I do, what others give me, and nothing else", async ({
  page,
}) => {
  await begin(page, { passes: false });
  await decide(page);
  await openLog(page);
  const marked = logLines(page).filter({ has: page.getByRole("img", { name: "affects you" }) });
  await expect(marked.filter({ hasText: /^Captain keeps / })).toHaveCount(1);
  const gift = marked.filter({ hasText: /^Ada keeps .+ Captain/u });
  await expect(gift).toHaveClass(/\bmine\b/u);
  await expect(gift.getByRole("button")).toHaveAccessibleName(/ affects you$/u);
  expect(await marked.allTextContents()).toEqual(await logLines(page).filter({ hasText: "Captain" }).allTextContents());
  // Screen readers announce it too.
  const aloud = page.getByRole("main").getByRole("status").last();
  await expect(aloud).toContainText((await gift.textContent()) ?? "");
});

test("arrows move among the lines, Enter looks at one, Escape comes back", LONG, async ({ page }) => {
  await playToRound(page, 3);
  await page.keyboard.press("l");
  await log(page).focus();
  await page.keyboard.press("ArrowUp");
  const last = logLines(page).last().or(log(page).getByRole("heading").last()).last();
  await expect(last.getByRole("button")).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(past(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(past(page)).toBeHidden();
  await expect(log(page)).toBeVisible();
});

test("whoever acts is back in the present", async ({ page }) => {
  await playToRound(page, 2);
  await openLog(page);
  await heading(page, "Round 1 · season 1").click();
  await expect(past(page)).toBeVisible();
  await ways(page).first().locator("xpath=..").click();
  await lockIn(page).click();
  await expect(past(page)).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the log makes way for the moment it leads to", LONG, async ({ page }) => {
    await playToRound(page, 2);
    await openLog(page);
    await heading(page, "Round 1 · season 1").click();
    await expect(log(page)).toBeHidden();
    await expect(back(page)).toBeFocused();
    await back(page).click();
    await expect(past(page)).toBeHidden();
  });
});

test("whoever has been away for long is told what happened; whoever just reloads isn't", LONG, async ({ page }) => {
  await playToRound(page, 3);
  await page.reload();
  await expect(ways(page).first()).toBeVisible();
  await expect(recap(page)).toBeHidden();

  await page.evaluate(() => {
    addEventListener("pagehide", () => localStorage.setItem("letea.left.precognition", String(Date.now() - 3_600_000)));
  });
  await page.reload();
  await expect(recap(page).getByRole("heading", { name: "Round 2 · season 1" })).toBeVisible();
  await expect(recap(page).getByRole("listitem").first()).toBeVisible();
  await ways(page).first().locator("xpath=..").click();
  await expect(recap(page)).toBeHidden();

  await page.reload();
  await expect(recap(page)).toBeHidden();
  await expect(button(page, "Lock in")).toBeEnabled();
});

test(
  "so is whoever has looked at something else for long, and nobody who has just done so for a moment",
  LONG,
  async ({ page }) => {
    await playToRound(page, 2);
    await comeBackAfter(page, 1);
    await comeBackAfter(page, 10);
    await expect(recap(page).getByRole("heading", { name: "Round 1 · season 1" })).toBeVisible();
    await expect(recap(page).getByRole("heading", { name: "Round 2 · season 1" })).toBeVisible();
    await recap(page).getByRole("button", { name: "Close" }).click();
    await expect(recap(page)).toBeHidden();
    await comeBackAfter(page, 1);
    await ways(page).first().locator("xpath=..").click();
    await expect(recap(page)).toBeHidden();
  },
);
