/** The campaign of a game: its story, a chapter that is played to its end, and what that leaves for the next try. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { lookForBroken, lookWithAll, lookWithAxe } from "./looks.ts";
import {
  button,
  choose,
  decide,
  dialog,
  ending,
  expect,
  log,
  openLog,
  openPage,
  playOut,
  STILL,
  test,
  withoutWorld,
  withSettings,
} from "./watching.ts";

const NAME = "The long way home";

const campaign = (page: Page) => dialog(page, NAME);
const chapter = (page: Page, name: string | RegExp) =>
  campaign(page).getByRole("list", { name: "Chapters" }).getByRole("button", { name });
const story = (page: Page) => campaign(page).getByRole("region", { name: /^Chapter / });

test("a chapter is told, played and missed, and what was learnt helps the next try", async ({ page }) => {
  await withSettings(page, STILL);
  await withoutWorld(page);
  const look = lookWithAll(lookForBroken(page), lookWithAxe(page));
  await openPage(page);
  await page.getByRole("button", { name: /^Campaign/u }).click();
  await expect(chapter(page, /next$/u)).toHaveCount(1);
  await expect(chapter(page, /not open yet$/u)).toHaveCount(4);
  await expect(story(page)).toContainText("Now the ice breaks");
  await look("a campaign");

  // What comes later is told, and can't be begun.
  await chapter(page, /^The last boats/u).press("Enter");
  await expect(story(page)).toContainText("Apocalypse");
  await expect(campaign(page).getByText("Opens after chapter 4.")).toBeVisible();
  await chapter(page, /^The ice breaks/u).press("Enter");
  await choose(page, "You and a bot", "Who plays?");
  await button(page, "Begin chapter 1").click();

  // It is left, and goes on as the same chapter.
  await decide(page);
  await page.goto("/");
  await button(page, "Continue").click();
  await openLog(page);
  await expect(log(page)).toContainText("2 Humans");
  await page.keyboard.press("Escape");
  await playOut(page);
  const told = ending(page).getByRole("region", { name: "Chapter 1: The ice breaks" });
  await expect(told).toContainText("But the river knows the way now");
  await look("the end of a chapter");

  await told.getByRole("button", { name: "Try again" }).click();
  await expect(chapter(page, /1 failed try$/u)).toHaveCount(1);
  await expect(story(page)).toContainText("1 Food more on each boat");
  await page.goto("/");
  await page.getByRole("button", { name: /^Campaign/u }).click();
  await expect(chapter(page, /1 failed try$/u)).toHaveCount(1);
  await page.keyboard.press("Escape");

  // It is saved and erased with the log-book.
  await page.getByRole("button", { name: /^Log-book/u }).click();
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save to a file").click()]);
  const { campaigns } = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(campaigns.precognition).toEqual({ chapters: [{ missed: 1 }] });
  await button(page, "Erase the log-book").click();
  await button(page, "Really erase it").click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Campaign/u }).click();
  await expect(chapter(page, /failed try/u)).toHaveCount(0);
});
