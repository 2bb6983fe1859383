/** Visits every screen. Uses only CSS selectors and keys, so it works in any language. */
import type { Locator, Page } from "@playwright/test";
import { keepUnderWay, writeKept } from "./kept-in-database.ts";
import type { Look } from "./looks.ts";
import { keepLogbook, keepPastMatches } from "./past-matches.ts";
import { withNothingDrawn, worldOpened } from "./the-world.ts";
import { comeBackAfter, expect } from "./watching.ts";

/** Settings that every visit needs. */
export const VISITING = { speed: "instant", calm: "on", passes: false, loudness: { isMuted: true } };

export interface Visit {
  readonly page: Page;
  readonly address: string;
  readonly look: Look;
  /** Whether the world is drawn, rather than only its space kept free. */
  readonly isDrawn?: boolean;
}

export async function visitEveryScreen({ page, address, look, isDrawn = false }: Visit): Promise<void> {
  if (!isDrawn) await withNothingDrawn(page);
  await keepPastMatches(page);
  await keepLogbook(page);
  await firstPage(page, address, look);
  await newGame(page, look);
  if (isDrawn) await worldOpened(page);
  await firstRound(page, look);
  await lookedUp(page, look);
  await comeBack(page, look);
  await page.locator(".home-actions button").nth(3).click();
  if (isDrawn) await worldOpened(page);
  await theEnd(page, look);
  await replayed(page, look);
  await unreadable(page, address, look);
}

const dialogs = (page: Page) => page.locator("dialog[open]");

async function closed(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(dialogs(page)).toHaveCount(0);
}

async function firstPage(page: Page, address: string, look: Look): Promise<void> {
  await page.goto(address);
  const actions = page.locator(".home-actions button");
  await expect(actions.first()).toBeVisible();
  await expect(page.locator(".home-pitch")).not.toBeEmpty();
  await look("first page");
  await actions.last().click();
  await expect(dialogs(page)).toBeVisible();
  await look("settings");
  await page.locator("dialog .settings-buttons button").last().click();
  await expect(page.locator(".settings-warning")).toBeVisible();
  await look("settings: everything is about to be erased");
  await closed(page);
  await page.locator(".home-foot button.bare").first().click();
  await expect(dialogs(page)).toBeVisible();
  await expect(page.locator(".past-matches > li")).not.toHaveCount(0);
  await look("matches that are over");
  await closed(page);
  await page.locator(".telling").last().click();
  await expect(page.locator(".log-deeds")).toBeVisible();
  await look("log-book");
  await closed(page);
  await page.locator(".telling").first().click();
  await expect(page.locator(".day-lines")).toBeVisible();
  await look("the result of today’s match");
  await closed(page);
  await page.locator(".telling").nth(1).click();
  await expect(page.locator(".campaign-chapter")).toBeVisible();
  await look("a campaign");
  await closed(page);
  await page.locator(".home-foot button.bare").last().click();
  await page.locator("dialog summary").first().click();
  await look("about and licences");
  await closed(page);
  await page.keyboard.press("r");
  await expect(page.locator(".rules-book")).toBeVisible();
  await look("rules");
  for (const entry of ["guide.round", "card.eel-traps"]) {
    const contents = page.locator(".to-contents");
    if (await contents.isVisible()) await contents.click();
    await page.locator(`.rules-list [data-entry="${entry}"]`).click();
    await expect(page.locator(".rules-entry")).toBeVisible();
    await look(`rules: ${entry}`);
  }
  await closed(page);
}

/** Four players, with rooms to choose. */
async function newGame(page: Page, look: Look): Promise<void> {
  await page.locator(".home-actions button").nth(1).click();
  await expect(dialogs(page)).toBeVisible();
  for (const value of ["advanced", "4"]) {
    await page.locator(`dialog input[type="radio"][value="${value}"]`).locator("xpath=..").click();
  }
  await look("new game");
  await page.locator("dialog details.handicap summary").nth(1).click();
  await look("new game: a handicap");
  await page.locator("dialog button.main").click();
}

/** Plays up to the first plan. */
async function firstRound(page: Page, look: Look): Promise<void> {
  for (const [screen, part] of [
    ["rooms", ".desk-rooms"],
    ["first cards", ".desk-first"],
    ["Dual Select", ".dual-select"],
    ["plan", ".desk-plan"],
  ] as const) {
    await expect(page.locator(part)).toBeVisible();
    await look(screen);
    if (screen === "Dual Select") await aCard(page, look);
    await page.keyboard.press("h");
    await page.keyboard.press("h");
    if (screen === "Dual Select") {
      await expect(page.locator(".desk-sorting.sorted")).toBeVisible();
      await look("Dual Select, sorted");
    }
    if (screen !== "plan") await page.keyboard.press("Enter");
  }
}

/** A card's menu, and its closer look. */
async function aCard(page: Page, look: Look): Promise<void> {
  const card = page.locator(".desk-card .face").first();
  await card.click();
  await expect(page.locator(".desk-roles")).toBeVisible();
  await look("where a card goes");
  // With large text the menu lies over the card.
  await card.dispatchEvent("click");
  await expect(page.locator(".desk-roles")).toBeHidden();
  // The focus opens the closer look. The pointer must not rest on a card, which would open another one.
  await page.mouse.move(0, 0);
  await page.keyboard.press("Tab");
  await card.focus();
  await expect(page.locator(".enlarged")).toBeVisible();
  await look("a card told closer");
  await page.keyboard.press("Escape");
  await expect(page.locator(".enlarged")).toBeHidden();
}

async function lookedUp(page: Page, look: Look): Promise<void> {
  const tools = page.locator(".top-tools button[aria-expanded]");
  for (let nth = 0; nth < (await tools.count()); nth++) {
    await tools.nth(nth).click();
    await expect(page.locator(".side")).toBeVisible();
    await look(`beside the world: ${nth + 1}`);
    await page.keyboard.press("Escape");
    await expect(page.locator(".side")).toBeHidden();
  }
  for (const [screen, key] of [
    ["menu", "m"],
    ["keys", "?"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dialogs(page)).toBeVisible();
    await look(screen);
    await closed(page);
  }
  await page.keyboard.press("l");
  await page.locator(".log-jump").first().click();
  await expect(page.locator(".moment-bar")).toBeVisible();
  await expect.poll(() => overlap(page.getByRole("banner"), page.locator(".moment-bar"))).toBeLessThanOrEqual(0);
  await look("a moment of the past");
  await page.locator(".moment-ways .main").click();
  await expect(page.locator(".moment-bar")).toBeHidden();
  if (await page.locator(".side").isVisible()) await page.keyboard.press("Escape");
  await expect(page.locator(".side")).toBeHidden();
}

async function comeBack(page: Page, look: Look): Promise<void> {
  await comeBackAfter(page, 10);
  await expect(page.locator(".recap")).toBeVisible();
  await look("while one was away");
  await page.keyboard.press("m");
  await page.locator(".menu-list button").last().click();
  await expect(page.locator(".home-actions button")).not.toHaveCount(0);
  await look("first page with a game to go on with");
  for (const code of ["QUARTZ", "BAMBOO"]) await keepUnderWay(page, code);
  await page.reload();
  await expect(page.locator(".home-actions").getByText("QUARTZ")).toBeVisible();
  await look("first page with a game and rooms to go on with");
  for (const code of ["QUARTZ", "BAMBOO"]) await writeKept(page, `room.${code}.about`, "");
  await page.reload();
  await expect(page.locator(".home-actions button.large")).not.toHaveCount(0);
  await page.locator(".home-actions button").nth(1).click();
  await expect(dialogs(page)).toBeVisible();
  await look("a game is under way");
  await closed(page);
}

async function theEnd(page: Page, look: Look): Promise<void> {
  await expect(page.locator(".playback")).toBeVisible();
  await look("bots play");
  await page.locator(".playback button").last().click();
  await expect(page.locator("dialog .standings")).toBeVisible();
  await look("the end");
}

/** What the end is shared with, and the replay that the link leads to. */
async function replayed(page: Page, look: Look): Promise<void> {
  await page.locator("dialog .dialog-foot button").first().click();
  await expect(page.locator(".share-picture")).toBeVisible();
  await look("sharing");
  await page.goto(await page.locator(".share-link input").inputValue());
  await expect(page.locator(".timeline")).toBeVisible();
  await page.locator(".timeline input").press("PageUp");
  await look("a replay");
  await page.locator(".replay-actions button").first().click();
  await expect(dialogs(page)).toBeVisible();
  await look("playing on from a replay");
  await closed(page);
}

/** A stored match that can't be read. */
async function unreadable(page: Page, address: string, look: Look): Promise<void> {
  await page.evaluate(() => localStorage.setItem("letea.match.precognition", "no match"));
  await page.goto(address);
  await page.locator(".home-actions button").first().click();
  await expect(page.locator(".notice")).toBeVisible();
  await look("a match that was put aside");
}

/** By how many pixels the upper one overlaps the lower one. */
async function overlap(above: Locator, below: Locator): Promise<number> {
  const [high, low] = [await above.boundingBox(), await below.boundingBox()];
  return (high?.y ?? 0) + (high?.height ?? 0) - (low?.y ?? 0);
}
