/** The fullest turn there is: everything fits on the desk, and is decided on the boat. */
import type { Locator, Page } from "@playwright/test";
import { atScale } from "../scale.ts";
import { brokenLayout } from "./broken-layout.ts";
import { openMoment, test } from "./moments/moments.ts";
import { desk } from "./table-playing.ts";
import { expect, openPage, STILL, withoutWorld } from "./watching.ts";

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1920, height: 1080 },
];
const isPhone = ({ width, height }: (typeof SIZES)[number]): boolean => Math.min(width, height) < 500;

const FULLEST = "fullest: plan";

const send = (page: Page): Locator => page.locator(".desk-send");
const adjust = (page: Page): Locator => page.locator(".view-adjust");
const result = (page: Page): Locator => page.locator(".desk-result");
const token = (page: Page, place: string): Locator => page.locator(`[data-at="${place}"] > button`);
const placeOf = (page: Page, place: string): Locator => page.locator(`[data-drop="${place}"]`);

/** Where the button that sends it is, and what is left for the world. */
const standing = async (page: Page) => [await send(page).boundingBox(), await page.locator(".free").boundingBox()];

/** Parts of the desk whose content is larger than they are. */
const overflowing = (page: Page): Promise<string[]> =>
  page.locator(".desk").evaluate((whole) =>
    [whole, ...whole.querySelectorAll("*")]
      .filter((one) => one.closest("svg, .unseen") === null && getComputedStyle(one).clipPath === "none")
      .filter((one) => getComputedStyle(one).overflow !== "visible")
      .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
      .filter((one) => getComputedStyle(one).textOverflow !== "ellipsis")
      .map(
        (one) =>
          `${one.className}: ${one.scrollWidth} × ${one.scrollHeight} in ${one.clientWidth} × ${one.clientHeight}`,
      ),
  );

/** The names of Machines that are cut off. */
const cutNames = (page: Page): Promise<string[]> =>
  page
    .locator(".desk-machine .name")
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent ?? ""),
    );

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: isPhone(viewport), isMobile: isPhone(viewport), deviceScaleFactor: 1 });

    for (const locale of atScale(isPhone(viewport) ? ["fr"] : ["en"], ["en", "fr"])) {
      test.describe(`in ${locale}`, () => {
        test.use({ locale });

        test("all is in sight, and Accept stays in its place whatever is adjusted", async ({ page, moments }) => {
          await withoutWorld(page);
          await openPage(page);
          await openMoment(page, moments[FULLEST], { ...STILL, passes: false });
          await expect(send(page)).toBeInViewport({ ratio: 1 });
          const before = await standing(page);
          expect(await overflowing(page)).toEqual([]);
          expect(await brokenLayout(page)).toEqual([]);
          expect(await cutNames(page)).toEqual([]);

          await adjust(page).click();
          await expect(page.locator(".plan-adjust")).toBeVisible();
          expect(await standing(page)).toEqual(before);
          // On a phone so many numbers are scrolled, above the button.
          if (!isPhone(viewport)) expect(await overflowing(page)).toEqual([]);
          expect(await brokenLayout(page)).toEqual([]);
          const told = await result(page).textContent();
          // A Protector fewer against the Bane.
          const spent = page.locator(".adjust-row.upkeep .desk-stepper").first();
          await spent.locator("button").first().click();
          await expect(result(page)).not.toHaveText(told ?? "");
          expect(await standing(page)).toEqual(before);
          await adjust(page).click();
          await expect(page.locator(".desk-machines")).toBeVisible();
          expect(await standing(page)).toEqual(before);
          await expect(send(page)).toBeInViewport({ ratio: 1 });
        });
      });
    }
  });
}

for (const viewport of SIZES.slice(0, atScale(2, 4))) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: isPhone(viewport), isMobile: isPhone(viewport), deviceScaleFactor: 1 });

    test("nothing moves while cards are split", async ({ page, moments }) => {
      await withoutWorld(page);
      await openPage(page);
      await openMoment(page, moments["against bots: split"], { ...STILL, passes: false });
      await expect(send(page)).toBeInViewport({ ratio: 1 });
      const before = await standing(page);
      for (const key of ["1", "2", "z", "h", "h"]) {
        await page.keyboard.press(key);
        expect(await standing(page), `after ${key}`).toEqual(before);
      }
      await expect(page.locator(".desk-said")).not.toBeEmpty();
    });
  });
}

test.describe("what is decided on the boat", () => {
  test.beforeEach(async ({ page, moments }) => {
    await withoutWorld(page);
    await openPage(page);
    await openMoment(page, moments[FULLEST], { ...STILL, passes: false });
    await expect(send(page)).toBeVisible();
  });

  /** Does it, and expects that the plan comes to something else then. */
  async function expectChange(page: Page, change: () => Promise<unknown>): Promise<void> {
    const before = await page.locator(".desk-plan").textContent();
    await change();
    await expect(page.locator(".desk-plan")).not.toHaveText(before ?? "");
    await page.keyboard.press("z");
    await expect(page.locator(".desk-plan")).toHaveText(before ?? "");
  }

  const FROM = "machine:4";
  const firing = (page: Page): Locator => desk(page).getByRole("switch", { name: "Fire Signal Mast" });

  test("by pointer: an Ymune and a Battery are dropped, and a Machine is pressed", async ({ page }) => {
    await expectChange(page, async () => {
      await token(page, "doctor").dragTo(placeOf(page, "ashore"));
      await expect(token(page, "ashore")).toBeVisible();
    });
    await expectChange(page, async () => {
      await token(page, FROM).dragTo(placeOf(page, "machine:2"));
      await expect(token(page, "machine:2")).toBeVisible();
    });
    await expect(firing(page)).toBeChecked();
    await expectChange(page, async () => {
      await firing(page).click();
      await expect(firing(page)).not.toBeChecked();
    });
  });

  test("by keys: the same, and the focus goes with what is moved", async ({ page }) => {
    await expectChange(page, async () => {
      await token(page, "doctor").focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("menuitemradio", { name: "Send one to the Bow" })).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(token(page, "ashore")).toBeFocused();
    });
    await expectChange(page, async () => {
      await token(page, FROM).focus();
      await page.keyboard.press("Enter");
      const press = page.getByRole("menuitemradio", { name: "Armour Press" });
      for (let items = 0; items < 6; items++) {
        if (await press.evaluate((one) => one === document.activeElement)) break;
        await page.keyboard.press("ArrowDown");
      }
      await page.keyboard.press("Enter");
      await expect(token(page, "machine:2")).toBeFocused();
    });
    await expectChange(page, async () => {
      await firing(page).focus();
      await page.keyboard.press("Space");
      await expect(firing(page)).not.toBeChecked();
      await expect(firing(page)).toBeFocused();
    });
    // Escape closes only the menu.
    await token(page, FROM).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(token(page, FROM)).toBeFocused();
  });
});
