/** Access to the world through its canvas. */
import { expect, type Page } from "@playwright/test";
import type { OpenWorld } from "../../src/scenes/open-world.ts";

export type WorldCanvas = HTMLCanvasElement & { readonly world: OpenWorld };

export async function worldOpened(page: Page): Promise<void> {
  await expect(page.locator(".world.open canvas")).toBeVisible();
}

/** The world never loads, but its space stays free. */
export async function withNothingDrawn(page: Page): Promise<void> {
  await page.route("**/open-world-*.js", () => undefined);
}

export const dumpOf = (page: Page): Promise<ReturnType<OpenWorld["dump"]>> =>
  page.locator(".world canvas").evaluate((canvas: WorldCanvas) => canvas.world.dump());

/** Waits until the world has shown everything. */
export async function worldIdle(page: Page): Promise<void> {
  await expect.poll(() => isIdle(page)).toBe(true);
}

export const isIdle = (page: Page): Promise<boolean> =>
  page.locator(".world canvas").evaluate((canvas: WorldCanvas) => canvas.world.director.isIdle);

/** Advances the world's animations by this many milliseconds. */
export const advanceWorld = (page: Page, ms: number): Promise<void> =>
  page.locator(".world canvas").evaluate((canvas: WorldCanvas, by) => canvas.world.director.advance(by), ms);

/** Waits until the page is laid out with its fonts, and the world has adapted to it. */
export const laidOut = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
