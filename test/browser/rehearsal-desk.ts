/** The desk of the rehearsal game, by role and name. */
import type { Locator, Page } from "@playwright/test";
import { button, expect } from "./watching.ts";

export const hand = (page: Page): Locator => page.getByRole("list", { name: "Your turn" }).getByRole("button");
export const laid = (page: Page): Locator => page.getByRole("list", { name: "Laid out" }).getByRole("button");
export const playIt = (page: Page): Locator => button(page, "Play it");
export const standings = (page: Page): Locator => page.getByRole("dialog", { name: "Final standings" });

/** A card may be gone because others play too: then the step is tried again. */
const SOON = { timeout: 5000 };

/** Plays the first card. Returns whether there was one. */
export async function playFirst(page: Page): Promise<boolean> {
  const cards = hand(page).or(laid(page));
  if ((await cards.count()) === 0 || (await standings(page).isVisible())) return false;
  if ((await laid(page).count()) === 0) await hand(page).first().click(SOON);
  await playIt(page).click(SOON);
  return true;
}

/** Plays until the match is over on all pages. */
export async function playToTheEnd(...pages: readonly Page[]): Promise<void> {
  await expect(async () => {
    for (const page of pages) while (await playFirst(page));
    for (const page of pages) expect(await standings(page).isVisible()).toBe(true);
  }).toPass({ intervals: [50] });
}
