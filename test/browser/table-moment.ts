import type { Page } from "@playwright/test";
import { seen } from "./table-clock.ts";
import { desk } from "./table-playing.ts";
import { laidOut } from "./the-world.ts";
import { expect, openLog, readLog } from "./watching.ts";

/** Everything that shows where the match is: the world, and the texts and choices on the desk. */
export async function moment(page: Page): Promise<unknown> {
  await expect(desk(page).getByRole("button").first()).toBeVisible();
  // The open log changes the size of the world.
  await openLog(page);
  await laidOut(page);
  const picked = await desk(page).evaluate((box) =>
    [...box.querySelectorAll("input, select, button")].map((one) => ({
      name: one.getAttribute("aria-label") ?? one.textContent,
      isOn: one.getAttribute("aria-pressed") ?? one.getAttribute("aria-checked"),
      isOff: one.getAttribute("aria-disabled"),
      value: one instanceof HTMLInputElement ? one.checked : one instanceof HTMLSelectElement ? one.value : undefined,
    })),
  );
  return { picked, words: await desk(page).innerText(), seen: await seen(page, "pieces"), log: await readLog(page) };
}
