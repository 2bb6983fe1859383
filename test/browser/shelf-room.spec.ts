/** A room on a page with several games: its host chooses which is played, and whoever comes sees which it is. */
import type { Page } from "@playwright/test";
import { lookForBroken } from "./looks.ts";
import { test } from "./online-people.ts";
import { begin, linkOf, seats, sitDownByLink } from "./online-room.ts";
import { type ServedPage, servePageIn } from "./rehearsal-page.ts";
import { button, expect } from "./watching.ts";

// In one worker, so that the page is built only once.
test.describe.configure({ mode: "default" });

let served: ServedPage;
test.beforeAll(async () => {
  served = await servePageIn("test/rehearsal/shelf");
});
test.afterAll(() => served.close());

const game = (page: Page) => page.getByRole("region", { name: "Game", exact: true });
const choice = (page: Page, name: string) => game(page).getByRole("radio", { name, exact: true });

test("the room is of the game it was opened for; the host chooses another, all see it, and that's what they play", async ({
  arrive,
}) => {
  const host = await arrive({ name: "Ada" });
  await host.goto(`${served.url}#game=market-day`);
  await button(host, "Play online").click();
  await expect(game(host).getByRole("heading", { name: "Market Day" })).toBeVisible();
  const guest = await arrive({ name: "Bo", viewport: { width: 390, height: 844 }, hasTouch: true });
  await sitDownByLink(guest, await linkOf(host), "Bo");
  await expect(game(guest).getByRole("heading", { name: "Market Day" })).toBeVisible();
  await expect(game(guest).getByRole("radio")).toHaveCount(0);
  await choice(host, "Market Day").focus();
  await host.keyboard.press("ArrowRight");
  await expect(choice(host, "The House at the Edge of the City")).toBeChecked();
  for (const page of [host, guest]) {
    await expect(game(page).getByRole("heading", { name: "The House at the Edge of the City" })).toBeVisible();
    await expect(seats(page).nth(1)).toContainText("Bo");
    await lookForBroken(page)("the room");
  }
  await button(host, "Fill with bots").click();
  await begin(host, [guest]);
  const kept = await host.evaluate(() => localStorage.getItem("letea.played"));
  expect(kept).toBe("long-siege");
});

test("a page that doesn't have the game of the room says so", async ({ arrive }) => {
  const host = await arrive({ name: "Ada" });
  await host.goto(`${served.url}#game=long-siege`);
  await button(host, "Play online").click();
  await expect(game(host)).toBeVisible();
  const guest = await arrive({ name: "Bo" });
  await guest.goto((await linkOf(host)).replace("#", "?games=2#"));
  await expect(guest.getByRole("alert")).toContainText("That room plays a game this page doesn’t have.");
});
