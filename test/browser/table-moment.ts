import type { Page } from "@playwright/test";
import { seen } from "./table-clock.ts";
import { desk } from "./table-playing.ts";
import { laidOut } from "./the-world.ts";
import { expect, openLog, readLog } from "./watching.ts";

/** All that tells where the match is: what the world shows, and on the desk words and what is pressed or chosen. */
export async function moment(page: Page): Promise<unknown> {
  await expect(desk(page).getByRole("button").first()).toBeVisible();
  // Beside the log there is less room for the world.
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
