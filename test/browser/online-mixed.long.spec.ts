/** Two people at one device, one elsewhere, and a bot, in the modes in which they play with each other. */
import type { Page } from "@playwright/test";
import { accept, curtainOf, holdButton, openAll, place, seatButton, ways } from "./couch.ts";
import { test } from "./online-people.ts";
import { begin, linkOf, openRoom, seats, sitDownByLink } from "./online-room.ts";
import { asAdvised, asked } from "./table-playing.ts";
import { button, expect, moment, readBoats } from "./watching.ts";

const AFTER_TWO_ROUNDS = /^Round 3 /u;

for (const mode of ["Co-operative", "Teams"]) {
  test(`${mode}, two rounds`, async ({ arrive }) => {
    const couch = await arrive({ name: "Mira", settings: { method: "device", taps: true } });
    await openRoom(couch, mode, "4");
    await button(couch, "Add local player at seat 2").click();
    await couch.getByRole("textbox", { name: "Their name" }).fill("Ada");
    await button(couch, "Sit down").click();
    await expect(seats(couch).nth(1)).toContainText("Ada");
    await expect(couch.getByText("Players who share a device trust it.")).toBeVisible();
    const guest = await arrive();
    await sitDownByLink(guest, await linkOf(couch), "Ivo");
    await button(couch, "Fill with bots").click();
    await expect(seats(couch).nth(3)).toContainText("Bot");
    await begin(couch, [guest]);

    const [curtains] = await Promise.all([playAround(couch), playTwoRounds(guest)]);
    expect(curtains).toEqual(["Mira", "Ada", "Mira", "Ada"]);
    const numbers = await Promise.all([couch, guest].map(async (page) => sorted(await readBoats(page))));
    expect(numbers[1]).toEqual(numbers[0]);
  });
}

const sorted = (boats: readonly { readonly name: string }[]) => [...boats].sort((a, b) => (a.name < b.name ? -1 : 1));

const isOn = async (page: Page): Promise<boolean> => AFTER_TWO_ROUNDS.test((await moment(page).textContent()) ?? "");

/** For somebody alone at a device. */
async function playTwoRounds(page: Page): Promise<void> {
  const answers = asAdvised(page);
  while (!(await isOn(page))) {
    const what = await asked(page);
    if (what === "over") throw new Error("it is over before its third round");
    if (!(await isOn(page))) await answers[what]();
  }
}

/** For those at a shared screen. Returns whose curtains were opened, in order. */
async function playAround(page: Page): Promise<string[]> {
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
