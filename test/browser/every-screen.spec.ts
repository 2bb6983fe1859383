/** Every screen, at all sizes of text and window, with high contrast and longer words: nothing is broken. */
import { longWords } from "../long-words/plugin.ts";
import { isLong, LONG } from "../scale.ts";
import { VISITING, visitEveryScreen } from "./every-screen.ts";
import { lookAtSizes, lookForBroken, lookForRules, lookForSmall, lookWithAll, lookWithAxe, named } from "./looks.ts";
import { type ServedPage, servePageIn } from "./rehearsal-page.ts";
import { test, withSettings } from "./watching.ts";

const DESK = { width: 1280, height: 720 };
const WIDE = { width: 3440, height: 1440 };
/** A quarter of a screen of 1920 × 1080. */
const QUARTER = { width: 960, height: 540 };
const PHONE = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
const TABLET = { width: 1180, height: 820 };
const UPRIGHT = { width: 820, height: 1180 };
const ADDRESS = "/?seed=7";

test.use({ deviceScaleFactor: 1 });

const AT_A_DESK = { viewport: DESK };
const IN_HANDS = { viewport: PHONE, hasTouch: true, isMobile: true };

for (const [place, sizes] of [
  [AT_A_DESK, [DESK]],
  [IN_HANDS, [PHONE, LYING]],
] as const) {
  test.describe(`at ${named(place.viewport)}`, () => {
    test.use(place);

    test("text twice as large breaks no layout", LONG, async ({ page }) => {
      await withSettings(page, { ...VISITING, textSize: 200 });
      const look = lookAtSizes(page, sizes, [lookForBroken(page)]);
      await visitEveryScreen({ page, address: ADDRESS, look });
    });

    // Always at one size, and at the others only in the long run.
    const asOften = place === AT_A_DESK ? {} : LONG;
    test("axe finds nothing to complain about, and the rules are always a press away", asOften, async ({ page }) => {
      await withSettings(page, VISITING);
      const look = lookWithAll(lookForBroken(page), lookWithAxe(page), lookForRules(page));
      await visitEveryScreen({ page, address: ADDRESS, look, isDrawn: isLong && place === AT_A_DESK });
    });
  });
}

test.describe("at a desk", LONG, () => {
  test.use(AT_A_DESK);

  test("no layout breaks on a wide screen and in a small window, and with more contrast all text stands out by 7 to 1", async ({
    page,
  }) => {
    await withSettings(page, { ...VISITING, contrast: "on" });
    const sizes = lookAtSizes(page, [WIDE, QUARTER], [lookForBroken(page)]);
    const look = lookWithAll(sizes, lookWithAxe(page, "color-contrast-enhanced"));
    await visitEveryScreen({ page, address: ADDRESS, look });
  });
});

test.describe("in hands", LONG, () => {
  test.use(IN_HANDS);

  test("no layout breaks, all is as large as a finger, and with more contrast all text stands out by 7 to 1", async ({
    page,
  }) => {
    await withSettings(page, { ...VISITING, contrast: "on" });
    const looks = [lookForBroken(page), lookForSmall(page)];
    const atSizes = lookAtSizes(page, [PHONE, LYING, TABLET, UPRIGHT], looks);
    const look = lookWithAll(atSizes, lookWithAxe(page, "color-contrast-enhanced"));
    await visitEveryScreen({ page, address: ADDRESS, look });
  });
});

test.describe(`at ${named(PHONE)}, in French`, LONG, () => {
  test.use({ ...IN_HANDS, locale: "fr" });

  test("text twice as large breaks no layout", async ({ page }) => {
    await withSettings(page, { ...VISITING, textSize: 200 });
    await visitEveryScreen({ page, address: ADDRESS, look: lookForBroken(page) });
  });
});

test.describe("in a language in which everything is 40 % longer", LONG, () => {
  // In one worker, so that the page is built only once.
  test.describe.configure({ mode: "default" });

  let served: ServedPage;
  test.beforeAll(async () => {
    served = await servePageIn("test/long-words/page", [longWords]);
  });
  test.afterAll(() => served.close());

  for (const place of [AT_A_DESK, IN_HANDS]) {
    test.describe(`at ${named(place.viewport)}`, () => {
      test.use(place);

      test("no layout breaks", async ({ page }) => {
        await withSettings(page, VISITING);
        await visitEveryScreen({ page, address: served.url + ADDRESS.slice(1), look: lookForBroken(page) });
      });
    });
  }
});
