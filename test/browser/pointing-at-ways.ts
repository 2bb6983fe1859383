/** Hovering over the ways to split cards explains each of them, and moves nothing. */
import type { Page } from "@playwright/test";
import { desk, ways } from "./table-playing.ts";
import { expect } from "./watching.ts";

export async function pointAtAllWays(page: Page): Promise<void> {
  const before = await lies(page);
  for (const way of await ways(page).all()) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await way.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2);
    const name = (await way.getAttribute("aria-label")) ?? "";
    const told = desk(page).getByRole("table", { name, exact: true });
    await expect(told).toBeVisible();
    expect(await lies(page), name).toEqual(before);
    // The whole explanation is visible, down to the last line.
    expect(await told.evaluate(isWithinDesk), name).toBe(true);
  }
  await page.mouse.move(0, 0);
}

/** The positions of the desk and of everything on it that can be pointed at. */
const lies = (page: Page): Promise<readonly string[]> =>
  desk(page).evaluate((one) =>
    [one, ...one.querySelectorAll("button, label")].map((thing, nth) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      return `${nth} ${thing.className}: ${[x, y, width, height].map(Math.round).join(" ")}`;
    }),
  );

const isWithinDesk = (table: Element): boolean => {
  const around = table.closest(".desk-panel")?.getBoundingClientRect();
  return around !== undefined && table.getBoundingClientRect().bottom <= around.bottom + 1;
};
