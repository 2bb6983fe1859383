/** A screen that lies flat on a table: everybody's things face them. */
import type { Locator, Page } from "@playwright/test";
import { seeded } from "../../src/engine/rng.ts";
import { atScale, LONG } from "../scale.ts";
import {
  accept,
  curtainOf,
  holdButton,
  lockIn,
  NAMES,
  openAll,
  place,
  rail,
  seatButton,
  share,
  sitTogether,
} from "./couch.ts";
import { askedOfAll, expectSplits, lookAtKeys, nobodyYet } from "./couch-playing.ts";
import { expectSeenAsItIs } from "./state-seen.ts";
import { showObjectives } from "./table-playing.ts";
import { dumpOf, worldOpened } from "./the-world.ts";
import { button, expect, test, withoutWorld } from "./watching.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

async function middleOf(thing: Locator): Promise<Spot> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error("it isn’t on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The direction from the upper to the lower one of two points; on an upright page it's south. */
function pointing(upper: Spot, lower: Spot): string {
  const [x, y] = [lower.x - upper.x, lower.y - upper.y];
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "right" : "left";
  return y > 0 ? "near" : "far";
}

const board = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

const TABLES = [
  { people: 2, edges: ["near", "far"] },
  { people: 3, edges: ["near", "left", "right"] },
  { people: 4, edges: ["near", "left", "far", "right"] },
] as const;

const LAPTOP = { width: 1280, height: 720 };
const TABLET = { width: 1180, height: 820 };
const UPRIGHT = { width: 820, height: 1180 };
const middleOfTable = ({ width, height }: { width: number; height: number }): Spot => ({
  x: width / 2,
  y: 48 + (height - 48) / 2,
});
const MIDDLE = middleOfTable(LAPTOP);

/** The direction from stern to bow: to the right as seen by whoever sits there. */
const BOW = { near: "right", left: "near", far: "left", right: "far" } as const;

for (const { people, edges } of TABLES.slice(atScale(-1, 0))) {
  test(
    `with ${people} around the world, every boat faces its player and nothing lies over it`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize(LAPTOP);
      await sitTogether(page, { seed: 71, people, choices: [String(people)], settings: { taps: true, flat: true } });
      await worldOpened(page);
      for (const [seat, edge] of edges.entries()) {
        const name = NAMES[seat] ?? "";
        await seatButton(page, name).click();
        await expectFreeAndFacing(page, edges);
        await holdButton(page).click();
        await expect(lockIn(page)).toBeVisible();
        await expectFreeAndFacing(page, edges);
        await expectSeenAsItIs(page, seat);
        expect(pointing(await middleOf(place(page)), await middleOf(rail(page)))).toBe(edge);
        expect(pointing(MIDDLE, await middleOf(place(page)))).toBe(edge);
        await chooseAsAdvised(page);
        if (seat < people - 1) await holdButton(page).click();
      }
      await openAll(page).click();
      // Everybody acts at their own edge.
      for (const [seat, edge] of edges.entries()) {
        await expect(accept(page)).toBeVisible();
        expect(pointing(MIDDLE, await middleOf(place(page)))).toBe(edge);
        await expectFreeAndFacing(page, edges);
        await expectSeenAsItIs(page, seat);
        await accept(page).click();
      }
    },
  );
}

/** Locks in the choice that the desk advises. */
async function chooseAsAdvised(page: Page): Promise<void> {
  for (const key of ["h", "h", "Enter"]) await page.keyboard.press(key);
}

/** Waits until the world knows its free area. */
async function expectFreeAndFacing(page: Page, edges: readonly string[]): Promise<void> {
  await expect.poll(() => covered(page)).toEqual([]);
  const dump = await dumpOf(page);
  const spot = (name: string): Spot => dump.find((thing) => thing.name === name) ?? { x: Number.NaN, y: Number.NaN };
  for (const [seat, edge] of edges.entries()) {
    const bow = pointing(spot(`boat:${seat}/food`), spot(`boat:${seat}/bane`));
    expect({ seat, bow }).toEqual({ seat, bow: BOW[edge as keyof typeof BOW] });
  }
}

/** Parts of boats and cards that are covered by bar, desk or rail, or off the screen. */
async function covered(page: Page): Promise<readonly string[]> {
  const boxes = await Promise.all([page.getByRole("banner"), place(page), rail(page)].map((one) => one.boundingBox()));
  const { width, height } = page.viewportSize() ?? LAPTOP;
  const isUnder = ({ x, y }: Spot): boolean =>
    boxes.some((box) => box && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height);
  const isOff = ({ x, y }: Spot): boolean => x < 0 || y < 0 || x > width || y > height;
  return (await dumpOf(page))
    .filter(({ isVisible, name }) => isVisible && /^boat:\d\/(?:name|cabins|food|bane|protectors)$| of \d$/u.test(name))
    .filter((thing) => isUnder(thing) || isOff(thing))
    .map(({ name }) => name);
}

const BLOCKS = ["qwaszx", "tyghbn", "opl;./"];

test("three play a whole game around a tablet by keys, seed 53", LONG, async ({ page }) => {
  const rng = seeded(53);
  const names = NAMES.slice(0, 3);
  const edges = ["near", "left", "right"] as const;
  const chosen = nobodyYet(names);
  let meant: Record<string, readonly string[]> = {};
  await page.setViewportSize(TABLET);
  await withoutWorld(page);
  await sitTogether(page, { seed: 53, people: 3, settings: { taps: true, flat: true, method: "keys" } });
  const expectBefore = async (name: string): Promise<void> => {
    const edge = pointing(middleOfTable(TABLET), await middleOf(place(page)));
    expect({ name, edge }).toEqual({ name, edge: edges[names.indexOf(name)] });
  };
  for (let what = await askedOfAll(page); what !== "over"; what = await askedOfAll(page)) {
    if (what === "curtain") {
      const name = (await curtainOf(page)) ?? "";
      await expectBefore(name);
      meant[name] = await lookAtKeys(page, () => expect(lockIn(page)).toBeInViewport({ ratio: 1 }));
    } else if (what === "keys") {
      for (const [seat, name] of names.entries()) {
        const key = rng.below(6);
        await page.keyboard.press(BLOCKS[seat]?.[key] ?? "");
        chosen[name]?.push(meant[name]?.[key] ?? "");
      }
      meant = {};
      await openAll(page).click();
    } else {
      const front = (await rail(page).getByRole("button", { pressed: true }).textContent()) ?? "";
      await expectBefore(names.find((one) => front.includes(one)) ?? "");
      await accept(page).click();
    }
  }
  await expectSplits(page, chosen, names.length);
});

for (const tablet of atScale([TABLET], [TABLET, UPRIGHT])) {
  test(
    `the Objectives of two around a tablet of ${tablet.width} × ${tablet.height} lie before both of them`,
    LONG,
    async ({ page }) => {
      const edges = ["near", "far"] as const;
      await page.setViewportSize(tablet);
      const choices = ["Co-operative", "2"];
      await sitTogether(page, { seed: 144, people: 2, choices, settings: { taps: true, flat: true } });
      await worldOpened(page);
      for (const _ of edges) {
        await holdButton(page).click();
        await expect(lockIn(page)).toBeVisible();
        await expectFreeAndFacing(page, edges);
        await chooseAsAdvised(page);
      }
      await openAll(page).click();
      for (const [seat, edge] of edges.entries()) {
        await expect(accept(page)).toBeVisible();
        await showObjectives(page);
        const objectives = place(page).getByRole("group", { name: "Objectives" });
        await expect(objectives).toBeInViewport();
        expect(pointing(middleOfTable(tablet), await middleOf(objectives))).toBe(edge);
        await expectFreeAndFacing(page, edges);
        await expectSeenAsItIs(page, seat);
        await accept(page).click();
      }
    },
  );
}

for (const { people, edges } of TABLES.slice(atScale(-1, 0))) {
  test(`with ${people}, all have their keys before them, and all see who has locked`, LONG, async ({ page }) => {
    await page.setViewportSize(LAPTOP);
    await sitTogether(page, {
      seed: 71,
      people,
      choices: [String(people)],
      settings: { taps: true, flat: true, method: "keys" },
    });
    await worldOpened(page);
    for (let seat = 0; seat < people; seat++) {
      await holdButton(page).click();
      await holdButton(page).click();
      await button(page, "Done").click();
    }
    for (const [seat, edge] of edges.entries()) {
      const pad = place(page).getByRole("group", { name: NAMES[seat] ?? "", exact: true });
      const keys = await pad.getByRole("button").all();
      expect(keys).toHaveLength(6);
      for (const key of keys) await expect(key).toBeInViewport({ ratio: 1 });
      expect(pointing(MIDDLE, await middleOf(pad))).toBe(edge);
      expect(pointing(await middleOf(pad.getByRole("heading")), await middleOf(pad.locator(".pad-keys")))).toBe(edge);
      await pad.getByRole("button").first().click();
      await expect(pad.getByRole("status")).toHaveText("locked in");
    }
    await expectFreeAndFacing(page, edges);
    await openAll(page).click();
    await expect(accept(page)).toBeVisible();
  });
}

const TOO_SMALL = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
];

for (const { width, height } of TOO_SMALL.slice(atScale(-1, 0))) {
  test(`a screen of ${width} × ${height} doesn’t lie between people, and says why`, async ({ page }) => {
    await page.setViewportSize(LAPTOP);
    await withoutWorld(page);
    await sitTogether(page, { seed: 71, people: 2, choices: ["2"], settings: { taps: true, flat: true } });
    await seatButton(page, "Ada").click();
    const facing = async () => pointing(MIDDLE, await middleOf(rail(page)));
    expect(await facing()).toBe("far");
    await page.setViewportSize({ width, height });
    await expect.poll(() => place(page).evaluate((desk) => desk.closest(".flat"))).toBeNull();
    await button(page, "Menu").click();
    await button(page, "Local players").click();
    await expect(page.getByText("At this text size the screen is too small to lie flat")).toBeVisible();
    await button(page, "Close").click();
    await page.setViewportSize(LAPTOP);
    await expect.poll(facing).toBe("far");
  });
}

for (const { people, edges } of TABLES.slice(atScale(-1, 0))) {
  test(`with ${people} and no world, every boat and every place faces its player`, LONG, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await withoutWorld(page);
    await sitTogether(page, { seed: 71, people, choices: [String(people)] });
    await share(page, "Flat on a table");
    for (const [seat, edge] of edges.entries()) {
      const name = NAMES[seat] ?? "";
      const boat = await middleOf(board(page, name).locator(".board-boat"));
      const middle = { x: 640, y: 424 };
      expect(pointing(boat, await middleOf(board(page, name).locator(".board-cards")))).toBe(edge);
      expect(pointing(middle, boat)).toBe(edge);
      await seatButton(page, name).click();
      await expect(place(page).getByRole("heading", { name })).toBeVisible();
      const curtain = await middleOf(place(page));
      expect(pointing(curtain, await middleOf(rail(page)))).toBe(edge);
      expect(pointing(middle, curtain)).toBe(edge);
      await expect(holdButton(page)).toBeInViewport({ ratio: 1 });
    }
  });
}

test("what is dragged follows the pointer at every edge", LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await withoutWorld(page);
  await sitTogether(page, { seed: 72, people: 4, choices: ["4"], settings: { taps: true, flat: true } });
  for (const name of NAMES) {
    await seatButton(page, name).click();
    await holdButton(page).click();
    const card = place(page).locator('[data-card="0"]');
    const giving = place(page).locator('[data-drop="give"]');
    // It's taken by its middle once it lies still.
    await card.hover();
    await page.mouse.down();
    const to = await middleOf(giving);
    await page.mouse.move(to.x, to.y, { steps: 3 });
    const distance = async () => {
      const now = await middleOf(card);
      return Math.hypot(now.x - to.x, now.y - to.y);
    };
    await expect.poll(distance).toBeLessThan(3);
    await page.mouse.up();
    await expect(giving.locator('[data-card="0"]')).toBeVisible();
    await holdButton(page).click();
  }
});
