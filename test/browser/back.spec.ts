/** The back button of a browser or phone closes what is open first, and only then leaves the table. */
import type { Page } from "@playwright/test";
import { LONG } from "../scale.ts";
import { desk } from "./table-playing.ts";
import {
  button,
  dialog,
  expect,
  log,
  logLines,
  openLog,
  openPage,
  STILL,
  test,
  withoutWorld,
  withSettings,
} from "./watching.ts";

const PHONE = { width: 390, height: 844 };

async function sitDown(page: Page, settings: Readonly<Record<string, unknown>> = STILL): Promise<void> {
  await withSettings(page, settings);
  await withoutWorld(page);
  await openPage(page, "/?seed=7");
  await button(page, "Play now").click();
  await expect(desk(page)).toBeVisible();
}

async function expectFirstPage(page: Page): Promise<void> {
  await expect(button(page, "Continue")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** The browser goes back asynchronously; no person is faster. */
const historySettled = (page: Page) => expect.poll(() => page.evaluate(() => history.state?.depth)).toBe(0);

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("back closes the settings, the rules and the log, and leaves the table then", async ({ page }) => {
    await sitDown(page);

    await button(page, "Menu").click();
    await button(page, "Settings").click();
    await expect(dialog(page, "Settings")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(desk(page)).toBeVisible();

    await openLog(page);
    await expect(log(page)).toBeVisible();
    await page.goBack();
    await expect(log(page)).toBeHidden();
    await expect(desk(page)).toBeVisible();

    await page.keyboard.press("r");
    await expect(dialog(page, "Rules")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(desk(page)).toBeVisible();

    await page.goBack();
    await expectFirstPage(page);
  });

  test("what lies over something else that is open is closed first", async ({ page }) => {
    await sitDown(page);
    await openLog(page);
    await page.keyboard.press("m");
    await dialog(page, "Menu").getByRole("button", { name: "Rules" }).click();
    await expect(dialog(page, "Rules")).toBeVisible();
    await page.goBack();
    await expect(dialog(page, "Rules")).toBeHidden();
    await expect(dialog(page, "Menu")).toBeVisible();
    await page.goBack();
    await expect(dialog(page, "Menu")).toBeHidden();
    await expect(log(page)).toBeVisible();
    await page.goBack();
    await expect(log(page)).toBeHidden();
    await expect(desk(page)).toBeVisible();
    await page.goBack();
    await expectFirstPage(page);
  });

  test("from a moment that the log tells of, back leads to now", LONG, async ({ page }) => {
    await sitDown(page);
    await openLog(page);
    await logLines(page).first().getByRole("button").first().click();
    await expect(log(page)).toBeHidden();
    await expect(page.locator(".table.past")).toBeVisible();
    await page.goBack();
    await expect(page.locator(".table.past")).toHaveCount(0);
    await expect(desk(page)).toBeVisible();
  });
});

test("where the text is so large that the log covers the table, it is closed alike", LONG, async ({ page }) => {
  await sitDown(page, { ...STILL, textSize: 200 });
  await openLog(page);
  await page.goBack();
  await expect(log(page)).toBeHidden();
  await openLog(page);
  await logLines(page).first().getByRole("button").first().click();
  await expect(log(page)).toBeHidden();
});

test("what is closed in another way leaves nothing behind: back leaves at once", LONG, async ({ page }) => {
  await sitDown(page);
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => dialog(page, "Settings").getByRole("button", { name: "Close" }).click(),
  ]) {
    await page.keyboard.press("m");
    await button(page, "Settings").click();
    await expect(dialog(page, "Settings")).toBeVisible();
    await close();
    await expect(dialog(page, "Settings")).toBeHidden();
    await historySettled(page);
  }
  await page.goBack();
  await expectFirstPage(page);
});

test("the page may be loaded anew while something is open", async ({ page }) => {
  await sitDown(page);
  await page.keyboard.press("m");
  await dialog(page, "Menu").getByRole("button", { name: "Rules" }).click();
  await expect(dialog(page, "Rules")).toBeVisible();
  await page.reload();
  await expect(desk(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await historySettled(page);
  await page.goBack();
  await expectFirstPage(page);
});

test(
  "whoever leaves by the menu, or begins another match, comes back where they were before",
  LONG,
  async ({ page }) => {
    await sitDown(page);
    await button(page, "Menu").click();
    await button(page, "Home").click();
    await expectFirstPage(page);
    await historySettled(page);
    await page.goBack();
    await expect(desk(page)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await button(page, "Menu").click();
    await button(page, "New game").click();
    await dialog(page, "New game").getByRole("button", { name: "Play", exact: true }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(desk(page)).toBeVisible();
    await historySettled(page);
    await page.goBack();
    await expectFirstPage(page);
  },
);

test("forward opens nothing again, and back works after it", LONG, async ({ page }) => {
  await sitDown(page);
  await page.keyboard.press("m");
  await expect(dialog(page, "Menu")).toBeVisible();
  await page.goBack();
  await expect(dialog(page, "Menu")).toBeHidden();
  await page.goForward();
  await historySettled(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expectFirstPage(page);
});
