/** The first rounds at the speed at which most will see them, by a clock that is held. */
import type { Page } from "@playwright/test";
import type { OpenWorld } from "../../src/scenes/open-world.ts";
import { openedByTheClock, pass, playByTheClock, seen } from "./table-clock.ts";
import { accept, asked, toldSplit, ways } from "./table-playing.ts";
import { dumpOf } from "./the-world.ts";
import { expect, log, moment, openLog, test } from "./watching.ts";

test.describe.configure({ timeout: 120_000 });
test.use({ trace: "off" });

/** As it is called where it lies, and on its way. */
const CARD = /^(?:(?:hand|decision|kept|given) |card on its way)/u;

type WorldCanvas = HTMLCanvasElement & { readonly world: OpenWorld };

const isIdle = (page: Page): Promise<boolean> =>
  page.locator(".world canvas").evaluate((canvas: WorldCanvas) => canvas.world.director.isIdle);

/** What the boat of the seat says of itself. */
async function crew(page: Page, seat: number): Promise<string | undefined> {
  return (await dumpOf(page)).find(({ name, text }) => name === `boat:${seat}/cabins` && text !== undefined)?.text;
}

/** Splits the cards in the first way there is; gives its name. */
async function split(page: Page): Promise<string> {
  await page.keyboard.press("1");
  const name = await ways(page).first().getAttribute("aria-label");
  await page.keyboard.press("Enter");
  return name ?? "";
}

test("at speed 1 what happens is seen as it happens, and nothing that is pressed waits for it", async ({ page }) => {
  await playByTheClock(page, 7, "off");
  const before = await seen(page, "pieces");
  const first = await split(page);

  // No time has passed: the desk is further, and the world is only about to follow.
  expect(await asked(page)).toBe("plan");
  expect(await isIdle(page)).toBe(false);

  // Then it moves on, from one picture to the next.
  const pictures = new Set([before]);
  for (let i = 0; i < 6; i++) {
    await pass(page, 250);
    pictures.add(await seen(page, "pieces"));
  }
  expect(pictures.size).toBeGreaterThan(4);

  // In the midst of it the whole round is played, and the next one is begun, in no time.
  expect(await isIdle(page)).toBe(false);
  const midway = await crew(page, 0);
  while ((await asked(page)) === "plan") await accept(page).click();
  await expect(moment(page)).toContainText("Round 2 ");
  const second = await split(page);
  expect(await asked(page)).toBe("plan");
  expect(await crew(page, 0)).toBe(midway);
  await openLog(page);
  const told = await log(page)
    .getByRole("listitem")
    .filter({ hasText: /^Captain keeps / })
    .allTextContents();
  expect(told).toEqual([first, second].map(toldSplit));

  // It is all seen in the end, and leaves the same picture as a skip does.
  for (let i = 0; i < 60 && !(await isIdle(page)); i++) await pass(page, 1000, 1000);
  expect(await isIdle(page)).toBe(true);
  const pieces = async () =>
    (await dumpOf(page)).filter(({ name, isVisible }) => name !== "" && isVisible).map(({ name }) => name);
  const played = await pieces();
  await page.reload();
  await openedByTheClock(page);
  expect(await pieces()).toEqual(played);
});

test("while cards are laid down, each in its turn, none is out of sight", async ({ page }) => {
  await playByTheClock(page, 7, "off");
  await split(page);
  const counts: number[] = [];
  for (let i = 0; i < 20; i++) {
    await pass(page, 60, 60);
    counts.push((await dumpOf(page)).filter(({ name, isVisible }) => isVisible && CARD.test(name)).length);
  }
  // Cards are drawn, and none leaves the game yet.
  const untilAllAreThere = counts.slice(0, counts.indexOf(Math.max(...counts)) + 1);
  expect(untilAllAreThere.length).toBeGreaterThan(5);
  expect(untilAllAreThere).toEqual(untilAllAreThere.toSorted((a, b) => a - b));
});
