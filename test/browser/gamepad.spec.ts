/** A gamepad: the same controls as with keys, and nothing that is one person's secret. */
import type { Page } from "@playwright/test";
import { curtainOf, sitTogether } from "./couch.ts";
import { button, dialog, expect, openPage, test } from "./watching.ts";

const [A, B, RIGHT_SHOULDER] = [0, 1, 5];

/** Connects a gamepad whose buttons the test holds. */
async function connect(page: Page): Promise<void> {
  await page.evaluate(() => {
    const buttons = Array.from({ length: 16 }, () => ({ pressed: false, touched: false, value: 0 }));
    const pad = { mapping: "standard", axes: [0, 0, 0, 0], buttons };
    Object.assign(window, { pad });
    Object.defineProperty(navigator, "getGamepads", { configurable: true, value: () => [pad] });
    dispatchEvent(new Event("gamepadconnected"));
  });
  // What listens to gamepads is loaded only now.
  await expect(async () => {
    await hit(page, RIGHT_SHOULDER);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  }).toPass();
}

/** Presses a button, and lets go of it once the page has looked. */
async function hit(page: Page, nth: number): Promise<void> {
  await page.evaluate(async (held) => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { buttons } = (window as unknown as { pad: { buttons: { pressed: boolean }[] } }).pad;
    const one = buttons[held];
    if (one === undefined) throw new Error("there is no such button");
    one.pressed = true;
    await frames();
    one.pressed = false;
    await frames();
  }, nth);
}

/** From one control to the next, until this one has the focus. */
async function goTo(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await hit(page, RIGHT_SHOULDER);
    expect(await button(page, name).evaluate((one) => one === document.activeElement)).toBe(true);
  }).toPass({ intervals: [0] });
}

test("opens a dialog, moves in it, and closes it", async ({ page }) => {
  await openPage(page);
  await connect(page);
  await goTo(page, "New game");
  await hit(page, A);
  await expect(dialog(page, "New game")).toBeVisible();
  await goTo(page, "Play");
  await hit(page, B);
  await expect(dialog(page, "New game")).toBeHidden();
});

test("never comes to a curtain, nor behind it", async ({ page }) => {
  await sitTogether(page, { seed: 4, people: 2, settings: { method: "device", taps: true } });
  await connect(page);
  const whose = await curtainOf(page);
  for (let i = 0; i < 30; i++) {
    await hit(page, RIGHT_SHOULDER);
    const isPrivate = () => document.activeElement?.closest("[data-private]") !== null;
    expect(await page.evaluate(isPrivate)).toBe(false);
  }
  expect(await curtainOf(page)).toBe(whose);
  await button(page, "Show").click();
  await expect(page.locator(".couch-desk.shown")).toBeVisible();
  await hit(page, RIGHT_SHOULDER);
  expect(await page.evaluate(() => document.activeElement?.closest(".couch-desk") ?? null)).toBeNull();
});
