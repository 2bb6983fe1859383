/** What there is besides playing. */

import { expect } from "@playwright/test";
import { forgetAll, keepUnderWay } from "../browser/kept-in-database.ts";
import { worldOpened } from "../browser/the-world.ts";
import { choose, openLog } from "../browser/watching.ts";
import { type Guide, glance, press, setCalm, worldStands } from "./guide.ts";
import type { Scene } from "./scene.ts";

const MATCH = "letea.match.precognition";
/** A line of the log, in the first round. */
const MOMENT = 12;

export const FIRST_PAGE: Scene = {
  pictures: ["home", "rules", "settings", "about", "campaign", "new-game"],
  visit: firstPage,
};
export const LOOKING_BACK: Scene = { pictures: ["history", "replay", "share"], visit: lookingBack };
export const LOG_BOOK: Scene = {
  pictures: ["home-with-wins", "log-book", "log-book-deeds", "day-result"],
  visit: logBook,
};
export const BROKEN_SAVE: Scene = {
  pictures: ["home-with-a-game", "home-with-rooms", "another-game", "broken-save"],
  visit: brokenSave,
};
export const WATCHING: Scene = { pictures: ["watching"], visit: watching };

async function firstPage(guide: Guide): Promise<void> {
  const { page, album, say } = guide;
  await page.goto("/?seed=7");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await album.take("home");
  await glance(guide, "rules", () => press(guide, "rules.title"));
  await glance(guide, "settings", () => press(guide, "settings.title"));
  await glance(guide, "about", () => press(guide, "about.title"));
  await glance(guide, "campaign", () => page.locator(".telling").nth(1).click());
  await press(guide, "match.new");
  await choose(page, say("option.setup.advanced"));
  await choose(page, "4");
  await album.take("new-game");
  await press(guide, "new.play");
}

/** What was played on this device, and a moment of it. */
async function lookingBack(guide: Guide): Promise<void> {
  const { page, album, say } = guide;
  await page.goto("/");
  await press(guide, "history.title");
  await album.take("history");
  await press(guide, "history.look");
  const line = page.getByRole("slider", { name: say("replay.line") });
  await expect(line).toBeVisible();
  await openLog(page);
  await line.press("End");
  await page.locator(".log-jump").nth(MOMENT).click();
  await page.keyboard.press("]");
  await worldStands(guide);
  await album.take("replay");
  await line.press("End");
  await worldStands(guide);
  await press(guide, "share.open");
  await expect(page.locator(".share-picture")).toBeVisible();
  await album.take("share");
  await page.keyboard.press("Escape");
}

/** What somebody has done so far. The match that was just played is taken for today's. */
async function logBook(guide: Guide): Promise<void> {
  const { page, album } = guide;
  await expect.poll(() => page.evaluate(() => localStorage.getItem("letea.log.precognition"))).not.toBeNull();
  await page.evaluate(keepDays);
  await page.goto("/");
  await expect(page.locator(".telling small")).toHaveCount(2);
  await album.take("home-with-wins");
  await glance(guide, "log-book", async () => {
    await page.locator(".telling").last().click();
    await expect(page.locator(".journeys svg")).not.toHaveCount(0);
  });
  await page.locator(".telling").last().click();
  await page.locator(".log-deeds").evaluate((deeds) => deeds.scrollIntoView());
  await album.take("log-book-deeds");
  await page.keyboard.press("Escape");
  await glance(guide, "day-result", async () => {
    await page.locator(".telling").first().click();
    await expect(page.locator(".day-lines textarea")).toHaveValue(/#replay=/u);
  });
}

/** In the page: days in the log-book, each with the match that was played last. */
function keepDays(): void {
  const LOG = "letea.log.precognition";
  const log = JSON.parse(localStorage.getItem(LOG) ?? "{}");
  const newest = Object.keys(localStorage)
    .filter((key) => key.startsWith("letea.past."))
    .toSorted()
    .at(-1);
  const { ended, result } = JSON.parse(localStorage.getItem(newest ?? "") ?? "{}");
  const end = { ended, place: result.places[0], players: result.places.length, score: result.scores[0][0] };
  const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const days = Object.fromEntries([0, 1, 2, 4].map((before) => [dayBefore(before), { tries: 1, end }]));
  localStorage.setItem(LOG, JSON.stringify({ ...log, days }));
}

/** A kept match that can't be read. */
async function brokenSave(guide: Guide): Promise<void> {
  const { page, album } = guide;
  // The match that has been played to the end is kept until one leaves it.
  await forgetAll(page);
  await page.goto("/?seed=7");
  await press(guide, "home.play-now");
  await worldStands(guide);
  await page.goto("/");
  await album.take("home-with-a-game");
  for (const code of ["QUARTZ", "BAMBOO"]) await keepUnderWay(page, code);
  await page.reload();
  await expect(page.getByRole("button", { name: "QUARTZ" })).toBeVisible();
  await album.take("home-with-rooms");
  await glance(guide, "another-game", () => press(guide, "home.play-now"));
  await page.evaluate((key) => localStorage.setItem(key, localStorage.getItem(key)?.slice(0, -50) ?? ""), MATCH);
  await page.reload();
  await press(guide, "home.continue");
  await expect(page.getByText(guide.say("save.download"))).toBeVisible();
  await album.take("broken-save");
}

async function watching(guide: Guide): Promise<void> {
  const { page, album } = guide;
  // At once, it would be over before it can be paused.
  await forgetAll(page);
  await page.evaluate(() => {
    localStorage.setItem("letea.settings", JSON.stringify({ speed: 1, passes: false }));
  });
  // Calm, it would wait to be started.
  await setCalm(guide, false);
  await page.goto("/?seed=7");
  await press(guide, "home.watch");
  await worldOpened(page);
  await press(guide, "match.pause");
  await worldStands(guide);
  await album.take("watching");
}
