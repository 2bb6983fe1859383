/** A browser may take away the WebGL context, above all on phones, and may or may not give it back. */
import type { Page } from "@playwright/test";
import { expectSeenAsItIs } from "./state-seen.ts";
import { accept, lockIn, sitDown } from "./table-playing.ts";
import { worldOpened } from "./the-world.ts";
import { boats, expect, test } from "./watching.ts";

// The browser reports what is missing, which is expected here.
test.use({ complaints: async ({ page: _ }, use) => use([]) });

declare global {
  interface Window {
    graphics: WEBGL_lose_context | null;
  }
}

/** Only the same extension object can restore the context later. */
async function takeGraphicsAway(page: Page): Promise<void> {
  await page.locator(".world canvas").evaluate((canvas: HTMLCanvasElement) => {
    const context = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
    window.graphics = context?.getExtension("WEBGL_lose_context") ?? null;
    window.graphics?.loseContext();
  });
}

test("without a graphics card the game goes on in words, and with it again in the world", async ({ page }) => {
  await sitDown(page, "Standard", 7);
  await takeGraphicsAway(page);
  await expect(page.getByText("You can play without it.")).toBeVisible();
  await expect(page.locator(".world canvas")).toBeHidden();
  await expect(boats(page)).toBeVisible();
  await page.keyboard.press("1");
  await lockIn(page).click();
  await accept(page).click();

  await page.evaluate(() => window.graphics?.restoreContext());
  await worldOpened(page);
  await expect(page.getByText("You can play without it.")).toBeHidden();
  await expectSeenAsItIs(page);
});
