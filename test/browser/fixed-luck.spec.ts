/** A test has the same luck in every run: the same room with the same cards. */
import { LONG } from "../scale.ts";
import { test } from "./carrier-pages.ts";
import { withFixedLuck } from "./fixed-luck.ts";
import { begin, codeOf, linkOf, openRoom, sitDownByLink } from "./online-room.ts";
import { desk, ways } from "./table-playing.ts";
import { expect, withoutWorld, withSettings } from "./watching.ts";

test("what is drawn follows from test, device and number of reloads", async ({ page }, testInfo) => {
  const drawnBy = async (device: number) => {
    const tab = await page.context().newPage();
    await withFixedLuck(tab, testInfo, device);
    await tab.goto("/");
    const first = await tab.evaluate(() => [...crypto.getRandomValues(new Uint8Array(32))].join());
    await tab.reload();
    const second = await tab.evaluate(() => [...crypto.getRandomValues(new Uint8Array(32))].join());
    return { first, second };
  };
  const [one, again, other] = [await drawnBy(1), await drawnBy(1), await drawnBy(2)];
  expect(again).toEqual(one);
  expect(one.second).not.toBe(one.first);
  expect(other.first).not.toBe(one.first);
});

test("so a room has the same code, and deals the same cards", LONG, async ({ browser, baseURL }, testInfo) => {
  const dealt = async () => {
    const context = await Promise.all([1, 2].map(() => browser.newContext({ baseURL: baseURL ?? "" })));
    const [host, guest] = await Promise.all(context.map((one) => one.newPage()));
    if (host === undefined || guest === undefined) throw new Error("nobody is there");
    for (const [device, page] of [host, guest].entries()) {
      await withFixedLuck(page, testInfo, device);
      await withSettings(page, { speed: "instant", calm: "on", passes: false, name: `Seat ${device}` });
      await withoutWorld(page);
    }
    await openRoom(host, "Standard", "2");
    const code = await codeOf(host);
    await sitDownByLink(guest, await linkOf(host), "Seat 1");
    await begin(host, [guest]);
    await expect(ways(host).first()).toBeVisible();
    const cards = await desk(host).locator("[data-card]").allInnerTexts();
    for (const one of context) await one.close();
    return { code, cards };
  };
  const once = await dealt();
  expect(once.cards).toHaveLength(4);
  expect(await dealt()).toEqual(once);
});
