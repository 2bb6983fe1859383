/** A screen that lies on a table: whatever is somebody's faces them. */
import type { Locator, Page } from "@playwright/test";
import { holdButton, NAMES, place, rail, seatButton, share, sitTogether } from "./couch.ts";
import { expect, test, withoutWorld } from "./watching.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

async function middleOf(thing: Locator): Promise<Spot> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error("it isn’t on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where the lower one of two lies, as seen from the upper one: on a page that stands, to the south. */
function pointing(upper: Spot, lower: Spot): string {
  const [x, y] = [lower.x - upper.x, lower.y - upper.y];
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "right" : "left";
  return y > 0 ? "near" : "far";
}

const board = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

for (const { people, edges } of [
  { people: 2, edges: ["near", "far"] },
  { people: 3, edges: ["near", "left", "right"] },
  { people: 4, edges: ["near", "left", "far", "right"] },
] as const) {
  test(`with ${people}, every boat and every place faces its player`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await withoutWorld(page);
    await sitTogether(page, { seed: 71, people, choices: [String(people)] });
    await share(page, "Lies on a table");
    for (const [seat, edge] of edges.entries()) {
      const name = NAMES[seat] ?? "";
      const boat = await middleOf(board(page, name).locator(".board-boat"));
      const middle = { x: 640, y: 424 };
      expect(pointing(boat, await middleOf(board(page, name).locator(".board-cards")))).toBe(edge);
      expect(pointing(middle, boat)).toBe(edge);
      await seatButton(page, name).click();
      await expect(place(page).getByRole("heading", { name })).toBeVisible();
      const curtain = await middleOf(place(page));
      expect(pointing(curtain, await middleOf(rail(page)))).toBe(edge);
      expect(pointing(middle, curtain)).toBe(edge);
      await expect(holdButton(page)).toBeInViewport({ ratio: 1 });
    }
  });
}

test("what is dragged follows the pointer at every edge", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await withoutWorld(page);
  await sitTogether(page, { seed: 72, people: 4, choices: ["4"], settings: { taps: true, flat: true } });
  for (const name of NAMES) {
    await seatButton(page, name).click();
    await holdButton(page).click();
    const card = place(page).locator('[data-card="0"]');
    const giving = place(page).locator('[data-drop="give"]');
    const [from, to] = [await middleOf(card), await middleOf(giving)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    const now = await middleOf(card);
    expect(Math.hypot(now.x - to.x, now.y - to.y)).toBeLessThan(3);
    await page.mouse.up();
    await expect(giving.locator('[data-card="0"]')).toBeVisible();
    await holdButton(page).click();
  }
});
