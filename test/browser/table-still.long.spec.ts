/** With less motion the world is drawn only when it changes, not sixty times a second. */
import type { Page } from "@playwright/test";
import type { OpenWorld } from "../../src/scenes/open-world.ts";
import type { Preference } from "../../src/ui/settings.ts";
import { pass, playByTheClock, seen } from "./table-clock.ts";
import { ways } from "./table-playing.ts";
import { dumpOf } from "./the-world.ts";
import { button, choose, expect, test } from "./watching.ts";

type WorldCanvas = HTMLCanvasElement & { readonly world: OpenWorld };

declare global {
  interface Window {
    /** How many frames have been drawn, whoever drew them. */
    drawn: number;
  }
}

/** Every frame starts by clearing the canvas. */
async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.drawn = 0;
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      const { clear } = prototype;
      prototype.clear = function (this: WebGLRenderingContext, mask: number) {
        window.drawn += 1;
        Reflect.apply(clear, this, [mask]);
      };
    }
  });
}

const drawn = (page: Page): Promise<number> => page.evaluate(() => window.drawn);

/** How many frames are drawn during a second in ten steps. */
async function framesInASecond(page: Page): Promise<number> {
  const before = await drawn(page);
  await pass(page, 1000, 100);
  return (await drawn(page)) - before;
}

/** Waits until the page's own CSS animations are finished. */
const AS_IT_STAYS = { animations: "disabled" } as const;

/** The screen as it is, and as it would be if everything were drawn again. */
async function expectNothingUndrawn(page: Page): Promise<Buffer> {
  const picture = await page.screenshot(AS_IT_STAYS);
  const before = await drawn(page);
  await page.locator(".world canvas").evaluate((canvas: WorldCanvas) => canvas.world.director.settle());
  await pass(page, 500);
  expect(await drawn(page)).toBeGreaterThan(before);
  expect(picture.equals(await page.screenshot(AS_IT_STAYS))).toBe(true);
  return picture;
}

/** The moving cards in the display list. */
const waysOn = async (page: Page): Promise<string | undefined> =>
  (await dumpOf(page)).find(({ name }) => name.startsWith("ways"))?.name;

const open = async (page: Page, calm: Preference): Promise<void> => {
  await countFrames(page);
  await playByTheClock(page, 7, calm);
  await pass(page, 3000);
};

test("a still picture isn't drawn again, and whatever changes it is", async ({ page }) => {
  await open(page, "on");
  expect(await framesInASecond(page)).toBe(0);
  const first = await expectNothingUndrawn(page);
  expect(await framesInASecond(page)).toBe(0);

  // A draft is shown in the world.
  expect(await waysOn(page)).toBe("ways: given ?, passed ?");
  await page.keyboard.press("1");
  expect(await framesInASecond(page)).toBeGreaterThan(0);
  expect(await waysOn(page)).toBe("ways: given 1, passed 2, passed 3, back ?");
  expect((await expectNothingUndrawn(page)).equals(first)).toBe(false);
  // So is what is pointed at, as long as it is.
  const other = await ways(page).nth(1).locator("xpath=..").boundingBox();
  if (other === null) throw new Error("there is no other way");
  await page.mouse.move(other.x + 10, other.y + 10);
  await expect.poll(() => waysOn(page)).toBe("ways: given 0, passed 2, passed 3, back ?");
  await page.mouse.move(0, 0);
  await expect.poll(() => waysOn(page)).toBe("ways: given 1, passed 2, passed 3, back ?");

  // Events are shown one after the other, and then nothing is drawn again.
  const start = await seen(page, "pieces");
  await page.keyboard.press("Enter");
  expect(await framesInASecond(page)).toBeGreaterThan(0);
  await pass(page, 5000);
  expect(await seen(page, "pieces")).not.toBe(start);
  expect(await framesInASecond(page)).toBe(0);
  const second = await expectNothingUndrawn(page);
  expect(second.equals(first)).toBe(false);

  // The window is resized.
  await page.setViewportSize({ width: 1000, height: 640 });
  await expect.poll(() => framesInASecond(page)).toBeGreaterThan(0);
  await pass(page, 1000);
  expect(await framesInASecond(page)).toBe(0);
  await expectNothingUndrawn(page);

  // The page becomes visible again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(await framesInASecond(page)).toBe(1);

  // The language changes.
  await button(page, "Menu").click();
  await button(page, "Settings").click();
  await choose(page, "Français");
  expect(await framesInASecond(page)).toBeGreaterThan(0);
  await pass(page, 1000);
  expect(await framesInASecond(page)).toBe(0);
});

test("asleep, it tells what is pointed at", async ({ page }) => {
  await open(page, "on");
  expect(await framesInASecond(page)).toBe(0);
  const machine = (await dumpOf(page)).find(({ name }) => name === "boat:0/machine/0");
  await page.mouse.move(machine?.x ?? 0, machine?.y ?? 0);
  await expect(page.locator(".closer")).toBeVisible();
  await page.mouse.move(640, 200);
  await expect(page.locator(".closer")).toBeHidden();
});

test("asleep, it goes when the match is left", async ({ page }) => {
  await open(page, "on");
  expect(await framesInASecond(page)).toBe(0);
  const canvas = await page.locator(".world canvas").elementHandle();
  await button(page, "Menu").click();
  await button(page, "Home").click();
  await expect(page.locator("canvas")).toHaveCount(0);
  // Removed objects have no parent.
  expect(await canvas?.evaluate((gone) => gone.parentNode)).toBe(null);
});

test("with motion the river flows on, until the system asks for less", async ({ page }) => {
  await open(page, "system");
  expect(await framesInASecond(page)).toBe(10);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => framesInASecond(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(() => framesInASecond(page)).toBe(10);
});
