/** A table whose clock is held: time passes only when a test says so, and by so many milliseconds. */
import type { Page } from "@playwright/test";
import type { DumpedThing } from "../../src/scenes/dump.ts";
import { dumpOf, isIdle } from "./the-world.ts";
import { button, expect, openPage, withSettings } from "./watching.ts";
import { LARGE, type Viewport } from "./whole-game.ts";

/** A match of this seed with the world in sight, at speed 1, before anything has moved. */
export async function playByTheClock(
  page: Page,
  seed: number,
  calm: "on" | "off",
  viewport: Viewport = LARGE,
): Promise<void> {
  await page.setViewportSize(viewport);
  await withSettings(page, { speed: 1, calm });
  await page.clock.install({ time: "2030-01-01T12:00:00Z" });
  await page.clock.pauseAt("2030-01-01T12:00:01Z");
  await openPage(page, `/?seed=${seed}`);
  await button(page, "Play now").click();
  await openedByTheClock(page);
}

/** Files are loaded while it stands still; what draws them needs it. */
export async function openedByTheClock(page: Page): Promise<void> {
  const opened = async () => {
    await page.clock.fastForward(20);
    return page.locator(".world.open canvas").count();
  };
  await expect.poll(opened, { intervals: [50], timeout: 30_000 }).toBe(1);
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

/** All that can be seen, or what of it has a name or says something: pieces rather than scenery. */
export async function seen(page: Page, which: "all" | "pieces" = "all"): Promise<string> {
  const things = (await dumpOf(page)).filter(({ isVisible }) => isVisible);
  return things
    .filter(({ name, text }) => which === "all" || name !== "" || text !== undefined)
    .map(written)
    .join("\n");
}

const written = ({ depth, type, name, texture, text, x, y, scaleX, scaleY, alpha }: DumpedThing): string =>
  `${"  ".repeat(depth)}${[type, name, texture, text].filter(Boolean).join(" ")} at ${x} ${y} × ${scaleX} ${scaleY} α ${alpha}`;
