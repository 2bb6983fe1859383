/** A game that only tests have is played with the real page, session and scenes. */
import type { Page } from "@playwright/test";
import { ON_ITS_WAY } from "../../src/scenes/card-flight.ts";
import { LONG } from "../scale.ts";
import { hand, laid, playIt, playToTheEnd, standings } from "./rehearsal-desk.ts";
import { type ServedPage, serveRehearsal } from "./rehearsal-page.ts";
import { dumpOf, type WorldCanvas, worldIdle, worldOpened } from "./the-world.ts";
import { button, expect, openLog, test, withoutWorld } from "./watching.ts";

// In one worker, so that the page is built only once.
test.describe.configure({ mode: "default" });

let served: ServedPage;
test.beforeAll(async () => {
  served = await serveRehearsal();
});
test.afterAll(() => served.close());

const chooseSpeed = (page: Page, speed: string) => page.getByLabel("Speed", { exact: true }).selectOption(speed);

/** The cards of the overview, by name. */
async function coinsTold(page: Page): Promise<number[]> {
  await button(page, "Overview").click();
  const lines = await page
    .getByRole("listitem")
    .filter({ hasText: /^\S+: \d+ coins?$/u })
    .allTextContents();
  return lines.map((line) => Number(/(\d+) coins?$/u.exec(line)?.[1]));
}

async function coinsShown(page: Page): Promise<number[]> {
  const plates = (await dumpOf(page)).filter(({ name, isVisible }) => /^seat:\d\/count$/u.test(name) && isVisible);
  return plates.map(({ text }) => Number(text));
}

/** The cards in front of a seat, in order. */
const haulOf = async (page: Page, seat: number): Promise<readonly string[]> =>
  (await dumpOf(page))
    .filter(({ name, isVisible }) => name.startsWith("card ") && name.endsWith(` of ${seat}`) && isVisible)
    .map(({ texture = "" }) => texture.replace(/@.*$/u, ""));

/** How many cards of the desk are moving, without CSS animations. */
const glidesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isGlide = (one: Animation): boolean =>
      !(one instanceof CSSTransition || one instanceof CSSAnimation) &&
      one.effect instanceof KeyframeEffect &&
      one.effect.target?.matches("[data-card]") === true;
    return document.getAnimations().filter(isGlide).length;
  });

async function sitDown(page: Page): Promise<void> {
  await page.goto(`${served.url}?seed=4`);
  await button(page, "Play now").click();
  await worldOpened(page);
  await expect(hand(page).first()).toBeVisible();
}

test("it is played to the end by the names of its acts, and what is seen is what is told", async ({ page }) => {
  await page.goto(`${served.url}?seed=4`);
  await button(page, "Play now").click();
  await worldOpened(page);
  await playToTheEnd(page);
  await button(page, "Close").click();
  await worldIdle(page);
  const told = await coinsTold(page);
  expect(told).toHaveLength(3);
  expect(told).not.toEqual([0, 0, 0]);
  expect(await coinsShown(page)).toEqual(told);
});

test("a card is dragged out and taken back, and what it brings flies to whoever plays it", async ({ page }) => {
  await sitDown(page);
  await chooseSpeed(page, "½×");
  const dive = hand(page).filter({ hasText: "Dive once more" });
  await expect(dive).toContainText("0 at stake, waves 25 %");
  await dive.dragTo(page.locator("[data-drop=zone]"));
  await expect(laid(page)).toContainText("Dive once more");
  await laid(page).dragTo(page.locator("[data-drop=hand]"));
  await expect(laid(page)).toHaveCount(0);
  await playIt(page).click({ force: true });
  await expect(page.getByText("Lay out a card first.").first()).toBeVisible();
  await dive.click();
  await expect(laid(page)).toHaveCount(1);
  await playIt(page).click();
  await expect.poll(async () => (await dumpOf(page)).some(({ name }) => name === ON_ITS_WAY)).toBe(true);
  await worldIdle(page);
  const found = await haulOf(page, 0);
  expect(found).toEqual(["find.4"]);
  await openLog(page);
  await expect(page.locator("aside")).toContainText("Player finds 4 coins.");
});

test("keys lay a card out, take it back and play it", async ({ page }) => {
  await sitDown(page);
  await page.keyboard.press("1");
  await expect(laid(page)).toHaveCount(1);
  await page.keyboard.press("z");
  await expect(laid(page)).toHaveCount(0);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await expect(laid(page)).toHaveCount(0);
  await worldIdle(page);
  expect(await haulOf(page, 0)).toHaveLength(1);
});

test("what is said while a card glides moves no card anew", async ({ page }) => {
  await sitDown(page);
  await page.keyboard.press("1");
  await expect(laid(page)).toHaveCount(1);
  await expect.poll(() => glidesOf(page)).toBe(0);
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const stopped = animate.apply(this, how);
      stopped.pause();
      return stopped;
    };
  });
  await page.keyboard.press("z");
  await expect(laid(page)).toHaveCount(0);
  const gliding = await glidesOf(page);
  expect(gliding).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Lay out a card first.").first()).toBeVisible();
  expect(await glidesOf(page)).toBe(gliding);
});

test("a card is told closer where it's pointed at, on the page and in the world", async ({ page }) => {
  await sitDown(page);
  await hand(page).first().hover();
  await expect(page.locator("[data-closer]")).toContainText("Brings up one find.");
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await worldIdle(page);
  const [found = ""] = await haulOf(page, 0);
  const at = await page
    .locator(".world canvas")
    .evaluate((canvas: WorldCanvas, thing) => canvas.world.placesOf(thing)[0], found);
  const canvas = await page.locator(".world canvas").boundingBox();
  await page.mouse.move((canvas?.x ?? 0) + (at?.x ?? 0) + 8, (canvas?.y ?? 0) + (at?.y ?? 0) + 8);
  await expect(page.locator(".closer")).toContainText("Worth");
});

test("watched, it goes on when what happened has been seen, and comes to its end", LONG, async ({ page }) => {
  await page.goto(served.url);
  await button(page, "Watch bots play").click();
  await worldOpened(page);
  await chooseSpeed(page, "4×");
  await expect(standings(page)).toBeVisible();
});

test("a key skips whatever moves", LONG, async ({ page }) => {
  await page.goto(`${served.url}?seed=4`);
  await button(page, "Play now").click();
  await worldOpened(page);
  await chooseSpeed(page, "½×");
  await hand(page).first().click();
  await playIt(page).click();
  await page.keyboard.press("s");
  await worldIdle(page);
});

test("each match has its own world, and leaves nothing of it behind", LONG, async ({ page }) => {
  await page.goto(served.url);
  for (const _ of [1, 2, 3]) {
    await button(page, "Watch bots play").click();
    await worldOpened(page);
    await button(page, "Menu").click();
    await button(page, "Home").click();
    await expect(page.locator("canvas")).toHaveCount(0);
  }
});

test.describe("where there is no WebGL", () => {
  // The browser reports what is missing, which is expected here.
  test.use({ complaints: async ({ page: _ }, use) => use([]) });

  test("it is said, and the game is played on in words", async ({ page }) => {
    await withoutWorld(page);
    await page.goto(`${served.url}?seed=4`);
    await button(page, "Play now").click();
    await expect(page.getByText("You can play without it.")).toBeVisible();
    await playToTheEnd(page);
  });
});
