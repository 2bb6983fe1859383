/** Whole games of three people at one screen, by every way to choose in secret. */
import type { Page } from "@playwright/test";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import {
  accept,
  curtainOf,
  firstCards,
  hold,
  holdButton,
  letGo,
  NAMES,
  openAll,
  place,
  rail,
  roomsToLeave,
  seatButton,
  sitTogether,
  ways,
} from "./couch.ts";
import { button, ending, expect, log, openLog, standings, test, withoutWorld } from "./watching.ts";

test.describe.configure({ timeout: 240_000 });
// Pictures of so many steps would cost more than the game.
test.use({ trace: "off" });

const THREE = NAMES.slice(0, 3);

/** What is asked of those at the screen now. */
async function asked(page: Page): Promise<"curtain" | "keys" | "open-all" | "plan" | "over"> {
  const curtain = place(page).locator(".curtain:not(.parting)");
  const keys = place(page).getByRole("heading", { name: "All at once: each presses one of six keys" });
  const signs = { curtain, keys, "open-all": openAll(page), plan: accept(page), over: ending(page) } as const;
  const any = Object.values(signs).reduce((one, other) => one.or(other));
  await expect(any.first()).toBeVisible();
  for (const what of ["over", "curtain", "keys", "open-all", "plan"] as const) {
    if (await signs[what].first().isVisible()) return what;
  }
  throw new Error("nothing is asked");
}

/** Behind an open curtain: chooses as the dice fall, and gives the name of what is chosen, if it is a split. */
async function choose(page: Page, rng: Rng): Promise<string | undefined> {
  if (await roomsToLeave(page).first().isVisible()) {
    await page.keyboard.press(`${1 + rng.below(3)}`);
    return undefined;
  }
  if (await firstCards(page).first().isVisible()) {
    for (const card of rng.shuffled([1, 2, 3, 4]).slice(0, 2)) await page.keyboard.press(`${card}`);
    return undefined;
  }
  const way = rng.below(await ways(page).count());
  await page.keyboard.press(`${1 + way}`);
  await expect(ways(page).nth(way)).toBeChecked();
  return (await ways(page).nth(way).getAttribute("aria-label")) ?? undefined;
}

type Told = Record<string, string[]>;

/** Each split as the log tells it: who keeps what and gives what. */
async function expectSplits(page: Page, chosen: Told): Promise<void> {
  await expect(standings(page).getByRole("row")).toHaveCount(1 + THREE.length);
  await page.keyboard.press("Escape");
  await openLog(page);
  await expect(log(page).getByRole("heading", { name: /^Round \d+ · season \d$/u })).toHaveCount(12);
  const lines = await log(page).getByRole("listitem").allTextContents();
  for (const [name, splits] of Object.entries(chosen)) {
    const told = lines
      .filter((one) => one.startsWith(`${name} keeps`))
      .flatMap((one) => {
        const [, kept, given] = /keeps (.+?)(?:,| and) gives (.+?)(?: to .+|, .+| and passes .+)?\.$/u.exec(one) ?? [];
        // Rooms are kept as well, and nothing is given for them.
        return given === undefined ? [] : [`Keep ${kept}, give ${given}`];
      });
    expect(told).toEqual(splits);
  }
}

const shortly = (way: string): string => /^(Keep .+?, give .+?)(?: to .+)?$/u.exec(way)?.[1] ?? way;

for (const { viewport, choices, seed } of [
  { viewport: { width: 1280, height: 720 }, choices: ["Advanced"], seed: 51 },
  { viewport: { width: 390, height: 844 }, choices: [], seed: 52 },
]) {
  test(`three pass the device, ${viewport.width} × ${viewport.height}, seed ${seed}`, async ({ page }) => {
    const rng = seeded(seed);
    const chosen: Told = Object.fromEntries(THREE.map((name) => [name, []]));
    await page.setViewportSize(viewport);
    await withoutWorld(page);
    await sitTogether(page, { seed, people: 3, choices, settings: { method: "device" } });
    const turns: string[] = [];
    for (let what = await asked(page); what !== "over"; what = await asked(page)) {
      if (what === "curtain") {
        const name = (await curtainOf(page)) ?? "";
        turns.push(name);
        await hold(page);
        const way = await choose(page, rng);
        if (way !== undefined) chosen[name]?.push(shortly(way));
        await page.keyboard.press("Enter");
        await expect(seatButton(page, name)).toContainText("locked");
        await page.mouse.up();
      } else if (what === "open-all") await openAll(page).click();
      else await accept(page).click();
    }
    // Rooms and first cards come before the twelve rounds.
    expect(turns).toHaveLength(THREE.length * (12 + 2 * choices.length));
    expect(turns.every((name, i) => name === THREE[i % THREE.length])).toBe(true);
    await expectSplits(page, chosen);
  });
}

const BLOCKS = ["qwaszx", "tyghbn", "opl;./"];

/** The keys of the keyboard, or those on the screen. */
const PRESSING: readonly {
  how: string;
  viewport: { width: number; height: number };
  seed: number;
  press: (page: Page, seat: number, key: number) => Promise<void>;
}[] = [
  {
    how: "of the keyboard",
    viewport: { width: 1280, height: 720 },
    seed: 53,
    press: (page, seat, key) => page.keyboard.press(BLOCKS[seat]?.[key] ?? ""),
  },
  {
    how: "on the screen",
    viewport: { width: 390, height: 844 },
    seed: 56,
    press: (page, seat, key) =>
      place(page)
        .getByRole("group", { name: THREE[seat] ?? "", exact: true })
        .getByRole("button")
        .nth(key)
        .click(),
  },
];

for (const { how, viewport, seed, press } of PRESSING) {
  test(`three press keys ${how} all at once, each boat in its turn, ${viewport.width} × ${viewport.height}, seed ${seed}`, async ({
    page,
  }) => {
    const rng = seeded(seed);
    const chosen: Told = Object.fromEntries(THREE.map((name) => [name, []]));
    let meant: Record<string, readonly string[]> = {};
    await page.setViewportSize(viewport);
    await withoutWorld(page);
    await sitTogether(page, { seed, people: 3, settings: { method: "keys", order: "in-turn" } });
    for (let what = await asked(page); what !== "over"; what = await asked(page)) {
      if (what === "curtain") {
        const name = (await curtainOf(page)) ?? "";
        await hold(page);
        meant[name] = await place(page)
          .getByRole("region", { name: "Your keys" })
          .locator("li > span")
          .allTextContents();
        await letGo(page);
        await button(page, "Seen enough").click();
      } else if (what === "keys") {
        await expect(openAll(page)).toHaveAttribute("aria-disabled", "true");
        const presses = THREE.flatMap((name, seat) =>
          // Whatever comes before the last one is a decoy.
          Array.from({ length: 1 + rng.below(3) }, () => ({ name, seat, key: rng.below(6) })),
        );
        const last = new Map<string, number>();
        for (const { name, seat, key } of rng.shuffled(presses)) {
          await press(page, seat, key);
          await expect(seatButton(page, name)).toContainText("locked");
          last.set(name, key);
        }
        for (const [name, key] of last) chosen[name]?.push(meant[name]?.[key] ?? "");
        meant = {};
        await openAll(page).click();
      } else {
        // Seat after seat: nobody else's place can be taken.
        const able = rail(page).getByRole("list").getByRole("button", { disabled: false });
        await expect(able).toHaveCount(1);
        await accept(page).click();
      }
    }
    await expectSplits(page, chosen);
  });
}

test("two people and a bot meet Objectives by keys, and reveal them", async ({ page }) => {
  const seed = 54;
  const rng = seeded(seed);
  await withoutWorld(page);
  const choices = ["Co-operative", "Advanced"];
  await sitTogether(page, { seed, people: 2, choices, settings: { method: "keys" } });
  const counts = { curtain: 0, keys: 0, plan: 0 };
  for (let what = await asked(page); what !== "over"; what = await asked(page)) {
    if (what === "open-all") throw new Error("all choices here are made by keys");
    counts[what] += 1;
    if (what === "curtain") {
      await hold(page);
      await expect(place(page).getByRole("region", { name: "Your keys" }).getByRole("listitem")).toHaveCount(6);
      await letGo(page);
      await button(page, "Seen enough").click();
    } else if (what === "keys") {
      for (const block of [BLOCKS[0], BLOCKS[2]]) await page.keyboard.press(block?.[rng.below(6)] ?? "");
      await openAll(page).click();
    } else {
      const reveal = place(page)
        .getByRole("button", { name: /^Reveal/u })
        .first();
      if (rng.below(4) === 0 && (await reveal.isVisible())) await reveal.click();
      await accept(page).click();
    }
  }
  // Rooms, first cards, and at least the first season.
  expect(counts.keys).toBeGreaterThanOrEqual(2 + 4);
  expect(counts.curtain).toBe(2 * counts.keys);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a curtain opens by taps for who can’t hold it", async ({ page }) => {
    await withoutWorld(page);
    await sitTogether(page, { seed: 55, people: 2 });
    await button(page, "Tap instead of holding").tap();
    await expect(holdButton(page)).toHaveText("Show");
    await holdButton(page).tap();
    await expect(ways(page)).toHaveCount(6);
    await holdButton(page).tap();
    await expect(ways(page)).toHaveCount(0);
    await holdButton(page).tap();
    await ways(page).nth(1).locator("xpath=..").tap();
    await button(page, "Lock in").tap();
    expect(await curtainOf(page)).toBe("Ada");
  });
});
