/** A table whose clock is held: time passes only when a test says so, and by so many milliseconds. */
import type { Page } from "@playwright/test";
import type { DumpedThing } from "../../src/scenes/dump.ts";
import type { Preference } from "../../src/ui/settings.ts";
import { dumpOf, isIdle } from "./the-world.ts";
import { button, expect, openPage, withSettings } from "./watching.ts";
import { LARGE, type Viewport } from "./whole-game.ts";

/** A match of this seed with the world in sight, at speed 1, before anything has moved. */
export async function playByTheClock(page: Page, seed: number, calm: Preference, viewport: Viewport = LARGE): Promise<void> {
  await page.setViewportSize(viewport);
  await withSettings(page, { speed: 1, calm });
  await page.clock.install({ time: "2030-01-01T12:00:00Z" });
  await page.clock.pauseAt("2030-01-01T12:00:01Z");
  await withoutIdleMoments(page);
  await openPage(page, `/?seed=${seed}`);
  await button(page, "Play now").click();
  await openedByTheClock(page);
}

/** The page fetches nothing ahead: what a world is made of is asked for by a world. */
const withoutIdleMoments = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));

/** One of the pictures that a world is made of. */
const ART = "**/hull-*.svg";

/**
 * Time passes until the world's pictures are asked for, and stands still while they come: how long the river has flowed
 * when it's seen doesn't depend on how fast files come.
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

/** Time passes, in pieces that are drawn once each: drawing is what takes long where there is no GPU. */
export async function pass(page: Page, ms: number, piece = 250): Promise<void> {
  for (let passed = 0; passed < ms; passed += piece) await page.clock.fastForward(piece);
}

/** So many seconds nothing takes, however much has happened. */
const LONGEST = 120;

/** Time passes until everything has been seen, a second at a time. */
export async function passUntilIdle(page: Page): Promise<void> {
  for (let seconds = 0; seconds < LONGEST && !(await isIdle(page)); seconds++) await pass(page, 1000, 1000);
  expect(await isIdle(page)).toBe(true);
}

/**
 * All that can be seen; or what of it has a name or says something, pieces rather than scenery, and of what is drawn by
 * hand only where: how large it is may follow from the words on it, which are as wide as the machine has them.
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
