/** Two people leave their match, come back days later in the other order, and play on. */
import type { Page } from "@playwright/test";
import { test } from "./online-people.ts";
import { begin, codeOf, companySeats, linkOf, openRoom, sitDownByLink } from "./online-room.ts";
import { accept, lockIn, ways } from "./table-playing.ts";
import { button, expect, openPage } from "./watching.ts";

const DAYS = 3;

/** The page is closed, and the device opens another one after so many days. */
async function later(page: Page): Promise<Page> {
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.addInitScript((ms) => {
    const now = Date.now;
    Date.now = () => now() + ms;
  }, DAYS * 86_400_000);
  await openPage(next);
  return next;
}

async function lockInFirst(page: Page): Promise<void> {
  await ways(page).first().locator("xpath=..").click();
  await lockIn(page).click();
}

test("a room that both have left for days is on the first page, says whose turn it is, and is played on", async ({
  arrive,
}) => {
  const [host, guest] = [await arrive({ name: "Mira" }), await arrive({ name: "Ada" })];
  await openRoom(host, "2");
  const code = await codeOf(host);
  await sitDownByLink(guest, await linkOf(host), "Ada");
  await begin(host, [guest]);
  await lockInFirst(guest);
  await expect(companySeats(host).filter({ hasText: "Ada" })).toContainText("locked");

  const guestAgain = await later(guest);
  const hostAgain = await later(host);
  await button(guestAgain, `Back to room ${code}`).click();
  // At once, while nobody else is there.
  await expect(companySeats(guestAgain).filter({ hasText: "Mira" })).toContainText("choosing");
  await expect(companySeats(guestAgain).filter({ hasText: "Ada" })).toContainText("locked");
  await button(hostAgain, `Back to room ${code}`).click();
  await expect(companySeats(hostAgain).filter({ hasText: "Ada" })).toContainText("locked");
  await lockInFirst(hostAgain);
  for (const page of [hostAgain, guestAgain]) await expect(accept(page)).toBeVisible();
});
