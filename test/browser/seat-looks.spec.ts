/** People choose their colour and flag, and keep them: at the table, in the next game, after a reload, and in a room. */
import type { Locator, Page } from "@playwright/test";
import { symbolOf } from "../../src/ui/look/seat-symbols.ts";
import { withFixedLuck } from "./fixed-luck.ts";
import { begin, companySeats, linkOf, openRoom, seats, sitDownByLink } from "./online-room.ts";
import { boats, button, dialog, expect, openPage, STILL, test, withoutWorld, withSettings } from "./watching.ts";

const PEARL = "rgb(203, 211, 230)";
const BELL = symbolOf(7);

const mark = (where: Locator): Locator => where.locator("svg.seat-mark").first();

/** Its colour as it is painted, and its sign. */
const seen = async (where: Locator): Promise<readonly [color: string, sign: string | null]> => [
  await mark(where).evaluate((svg) => getComputedStyle(svg).fill),
  await mark(where).locator("path").getAttribute("d"),
];

const chooser = (page: Page, seat: number): Locator => button(page, `Colour and flag of seat ${seat}`);

async function pick(page: Page, color: string, flag: string): Promise<void> {
  for (const name of [color, flag]) {
    const radio = page.getByRole("radio", { name, exact: true });
    await radio.locator("xpath=..").click();
    await expect(radio).toBeChecked();
  }
}

/** By seat, as the overview shows them where there is no world. */
async function atTable(page: Page): Promise<(readonly [string, string | null])[]> {
  await expect(boats(page)).toBeVisible();
  const heads = await boats(page).getByRole("columnheader").all();
  return Promise.all(heads.slice(1).map(seen));
}

test("a colour and a flag are chosen, and kept in the next game and after a reload", async ({ page }) => {
  await withSettings(page, STILL);
  await withoutWorld(page);
  await openPage(page, "/?seed=7");
  await button(page, "New game").click();
  await chooser(page, 1).click();
  await pick(page, "Pearl", "Bell");
  expect(await seen(chooser(page, 1))).toEqual([PEARL, BELL]);
  await button(page, "Play").click();
  const [own, ...others] = await atTable(page);
  expect(own).toEqual([PEARL, BELL]);
  expect(others.flat()).not.toContain(PEARL);

  await page.reload();
  expect((await atTable(page))[0]).toEqual([PEARL, BELL]);

  await openPage(page);
  await button(page, "New game").click();
  await expect(dialog(page, "New game")).toBeVisible();
  expect(await seen(chooser(page, 1))).toEqual([PEARL, BELL]);
  await chooser(page, 2).click();
  await expect(page.getByRole("radio", { name: "Pearl", exact: true })).toBeDisabled();
  await button(page, "Play").click();
  expect((await atTable(page))[0]).toEqual([PEARL, BELL]);
});

test("two who want the same colour and flag in a room have different ones, the same on both screens", async ({
  page,
  browser,
}) => {
  const look = { color: 5, sign: 7 };
  await withSettings(page, { ...STILL, name: "Mira", look });
  await withoutWorld(page);
  await openRoom(page);
  const context = await browser.newContext();
  const guest = await context.newPage();
  await withFixedLuck(guest, test.info(), 1);
  await withSettings(guest, { ...STILL, look });
  await withoutWorld(guest);
  await sitDownByLink(guest, await linkOf(page), "Ada");
  const inRoom = (one: Page) => Promise.all([0, 1].map((seat) => seen(seats(one).nth(seat))));
  const [host, other] = await inRoom(page);
  expect(host).toEqual([PEARL, BELL]);
  expect(other?.[0]).not.toBe(PEARL);
  expect(other?.[1]).not.toBe(BELL);
  expect(await inRoom(guest)).toEqual([host, other]);

  await button(page, "Fill with bots").click();
  await begin(page, [guest]);
  for (const one of [page, guest]) {
    expect(await Promise.all([0, 1].map((seat) => seen(companySeats(one).nth(seat))))).toEqual([host, other]);
    expect((await atTable(one)).slice(0, 2)).toEqual([host, other]);
  }
  await context.close();
});
