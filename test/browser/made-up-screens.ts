/** Screens of fake rooms: the lobby and the dialogs over it. */
import type { Page } from "@playwright/test";
import { expect } from "./watching.ts";

/** Waits for a scene, and does what its name says. */
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
