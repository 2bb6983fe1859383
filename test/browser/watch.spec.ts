/** Watching bots play. */
import type { Page } from "@playwright/test";
import {
  boats,
  button,
  choose,
  expect,
  LONG,
  log,
  logLines,
  openPage,
  readBoats,
  readLog,
  standings,
  test,
} from "./watching.ts";

test("a match goes on by itself to its end: the log tells it, and the standings follow", async ({ page }) => {
  await openPage(page);
  await choose(page, "Swift");
  await expect(standings(page)).toBeHidden();
  await page.clock.runFor(LONG);
  await expect(standings(page).getByRole("row")).toHaveCount(5);
  await expect(log(page).getByRole("heading", { name: /^Round \d+ · season \d$/u })).toHaveCount(12);
  await expect(log(page).getByRole("heading").last()).toHaveText("The journey ends");
  await expect(logLines(page).last()).toContainText(/wins|share the victory|comes \d/u);
  await expect(page.getByRole("status")).toContainText("The journey ends");
});

test("the table of boats follows the log, and the standings say what it says in the end", async ({ page }) => {
  await openPage(page);
  const before = await readBoats(page);
  expect(before).toEqual(["Ada", "Ivo", "Mira", "Noé"].map((name) => ({ name, numbers: [4, 0, 1, 0, 8, 0] })));
  await button(page, "To the end").click();
  const after = await readBoats(page);
  expect(after).not.toEqual(before);
  for (const { name, numbers } of after) {
    const [cabins, contaminated] = numbers;
    const row = standings(page)
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name }) });
    await expect(row.getByRole("cell")).toHaveText([/^\d(?:st|nd|rd|th)$/u, String(cabins), String(contaminated)]);
  }
});

test("pause holds it, and it goes on where it was", async ({ page }) => {
  await openPage(page);
  await choose(page, "Swift");
  await page.clock.runFor(LONG / 20);
  await button(page, "Pause").click();
  const held = await readLog(page);
  expect(held.length).toBeGreaterThan(5);
  await page.clock.runFor(LONG);
  expect(await readLog(page)).toEqual(held);

  await button(page, "Go on").click();
  await page.clock.runFor(LONG);
  await expect(standings(page)).toBeVisible();
  const whole = await readLog(page);
  // The last line may have grown since.
  expect(whole.slice(0, held.length - 1)).toEqual(held.slice(0, -1));
});

test("a higher speed tells more in the same time", async ({ page }) => {
  await openPage(page);
  const told: number[] = [];
  for (const speed of ["Calm", "Brisk", "Swift"]) {
    await choose(page, speed);
    await button(page, "New game").click();
    await page.clock.runFor(LONG / 6);
    told.push(await logLines(page).count());
  }
  const [calm = 0, brisk = 0, swift = 0] = told;
  expect(calm).toBeGreaterThan(0);
  expect(brisk).toBeGreaterThan(calm);
  expect(swift).toBeGreaterThan(brisk);
});

test("a new game begins anew, with as many boats as wanted, and every one is another", async ({ page }) => {
  await openPage(page);
  const logs: string[] = [];
  for (const players of ["2", "3", "4", "4"]) {
    await choose(page, players);
    await button(page, "New game").click();
    await expect(boats(page).getByRole("columnheader")).toHaveCount(1 + Number(players));
    await button(page, "To the end").click();
    await expect(standings(page).getByRole("row")).toHaveCount(1 + Number(players));
    logs.push((await readLog(page)).join("\n"));
  }
  expect(new Set(logs).size).toBe(4);
});

test("every mode and set-up can be watched to its end", async ({ page }) => {
  await openPage(page);
  for (const mode of ["Competitive", "Teams", "Co-operative"]) {
    await choose(page, mode);
    for (const setup of ["Standard", "Advanced"]) {
      await choose(page, setup);
      await button(page, "To the end").click();
      await expect(standings(page)).toBeVisible();
    }
  }
  for (const difficulty of ["Hard", "Apocalypse"]) {
    await choose(page, difficulty);
    await button(page, "To the end").click();
    // Nobody has a place where all win or lose together.
    await expect(standings(page).locator("tbody td:first-child")).toHaveText(Array(4).fill(/^(?:Won|Lost)$/u));
  }
  // What was chosen stays chosen where it can; only four can play in teams.
  await choose(page, "2");
  await choose(page, "Teams");
  await expect(boats(page).getByRole("columnheader")).toHaveCount(5);
  await expect(page.getByRole("radio", { name: "Advanced", exact: true })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Hard", exact: true })).toBeHidden();
});

/** Comes back when the page has taken notice. */
const scrollLog = (page: Page, top: number): Promise<void> =>
  log(page).evaluate(
    (box, to) =>
      new Promise((resolve) => {
        box.addEventListener("scroll", () => resolve(), { once: true });
        box.scrollTo({ top: to });
      }),
    top,
  );

test("any of the game's bots can be watched", async ({ page }) => {
  await openPage(page);
  for (const bot of ["Random", "Greedy"]) {
    await choose(page, bot);
    await expect(standings(page)).toBeHidden();
    await button(page, "To the end").click();
    await expect(standings(page)).toBeVisible();
  }
});

test("the log stays at its end, unless the reader goes back", async ({ page }) => {
  const distance = () => log(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
  const scrolled = () => log(page).evaluate((box) => box.scrollTop);
  await openPage(page);
  await choose(page, "Swift");
  await page.clock.runFor(LONG / 6);
  await expect.poll(distance).toBeLessThan(2);
  await expect.poll(scrolled).toBeGreaterThan(100);

  await scrollLog(page, 50);
  await expect.poll(scrolled).toBe(50);
  const before = await logLines(page).count();
  await page.clock.runFor(LONG / 20);
  expect(await logLines(page).count()).toBeGreaterThan(before);
  expect(await scrolled()).toBe(50);

  await scrollLog(page, 1e6);
  await page.clock.runFor(LONG);
  await expect.poll(distance).toBeLessThan(2);
});

test("the keyboard reaches and works everything", async ({ page }) => {
  await openPage(page);
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest("label, button, summary, [role=log]")?.textContent);
  const reached: (string | null | undefined)[] = [];
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press("Tab");
    reached.push(await focused());
  }
  expect(reached.slice(0, 11)).toEqual([
    "English",
    "New game",
    "Competitive",
    "Standard",
    "4",
    "Greedy",
    "Pause",
    "To the end",
    "Brisk",
    "What the Machines do",
    "Download the record",
  ]);
  await expect(log(page)).toBeFocused();

  await page.getByRole("radio", { name: "4", exact: true }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(boats(page).getByRole("columnheader")).toHaveCount(4);
  await button(page, "To the end").focus();
  await page.keyboard.press("Enter");
  await expect(standings(page)).toBeVisible();
  await expect(button(page, "To the end")).toBeFocused();
});

test.describe("for whoever asks for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves until told", async ({ page }) => {
    await openPage(page);
    await page.clock.runFor(LONG);
    await expect(logLines(page)).toHaveCount(0);
    await button(page, "Go on").click();
    await page.clock.runFor(LONG / 60);
    await expect(logLines(page)).not.toHaveCount(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
