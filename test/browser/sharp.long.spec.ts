/** The world is drawn with the screen's resolution, up to a ratio of two, and with the same layout on any screen. */
import type { Page } from "@playwright/test";
import type { DumpedThing } from "../../src/scenes/dump.ts";
import { sitDown } from "./table-playing.ts";
import { dumpOf, laidOut, worldIdle } from "./the-world.ts";
import { expect, test } from "./watching.ts";
import { LARGE, type Viewport } from "./whole-game.ts";

test.use({ viewport: LARGE, deviceScaleFactor: 1 });

/** Waits until the page's own CSS animations are finished. */
const AS_IT_STAYS = { animations: "disabled" } as const;

/** Canvas pixels for each CSS pixel. */
const pixelsOf = (page: Page): Promise<number> =>
  page
    .locator(".world canvas")
    .evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.getBoundingClientRect().width);

const isSeen = ({ isVisible }: DumpedThing): boolean => isVisible;

const placesIn = (dump: readonly DumpedThing[]) =>
  dump.map(({ depth, type, name, text, isVisible }) => ({ depth, type, name, text, isVisible }));

/** Texts may be a pixel wider at a higher resolution. */
const SAME_PLACE = 2;

/** The largest distance between the same things in both display lists. */
const apart = (dump: readonly DumpedThing[], other: readonly DumpedThing[]): number =>
  Math.max(...dump.map(({ x, y }, i) => Math.hypot(x - (other[i]?.x ?? 0), y - (other[i]?.y ?? 0))));

/** By how much the resolution of pictures and texts differs. Textures have whole pixels. */
const notAsSharp = (dump: readonly DumpedThing[], other: readonly DumpedThing[], times: number): readonly string[] =>
  dump.flatMap(({ name, texture, pixels = 0, resolution = 0 }, i) => {
    if (texture?.startsWith("__") === true) return [];
    const { pixels: fewer = 0, resolution: coarser = 0 } = other[i] ?? {};
    const isSharp = Math.abs(pixels - times * fewer) <= times && Math.abs(resolution - times * coarser) < 0.01;
    return isSharp ? [] : [`${name} ${texture}: ${fewer} and ${pixels} pixels, words ${coarser} and ${resolution}`];
  });

/** Zooms the page to this pixel ratio. The page notices only because its size changes too. */
async function zoomer(page: Page): Promise<(viewport: Viewport, deviceScaleFactor: number) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  return async (viewport, deviceScaleFactor) => {
    await browser.send("Emulation.setDeviceMetricsOverride", { ...viewport, deviceScaleFactor, mobile: false });
    await expect.poll(() => pixelsOf(page)).toBe(Math.min(2, deviceScaleFactor));
    await laidOut(page);
  };
}

/** The visibly different part of two screenshots. Texts needn't be equal to the last pixel. */
const differingPart = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async ([first, second, visible]) => {
      const [a, b] = await Promise.all(
        [first, second].map(async (png) => {
          const image = new Image();
          image.src = `data:image/png;base64,${png}`;
          await image.decode();
          const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
          pen?.drawImage(image, 0, 0);
          return pen?.getImageData(0, 0, image.width, image.height).data ?? [];
        }),
      );
      if (a === undefined || a.length !== b?.length) return 1;
      let differing = 0;
      for (let at = 0; at < a.length; at += 4) {
        if ([0, 1, 2].some((c) => Math.abs((a[at + c] ?? 0) - (b[at + c] ?? 0)) > visible)) differing += 1;
      }
      return (4 * differing) / a.length;
    },
    [one.toString("base64"), other.toString("base64"), 64] as const,
  );

test("as sharp as the screen, up to two pixels for one, and just so once it is zoomed", async ({ page, browser }) => {
  await sitDown(page, "Standard", 7);
  await worldIdle(page);
  const plain = await dumpOf(page);
  expect(await pixelsOf(page)).toBe(1);
  await laidOut(page);
  const picture = await page.screenshot(AS_IT_STAYS);

  const elsewhere = await browser.newContext({ viewport: LARGE, deviceScaleFactor: 2 });
  const finest = await elsewhere.newPage();
  await sitDown(finest, "Standard", 7);
  expect(await pixelsOf(finest)).toBe(2);
  await worldIdle(finest);
  const fine = await dumpOf(finest);
  expect(placesIn(fine)).toEqual(placesIn(plain));
  expect(apart(fine, plain)).toBeLessThanOrEqual(SAME_PLACE);
  expect(notAsSharp(fine, plain, 2)).toEqual([]);
  await elsewhere.close();

  const zoom = await zoomer(page);
  await zoom({ width: Math.round(LARGE.width / 3), height: LARGE.height / 3 }, 3);
  await zoom(LARGE, 2);
  await expect.poll(() => dumpOf(page)).toEqual(fine);
  await zoom({ width: 2 * LARGE.width, height: 2 * LARGE.height }, 1);
  await zoom({ width: 1000, height: 700 }, 1);
  await zoom(LARGE, 1);
  // Textures made for a larger window are kept.
  await expect.poll(async () => (await dumpOf(page)).filter(isSeen)).toEqual(plain.filter(isSeen));
  const differing = async () => differingPart(page, picture, await page.screenshot(AS_IT_STAYS));
  await expect.poll(differing).toBeLessThan(0.01);
});
