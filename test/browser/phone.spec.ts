/** A phone in portrait: touch targets are large enough, text isn't tiny, and touching works. */
import type { Locator, Page } from "@playwright/test";
import { atScale, LONG } from "../scale.ts";
import { fingerOn, spotOf } from "./finger.ts";
import { tooSmall } from "./finger-sized.ts";
import { lookForBroken } from "./looks.ts";
import { accept, desk, lockIn, play, ways } from "./table-playing.ts";
import {
  button,
  choose,
  dialog,
  ending,
  expect,
  newGame,
  openLog,
  openPage,
  STILL,
  test,
  withoutWorld,
  withSettings,
} from "./watching.ts";

const PHONE = { width: 390, height: 844 };
/** A small phone in landscape, or a window of 1280 × 720 with a zoom of 200 %. */
const HALF_A_WINDOW = { width: 640, height: 360 };

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

/** In pixels of the page. */
const LEAST_TEXT = 12;

const tooTiny = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (words.nextNode() !== null) {
      const box = words.currentNode.parentElement;
      const text = words.currentNode.textContent?.trim() ?? "";
      // Text within pictures scales with them; a long press shows a card's text.
      if (text === "" || box === null || !box.checkVisibility() || box.closest("svg, script, style") !== null) continue;
      const size = Number.parseFloat(getComputedStyle(box).fontSize);
      if (size < least) found.push(`${text}: ${size}`);
    }
    return found;
  }, LEAST_TEXT);

/** Whether the page can be scrolled sideways. */
const sticksOut = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

async function expectForFingers(page: Page): Promise<void> {
  expect.soft(await tooSmall(page)).toEqual([]);
  expect.soft(await tooTiny(page)).toEqual([]);
  expect(await sticksOut(page)).toBe(false);
}

for (const locale of ["en", "fr"]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("every control is as large as a finger, from the first page to the end", LONG, async ({ page }) => {
      await withSettings(page, { ...STILL, passes: false });
      await withoutWorld(page);
      await openPage(page, "/?seed=7");
      const main = page.locator(".home-actions button");
      await expectForFingers(page);
      await main.last().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectForFingers(page);
      await page.keyboard.press("Escape");
      await main.nth(1).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectForFingers(page);
      await page.getByRole("dialog").locator("button.main").click();

      await expect(page.locator(".dual-select")).toBeVisible();
      await expectForFingers(page);
      await page.locator(".desk-card .face").first().click();
      await expect(page.getByRole("menu")).toBeVisible();
      await expectForFingers(page);
      await page.keyboard.press("Escape");
      await page.keyboard.press("m");
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectForFingers(page);
      await page.keyboard.press("Escape");
      await openLog(page);
      await expectForFingers(page);
      await page.keyboard.press("Escape");

      const ended = page.getByRole("dialog");
      const asked = page.locator(".dual-select, .desk-plan").or(ended);
      for (let question = 0; question < 100; question++) {
        await expect(asked.first()).toBeVisible();
        if (await ended.isVisible()) break;
        await page.keyboard.press("h");
        await page.keyboard.press("h");
        await expectForFingers(page);
        await page.keyboard.press("Enter");
      }
      await expect(ending(page)).toBeVisible();
      await expectForFingers(page);
    });
  });
}

test.describe("the desk", () => {
  const card = (page: Page, index: number): Locator => desk(page).locator(`[data-card="${index}"]`);

  async function sitDown(page: Page, textSize = 100): Promise<void> {
    await withSettings(page, { ...STILL, passes: false, textSize });
    await withoutWorld(page);
    await openPage(page, "/?seed=7");
    await newGame(page, "3");
    await play(page);
    await expect(lockIn(page)).toBeVisible();
  }

  test("half a window has room for whom the cards go to", LONG, async ({ page }) => {
    await page.setViewportSize(HALF_A_WINDOW);
    await withSettings(page, { ...STILL, passes: false });
    await openPage(page, "/?seed=7");
    await newGame(page, "4");
    await play(page);
    await expect(lockIn(page)).toBeVisible();
    await lookForBroken(page)("half a window");
  });

  test("in a narrow desk nothing moves from under a mouse that points at a way", LONG, async ({ page }) => {
    await page.setViewportSize({ width: 960, height: 540 });
    await sitDown(page);
    const before = await lockIn(page).boundingBox();
    for (const way of await ways(page).all()) {
      await way.locator("xpath=..").hover();
      expect(await lockIn(page).boundingBox()).toEqual(before);
    }
  });

  /** Expects it to be fully visible and not covered. */
  async function expectInSight(thing: Locator): Promise<void> {
    await expect(thing).toBeInViewport({ ratio: 1 });
    const isHit = (one: Element): boolean => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const edges = [0.1, 0.5, 0.9].map((down) => document.elementFromPoint(x + width / 2, y + height * down));
      return edges.every((found) => found !== null && (one.contains(found) || found.contains(one)));
    };
    expect(await thing.evaluate(isHit), String(thing)).toBe(true);
  }

  const SCREENS = [
    { viewport: PHONE },
    { viewport: { width: 844, height: 390 } },
    { viewport: HALF_A_WINDOW },
    { viewport: { width: 960, height: 540 } },
    { viewport: { width: 1920, height: 1080 }, textSize: 200 },
  ];
  for (const { viewport, textSize } of SCREENS.slice(0, atScale(1, SCREENS.length))) {
    test.describe(`at ${viewport.width} × ${viewport.height}${textSize === undefined ? "" : ` with text at ${textSize} %`}`, () => {
      test.use({ viewport });

      test("shows all three places and what sends the cards at once, before and after they are sorted", async ({
        page,
      }) => {
        await sitDown(page, textSize);
        for (const place of ["give", "keep", "pass"]) {
          await expectInSight(desk(page).locator(`[data-drop="${place}"]`).getByRole("heading"));
        }
        await expectInSight(lockIn(page));
        await page.keyboard.press("1");
        await expect(ways(page).first()).toBeChecked();
        for (let index = 0; index < 4; index++) await expectInSight(card(page, index));
        await expectInSight(desk(page).getByRole("row", { name: /^Gains/u }));
        await expectInSight(lockIn(page));
      });

      test("shows what comes of a plan together with its parts", async ({ page }) => {
        await sitDown(page);
        await page.keyboard.press("1");
        await lockIn(page).click();
        await expectInSight(
          desk(page)
            .getByRole("button", { name: /^Activate / })
            .first(),
        );
        await expectInSight(desk(page).getByRole("table", { name: "Your boat, before and after" }));
        await expectInSight(accept(page));
      });
    });
  }

  test("a card is dragged down to whom it is given, and tapped to be told where it goes", async ({ page }) => {
    await sitDown(page);
    const finger = await fingerOn(page);
    const give = desk(page).locator('[data-drop="give"]');
    await finger.drag(await spotOf(card(page, 1)), await spotOf(give));
    await expect(give.locator("[data-card]")).toHaveAttribute("data-card", "1");
    // And up again, and down once more: nothing scrolls away under it.
    await finger.drag(await spotOf(card(page, 1)), await spotOf(desk(page).locator('[data-drop="keep"]')));
    await expect(desk(page).locator('[data-drop="keep"]').locator('[data-card="1"]')).toBeVisible();
    await finger.drag(await spotOf(card(page, 1)), await spotOf(give));
    await expect(give.locator("[data-card]")).toHaveAttribute("data-card", "1");
    await card(page, 0).tap();
    await page.getByRole("menuitemradio", { name: "Keep" }).tap();
    await expect(ways(page).and(page.getByRole("radio", { checked: true }))).toHaveCount(1);
    await lockIn(page).tap();
    await expect(accept(page)).toBeVisible();
  });

  test("a long press tells a card closer, calls no menu of the browser and chooses nothing", async ({ page }) => {
    await sitDown(page);
    await page.evaluate(() => {
      addEventListener("contextmenu", (event) => {
        if (!event.defaultPrevented) document.body.dataset.menu = "called";
      });
    });
    const finger = await fingerOn(page);
    await finger.down(await spotOf(card(page, 0)));
    await expect(page.locator(".enlarged")).toBeVisible();
    await card(page, 0).dispatchEvent("contextmenu", { cancelable: true });
    await finger.lift();
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(page.locator("body[data-menu]")).toHaveCount(0);
    await desk(page).getByRole("heading").first().tap();
    await expect(page.locator(".enlarged")).toBeHidden();
  });

  test.describe("where it is higher than its room", () => {
    test.use({ viewport: { width: 375, height: 600 } });

    test(
      "it scrolls under a finger that begins on a card, and back, and the page stays where it is",
      LONG,
      async ({ page }) => {
        await sitDown(page);
        const finger = await fingerOn(page);
        const scrolled = () => desk(page).evaluate(({ scrollTop }) => scrollTop);
        expect(await scrolled()).toBe(0);
        const from = await spotOf(card(page, 0));
        await finger.drag(from, { x: from.x, y: from.y - 60 });
        await expect.poll(scrolled).toBeGreaterThan(20);
        await expect(desk(page).locator('[data-drop="keep"] [data-card]')).toHaveCount(4);
        const back = await spotOf(card(page, 0), 0.9);
        await finger.drag(back, { x: back.x, y: back.y + 120 });
        await expect.poll(scrolled).toBe(0);
        expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
      },
    );
  });
});

test("nothing that is pressed lies under the notch of a phone lying down, or under the line at its lower end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const insets = { left: 59, right: 59, bottom: 21, top: 0 };
  const screen = await page.context().newCDPSession(page);
  await screen.send("Emulation.setSafeAreaInsetsOverride", { insets });
  await withSettings(page, { ...STILL, passes: false });
  await withoutWorld(page);
  await openPage(page, "/?seed=7");
  const hidden = () =>
    page.evaluate(({ left, right, bottom }) => {
      const within = document.querySelector("dialog[open]") ?? document.body;
      return [...within.querySelectorAll("button, select, label")]
        .filter((one) => one.checkVisibility())
        .map((one) => ({ box: one.getBoundingClientRect(), told: one.outerHTML.slice(0, 100) }))
        .filter(({ box }) => box.top < innerHeight)
        .filter(
          ({ box }) => box.left < left || box.right > innerWidth - right || box.bottom > innerHeight - bottom + 0.5,
        )
        .map(({ told, box }) => `${told}: ${box.left}–${box.right}, ${box.bottom}`);
    }, insets);
  expect(await hidden()).toEqual([]);
  await button(page, "Settings").click();
  await expect(dialog(page, "Settings")).toBeVisible();
  await page.keyboard.press("Escape");
  await newGame(page);
  await choose(page, "2");
  await button(page, "Play").click();
  await expect(lockIn(page)).toBeVisible();
  expect(await hidden()).toEqual([]);
});
