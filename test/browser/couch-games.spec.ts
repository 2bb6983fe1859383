/** Whole games of several people at one screen, with every way to choose secretly. */
import type { Page } from "@playwright/test";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import { LONG } from "../scale.ts";
import { beginByKeys, byKeys, press, tabTo, walkWays } from "./by-keys.ts";
import { byRoles } from "./by-roles.ts";
import {
  accept,
  curtain,
  curtainOf,
  expectCurtainOf,
  holdButton,
  NAMES,
  openAll,
  place,
  rail,
  seatButton,
  sitTogether,
  ways,
} from "./couch.ts";
import { askedOfAll, expectSplits, lookAtKeys, nobodyYet, shortly, type Told } from "./couch-playing.ts";
import { expectSeenAsItIs } from "./state-seen.ts";
import { type Answers, asked } from "./table-playing.ts";
import { worldOpened } from "./the-world.ts";
import { button, expect, test, withoutWorld } from "./watching.ts";

const THREE = NAMES.slice(0, 3);

/** How people look at their desk and let go of it when they share a device. */
interface Passing {
  readonly answers: Answers;
  /** Opens the curtain until something is locked in. */
  look(): Promise<void>;
  letGo(): Promise<void>;
  openAll(): Promise<void>;
}

/** One hand holds Space, the other uses Tab, arrows and Enter. */
const byKeyboard = (page: Page, rng: Rng): Passing => ({
  answers: {
    ...byKeys(page, rng),
    async split() {
      await walkWays(page, rng);
      const name = await ways(page)
        .and(page.getByRole("radio", { checked: true }))
        .getAttribute("aria-label");
      await press(page, "Enter");
      return name ?? "";
    },
  },
  async look() {
    await tabTo(page, /^Hold to look$/u);
    await page.keyboard.down("Space");
    await expect(place(page).locator(":focus")).toHaveCount(1);
  },
  letGo: () => page.keyboard.up("Space"),
  async openAll() {
    await tabTo(page, /^Reveal all choices$/u);
    await press(page, "Enter");
  },
});

/** Screen reader users can’t hold a button. */
const byNames = (page: Page, rng: Rng): Passing => ({
  answers: byRoles(page, rng),
  async look() {
    const taps = button(page, "Tap instead of holding");
    if ((await taps.getAttribute("aria-pressed")) !== "true") await taps.click();
    await holdButton(page).click();
  },
  letGo: async () => undefined,
  openAll: () => openAll(page).click(),
});

/** Plays to the end. Returns the order of the curtains, and what was chosen behind them. */
async function passTheDevice(page: Page, { answers, ...passing }: Passing): Promise<{ turns: string[]; chosen: Told }> {
  const chosen = nobodyYet(THREE);
  const turns: string[] = [];
  for (let what = await askedOfAll(page); what !== "over"; what = await askedOfAll(page)) {
    if (what === "curtain") {
      const name = (await curtainOf(page)) ?? "";
      await expectCurtainOf(page, NAMES.indexOf(name));
      turns.push(name);
      await passing.look();
      await expect(curtain(page)).toHaveCount(0);
      const kind = await asked(page);
      if (kind === "split") chosen[name]?.push(shortly(await answers.split()));
      else if (kind !== "over") await answers[kind]();
      await expect(seatButton(page, name)).toContainText("locked");
      await passing.letGo();
    } else if (what === "open-all") await passing.openAll();
    else await answers.plan();
  }
  return { turns, chosen };
}

/** Rooms and first cards come before the twelve rounds; each time, everybody has exactly one turn. */
function expectInOrder(turns: readonly string[], isAdvanced: boolean): void {
  expect(turns).toHaveLength(THREE.length * (isAdvanced ? 14 : 12));
  expect(turns.every((name, i) => name === THREE[i % THREE.length])).toBe(true);
}

test("three pass the device by the keyboard alone, advanced, 1280 × 720, seed 51", LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await withoutWorld(page);
  await beginByKeys(page, [[/^Standard$/u, 1]], 51, THREE.length);
  const { turns, chosen } = await passTheDevice(page, byKeyboard(page, seeded(51)));
  expectInOrder(turns, true);
  await expectSplits(page, chosen, THREE.length);
});

/** No seat: at the end nobody’s side is special. */
const NOBODY = -1;

test(
  "three pass the device, by roles and names alone, with the world in sight, 390 × 844, seed 52",
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await sitTogether(page, { seed: 52, people: 3, settings: { method: "device" } });
    await worldOpened(page);
    const { turns, chosen } = await passTheDevice(page, byNames(page, seeded(52)));
    expectInOrder(turns, false);
    await expectSeenAsItIs(page, NOBODY);
    await expectSplits(page, chosen, THREE.length);
  },
);

test("three press keys on the screen, each boat in its turn, 390 × 844, seed 56", LONG, async ({ page }) => {
  const rng = seeded(56);
  const chosen = nobodyYet(THREE);
  let meant: Record<string, readonly string[]> = {};
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutWorld(page);
  await sitTogether(page, { seed: 56, people: 3, settings: { method: "keys", order: "in-turn", taps: true } });
  for (let what = await askedOfAll(page); what !== "over"; what = await askedOfAll(page)) {
    if (what === "curtain") {
      const name = (await curtainOf(page)) ?? "";
      meant[name] = await lookAtKeys(page);
    } else if (what === "keys") {
      await expect(openAll(page)).toHaveAttribute("aria-disabled", "true");
      const presses = THREE.flatMap((name) =>
        // All presses before the last one are decoys.
        Array.from({ length: 1 + rng.below(3) }, () => ({ name, key: rng.below(6) })),
      );
      const last = new Map<string, number>();
      for (const { name, key } of rng.shuffled(presses)) {
        const pad = place(page).getByRole("group", { name, exact: true });
        await pad.getByRole("button").nth(key).click();
        await expect(seatButton(page, name)).toContainText("locked");
        last.set(name, key);
      }
      for (const [name, key] of last) chosen[name]?.push(meant[name]?.[key] ?? "");
      meant = {};
      await openAll(page).click();
    } else {
      // In turn, so nobody else can take the screen.
      const able = rail(page).getByRole("list").getByRole("button", { disabled: false });
      await expect(able).toHaveCount(1);
      await accept(page).click();
    }
  }
  await expectSplits(page, chosen, THREE.length);
});

test("four people hide nothing and go in the order they like, the last one first, seed 57", LONG, async ({ page }) => {
  const rng = seeded(57);
  const chosen = nobodyYet(NAMES);
  await page.setViewportSize({ width: 1280, height: 720 });
  await withoutWorld(page);
  await sitTogether(page, { seed: 57, people: 4, choices: ["4"], settings: { method: "open", order: "at-once" } });
  const turns: string[] = [];
  for (let what = await asked(page); what !== "over"; what = await asked(page)) {
    // Those who still have something to do, from the last seat to the first.
    const able = rail(page).getByRole("list").getByRole("button", { disabled: false });
    if (what === "split") await expect(able).toHaveCount(NAMES.length - (turns.length % NAMES.length));
    await able.last().click();
    const front = (await rail(page).getByRole("button", { pressed: true }).textContent()) ?? "";
    const name = NAMES.find((one) => front.includes(one)) ?? "";
    if (what === "split") {
      turns.push(name);
      const way = ways(page).nth(rng.below(await ways(page).count()));
      await way.focus();
      await page.keyboard.press("Space");
      await expect(way).toBeChecked();
      chosen[name]?.push(shortly((await way.getAttribute("aria-label")) ?? ""));
      await page.keyboard.press("Enter");
    } else await accept(page).click();
  }
  expect(turns.every((name, i) => name === NAMES.toReversed()[i % NAMES.length])).toBe(true);
  await expectSplits(page, chosen, NAMES.length);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a curtain opens by taps for who can’t hold it", async ({ page }) => {
    await withoutWorld(page);
    await sitTogether(page, { seed: 55, people: 2 });
    await button(page, "Tap instead of holding").tap();
    await expect(holdButton(page)).toHaveText("Show");
    await holdButton(page).tap();
    await expect(ways(page)).not.toHaveCount(0);
    await holdButton(page).tap();
    await expect(ways(page)).toHaveCount(0);
    await holdButton(page).tap();
    await ways(page).nth(1).locator("xpath=..").tap();
    await button(page, "Lock in").tap();
    expect(await curtainOf(page)).toBe("Ada");
  });
});
