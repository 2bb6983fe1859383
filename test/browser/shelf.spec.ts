/** A page with several games: a shelf, a page for each game, and storage for each game. */
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { weightOfFirstPage } from "../../src/tools/bench/page-weight.ts";
import { LONG } from "../scale.ts";
import { lookForBroken, lookForSmall, lookWithAll } from "./looks.ts";
import { type ServedPage, servePageIn } from "./rehearsal-page.ts";
import { button, dialog, expect, STILL, test, withoutWorld, withSettings } from "./watching.ts";

// In one worker, so that the page is built only once.
test.describe.configure({ mode: "default" });

let served: ServedPage;
test.beforeAll(async () => {
  served = await servePageIn("test/rehearsal/shelf");
});
test.afterAll(() => served.close());

const NAMES = ["Rehearsal", "The Hearth", "Market Day", "The House at the Edge of the City", "Ebb"];

const shelf = (page: Page): Locator => page.getByRole("list", { name: "Games", exact: true });
const boxes = (page: Page): Locator => shelf(page).locator(":scope > li");
const box = (page: Page, name: string): Locator => boxes(page).filter({ has: page.getByRole("heading", { name }) });
const link = (page: Page, name: string): Locator => shelf(page).getByRole("link", { name, exact: true });
const title = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name, exact: true });
const acts = (page: Page): Locator => page.getByRole("list", { name: "Your turn" }).getByRole("button");

async function open(page: Page, address = ""): Promise<void> {
  await withSettings(page, STILL);
  await withoutWorld(page);
  await page.goto(served.url + address);
}

/** From the page of a game, or from the shelf. */
async function play(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Play now/u }).click();
  await expect(acts(page).first()).toBeVisible();
}

async function toFirstPage(page: Page): Promise<void> {
  await button(page, "Menu").click();
  await button(page, "Home").click();
}

test("each game says what it is, by roles and names, and its picture is there", async ({ page }) => {
  await open(page);
  await expect(boxes(page).getByRole("heading", { level: 2 })).toHaveText(NAMES);
  const hearth = box(page, "The Hearth");
  await expect(hearth).toContainText("Winter comes early this year.");
  await expect(hearth.getByRole("definition")).toHaveText(["1–4", "45–60 min"]);
  await expect(hearth.getByRole("term")).toHaveText(["Players", "Minutes"]);
  await expect(hearth.getByRole("list", { name: "Ways to play" }).getByRole("listitem")).toHaveText([
    "Solo",
    "One screen",
    "Online",
    "Co-operative",
  ]);
  for (const picture of await shelf(page).locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
});

test("a press anywhere on a box leads to its own page, and the game that is played is the one on the box", async ({
  page,
}) => {
  await open(page);
  await box(page, "The Hearth").click({ position: { x: 60, y: 60 } });
  await expect(title(page, "The Hearth")).toBeVisible();
  await expect(page).toHaveURL(/#game=hearth$/u);
  await play(page);
  await expect(page).toHaveURL(/#table=hearth$/u);
  await page.reload();
  await expect(acts(page).first()).toBeVisible();
  await toFirstPage(page);
  await expect(button(page, "Continue The Hearth")).toBeVisible();
  await expect(box(page, "The Hearth")).toContainText("Game in progress");
  await expect(box(page, "Rehearsal")).not.toContainText("Game in progress");
});

test("by keys alone: into a game, back to its box, and on to play", async ({ page }) => {
  await open(page);
  await expect(link(page, "Rehearsal")).toBeVisible();
  const reached: (string | null)[] = [];
  while (!reached.includes("Market Day")) {
    await page.keyboard.press("Tab");
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
    expect(reached.length).toBeLessThan(20);
  }
  expect(reached.slice(0, 3)).toEqual(["Play now Rehearsal", "Play online", "Join a room"]);
  await page.keyboard.press("Enter");
  await expect(title(page, "Market Day")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("link", { name: "All games" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(link(page, "Market Day")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(title(page, "Market Day")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page, "Play now")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(acts(page).first()).toBeVisible();
});

test("the browser's way back leads from a game to the shelf", async ({ page }) => {
  await open(page);
  await link(page, "Ebb").click();
  await expect(title(page, "Ebb")).toBeVisible();
  await page.goBack();
  await expect(boxes(page)).toHaveCount(NAMES.length);
  await page.goForward();
  await expect(title(page, "Ebb")).toBeVisible();
});

test("a link to a game opens its page, and one to a game that isn't here says so", async ({ page }) => {
  await open(page, "#game=market-day");
  await expect(title(page, "Market Day")).toBeVisible();
  await page.goto(`${served.url}?games=2#game=market-day`);
  await expect(page.getByRole("status").getByText("This page doesn’t have a game called “market-day”.")).toBeVisible();
  await expect(boxes(page)).toHaveCount(2);
  await expect(page).not.toHaveURL(/#game/u);
});

test("each game keeps its own match, and the one last played is a press away", async ({ page }) => {
  await open(page, "#game=hearth");
  await play(page);
  await page.goto(`${served.url}#game=ebb`);
  await page.goto(`${served.url}#game=short`);
  await expect(title(page, "Ebb")).toBeVisible();
  // It replaces nothing, since the other match is of another game.
  await play(page);
  await toFirstPage(page);
  await expect(box(page, "The Hearth")).toContainText("Game in progress");
  await expect(button(page, "Continue Ebb")).toBeVisible();
  await link(page, "The Hearth").click();
  await button(page, "Play now").click();
  await expect(dialog(page, "A game is in progress")).toBeVisible();
  await dialog(page, "A game is in progress").getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/#table=hearth$/u);
  await toFirstPage(page);
  await expect(button(page, "Continue The Hearth")).toBeVisible();
});

test("two pages may play two games at once, and only one of them the same", async ({ page, context }) => {
  await open(page, "#game=hearth");
  await play(page);
  const second = await context.newPage();
  await open(second, "#game=short");
  await play(second);
  await acts(page).first().click();
  await expect(page).toHaveURL(/#table=hearth$/u);
  await second.goto(`${served.url}#table=hearth`);
  await second.reload();
  await expect(page.getByText("This game is open in another tab or window.")).toBeVisible();
});

test("what was played is listed by game, and what is of a game that isn't here stays and is told so", async ({
  page,
}) => {
  const past = (game: string, day: number) => ({
    format: "letea-past/1",
    game,
    ended: Date.UTC(2031, 3, day),
    names: ["Mira", "Ada"],
    result: { places: [1, 2], scores: [[7], [3]] },
    record: "{}",
  });
  await page.addInitScript(
    (matches) => {
      for (const match of matches) {
        localStorage.setItem(`letea.past.${new Date(match.ended).toISOString()}`, JSON.stringify(match));
      }
      localStorage.setItem("letea.match.chess", "a match of chess");
    },
    [past("hearth", 1), past("chess", 2), past("hearth", 3)],
  );
  await open(page);
  await button(page, "Past games").click();
  const list = dialog(page, "Past games");
  await expect(list.getByRole("region")).toHaveCount(2);
  const hearth = list.getByRole("region", { name: "The Hearth" });
  await expect(hearth.getByRole("listitem", { name: /April/u })).toHaveCount(2);
  await expect(hearth.getByRole("button", { name: "Watch" })).toHaveCount(2);
  const chess = list.getByRole("region", { name: "chess" });
  await expect(chess).toContainText("This page doesn’t have this game.");
  await expect(chess).toContainText("Game in progress");
  await expect(chess.getByRole("button", { name: "Watch" })).toHaveCount(0);
  await expect(chess.getByRole("button", { name: "Continue" })).toHaveCount(0);
  const file = page.waitForEvent("download");
  await chess.getByRole("button", { name: "Download", exact: true }).click();
  expect((await file).suggestedFilename()).toContain("chess");
  await page.keyboard.press("Escape");
  await page.goto(`${served.url}#table=chess`);
  await expect(
    page.getByText("This page doesn’t have the game of a saved game: “chess”. It stays as it is."),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("letea.match.chess"))).toBe("a match of chess");
});

test("rules are looked up and robots watched where it's said of which game", async ({ page }) => {
  await open(page);
  await expect(button(page, "Watch bots play")).toHaveCount(0);
  await expect(button(page, "Rules")).toHaveCount(0);
  await link(page, "Ebb").click();
  await button(page, "Watch bots play").click();
  await expect(button(page, "Skip to the end")).toBeVisible();
  await expect(page).toHaveURL(/#watch=short$/u);
});

test("the shelf is as light as a first page has to be: pictures come behind it", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: served.url });
  const { code, art } = await weightOfFirstPage(await context.newPage());
  expect(code + art).toBeLessThanOrEqual(60_000);
});

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3440, height: 1440 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

for (const locale of ["en", "fr"]) {
  for (const textSize of [100, 200]) {
    test.describe(`in ${locale}, with text of ${textSize} %`, () => {
      test.use({ locale, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

      test("no layout breaks with two to five games, nor on the page of one of them", LONG, async ({ page }) => {
        await withSettings(page, { ...STILL, textSize, contrast: "on" });
        for (const address of ["?games=2", "?games=3", "?games=4", "", "?games=4&own#game=long-siege"]) {
          await page.goto(served.url + address);
          await expect(page.locator(".box-pitch, .home-pitch").first()).not.toBeEmpty();
          for (const size of SIZES) {
            await page.setViewportSize(size);
            const where = `${address} at ${size.width} × ${size.height}`;
            await lookWithAll(lookForBroken(page), lookForSmall(page))(where);
          }
          const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
          expect.soft(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        }
      });
    });
  }
}
