/** The rules are at most two steps away from anywhere, and readable with any input device. */
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { atScale, LONG } from "../scale.ts";
import { desk, ways } from "./table-playing.ts";
import { dumpOf, isIdle } from "./the-world.ts";
import {
  button,
  choose,
  dialog,
  ending,
  expect,
  log,
  openLog,
  openPage,
  playTo,
  STILL,
  test,
  watchBots,
  withoutWorld,
  withSettings,
} from "./watching.ts";

// Axe looks at every entry in the list.

const rules = (page: Page): Locator => page.getByRole("dialog", { name: /^(?:Rules|Règles)$/u });
const heading = (page: Page, name: string): Locator =>
  rules(page).getByRole("heading", { name, exact: true, level: 3 }).last();
const listed = (page: Page, name: string): Locator =>
  rules(page).getByRole("navigation", { name: "Contents" }).getByRole("button", { name, exact: true });
const search = (page: Page): Locator => rules(page).getByRole("searchbox");

/** The second step: chooses an entry in the open rules. */
async function readOn(page: Page, name: string): Promise<void> {
  await listed(page, name).click();
  await expect(heading(page, name)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rules(page)).toBeHidden();
}

async function playAtTable(page: Page): Promise<void> {
  await withSettings(page, STILL);
  await withoutWorld(page);
  await openPage(page, "/?seed=7");
  await button(page, "Play now").click();
  await expect(ways(page).first()).toBeVisible();
}

/** The rules button beside a title. */
const rulesIn = (place: Locator): Locator => place.getByRole("button", { name: "Rules", exact: true });

const SIZES = [
  { name: "a small laptop", viewport: { width: 1280, height: 720 } },
  { name: "a phone", viewport: { width: 390, height: 844 } },
] as const;

for (const { name, viewport } of SIZES.slice(atScale(-1, 0))) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test("any entry is two steps from the first page and from what is asked before a game", async ({ page }) => {
      await withoutWorld(page);
      await openPage(page);
      await button(page, "Rules").click();
      await readOn(page, "Iron Reef");
      await expect(button(page, "Rules")).toBeFocused();
      await button(page, "New game").click();
      await rulesIn(dialog(page, "New game")).click();
      await readOn(page, "Teams");
      await expect(dialog(page, "New game")).toBeVisible();
    });

    test("and from the table, its log, its overview, its decks and its menu", async ({ page }) => {
      await playAtTable(page);
      const banner = page.getByRole("banner");
      await rulesIn(banner).click();
      await readOn(page, "Eel Traps");
      for (const [sheet, entry] of [
        ["Log", "Bane"],
        ["Decks", "Hand and deck"],
      ] as const) {
        await banner.getByRole("button", { name: sheet, exact: true }).click();
        await rulesIn(page.getByRole("complementary", { name: sheet })).click();
        await readOn(page, entry);
        await page.keyboard.press("Escape");
      }
      await button(page, "Menu").click();
      await rulesIn(dialog(page, "Menu")).click();
      await readOn(page, "Objective");
      await expect(dialog(page, "Menu")).toBeVisible();
    });

    test("and from how it ended", LONG, async ({ page }) => {
      await watchBots(page);
      await button(page, "Skip to the end").click();
      await rulesIn(ending(page)).click();
      await readOn(page, "End of the game");
      await expect(ending(page)).toBeVisible();
    });

    test("one leads to the next, and back leads where one came from", async ({ page }) => {
      await withoutWorld(page);
      await openPage(page);
      await button(page, "Rules").click();
      await listed(page, "Doctor").click();
      await rules(page).getByRole("link", { name: "contaminated Human" }).click();
      await expect(heading(page, "Contaminated Human")).toBeFocused();
      await rules(page).getByRole("navigation", { name: "See also" }).getByRole("button", { name: "Healing" }).click();
      await expect(heading(page, "Healing")).toBeFocused();
      const back = rules(page).getByRole("button", { name: "Back" });
      await back.click();
      await expect(heading(page, "Contaminated Human")).toBeVisible();
      await back.click();
      await expect(heading(page, "Doctor")).toBeVisible();
      await back.click();
      await expect(listed(page, "Doctor")).toBeFocused();
    });

    test("axe finds nothing to complain about in them", LONG, async ({ page }) => {
      await withoutWorld(page);
      await openPage(page);
      await button(page, "Rules").click();
      const look = async () => {
        const { violations, passes } = await new AxeBuilder({ page }).analyze();
        expect(passes.length).toBeGreaterThan(10);
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      };
      await look();
      for (const entry of ["A round at a glance", "Cave Choir", "Dispensary"]) {
        await listed(page, entry).click();
        await expect(heading(page, entry)).toBeVisible();
        await look();
        if (viewport.width < 960) await rules(page).getByRole("button", { name: "Contents", exact: true }).click();
      }
    });
  });
}

test("what the keyboard is at is shown closer, and R tells all about it", async ({ page }) => {
  await playAtTable(page);
  await page.keyboard.press("r");
  await expect(search(page)).toBeFocused();
  await page.keyboard.press("Escape");
  const closer = page.locator(".enlarged");
  await expect(async () => {
    await page.keyboard.press("Tab");
    expect(await desk(page).locator("[data-piece^='card.']:focus-within, :focus [data-piece^='card.']").count()).toBe(
      1,
    );
  }).toPass({ intervals: [0] });
  await expect(closer).toBeVisible();
  const told = (await closer.locator("h3").textContent()) ?? "";
  await page.keyboard.press("F1");
  await expect(heading(page, told)).toBeVisible();
});

test("a piece pointed at is shown closer, and from there more is told of it", LONG, async ({ page }) => {
  await playAtTable(page);
  const card = desk(page).locator("[data-piece^='card.']").first();
  const told = (await card.getAttribute("aria-label"))?.split(":")[0] ?? "";
  await card.hover();
  await button(page, "More").click();
  await expect(heading(page, told)).toBeVisible();
});

test("so is a piece that the log names", LONG, async ({ page }) => {
  await playAtTable(page);
  await openLog(page);
  // The log stays at its end.
  const named = log(page).locator("[data-piece^='card.']").last();
  const told = (await named.textContent()) ?? "";
  await named.hover();
  await button(page, "More").click();
  await expect(heading(page, told)).toBeVisible();
});

/** Things in the world that can be pointed at, besides Rooms and Objectives. */
const THINGS: Readonly<Record<string, string>> = {
  "a card": "decision 1 of 1",
  "a stretch of the river that lies face up": "river/stretch/1",
  "an island that is far ahead": "river/stretch/8",
};

test("whatever lies in the world is pressed for more", LONG, async ({ page }) => {
  await withSettings(page, STILL);
  await openPage(page, "/?seed=7");
  await button(page, "Play now").click();
  await expect(page.locator(".world.open canvas")).toBeVisible();
  await playTo(page, 2);
  await expect.poll(() => isIdle(page)).toBe(true);
  const closer = page.locator(".closer");
  const read = new Set<string>();
  for (const [what, called] of Object.entries(THINGS)) {
    const thing = (await dumpOf(page)).find(({ name, isVisible }) => isVisible && name === called);
    if (thing === undefined) throw new Error(`there isn’t ${what}`);
    await page.mouse.move(thing.x, thing.y);
    // The world checks the pointer whenever it draws.
    await expect(closer, what).toBeVisible();
    const told = (await closer.getByRole("heading").textContent()) ?? "";
    await page.mouse.click(thing.x, thing.y);
    await expect(heading(page, told), what).toBeFocused();
    read.add(told);
    await page.keyboard.press("Escape");
    await expect(rules(page)).toBeHidden();
    await page.mouse.move(0, 0);
    await expect(closer).toBeHidden();
  }
  expect(read.size).toBe(Object.keys(THINGS).length);
  // A face-down stretch must not be revealed.
  const hidden = (await dumpOf(page)).find(({ name }) => name === "river/stretch/3");
  await page.mouse.move(hidden?.x ?? 0, hidden?.y ?? 0);
  await expect(closer.getByRole("heading")).toHaveText("river tile 3, face down");
});

test("by keyboard alone something is searched for, read, and left again", async ({ page }) => {
  await withoutWorld(page);
  await openPage(page);
  await page.keyboard.press("F1");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("night sh");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Night Shoal")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  // A text that can’t be scrolled is no tab stop, so the previous stop is the back button.
  await expect(rules(page).getByRole("region", { name: "Rules entry" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(rules(page).getByRole("button", { name: "Back" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(listed(page, "Night Shoal")).toBeFocused();
  await search(page).focus();
  await page.keyboard.press("Escape");
  await expect(search(page)).toHaveValue("");
  await expect(rules(page)).toBeVisible();
  // For the Tab key all entries are one stop; arrows move among them.
  await listed(page, "A round at a glance").focus();
  for (const key of ["ArrowDown", "ArrowDown", "End", "ArrowUp"]) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Playing solo")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(rules(page)).toBeHidden();
});

test("in French they are French, and found without accents", LONG, async ({ page }) => {
  await withoutWorld(page);
  await openPage(page);
  await choose(page, "Français");
  await button(page, "Règles").click();
  await search(page).fill("medecin");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Médecin")).toBeVisible();
  await expect(rules(page).getByRole("region")).toContainText("Infirmerie");
});

test("a link to an entry opens the rules there, and one to nothing at their contents", async ({ page }) => {
  await withoutWorld(page);
  await openPage(page, "/#rules/term.bane");
  await expect(heading(page, "Bane")).toBeVisible();
  await page.goto("about:blank");
  await openPage(page, "/#rules/nothing<b>");
  await expect(search(page)).toBeFocused();
});

test.describe("where they can’t be loaded", () => {
  // The browser reports what is missing, which is expected here.
  test.use({ complaints: async ({ page: _ }, use) => use([]) });

  test("it is said", async ({ page }) => {
    await page.route("**/reference-dialog-*.js", (route) => route.abort());
    await openPage(page);
    await button(page, "Rules").click();
    await expect(page.getByText("Part of the page couldn’t be loaded.")).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});
