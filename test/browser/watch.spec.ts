/** Watching bots play. */
import type { Page } from "@playwright/test";
import { LONG } from "../scale.ts";
import {
  boats,
  button,
  ending,
  expect,
  log,
  logLines,
  newGame,
  openLog,
  readBoats,
  readLog,
  standings,
  test,
  toTheEnd,
  watchBots,
} from "./watching.ts";

test("a match goes on by itself to its end: the log tells it, and the standings follow", async ({ page }) => {
  await watchBots(page);
  await button(page, "Resume").click();
  await expect(standings(page).getByRole("row")).toHaveCount(5);
  await page.keyboard.press("Escape");
  await openLog(page);
  await expect(log(page).getByRole("heading", { name: /^Round \d+ · season \d$/u })).toHaveCount(12);
  await expect(log(page).getByRole("heading").last()).toHaveText("The journey ends");
  await expect(logLines(page).last()).toContainText(/wins|share the victory|comes \d/u);
  await expect(page.getByRole("status").filter({ hasText: "The journey ends" })).toHaveCount(1);
});

test("the table of boats follows the log, and the standings say what it says in the end", LONG, async ({ page }) => {
  await watchBots(page);
  const before = await readBoats(page);
  expect(before).toEqual(["Ada", "Ivo", "Mira", "Noé"].map((name) => ({ name, numbers: [4, 0, 1, 0, 8, 0] })));
  await toTheEnd(page);
  await page.keyboard.press("Escape");
  const after = await readBoats(page);
  expect(after).not.toEqual(before);
  await button(page, "See the result").click();
  for (const { name, numbers } of after) {
    const [cabins, contaminated] = numbers;
    const row = standings(page)
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name }) });
    await expect(row.getByRole("cell")).toHaveText([/^\d(?:st|nd|rd|th)$/u, String(cabins), String(contaminated)]);
  }
});

test("pause holds it, and it goes on where it was", LONG, async ({ page }) => {
  await watchBots(page);
  await openLog(page);
  await button(page, "Resume").click();
  await expect(logLines(page).nth(5)).toBeVisible();
  await button(page, "Pause").click();
  const held = await readLog(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await readLog(page)).toEqual(held);
  await toTheEnd(page);
  await page.keyboard.press("Escape");
  const whole = await readLog(page);
  expect(whole.length).toBeGreaterThan(held.length);
  // The last line may still grow with the same event.
  const [last = ""] = held.slice(-1);
  expect(whole.slice(0, held.length - 1)).toEqual(held.slice(0, -1));
  for (const part of last.replace(/\.$/u, "").split(/,? and |, /u)) expect(whole[held.length - 1]).toContain(part);
});

test("every mode, set-up and number of players can be watched to its end, by every bot", LONG, async ({ page }) => {
  await watchBots(page);
  await toTheEnd(page);
  for (const choices of [
    ["2"],
    ["3", "Advanced"],
    ["Teams", "Standard"],
    ["Co-operative", "Hard"],
    ["Apocalypse", "Advanced", "2"],
  ]) {
    await newGame(page, ...choices);
    await button(page, "Watch").click();
    await toTheEnd(page);
  }
  // If all win or lose together, nobody has a place.
  await expect(ending(page)).toContainText(/won together|lost together/iu);
  await expect(ending(page).getByRole("columnheader", { name: "Place", exact: true })).toHaveCount(0);
  // Earlier choices are kept if possible; only four can play in teams.
  await newGame(page, "Teams");
  await expect(page.getByRole("radio", { name: "4", exact: true })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Advanced", exact: true })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Hard", exact: true })).toBeHidden();
  for (const seat of [1, 2, 3, 4]) await page.getByLabel(`Who plays seat ${seat}`).selectOption("Bot: Carefree");
  await button(page, "Watch").click();
  await toTheEnd(page);
  await button(page, "Play again").click();
  await expect(ending(page)).toBeHidden();
  await expect(boats(page).getByRole("columnheader")).toHaveCount(5);
});

/** Resolves once the page has noticed. */
const scrollLog = (page: Page, top: number): Promise<void> =>
  log(page).evaluate(
    (box, to) =>
      new Promise((resolve) => {
        box.addEventListener("scroll", () => resolve(), { once: true });
        box.scrollTo({ top: to });
      }),
    top,
  );

test("the log stays at its end, unless the reader goes back", LONG, async ({ page }) => {
  const distance = () => log(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
  const scrolled = () => log(page).evaluate((box) => box.scrollTop);
  await watchBots(page);
  await openLog(page);
  await button(page, "Resume").click();
  await expect.poll(scrolled).toBeGreaterThan(100);
  await button(page, "Pause").click();
  await expect.poll(distance).toBeLessThan(2);

  await scrollLog(page, 50);
  await expect.poll(scrolled).toBe(50);
  const before = await logLines(page).count();
  await button(page, "Resume").click();
  await expect.poll(() => logLines(page).count()).toBeGreaterThan(before);
  await button(page, "Pause").click();
  expect(await scrolled()).toBe(50);

  await scrollLog(page, 1e6);
  await toTheEnd(page);
  await expect.poll(distance).toBeLessThan(2);
});

test("the keyboard reaches and works everything", LONG, async ({ page }) => {
  await watchBots(page);
  await openLog(page);
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).focus();
  const reached: string[] = [];
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
    );
  for (let i = 0; i < 12; i++) {
    reached.push(await focused());
    await page.keyboard.press("Tab");
  }
  expect(reached).toEqual(
    expect.arrayContaining(["Menu", "Speed", "Decks", "Log", "Resume", "Skip to the end", "Close"]),
  );
  await button(page, "Skip to the end").focus();
  await page.keyboard.press("Enter");
  await expect(standings(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Your seat" }).locator(":focus")).toHaveText("See the result");
});
