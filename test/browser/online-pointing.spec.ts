/** What somebody at a table online shows to all: pointed at from the closer look, outlined and told wherever it is. */

import type { Page } from "@playwright/test";
import type { FakeMatch } from "../online-ui/fake-match.ts";
import { device } from "../online-ui/fake-room.ts";
import { type ServedPage, servePageIn } from "./rehearsal-page.ts";
import { worldIdle, worldOpened } from "./the-world.ts";
import { expect, test } from "./watching.ts";

let served: ServedPage;
test.beforeAll(async () => {
  served = await servePageIn("test/online-ui/page");
});
test.afterAll(() => served.close());

test("a piece of the desk is shown to all, and what another one shows is outlined with their sign", async ({
  page,
}) => {
  await page.goto(`${served.url}?scene=table`);
  await worldOpened(page);
  const piece = page.locator(".desk [data-piece]").first();
  const thing = await piece.getAttribute("data-piece");
  await piece.hover();
  await page.getByRole("button", { name: "Point at it" }).click();
  const calls = await page.evaluate(() => (window.room.match as FakeMatch | undefined)?.calls);
  expect(calls).toEqual([`point ${thing}`]);

  await page.evaluate(
    ([from, shown]) => window.room.news.emit("pointed", { from: from ?? "", name: "Ada", thing: shown ?? "" }),
    [device(2), thing],
  );
  await expect(page.getByText(/^Ada points at \S/u)).toBeVisible();
  const outline = page.locator(".outline.seat-1").first();
  await expect(outline.locator(".seat-mark")).toBeVisible();
  const [around, inside] = [await outline.boundingBox(), await piece.boundingBox()];
  expect(around).toEqual(inside);
});

const shownToAll = (page: Page) => page.evaluate(() => (window.room.match as FakeMatch | undefined)?.calls);

/** Another one points at it. Comes back with where it's outlined. */
async function pointedAt(page: Page, thing: string) {
  await page.evaluate(
    ([from, shown]) => window.room.news.emit("pointed", { from: from ?? "", name: "Ada", thing: shown ?? "" }),
    [device(2), thing],
  );
  const outline = page.locator(".outline.seat-1");
  await expect(outline).toHaveCount(1);
  const box = await outline.boundingBox();
  if (box === null) throw new Error("nothing is outlined");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const closer = (page: Page) => page.locator(".closer");

test("a boat and a place on it are outlined in the world, told closer there, and shown to all by a button", async ({
  page,
}) => {
  await page.goto(`${served.url}?scene=table`);
  await worldOpened(page);
  await worldIdle(page);
  const boat = await pointedAt(page, "boat.2");
  await expect(page.getByText("Ada points at Barthélemy’s boat")).toBeVisible();
  await page.mouse.move(boat.x, boat.y);
  await expect(closer(page)).toContainText("Barthélemy’s boat");
  await closer(page).getByRole("button", { name: "Point at it" }).click();
  await expect(closer(page)).toBeVisible();
  const place = await pointedAt(page, "boat.2.doctors");
  expect(Math.hypot(place.x - boat.x, place.y - boat.y)).toBeGreaterThan(0);
  await expect(page.getByText("Ada points at Infirmary, Barthélemy’s boat")).toBeVisible();
  await page.mouse.move(place.x, place.y);
  await expect(closer(page)).toContainText("Infirmary");
  await closer(page).getByRole("button", { name: "Point at it" }).click();
  expect(await shownToAll(page)).toEqual(["point boat.2", "point boat.2.doctors"]);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a boat is tapped, and then shown to all", async ({ page }) => {
    await page.goto(`${served.url}?scene=table`);
    await worldOpened(page);
    await worldIdle(page);
    const { x, y } = await pointedAt(page, "boat.1");
    await page.touchscreen.tap(x, y);
    await closer(page).getByRole("button", { name: "Point at it" }).tap();
    expect(await shownToAll(page)).toEqual(["point boat.1"]);
  });
});
