/** Two whole rounds of Précognition: at a device of one's own, and behind the curtains of a shared screen. */
import type { Page } from "@playwright/test";
import { accept, curtainOf, holdButton, openAll, place, seatButton, ways } from "./couch.ts";
import { asAdvised, asked } from "./table-playing.ts";
import { expect, moment } from "./watching.ts";

const AFTER_TWO_ROUNDS = /^Round 3 /u;

const isOn = async (page: Page): Promise<boolean> => AFTER_TWO_ROUNDS.test((await moment(page).textContent()) ?? "");

/** For somebody alone at a device. */
export async function playTwoRounds(page: Page): Promise<void> {
  const answers = asAdvised(page);
  while (!(await isOn(page))) {
    const what = await asked(page);
    if (what === "over") throw new Error("it is over before its third round");
    if (!(await isOn(page))) await answers[what]();
  }
}

/** For those at a shared screen. Returns whose curtains were opened, in order. */
export async function playAround(page: Page): Promise<string[]> {
  const opened: string[] = [];
  const curtain = place(page).locator(".curtain:not(.parting)");
  const third = moment(page).filter({ hasText: AFTER_TWO_ROUNDS });
  for (;;) {
    await expect(third.or(curtain).or(openAll(page)).or(accept(page)).first()).toBeVisible();
    if (await isOn(page)) return opened;
    if (await curtain.isVisible()) {
      const name = (await curtainOf(page)) ?? "";
      opened.push(name);
      await holdButton(page).click();
      await expect(ways(page)).not.toHaveCount(0);
      await page.keyboard.press("1");
      await expect(ways(page).first()).toBeChecked();
      await page.keyboard.press("Enter");
      await expect(seatButton(page, name)).toContainText("locked");
    } else if (await openAll(page).isVisible()) await openAll(page).click();
    else await accept(page).click();
  }
}
