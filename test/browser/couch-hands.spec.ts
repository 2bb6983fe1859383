/** All ways to hold a curtain open while choosing, and what a reload does to it. */
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page, Route } from "@playwright/test";
import { LONG } from "../scale.ts";
import {
  accept,
  curtainOf,
  hold,
  holdButton,
  letGo,
  lockIn,
  openAll,
  place,
  seatButton,
  share,
  sitTogether,
  ways,
} from "./couch.ts";
import { button, expect, test, withoutWorld } from "./watching.ts";

test.beforeEach(async ({ page }) => {
  await withoutWorld(page);
});

/** What a game is played with, which is loaded once its table is shown. */
const VIEWS = "**/views-*.js";

const chosen = (page: Page): Promise<boolean[]> =>
  ways(page).evaluateAll((all) => all.map((one) => one instanceof HTMLInputElement && one.checked));

test("with one hand and a mouse: what one slides onto is chosen by letting go", LONG, async ({ page }) => {
  await sitTogether(page, { seed: 61, people: 2 });
  await hold(page);
  await ways(page).nth(3).locator("xpath=..").hover();
  await page.mouse.up();
  await expect(ways(page)).toHaveCount(0);
  await hold(page);
  expect((await chosen(page)).indexOf(true)).toBe(3);
  await lockIn(page).hover();
  await page.mouse.up();
  await expect(seatButton(page, "Captain")).toContainText("locked");
  expect(await curtainOf(page)).toBe("Ada");
});

test("who holds before the desk has come is at its first control once it has", async ({ page }) => {
  const held: Route[] = [];
  await page.route(VIEWS, (route) => void held.push(route));
  await sitTogether(page, { seed: 62, people: 2 });
  await holdButton(page).focus();
  await page.keyboard.down("Space");
  await expect(holdButton(page)).toHaveText("Let go to hide");
  await expect(place(page)).toBeFocused();
  for (const route of held) await route.continue();
  await expect(ways(page).first()).toBeFocused();
  await page.keyboard.up("Space");
  await expect(holdButton(page)).toBeFocused();
});

const KEYS = [
  ["Space", "Enter"],
  ["Enter", "Space"],
] as const;

for (const [key, other] of KEYS) {
  test(`by the keyboard alone: ${key} holds, and other keys choose`, LONG, async ({ page }) => {
    await sitTogether(page, { seed: 62, people: 2 });
    await holdButton(page).focus();
    await page.keyboard.down(key);
    await expect(ways(page).first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    expect((await chosen(page)).indexOf(true)).toBe(1);
    // Key repeat.
    await page.keyboard.down(key);
    await page.keyboard.up(key);
    await expect(ways(page)).toHaveCount(0);
    await expect(holdButton(page)).toBeFocused();
    await page.keyboard.down(key);
    await expect(ways(page).nth(1)).toBeFocused();
    await tabAround(page);
    await page.keyboard.press(other);
    expect(await curtainOf(page)).toBe("Ada");
    // A key that is still held doesn't open the next curtain.
    await page.keyboard.down(key);
    await page.keyboard.up(key);
    expect(await curtainOf(page)).toBe("Ada");
    await expect(holdButton(page)).toBeFocused();
  });
}

/** Tabs through the whole page and back. The focus must not reach the browser’s own controls, which would close the curtain. */
async function tabAround(page: Page): Promise<void> {
  const isBack = () => lockIn(page).evaluate((one) => one === document.activeElement);
  await lockIn(page).focus();
  for (const tab of ["Tab", "Shift+Tab"]) {
    let tabs = 0;
    do {
      await page.keyboard.press(tab);
      tabs += 1;
    } while (tabs < 80 && !(await isBack()));
    expect(tabs).toBeGreaterThan(10);
    expect(tabs).toBeLessThan(80);
  }
}

test("a key that was let go in another window holds again at once", LONG, async ({ page }) => {
  await sitTogether(page, { seed: 62, people: 2 });
  await holdButton(page).focus();
  const keyboard = await page.context().newCDPSession(page);
  const space = { code: "Space", key: " ", windowsVirtualKeyCode: 32 };
  for (const _ of ["once", "again"]) {
    await keyboard.send("Input.dispatchKeyEvent", { type: "keyDown", ...space });
    await expect(ways(page)).not.toHaveCount(0);
    // The page gets no keyup event.
    await page.evaluate(() => void dispatchEvent(new Event("blur")));
    await expect(ways(page)).toHaveCount(0);
    await expect(holdButton(page)).toBeFocused();
  }
  await keyboard.send("Input.dispatchKeyEvent", { type: "keyUp", ...space });
  await expect(ways(page)).toHaveCount(0);
});

test("for who has neither pointer nor keys to hold, a click opens it and another closes it", async ({ page }) => {
  await sitTogether(page, { seed: 63, people: 2 });
  const click = () => holdButton(page).evaluate((one: HTMLElement) => one.click());
  await click();
  await expect(ways(page)).not.toHaveCount(0);
  await click();
  await expect(ways(page)).toHaveCount(0);
});

test.describe("on a screen that is touched", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("one finger holds, another one chooses", async ({ page }) => {
    await sitTogether(page, { seed: 64, people: 2 });
    const screen = await page.context().newCDPSession(page);
    const spot = async (thing: Locator) => {
      const box = await thing.boundingBox();
      if (box === null) throw new Error("it isn’t on the page");
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const thumb = { ...(await spot(holdButton(page))), id: 1 };
    await screen.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [thumb] });
    await expect(ways(page)).not.toHaveCount(0);
    for (const thing of [ways(page).nth(4).locator("xpath=.."), lockIn(page)]) {
      const finger = { ...(await spot(thing)), id: 2 };
      await screen.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
      await screen.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [finger] });
    }
    await expect(seatButton(page, "Captain")).toContainText("locked");
    expect(await curtainOf(page)).toBe("Ada");
    await screen.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(ways(page)).toHaveCount(0);
  });
});

test("a page that is loaded again has its curtain closed, and all that was locked in and picked", async ({ page }) => {
  await sitTogether(page, { seed: 65, people: 3 });
  await hold(page);
  for (const key of ["2", "Enter"]) await page.keyboard.press(key);
  await page.mouse.up();
  await hold(page);
  await page.keyboard.press("5");
  await expect(ways(page).nth(4)).toBeChecked();
  await page.reload();
  expect(await curtainOf(page)).toBe("Ada");
  await expect(seatButton(page, "Captain")).toContainText("locked");
  await expect(ways(page)).toHaveCount(0);
  await page.mouse.up();
  await hold(page);
  await expect(ways(page).nth(4)).toBeChecked();
  await letGo(page);
});

test("all can be changed until all choices are opened", async ({ page }) => {
  await sitTogether(page, { seed: 66, people: 2 });
  for (const way of ["1", "2"]) {
    await hold(page);
    for (const key of [way, "Enter"]) await page.keyboard.press(key);
    await page.mouse.up();
  }
  await expect(openAll(page)).toBeVisible();
  await seatButton(page, "Captain").click();
  expect(await curtainOf(page)).toBe("Captain");
  await hold(page);
  expect((await chosen(page)).indexOf(true)).toBe(0);
  await letGo(page);
  await button(page, "Done").click();
  await openAll(page).click();
  await expect(accept(page)).toBeVisible();
});

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`axe finds nothing to complain about, ${viewport.width} × ${viewport.height}`, LONG, async ({ page }) => {
    const look = async (): Promise<void> => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    };
    await page.setViewportSize(viewport);
    await sitTogether(page, { seed: 68, people: 2, settings: { taps: true, method: "keys" } });
    await look();
    for (const _ of ["Captain", "Ada"]) {
      await holdButton(page).click();
      await expect(lockIn(page)).toBeVisible();
      await look();
      await holdButton(page).click();
      await button(page, "Done").click();
    }
    await expect(
      place(page).getByRole("heading", { name: "All together: each of you presses one of your six keys" }),
    ).toBeVisible();
    await look();
    await share(page, "Flat on a table");
    await look();
  });
}

test("how a screen is shared can be changed at the table", LONG, async ({ page }) => {
  await sitTogether(page, { seed: 67, people: 2 });
  await share(page, "No curtain");
  await expect(ways(page)).not.toHaveCount(0);
  await seatButton(page, "Ada").click();
  await expect(ways(page)).not.toHaveCount(0);
  await share(page, "Secret keys", "Take turns");
  expect(await curtainOf(page)).toBe("Ada");
  await hold(page);
  await expect(place(page).getByRole("region", { name: "Your keys" })).toBeVisible();
  await letGo(page);
});
