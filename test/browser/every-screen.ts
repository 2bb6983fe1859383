/** A visit of every screen there is, by its marks and keys only: it works in any language. */
import type { Page } from "@playwright/test";
import type { Look } from "./looks.ts";
import { worldOpened } from "./the-world.ts";
import { expect } from "./watching.ts";

/** Speed, motion and passing as a visit needs them. */
export const VISITING = { speed: "instant", calm: "on", passes: false };

export async function visitEveryScreen(page: Page, address: string, look: Look): Promise<void> {
  await firstPage(page, address, look);
  await table(page, look);
  await lookedUp(page, look);
  await theEnd(page, look);
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
  await closed(page);
  await page.locator(".home-foot button.bare").first().click();
  await expect(dialogs(page)).toBeVisible();
  await look("matches that are over");
  await closed(page);
  await page.locator(".home-foot button.bare").last().click();
  await page.locator("dialog summary").first().click();
  await look("about and licences");
  await closed(page);
  await page.keyboard.press("r");
  await expect(page.locator(".rules-book")).toBeVisible();
  await look("rules");
  await page.locator(".rules-list li button").nth(3).click();
  await look("an entry of the rules");
  await closed(page);
}

/** A game of four with rooms to choose from, to the first plan. */
async function table(page: Page, look: Look): Promise<void> {
  await page.locator(".home-actions button").nth(1).click();
  await expect(dialogs(page)).toBeVisible();
  for (const value of ["advanced", "4"]) {
    await page.locator(`dialog input[type="radio"][value="${value}"]`).locator("xpath=..").click();
  }
  await look("new game");
  await page.locator("dialog button.main").click();
  await worldOpened(page);
  for (const [screen, part] of [
    ["rooms", ".desk-rooms"],
    ["first cards", ".desk-first"],
    ["Dual Select", ".dual-select"],
    ["plan", ".desk-plan"],
  ] as const) {
    await expect(page.locator(part)).toBeVisible();
    await look(screen);
    await page.keyboard.press("h");
    await page.keyboard.press("h");
    if (screen === "Dual Select") {
      await expect(page.locator(".desk-sorting.sorted")).toBeVisible();
      await look("Dual Select, sorted");
    }
    if (screen !== "plan") await page.keyboard.press("Enter");
  }
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
  await page.keyboard.press("m");
  await page.locator(".menu-list button").last().click();
  await expect(page.locator(".home-actions button")).not.toHaveCount(0);
  await look("first page with a game to go on with");
}

async function theEnd(page: Page, look: Look): Promise<void> {
  await page.locator(".home-actions button").nth(3).click();
  await worldOpened(page);
  await look("bots play");
  await page.locator(".playback button").last().click();
  await expect(page.locator("dialog .standings")).toBeVisible();
  await look("the end");
}
