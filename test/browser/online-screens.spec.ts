/** Every screen of a room, with fake rooms: nothing is broken, too small to hit, or inaccessible. */

import type { Page } from "@playwright/test";
import { SCENES } from "../online-ui/scenes.ts";
import { atScale, isLong, LONG } from "../scale.ts";
import { lookAtSizes, lookForBroken, lookForRules, lookForSmall, lookWithAll, lookWithAxe, named } from "./looks.ts";
import { screenShown } from "./made-up-screens.ts";
import { type ServedPage, servePageIn } from "./rehearsal-page.ts";
import { withNothingDrawn, worldOpened } from "./the-world.ts";
import { expect, test } from "./watching.ts";

// In one worker, so that the page is built only once.
test.describe.configure({ mode: "default" });

let served: ServedPage;
test.beforeAll(async () => {
  served = await servePageIn("test/online-ui/page");
});
test.afterAll(() => served.close());

const DESK = { width: 1280, height: 720 };
const LARGE = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
const LOW = { width: 740, height: 360 };

/** Screens outside a room, which have no rules button. */
const isNowhere = (scene: string): boolean =>
  ["joining", "waiting", "hand-taking"].includes(scene) || scene.startsWith("trouble-");

const isAtTable = (scene: string): boolean => scene.startsWith("table");

const arrived = (page: Page, scene: string): Promise<void> =>
  isAtTable(scene) ? expect(page.locator(".desk, .watching-desk").first()).not.toBeEmpty() : screenShown(page, scene);

const scenes = Object.keys(SCENES);

/** Other troubles are told in the same place in other words. */
const isForAxe = (scene: string): boolean =>
  isLong || scene === "trouble-no-such-room" || !scene.startsWith("trouble-");

/** What can be opened beside the table. In the quick run only where there is much to tell. */
const panelsOf = (scene: string): readonly string[] => {
  const isLookedAt = isLong ? isAtTable(scene) && scene !== "table-concede" : scene === "table-lost";
  return isLookedAt ? [".company-chat", ".company-fair"] : [];
};

for (const [sizes, language, textSize] of [
  [[LARGE], "fr", 1],
  [[PHONE, LYING], "fr", 1],
  [[DESK], "fr", 2],
  [[PHONE], "en", 2],
] as const) {
  const [viewport] = sizes;
  const isHandheld = viewport.width < 900;
  test.describe(`at ${sizes.map(named).join(" and ")}, in ${language}, text × ${textSize}`, () => {
    test.use({ viewport, hasTouch: isHandheld, isMobile: isHandheld, deviceScaleFactor: 1 });

    test("nothing is broken", LONG, async ({ page }) => {
      await withNothingDrawn(page);
      const looks = isHandheld ? [lookForBroken(page), lookForSmall(page)] : [lookForBroken(page)];
      const look = lookAtSizes(page, sizes, looks);
      for (const scene of scenes) {
        await page.goto(`${served.url}?scene=${scene}&lang=${language}&text=${textSize}`);
        await arrived(page, scene);
        await look(scene);
      }
    });
  });
}

/** How many cards on the desk have a covered corner. */
const covered = (page: Page): Promise<number> =>
  page.locator(".desk-card .card").evaluateAll((cards) => {
    const isInSight = (card: Element): boolean => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const around = card.closest(".desk-card");
      return [left + 4, right - 4].every((x) =>
        [top + 4, bottom - 4].every((y) => around?.contains(document.elementFromPoint(x, y)) === true),
      );
    };
    return cards.filter((card) => !isInSight(card)).length;
  });

for (const viewport of atScale([], [LYING, LOW])) {
  test.describe(`on a phone lying down, ${named(viewport)}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

    test("whatever the table has to settle, all cards that are sorted stay in sight", async ({ page }) => {
      const sorting = scenes.filter(
        (scene) => isAtTable(scene) && scene !== "table-watched" && scene !== "table-concede",
      );
      for (const scene of sorting) {
        await page.goto(`${served.url}?scene=${scene}&lang=fr`);
        await arrived(page, scene);
        await expect(page.locator(".desk-card")).toHaveCount(4);
        await expect.poll(() => covered(page), scene).toBe(0);
        await page.keyboard.press("1");
        await expect(page.locator(".desk-sorting.sorted")).toBeVisible();
        await expect.poll(() => covered(page), `${scene}, sorted`).toBe(0);
        const look = lookWithAll(lookForBroken(page), lookForSmall(page));
        await look(`${scene}, sorted`);
        await page.evaluate(() => document.documentElement.toggleAttribute("data-left-handed"));
        await look(`${scene}, with the left hand`);
        await expect.poll(() => covered(page), `${scene}, with the left hand`).toBe(0);
      }
    });
  });
}

for (const viewport of [DESK, PHONE]) {
  test.describe(`at ${named(viewport)}`, LONG, () => {
    test.use({ viewport });

    test("nothing is broken, axe finds nothing to complain about, and the rules are a press away", async ({ page }) => {
      if (viewport !== DESK) await withNothingDrawn(page);
      await page.goto(served.url);
      await expect.poll(() => page.evaluate(() => "show" in window)).toBe(true);
      for (const scene of scenes) {
        await page.evaluate((name) => window.show(name), scene);
        await arrived(page, scene);
        if (isAtTable(scene) && viewport === DESK) await worldOpened(page);
        await lookForBroken(page)(scene);
        if (isForAxe(scene)) await lookWithAxe(page)(scene);
        if (!isNowhere(scene)) await lookForRules(page)(scene);
        for (const panel of panelsOf(scene)) {
          await page.locator(panel).click();
          await expect(page.locator(".side")).toBeVisible();
          await lookWithAll(lookForBroken(page), lookWithAxe(page))(`${scene} with ${panel}`);
          await page.keyboard.press("Escape");
        }
      }
    });
  });
}

test.describe("in a low panel", () => {
  test.use({ viewport: DESK });

  test("what was said last isn't covered, however long the rule above it", async ({ page }) => {
    await withNothingDrawn(page);
    await page.goto(`${served.url}?scene=table-vote&lang=fr`);
    await arrived(page, "table-vote");
    await page.locator(".company-chat").click();
    await expect(page.locator(".side").getByText("Good luck!")).toBeInViewport();
    await lookForBroken(page)("table-vote, with the chat");
  });
});
