/** A closer look at a piece: by hovering, by the focus, or by a long press. */
import type { Locator, Page } from "@playwright/test";
import { LONG } from "../scale.ts";
import { type Spot, spotOf } from "./finger.ts";
import { whilePressed } from "./pointers.ts";
import { desk, sitDown, ways } from "./table-playing.ts";
import { dumpOf } from "./the-world.ts";
import { expect, test } from "./watching.ts";
import { LARGE, SMALL } from "./whole-game.ts";

/** The closer look, over the desk or in the world. */
const closer = (page: Page, where: "desk" | "world") =>
  page.locator(where === "desk" ? ".enlarged" : ".closer").getByRole("heading", { includeHidden: true });

/** The first of the player's two face-up cards, in the world. */
async function cardInTheWorld(page: Page): Promise<Spot> {
  const card = (await dumpOf(page)).find(({ name }) => name === "decision 1 of 0");
  if (card === undefined) throw new Error("there is no card");
  expect(card.isVisible).toBe(true);
  return card;
}

const cardAtTheDesk = (page: Page) => desk(page).locator('[data-card="0"] > button');

test.describe("by touch", () => {
  test.use({ viewport: SMALL, hasTouch: true });

  test("a finger that rests on a card enlarges it, at the desk and in the world, and chooses nothing", async ({
    page,
  }) => {
    await sitDown(page, "Standard", 7);
    await whilePressed(page, await spotOf(cardAtTheDesk(page), 0.5), () => expect(closer(page, "desk")).toBeVisible());
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(ways(page).and(page.getByRole("radio", { checked: true }))).toHaveCount(0);

    await whilePressed(page, await cardInTheWorld(page), () => expect(closer(page, "world")).toBeVisible());
    await expect(closer(page, "world")).toBeHidden();
  });
});

test(
  "a mouse that rests on a card enlarges it, at the desk and in the world, and so does the focus",
  LONG,
  async ({ page }) => {
    await page.setViewportSize(LARGE);
    await sitDown(page, "Standard", 7);
    const atTheDesk = await spotOf(cardAtTheDesk(page), 0.5);
    await page.mouse.move(atTheDesk.x, atTheDesk.y);
    await expect(closer(page, "desk")).toBeVisible();
    const name = await closer(page, "desk").textContent();
    const inTheWorld = await cardInTheWorld(page);
    await page.mouse.move(inTheWorld.x, inTheWorld.y);
    await expect(closer(page, "desk")).toBeHidden();
    await expect(closer(page, "world")).toHaveText(name ?? "");
    await page.mouse.move(0, 0);
    await expect(closer(page, "world")).toBeHidden();

    await page.keyboard.press("Tab");
    await cardAtTheDesk(page).focus();
    await expect(closer(page, "desk")).toHaveText(name ?? "");
    await page.keyboard.press("Escape");
    await expect(closer(page, "desk")).toBeHidden();
  },
);

test(
  "by the keyboard alone the cards of others are enlarged as well: they lie in the overview",
  LONG,
  async ({ page }) => {
    await page.setViewportSize(LARGE);
    await sitDown(page, "Standard", 7);
    await page.keyboard.press("o");
    const ofAda = page.getByRole("list", { name: "Ada", exact: true }).getByRole("listitem");
    await tabTo(page, ofAda.first());
    for (const [i, way] of ["ArrowRight", "ArrowLeft"].entries()) {
      const shown = await ofAda.nth(i).getByRole("img").getAttribute("aria-label");
      const name = (await closer(page, "desk").textContent()) ?? "";
      expect(shown?.startsWith(name)).toBe(true);
      await page.keyboard.press(way);
    }
    await expect(ofAda.first()).toBeFocused();
  },
);

async function tabTo(page: Page, one: Locator): Promise<void> {
  const isThere = () => one.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 40 && !(await isThere()); tabs++) await page.keyboard.press("Tab");
  await expect(one).toBeFocused();
}
