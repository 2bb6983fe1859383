/** Pointing at a piece for all at an online table: it's outlined and named wherever it is. */

import type { Locator, Page } from "@playwright/test";
import type { FakeMatch } from "../online-ui/fake-match.ts";
import { device } from "../online-ui/fake-room.ts";
import { LONG } from "../scale.ts";
import { type ServedPage, servePageIn } from "./rehearsal-page.ts";
import { worldIdle, worldOpened } from "./the-world.ts";
import { expect, test } from "./watching.ts";

let served: ServedPage;
test.beforeAll(async () => {
  served = await servePageIn("test/online-ui/page");
});
test.afterAll(() => served.close());

test(
  "a piece of the desk is shown to all, and what another one shows is outlined with their sign",
  LONG,
  async ({ page }) => {
    await page.goto(`${served.url}?scene=table`);
    await worldOpened(page);
    const piece = page.locator(".desk [data-piece]").first();
    const thing = await piece.getAttribute("data-piece");
    await piece.hover();
    await page.getByRole("button", { name: "Point it out" }).click();
    const calls = await page.evaluate(() => (window.room.match as FakeMatch | undefined)?.calls);
    expect(calls).toEqual([`point ${thing}`]);

    // The outline is shown only for a while, and moves with the piece.
    await expect(async () => {
      await adaPointsAt(page, thing ?? "");
      await expect(page.getByText(/^Ada points at \S/u)).toBeVisible(SOON);
      const outline = page.locator(".outline.seat-1").first();
      await expect(outline.locator(".seat-mark")).toBeVisible(SOON);
      const [around, inside] = [await outline.boundingBox(SOON), await piece.boundingBox(SOON)];
      expect(around).toEqual(inside);
    }).toPass();
  },
);

/** If this isn't enough, the whole step is tried again. */
const SOON = { timeout: 1_000 };

const adaPointsAt = (page: Page, thing: string): Promise<void> =>
  page.evaluate(([from, shown]) => window.room.news.emit("pointed", { from, name: "Ada", thing: shown }), [
    device(2),
    thing,
  ] as const);

const shownToAll = (page: Page) => page.evaluate(() => (window.room.match as FakeMatch | undefined)?.calls);

/** Somebody points at the piece; whoever goes to the outline gets a closer look with these words. */
async function goToOutline(page: Page, thing: string, words: string, go: (x: number, y: number) => Promise<void>) {
  const outline = page.locator(".outline.seat-1");
  // The outline is shown only for a while. The world makes room for the closer look, and the outline moves with it.
  await expect(async () => {
    await adaPointsAt(page, thing);
    await expect(page.getByText(`Ada points at ${words}`)).toBeVisible(SOON);
    await expect(outline).toHaveCount(1, SOON);
    const box = await outline.boundingBox(SOON);
    if (box === null) throw new Error("nothing is outlined");
    await go(box.x + box.width / 2, box.y + box.height / 2);
    await expect(closer(page).getByRole("heading", { includeHidden: true })).toHaveText(words, SOON);
  }).toPass();
}

const STRETCH = "river tile 3, face down";

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  while (!(await wanted.evaluate((one) => one === document.activeElement))) await page.keyboard.press("Tab");
}

const closer = (page: Page) => page.locator(".closer");
const pointAtIt = (page: Page) => closer(page).getByRole("button", { name: "Point it out" });

test("a boat, a place on it and a stretch of the river are outlined in the world, told closer there, and shown to all", async ({
  page,
}) => {
  await page.goto(`${served.url}?scene=table`);
  await worldOpened(page);
  await worldIdle(page);
  const go = (x: number, y: number) => page.mouse.move(x, y);
  await goToOutline(page, "boat.2", "Barthélemy’s boat", go);
  await pointAtIt(page).click();
  await goToOutline(page, "boat.2.doctors", "Infirmary, Barthélemy’s boat", go);
  await pointAtIt(page).click();
  await goToOutline(page, "stretch.3", STRETCH, go);
  await page.keyboard.press("g");
  expect(await shownToAll(page)).toEqual(["point boat.2", "point boat.2.doctors", "point stretch.3"]);
});

test("a stretch of the river is shown to all by keys alone, from how things stand", LONG, async ({ page }) => {
  await page.goto(`${served.url}?scene=table`);
  await worldOpened(page);
  await page.keyboard.press("o");
  const stretches = page.locator(".river li");
  await tabTo(page, stretches.first());
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
  await expect(stretches.nth(2)).toBeFocused();
  await expect(page.locator(".enlarged h3")).toHaveText(STRETCH);
  await page.keyboard.press("g");
  expect(await shownToAll(page)).toEqual(["point stretch.3"]);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a boat and a stretch of the river are tapped, and then shown to all", LONG, async ({ page }) => {
    await page.goto(`${served.url}?scene=table`);
    await worldOpened(page);
    await worldIdle(page);
    await goToOutline(page, "boat.1", "Ada’s boat", (x, y) => page.touchscreen.tap(x, y));
    await pointAtIt(page).tap();
    await goToOutline(page, "stretch.3", STRETCH, (x, y) => page.touchscreen.tap(x, y));
    await pointAtIt(page).tap();
    expect(await shownToAll(page)).toEqual(["point boat.1", "point stretch.3"]);
  });
});
