/** A newcomer's first journey: offered once, taken to the first island, left and resumed, and taken by chapter. */
import type { Locator, Page } from "@playwright/test";
import { LONG } from "../scale.ts";
import {
  cardPointedAt,
  coach,
  doAsTold,
  doByKeys,
  expectMarkBeside,
  expectReadableBeside,
  LESSON,
  showMe,
  stepSaid,
} from "./coached.ts";
import { type Look, lookForBroken, lookForSmall, lookWithAll, lookWithAxe } from "./looks.ts";
import { accept, desk, lockIn } from "./table-playing.ts";
import { button, dialog, ending, expect, moment, openPage, STILL, test, withSettings } from "./watching.ts";

const TITLE = "Your first journey";
type Press = (card: Locator) => Promise<void>;

async function takeUp(page: Page, look: Look = async () => undefined): Promise<void> {
  await withSettings(page, STILL);
  await openPage(page);
  await button(page, "Play now").click();
  await expect(dialog(page, TITLE)).toBeVisible();
  await look("offered");
  await button(page, "Start").click();
  await expect(coach(page)).toHaveAttribute("data-step", "keep");
}

/** What is to be done by hand, as whoever reads it would. */
const BY_HAND: Readonly<Record<string, (page: Page, press: Press) => Promise<void>>> = {
  async keep(page, press) {
    await press(await cardPointedAt(page));
    await page.getByRole("menuitemradio", { name: "Keep" }).click();
  },
  async give(page, press) {
    await press(await cardPointedAt(page));
    await page.getByRole("menuitemradio", { name: /^Give to / }).click();
  },
  lock: (page) => lockIn(page).click(),
  costs: (page) =>
    desk(page)
      .getByRole("button", { name: /^Activate /, pressed: false })
      .click(),
  accept: (page) => accept(page).click(),
};

/** Takes the lesson until this step is said, and returns which steps were. */
async function takeTo(page: Page, last: string, press: Press, look: Look): Promise<string[]> {
  const said: string[] = [];
  for (;;) {
    const step = await stepSaid(page);
    if (step !== undefined && !said.includes(step)) {
      said.push(step);
      await expectMarkBeside(page);
      await look(step);
    }
    if (step === last) return said;
    const byHand = step === undefined ? undefined : BY_HAND[step];
    if (byHand === undefined || step === undefined) await doAsTold(page, step);
    else {
      await byHand(page, press);
      await expect(coach(page)).not.toHaveAttribute("data-step", step);
    }
  }
}

test("a newcomer takes the lesson to the first island by mouse, leaves on the way and resumes", async ({ page }) => {
  const press: Press = (card) => card.click();
  await page.setViewportSize({ width: 1280, height: 720 });
  const look = lookWithAll(lookForBroken(page), lookWithAxe(page));
  await takeUp(page, look);
  await expectReadableBeside(page, page.locator(".desk-card .face"));
  const first = await takeTo(page, "comes-back", press, look);

  await openPage(page);
  await button(page, "Continue").click();
  await expect(coach(page)).toHaveAttribute("data-step", "comes-back");
  await coach(page)
    .getByRole("button", { name: /^Send the coach away/ })
    .click();
  await expect(coach(page)).not.toHaveAttribute("data-step");
  await button(page, "Menu").click();
  await button(page, "Learn to play").click();
  await button(page, "Resume").click();
  await expect(coach(page)).toHaveAttribute("data-step", "comes-back");

  const rest = await takeTo(page, "farewell", press, look);
  expect([...first, ...rest.slice(1)]).toEqual(LESSON);
  await expect(moment(page)).toHaveText(/5/u);
});

test.describe("by touch on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

  test("a newcomer takes the lesson to the first island", LONG, async ({ page }) => {
    const press: Press = (card) => card.tap();
    const look = lookWithAll(lookForBroken(page), lookForSmall(page));
    await takeUp(page, look);
    expect(await takeTo(page, "farewell", press, look)).toEqual(LESSON);
  });
});

test("the coach comes first for the keyboard, is announced, and gives way to the desk", async ({ page }) => {
  await takeUp(page);
  await expect(coach(page).getByRole("status")).toHaveText(/^Keep one card/u);
  const first = page.getByRole("button").first();
  await expect(first).toHaveAccessibleName(/^Send the coach away/u);
  await first.focus();
  await page.keyboard.press("Tab");
  await expect(showMe(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(coach(page)).toHaveAttribute("data-step", "give");
  await expect(showMe(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(coach(page)).toHaveAttribute("data-step", "pass");
  await expect(coach(page).getByRole("button", { name: "Got it" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(coach(page)).toHaveAttribute("data-step", "lock");
  await page.keyboard.press("Enter");
  await expect(coach(page)).toHaveAttribute("data-step", "costs");
});

test(
  "by the keyboard alone it is taken to its end, and on to the end of the game with hints",
  LONG,
  async ({ page }) => {
    await takeUp(page);
    const said = new Set<string>();
    while (await page.locator(".desk-send").first().isVisible()) {
      const step = await stepSaid(page);
      if (step !== undefined) said.add(step);
      await doByKeys(page, step);
    }
    await expect(ending(page)).toBeVisible();
    expect([...said].slice(0, LESSON.length)).toEqual(LESSON);
    expect([...said].slice(LESSON.length)).toContain("bane-card");
  },
);

test("a lesson can begin with any chapter, and whoever declines it isn't asked again", async ({ page }) => {
  await withSettings(page, STILL);
  await openPage(page);
  await button(page, "Play now").click();
  await button(page, "Just play").click();
  await expect(desk(page)).toBeVisible();
  await expect(coach(page)).toHaveCount(0);
  await page.goto("/");
  await button(page, "Learn to play").click();
  await dialog(page, TITLE).getByRole("button", { name: "Wake a Machine" }).click();
  await expect(coach(page)).toHaveAttribute("data-step", "bane");
  await expect(moment(page)).toHaveText(/3/u);
});
