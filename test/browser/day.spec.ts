/** The match of the day, from its one try to the link that proves it, and the log-book that remembers it. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { lookForBroken, lookWithAll, lookWithAxe } from "./looks.ts";
import {
  button,
  decide,
  dialog,
  ending,
  expect,
  openPage,
  playOut,
  STILL,
  test,
  withoutWorld,
  withSettings,
} from "./watching.ts";

const NOON = new Date("2031-04-05T12:00:00Z");
const NAME = "River of April 5, 2031";

const today = (page: Page) => page.getByRole("button", { name: /^Today’s river/u });
const logbook = (page: Page) => dialog(page, "Log-book");
const verdict = (page: Page, said: string) => page.getByRole("button", { name: `Details: ${said}` });

test("today’s river is played once, pasted, proven elsewhere, remembered and erased", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install({ time: NOON });
  await withSettings(page, STILL);
  await withoutWorld(page);
  const look = lookWithAll(lookForBroken(page), lookWithAxe(page));
  await openPage(page);
  await expect(today(page)).toContainText("One try");
  await today(page).click();
  await decide(page);

  // It goes on where it was left, and isn't begun anew.
  const before = page.url();
  await page.goto("/");
  await expect(today(page)).toContainText("only one try counts");
  await today(page).click();
  await expect(page).toHaveURL(before);
  await playOut(page);

  // What has come of it.
  await expect(ending(page)).toContainText(`${NAME}: your try counts.`);
  const deeds = ending(page).getByRole("region", { name: "Deeds of this game" }).getByRole("listitem");
  await expect(deeds.first()).toContainText("New");
  const done = await deeds.locator("b").allTextContents();
  await ending(page).getByRole("button", { name: "Share the result" }).click();
  const result = dialog(page, NAME);
  await expect(result.getByRole("textbox")).toHaveValue(/#replay=/u);
  await look("the result of the day");
  await result.getByRole("button", { name: "Copy result" }).click();
  await expect(result.getByText("Result copied.")).toBeVisible();
  const pasted = await page.evaluate(() => navigator.clipboard.readText());
  const [title, score, bars, link = "", ...more] = pasted.split("\n");
  expect(title).toBe(`Précognition · ${NAME}`);
  expect(score).toMatch(/^[123](?:st|nd|rd) of 3 · Healthy Humans: \d+$/u);
  expect(bars).toMatch(/^[▁▂▃▄▅▆▇█]{10,}$/u);
  expect(more).toEqual([]);

  // The link proves it to somebody else, and nothing that isn't so.
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await withSettings(elsewhere, STILL);
  await withoutWorld(elsewhere);
  await elsewhere.goto(link);
  await expect(verdict(elsewhere, `${NAME}: proven`)).toBeVisible();
  await elsewhere.goto("/");
  await elsewhere.goto(link.replace("2031-04-05", "2031-04-06"));
  await expect(verdict(elsewhere, "River of April 6, 2031: not proven")).toBeVisible();
  await elsewhere.goto("/");
  await elsewhere.goto(link.replace("2031-04-05", "yesterday"));
  await expect(verdict(elsewhere, "Follows the rules")).toBeVisible();

  // The first page and the log-book know it.
  await page.goto("/");
  await expect(today(page)).toContainText(/of 3 · \d/u);
  await look("the first page after a match");
  await today(page).click();
  await expect(result.getByRole("textbox")).toHaveValue(pasted);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Log-book.* of 1/u }).click();
  await expect(logbook(page).locator("dl")).toContainText("Played1");
  await expect(logbook(page).getByRole("list", { name: "Today’s river" }).getByRole("button")).toHaveCount(1);
  const journeys = logbook(page).getByRole("list", { name: "Journeys" });
  await journeys.scrollIntoViewIfNeeded();
  await expect(journeys.locator("svg.scene")).toHaveCount(1);
  const remembered = logbook(page)
    .getByRole("list", { name: `Deeds: ${done.length} of` })
    .locator(".done b");
  expect((await remembered.allTextContents()).toSorted()).toEqual(done.toSorted());
  await look("the log-book");
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save to a file").click()]);
  const { games } = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(Object.keys(games.precognition.days)).toEqual(["2031-04-05"]);

  await button(page, "Erase the log-book").click();
  await button(page, "Really erase it").click();
  await expect(logbook(page).locator("dl")).toContainText("Played0");
  await expect(logbook(page).locator(".done")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(button(page, "Log-book Wins and deeds")).toBeVisible();
});
