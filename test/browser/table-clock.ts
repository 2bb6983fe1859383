/** A table with a fake clock: time passes only when a test says so. */
import type { Page } from "@playwright/test";
import type { DumpedThing } from "../../src/scenes/dump.ts";
import type { Preference } from "../../src/ui/settings.ts";
import { type Asked, asked } from "./table-playing.ts";
import { dumpOf, isIdle } from "./the-world.ts";
import { button, expect, openPage, withSettings } from "./watching.ts";
import { LARGE, type Viewport } from "./whole-game.ts";

/** Opens a match with this seed and the world at speed 1, before anything has moved. */
export async function playByTheClock(
  page: Page,
  seed: number,
  calm: Preference,
  viewport: Viewport = LARGE,
): Promise<void> {
  await page.setViewportSize(viewport);
  await withSettings(page, { speed: 1, calm });
  await page.clock.install({ time: "2030-01-01T12:00:00Z" });
  await page.clock.pauseAt("2030-01-01T12:00:01Z");
  await withoutIdleMoments(page);
  await openPage(page, `/?seed=${seed}`);
  await button(page, "Play now").click();
  await openedByTheClock(page);
}

/** Stops the page from fetching ahead, so that only the world requests its files. */
const withoutIdleMoments = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));

const ART = "**/hull-*.svg";

/**
 * Lets time pass until the world requests its pictures, and stops it while they load, so that the river's motion doesn't
 * depend on how fast files load.
 */
export async function openedByTheClock(page: Page): Promise<void> {
  let isAsked = false;
  let comeIn = (): void => {};
  const held = new Promise<void>((resolve) => {
    comeIn = resolve;
  });
  await page.route(ART, async (route) => {
    isAsked = true;
    await held;
    await route.continue();
  });
  const asks = async () => {
    if (!isAsked) await page.clock.fastForward(20);
    return isAsked;
  };
  await expect.poll(asks, { intervals: [50] }).toBe(true);
  comeIn();
  await expect(page.locator(".world.open canvas")).toHaveCount(1);
  await page.unroute(ART);
}

/** Lets time pass in steps, each drawn once: without a GPU, drawing takes the most time. */
export async function pass(page: Page, ms: number, piece = 250): Promise<void> {
  for (let passed = 0; passed < ms; passed += piece) await page.clock.fastForward(piece);
}

/** Skips what moves, since what is asked next comes after it. */
export async function askedByTheClock(page: Page): Promise<Asked> {
  await page.keyboard.press("s");
  return asked(page);
}

/** In seconds: longer than the world ever needs. */
const LONGEST = 120;

/** Lets time pass, a second at a time, until the world has shown everything. */
export async function passUntilIdle(page: Page): Promise<void> {
  for (let seconds = 0; seconds < LONGEST && !(await isIdle(page)); seconds++) await pass(page, 1000, 1000);
  expect(await isIdle(page)).toBe(true);
}

/**
 * All visible things; or only pieces, which have a name or a text. Of pieces drawn by code only the position is given: their
 * size may depend on the width of texts, which differs between machines.
 */
export async function seen(page: Page, which: "all" | "pieces" = "all"): Promise<string> {
  const things = (await dumpOf(page)).filter(({ isVisible }) => isVisible);
  if (which === "all") return things.map(written).join("\n");
  const pieces = things.filter(({ name, text }) => name !== "" || text !== undefined);
  return pieces.map(({ drawing: _, ...piece }) => written(piece)).join("\n");
}

function written({
  depth,
  type,
  name,
  texture,
  text,
  drawing,
  x,
  y,
  scaleX,
  scaleY,
  angle,
  alpha,
}: DumpedThing): string {
  const what = [type, name, texture, text, drawing].filter(Boolean).join(" ");
  return `${"  ".repeat(depth)}${what} at ${x} ${y} × ${scaleX} ${scaleY} ∠ ${angle} α ${alpha}`;
}
