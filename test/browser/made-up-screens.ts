/** Screens of rooms that are made up for them: the lobby and what opens in front of it. */
import type { Page } from "@playwright/test";
import { expect } from "./watching.ts";

/** It's there, and what it is named after has been done in it. */
export async function screenShown(page: Page, scene: string): Promise<void> {
  await expect(page.locator(".room-screen, dialog").first()).toBeVisible();
  if (scene === "connection-wrong") {
    await page.locator(".dialog-foot .main").click();
    await expect(page.locator(".conn-wrong").first()).toBeVisible();
  } else if (scene === "connection-checked") {
    await page.locator(".settings-part button").click();
    await expect(page.locator(".conn-findings li")).toHaveCount(6);
  }
}
