/** Every screen, as those find it who need it larger, plainer, in longer words or on another screen: nothing is broken. */
import { longWords } from "../long-words/plugin.ts";
import { VISITING, visitEveryScreen } from "./every-screen.ts";
import { lookForBroken, lookForRules, lookForSmall, lookWithAll, lookWithAxe, named } from "./looks.ts";
import { type ServedPage, servePageIn } from "./rehearsal-page.ts";
import { test, withSettings } from "./watching.ts";

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const ADDRESS = "/?seed=7";

const isHandheld = ({ width, height }: typeof DESK): boolean => Math.min(width, height) < 900 && width !== DESK.width;

for (const viewport of [DESK, PHONE]) {
  test.describe(`at ${named(viewport)}`, () => {
    test.use({ viewport, hasTouch: isHandheld(viewport), isMobile: isHandheld(viewport), deviceScaleFactor: 1 });

    test("text twice as large breaks no layout", async ({ page }) => {
      await withSettings(page, { ...VISITING, textSize: 200 });
      await visitEveryScreen(page, ADDRESS, lookForBroken(page));
    });

    test("axe finds nothing to complain about, and the rules are always a press away", async ({ page }) => {
      await withSettings(page, VISITING);
      await visitEveryScreen(page, ADDRESS, lookWithAll(lookWithAxe(page), lookForRules(page)));
    });

    test("with more contrast all text stands out by 7 to 1, and axe finds nothing else", async ({ page }) => {
      await withSettings(page, { ...VISITING, contrast: "on" });
      await visitEveryScreen(page, ADDRESS, lookWithAxe(page, "color-contrast-enhanced"));
    });
  });
}

test.describe("in a language in which everything is 40 % longer", () => {
  // One after the other, so that the page is built once.
  test.describe.configure({ mode: "default" });

  let served: ServedPage;
  test.beforeAll(async () => {
    served = await servePageIn("test/long-words/page", [longWords]);
  });
  test.afterAll(() => served.close());

  for (const viewport of [DESK, PHONE]) {
    test.describe(`at ${named(viewport)}`, () => {
      test.use({ viewport, hasTouch: isHandheld(viewport), isMobile: isHandheld(viewport), deviceScaleFactor: 1 });

      test("no layout breaks", async ({ page }) => {
        await withSettings(page, VISITING);
        await visitEveryScreen(page, served.url + ADDRESS.slice(1), lookForBroken(page));
      });
    });
  }
});

for (const viewport of [
  PHONE,
  { width: 3440, height: 1440 },
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
]) {
  test.describe(`at ${named(viewport)}`, () => {
    test.use({ viewport, hasTouch: isHandheld(viewport), isMobile: isHandheld(viewport), deviceScaleFactor: 1 });

    test("no layout breaks, and all is as large as a finger where it is used with fingers", async ({ page }) => {
      await withSettings(page, VISITING);
      const look = isHandheld(viewport) ? lookWithAll(lookForBroken(page), lookForSmall(page)) : lookForBroken(page);
      await visitEveryScreen(page, ADDRESS, look);
    });
  });
}
