/** A whole game at normal speed, with a fake clock, and interruptions in the middle of motions. */
import type { Page } from "@playwright/test";
import { expectSeenAsItIs, keptMatch } from "./state-seen.ts";
import { openedByTheClock, pass, passUntilIdle, playByTheClock, seen } from "./table-clock.ts";
import { type Asked, accept, answerToTheEnd, asked, desk, expectWholeGame, ways } from "./table-playing.ts";
import { dumpOf, isIdle } from "./the-world.ts";
import { button, choose, ending, expect, readLog, test } from "./watching.ts";
import { SMALL } from "./whole-game.ts";

/** As it is called where it lies, and on its way. */
const CARD = /^(?:(?:hand|decision|kept|given) |card on its way)/u;

/** Lets all motions end, and expects the display to equal the state. */
async function seenThrough(page: Page): Promise<void> {
  await passUntilIdle(page);
  await expectSeenAsItIs(page);
}

/** Lets time pass until there is something to decide, or the end. */
async function passUntilAsked(page: Page): Promise<Asked> {
  const signs = accept(page).or(ways(page).first()).or(ending(page));
  for (let i = 0; i < 400 && !(await signs.first().isVisible()); i++) await pass(page, 250);
  return asked(page);
}

/** The match has gone on although no time has passed: nothing waits for motions. */
async function atOnce(page: Page, answer: () => Promise<void>): Promise<void> {
  const before = await keptMatch(page);
  await answer();
  await expect.poll(async () => (await keptMatch(page)).inputs).toBeGreaterThan(before.inputs);
}

/** Chooses a split. Returns its name. */
async function split(page: Page, way: number): Promise<string> {
  await page.keyboard.press(`${way + 1}`);
  const name = await ways(page).nth(way).getAttribute("aria-label");
  await page.keyboard.press("Enter");
  return name ?? "";
}

/** The caption above the river. */
const courseInWords = async (page: Page): Promise<string | undefined> =>
  (await dumpOf(page)).find(({ text }) => text?.includes(" · "))?.text;

const namedPieces = async (page: Page): Promise<string[]> =>
  (await dumpOf(page)).filter(({ name, isVisible }) => name !== "" && isVisible).map(({ name }) => name);

test("a whole game at speed 1: each phase is seen to its end or answered in the midst of it", async ({ page }) => {
  await playByTheClock(page, 7, "off", SMALL);
  let round = 0;
  let answeredAmid = 0;
  const never = () => Promise.reject(new Error("the standard set-up asks nothing before the first round"));
  const { counts, splits } = await answerToTheEnd(() => passUntilAsked(page), {
    rooms: never,
    "first cards": never,
    async split() {
      round += 1;
      // In every other round each phase is shown to its end, in the others only the end of the round.
      await seenThrough(page);
      if (round === 2) await expectSameAfterReload(page);
      const before = await seen(page, "pieces");
      let name = "";
      await atOnce(page, async () => {
        name = await split(page, round % 3);
      });
      expect(await isIdle(page)).toBe(false);
      const cutShort = { 4: expectRightAfterReload, 6: skipByTap }[round];
      if (cutShort !== undefined) {
        await cutShort(page);
        return name;
      }
      // Then it moves from frame to frame.
      const pictures = new Set([before]);
      for (let i = 0; i < 4; i++) {
        await pass(page, 250);
        pictures.add(await seen(page, "pieces"));
      }
      expect(pictures.size).toBeGreaterThan(3);
      return name;
    },
    async plan() {
      if (round % 2 === 0) await passUntilIdle(page);
      if (!(await isIdle(page))) answeredAmid += 1;
      await atOnce(page, () => accept(page).click());
      if ((await keptMatch(page)).state.phase === "over") await seenThrough(page);
    },
  });
  expect(counts.split).toBe(12);
  expect(answeredAmid).toBeGreaterThanOrEqual(6);
  await expectWholeGame(page, splits);
});

/** After a reload during a motion the state is complete, and nothing moves again. */
async function expectRightAfterReload(page: Page): Promise<void> {
  const before = await keptMatch(page);
  await page.reload();
  await openedByTheClock(page);
  await expectSeenAsItIs(page);
  expect(await keptMatch(page)).toEqual(before);
}

/** Presses the free area of the world. */
async function skipByTap(page: Page): Promise<void> {
  const free = await page.locator(".free").boundingBox();
  if (free === null) throw new Error("nothing of the world is free");
  await page.mouse.click(free.x + free.width / 2, free.y + free.height / 2);
  await expectSeenAsItIs(page);
  await page.mouse.move(0, 0);
}

/** After motions the display is the same as without them. */
async function expectSameAfterReload(page: Page): Promise<void> {
  const played = await namedPieces(page);
  await page.reload();
  await openedByTheClock(page);
  expect(await namedPieces(page)).toEqual(played);
}

/** `where`: how the menu and the settings are called now. */
async function speak(page: Page, language: string, where: readonly [string, string]): Promise<void> {
  for (const name of where) await button(page, name).click();
  await choose(page, language);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

test("another language, also in the midst of a movement: all words change, nothing is lost, the draft stays", async ({
  page,
}) => {
  await playByTheClock(page, 7, "off", SMALL);
  await page.keyboard.press("3");
  await expect(ways(page).nth(2)).toBeChecked();
  const [kept, picked] = [await keptMatch(page), await desk(page).innerText()];
  expect(await courseInWords(page)).toMatch(/^The Thaw · \d rounds to /u);

  await speak(page, "Français", ["Menu", "Settings"]);
  expect(await courseInWords(page)).toMatch(/^Le Dégel · .+ dans \d\stours$/u);
  const place = page.getByRole("region", { name: "Votre place" });
  expect(await place.innerText()).not.toBe(picked);
  await expect(place.getByRole("radio", { checked: true })).toHaveCount(1);
  await expect(place.getByRole("radio", { name: /^Garder /u }).nth(2)).toBeChecked();
  expect((await keptMatch(page)).inputs).toBe(kept.inputs);

  // The match goes on from there: the draft is sent, and shown to its end in another language.
  const name = (await place.getByRole("radio", { checked: true }).getAttribute("aria-label")) ?? "";
  await atOnce(page, () => place.getByRole("button", { name: "Valider", exact: true }).click());
  await pass(page, 250);
  expect(await isIdle(page)).toBe(false);
  await speak(page, "English", ["Menu", "Réglages"]);
  expect(await isIdle(page)).toBe(false);
  expect(await courseInWords(page)).toMatch(/^The Thaw · \d rounds to /u);
  await speak(page, "Français", ["Menu", "Settings"]);
  await seenThrough(page);
  const [, own, given] = /^Garder (.+), donner (.+) à .+, passer /u.exec(name) ?? [];
  const told = (await readLog(page)).filter((line) => line.startsWith("Captain garde "));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(`${own}`);
  expect(told[0]).toContain(`${given}`);
});

test("while cards are laid down, each in its turn, none is out of sight", async ({ page }) => {
  await playByTheClock(page, 7, "off");
  await split(page, 0);
  const counts: number[] = [];
  for (let i = 0; i < 20; i++) {
    await pass(page, 60, 60);
    counts.push((await dumpOf(page)).filter(({ name, isVisible }) => isVisible && CARD.test(name)).length);
  }
  // Cards are drawn, but none leaves the game yet.
  const untilAllAreThere = counts.slice(0, counts.indexOf(Math.max(...counts)) + 1);
  expect(untilAllAreThere.length).toBeGreaterThan(5);
  expect(untilAllAreThere).toEqual(untilAllAreThere.toSorted((a, b) => a - b));
});
