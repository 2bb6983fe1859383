/** One person leads two boats of the co-operative game: two desks, both hands known, and no curtain between them. */
import type { Locator, Page } from "@playwright/test";
import { seeded } from "../../src/engine/rng.ts";
import { LONG } from "../scale.ts";
import { beginByKeys, byKeys } from "./by-keys.ts";
import { asAdvised, asked, desk, lockIn, playToTheEnd, sitDownTo, ways } from "./table-playing.ts";
import { worldOpened } from "./the-world.ts";
import {
  button,
  choose,
  ending,
  expect,
  logLines,
  openLog,
  openPage,
  standings,
  test,
  withoutWorld,
} from "./watching.ts";

const BOATS = ["Pelican", "Egret"] as const;
const ALONE = ["Co-operative", "Solo with 2 boats"];

const rail = (page: Page): Locator => page.getByRole("region", { name: "Your seats" });
const tab = (page: Page, name: string): Locator =>
  rail(page).getByRole("button", { name: new RegExp(`^${name} `, "u") });
/** What the boat holds whose desk isn't shown. */
const held = (page: Page): Locator =>
  rail(page).getByRole("list", { name: "On your other boat" }).getByRole("listitem");
const cardsIn = (all: Locator): Promise<string[]> =>
  all.getByRole("img").evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? "").sort());
const inFront = (page: Page): Locator => rail(page).getByRole("button", { pressed: true });
const comingIf = (page: Page): Locator => desk(page).getByRole("table").getByRole("columnheader");

async function switchTo(page: Page, name: (typeof BOATS)[number]): Promise<void> {
  await page.keyboard.press("b");
  await expect(inFront(page)).toHaveAccessibleName(new RegExp(`^${name} `, "u"));
}

/** Expects this end, and a log that tells everything about both boats and nothing secret about others. */
async function expectWholeVoyage(page: Page, splits: readonly string[], end: string): Promise<void> {
  await expect(ending(page).getByText(end, { exact: true })).toBeVisible();
  await expect(ending(page).getByText("Lost together")).toBeVisible();
  await expect(standings(page).getByRole("rowheader", { name: /Pelican|Egret/u })).toHaveCount(2);
  await page.keyboard.press("Escape");
  await openLog(page);
  const lines = await logLines(page).allTextContents();
  for (const name of BOATS) {
    const told = lines.filter((one) => one.startsWith(`${name} keeps`) && / (?:gives|is given) /u.test(one));
    expect(told).toHaveLength(splits.length / 2);
  }
  expect(splits.length).toBeGreaterThanOrEqual(2 * 4);
}

test.describe("at 390 × 844", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a whole game as advised, standard, seed 6", LONG, async ({ page }) => {
    await withoutWorld(page);
    await sitDownTo(page, ALONE, 6);
    const { counts, splits } = await playToTheEnd(page, asAdvised(page));
    expect(counts.split).toBe(splits.length);
    await expectWholeVoyage(
      page,
      splits,
      "Together the boats bring 27 healthy Humans to Letea. It takes 30, and everybody loses.",
    );

    // The rematch moves everybody one seat on, and has no curtain either.
    await page.keyboard.press("Escape");
    await button(page, "See the result").click();
    await button(page, "Play again").click();
    await expect(inFront(page)).toHaveAccessibleName(/^Egret /u);
    // Each desk starts at the top.
    const scrolled = () => desk(page).evaluate(({ scrollTop }) => scrollTop);
    await expect(ways(page).first()).toBeVisible();
    await page.keyboard.press("1");
    await expect(ways(page).first()).toBeChecked();
    await desk(page).evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect.poll(scrolled).toBeGreaterThan(0);
    await switchTo(page, "Pelican");
    await expect.poll(scrolled).toBe(0);
  });
});

test.describe("at 1280 × 720", () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test("a whole game by the keyboard alone, advanced, with the world in sight, seed 63", LONG, async ({ page }) => {
    await beginByKeys(
      page,
      [
        [/^Competitive$/u, 2],
        [/^Standard$/u, 1],
        [/^One boat$/u, 1],
      ],
      63,
    );
    await worldOpened(page);
    const { counts, splits } = await playToTheEnd(page, byKeys(page, seeded(63)));
    expect(counts).toMatchObject({ rooms: 2, "first cards": 2 });
    await expectWholeVoyage(
      page,
      splits,
      "At Salt Isle 1 Objective is missed (Floating Hospital), and everybody loses.",
    );
  });

  test("both hands are known, and what one boat gives is what the other counts on", async ({ page }) => {
    await withoutWorld(page);
    await sitDownTo(page, ALONE, 6);
    await expect(inFront(page)).toHaveAccessibleName(/^Pelican /u);
    const cardsOfPelican = await cardsIn(desk(page).locator("[data-card]"));
    const cardsOfEgret = await cardsIn(held(page));
    expect(cardsOfPelican).toHaveLength(4);
    await page.keyboard.press("1");
    await expect(ways(page).first()).toBeChecked();
    // The other boat hasn't picked yet, so either of its two cards may come.
    const open = await comingIf(page).count();
    const given = / give (.+?)$/u.exec((await page.locator(".desk-preview .way").textContent()) ?? "")?.[1] ?? "";

    await switchTo(page, "Egret");
    expect(await cardsIn(desk(page).locator("[data-card]"))).toEqual(cardsOfEgret);
    expect(await cardsIn(held(page))).toEqual(cardsOfPelican);
    await page.keyboard.press("2");
    await expect(comingIf(page)).toHaveText([given]);

    await tab(page, "Pelican").click();
    await expect(ways(page).first()).toBeChecked();
    await expect(comingIf(page)).toHaveCount(1);
    expect(open).toBeGreaterThanOrEqual(1);
  });

  test("the second choice opens both; until then the first can be thought over", LONG, async ({ page }) => {
    await withoutWorld(page);
    await sitDownTo(page, ALONE, 6);
    await page.keyboard.press("1");
    await lockIn(page).click();
    await expect(inFront(page)).toHaveAccessibleName(/^Egret /u);
    await expect(tab(page, "Pelican")).toHaveAccessibleName(/locked in$/u);

    await switchTo(page, "Pelican");
    await page.keyboard.press("3");
    await expect(tab(page, "Pelican")).not.toHaveAccessibleName(/locked in$/u);
    await switchTo(page, "Egret");
    await page.keyboard.press("2");
    await lockIn(page).click();
    // A choice that isn't locked in any more isn't sent.
    await expect(inFront(page)).toHaveAccessibleName(/^Pelican /u);
    expect(await asked(page)).toBe("split");
    const way = (await ways(page).nth(2).getAttribute("aria-label")) ?? "";
    await lockIn(page).click();
    expect(await asked(page)).toBe("plan");
    await openLog(page);
    const [, kept, gave] = /^Keep (.+?), give (.+?)(?: to .+|, pass .+)?$/u.exec(way) ?? [];
    const told = `Pelican keeps ${kept}; Egret is given ${gave} and passed`;
    await expect(logLines(page).filter({ hasText: told })).toHaveCount(1);
  });

  test("who comes back still leads both, with what was locked in", async ({ page }) => {
    await withoutWorld(page);
    await sitDownTo(page, ALONE, 6);
    await page.keyboard.press("1");
    await lockIn(page).click();
    await expect(tab(page, "Pelican")).toHaveAccessibleName(/locked in$/u);
    await page.reload();
    await expect(inFront(page)).toHaveAccessibleName(/^Egret /u);
    await expect(tab(page, "Pelican")).toHaveAccessibleName(/locked in$/u);
    await page.keyboard.press("2");
    await lockIn(page).click();
    expect(await asked(page)).toBe("plan");
  });

  test("where the rules have one boat for one person, nobody is offered two", LONG, async ({ page }) => {
    await openPage(page, "/");
    await button(page, "New game").click();
    const two = page.getByRole("radio", { name: "Solo with 2 boats" });
    await expect(two).toHaveCount(0);
    await choose(page, "Co-operative");
    await choose(page, "Solo with 2 boats");
    await expect(page.getByRole("combobox", { name: /^Who plays seat/u })).toHaveCount(2);
    await choose(page, "Teams");
    await expect(two).toHaveCount(0);
    await expect(
      page.getByRole("combobox").filter({ has: page.getByRole("option", { name: "You", selected: true }) }),
    ).toHaveCount(1);
  });
});
