/** A whole match in a link: opened in a fresh page, checked, played again in every way, and gone on from. */
import type { Page } from "@playwright/test";
import { LONG } from "../scale.ts";
import { tooSmall } from "./finger-sized.ts";
import { lookForBroken, lookWithAll, lookWithAxe } from "./looks.ts";
import { test } from "./records/records.ts";
import { worldIdle, worldOpened } from "./the-world.ts";
import {
  button,
  decide,
  dialog,
  ending,
  expect,
  logLines,
  moment,
  openLog,
  openPage,
  standings,
  toTheEnd,
  watchBots,
  withoutWorld,
  withSettings,
} from "./watching.ts";

const player = (page: Page) => page.getByRole("region", { name: "Your seat", exact: true });
const line = (page: Page) => player(page).getByRole("slider", { name: "Moment of the game" });
const told = (page: Page) => player(page).locator(".replay-line");

async function follow(page: Page, link: string): Promise<void> {
  await page.goto(`/#replay=${link}`);
  await expect(line(page)).toBeVisible();
}

test("a link between people opens in a fresh page with its verdict, and plays by mouse, keys and roles", async ({
  page,
  records,
}) => {
  await withSettings(page, { speed: 4, calm: "on" });
  await withoutWorld(page);
  await follow(page, records.fairLink);
  await expect(player(page).getByRole("button", { name: "Details: Fair: proven" })).toBeVisible();
  await expect(told(page)).toHaveText("Before the first round");
  await lookWithAll(lookForBroken(page), lookWithAxe(page))("a replay");

  // Event by event.
  await button(page, "Forward: one event").click();
  await button(page, "Forward: one event").click();
  const second = await told(page).textContent();
  await button(page, "Forward: one event").click();
  await expect(told(page)).not.toHaveText(second ?? "");
  await page.keyboard.press("ArrowLeft");
  await expect(told(page)).toHaveText(second ?? "");

  // Round by round and phase by phase.
  await page.keyboard.press("]");
  await expect(moment(page)).toHaveText(/^Round 1 /u);
  await player(page).getByRole("combobox", { name: "Step by" }).selectOption("Round");
  await button(page, "Forward: one round").click();
  await expect(moment(page)).toHaveText(/^Round 2 /u);
  await page.keyboard.press("[");
  await expect(moment(page)).toHaveText(/^Round 1 /u);
  await player(page).getByRole("combobox", { name: "Step by" }).selectOption("Phase");
  await button(page, "Forward: one phase").click();
  await expect(moment(page)).toHaveText(/^Round 1 /u);
  await expect(told(page)).not.toContainText("Round 1");
  await player(page).getByRole("combobox", { name: "Step by" }).selectOption("Turning point");
  await button(page, "Forward: one turning point").click();
  await expect(told(page)).toContainText(/Turning point .+(?:lead|gain|loss)/u);

  // Along the line, by mouse and keys; the log follows.
  const box = await line(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.5, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(moment(page)).toHaveText(/^Round [5-8] /u);
  await openLog(page);
  const half = await logLines(page).count();
  await line(page).press("End");
  await expect(moment(page)).toHaveText("The journey ends");
  expect(await logLines(page).count()).toBeGreaterThan(half);
  await logLines(page)
    .nth(half - 4)
    .getByRole("button")
    .click();
  await expect(moment(page)).toHaveText(/^Round [5-8] /u);
  expect(await logLines(page).count()).toBeLessThan(half);

  // From somebody's side.
  await expect(page.locator(".told-line.mine")).toHaveCount(0);
  await player(page).getByRole("combobox", { name: "Seen from" }).selectOption("Player 1");
  await expect(page.locator(".told-line.mine")).not.toHaveCount(0);

  // It plays until it's told to pause, and to the end.
  await button(page, "To the start").click();
  await button(page, "Play").click();
  await expect(moment(page)).toHaveText(/^Round 1 /u);
  await page.keyboard.press("p");
  await expect(button(page, "Play")).toBeVisible();
  await button(page, "Skip to the end").click();
  await button(page, "See the result").click();
  await expect(standings(page).getByRole("row")).toHaveCount(4);
  await page.keyboard.press("Escape");
  await player(page).getByRole("button", { name: "Details: Fair: proven" }).click();
  await expect(dialog(page, "Check a record").getByText("Fair", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");

  // A reload opens it again.
  await page.reload();
  await expect(told(page)).toHaveText("Before the first round");
});

test("from a moment of a replay one plays on against bots", async ({ page, records }) => {
  await withSettings(page, { speed: "instant", calm: "on" });
  await withoutWorld(page);
  await follow(page, records.plainLink);
  await expect(player(page).getByRole("button", { name: "Details: Follows the rules" })).toBeVisible();
  await line(page).press("End");
  await button(page, "Play on from here").click();
  await expect(dialog(page, "Play on from here")).toContainText("The game is over here.");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Home");
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press("]");
  await expect(moment(page)).toHaveText(/^Round 4 /u);
  await button(page, "Play on from here").click();
  await dialog(page, "Play on from here").getByRole("button", { name: "Play as Seat 1" }).click();
  await expect(page).toHaveURL(/#table=precognition$/u);
  await expect(moment(page)).toHaveText(/^Round 4 /u);
  const before = await logLinesNow(page);
  await decide(page);
  await expect.poll(() => logLinesNow(page)).toBeGreaterThan(before);
  // It's a match like any other.
  await page.reload();
  await expect(moment(page)).toHaveText(/^Round [45] /u);
  await page.goto("/");
  await expect(button(page, "Continue")).toBeVisible();
});

async function logLinesNow(page: Page): Promise<number> {
  await openLog(page);
  return logLines(page).count();
}

test("a match that was just seen is shared: what is saved is said, and the link opens elsewhere", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await watchBots(page);
  await toTheEnd(page);
  const ended = await standings(page).getByRole("cell").allTextContents();
  await ending(page).getByRole("button", { name: "Share" }).click();
  const share = dialog(page, "Share");
  await share.getByRole("button", { name: "Copy link" }).click();
  await expect(share.getByText("Link copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(await share.getByRole("textbox", { name: "Link with the whole game" }).inputValue());
  expect(link.length).toBeLessThan(6200);
  await expect(share.getByRole("img", { name: /final standings and the chart/u })).toBeVisible();
  await lookWithAll(lookForBroken(page), lookWithAxe(page))("sharing");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    share.getByRole("button", { name: "Save picture" }).click(),
  ]);
  await expect(share.getByText(`Saved as ${download.suggestedFilename()}.`)).toBeVisible();

  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await withoutWorld(elsewhere);
  await elsewhere.goto(link);
  await expect(player(elsewhere).getByRole("button", { name: "Details: Follows the rules" })).toBeVisible();
  await line(elsewhere).press("End");
  await button(elsewhere, "See the result").click();
  expect(await standings(elsewhere).getByRole("cell").allTextContents()).toEqual(ended);
});

test("a link that can't be opened says why, on the first page", async ({ page, records }) => {
  const said = page.getByText("That link can’t be opened.");
  for (const [link, why] of [
    ["nonsense", "Part of it is missing or was changed."],
    [records.plainLink.slice(0, 300), "Part of it is missing or was changed."],
    ["2.AAAA", "It was made by a newer version of this page."],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`/#replay=${link}`);
    await expect(said).toContainText(why);
    await expect(button(page, "Play now")).toBeVisible();
  }
  await openPage(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

  test("a replay is held in one hand, with its world", LONG, async ({ page, records }) => {
    await withSettings(page, { speed: 4 });
    await follow(page, records.plainLink);
    await worldOpened(page);
    await button(page, "Play").tap();
    await expect(moment(page)).toHaveText(/^Round 1 /u);
    await button(page, "Pause").tap();
    await player(page).getByRole("combobox", { name: "Seen from" }).selectOption("Seat 2");
    await player(page).getByRole("combobox", { name: "Step by" }).selectOption("Round");
    await button(page, "Forward: one round").tap();
    await button(page, "Forward: one round").tap();
    await expect(moment(page)).toHaveText(/^Round 3 /u);
    await worldIdle(page);
    expect(await tooSmall(page)).toEqual([]);
    await lookWithAll(lookForBroken(page), lookWithAxe(page))("a replay on a phone");
    await line(page).tap();
    await expect(moment(page)).toHaveText(/^Round [5-8] /u);
    await button(page, "Play on from here").tap();
    await dialog(page, "Play on from here").getByRole("button", { name: "Play as Seat 1" }).tap();
    await expect(page).toHaveURL(/#table=precognition$/u);
  });
});
