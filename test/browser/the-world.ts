/** What the tests know of the world: what its canvas has on display. */
import { expect, type Page } from "@playwright/test";
import type { OpenWorld } from "../../src/scenes/open-world.ts";

export type WorldCanvas = HTMLCanvasElement & { readonly world: OpenWorld };

export async function worldOpened(page: Page): Promise<void> {
  await expect(page.locator(".world.open canvas")).toBeVisible();
}

/** The world's room is free for it as if it were about to be there, and nothing is drawn. */
export async function withNothingDrawn(page: Page): Promise<void> {
  await page.route("**/open-world-*.js", () => undefined);
}

export const dumpOf = (page: Page): Promise<ReturnType<OpenWorld["dump"]>> =>
  page.locator(".world canvas").evaluate((canvas: WorldCanvas) => canvas.world.dump());

/** Everything that has happened has been seen. */
export async function worldIdle(page: Page): Promise<void> {
  await expect.poll(() => isIdle(page)).toBe(true);
}

export const isIdle = (page: Page): Promise<boolean> =>
  page.locator(".world canvas").evaluate((canvas: WorldCanvas) => canvas.world.director.isIdle);

/** As if so many milliseconds had passed for what is being shown. */
export const advanceWorld = (page: Page, ms: number): Promise<void> =>
  page.locator(".world canvas").evaluate((canvas: WorldCanvas, by) => canvas.world.director.advance(by), ms);

/** The page has been laid out, in its own fonts, and the world has heard of it. */
export const laidOut = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
