/** Whole games by a pointer: cards and tokens are dragged, everything else is pressed. A mouse, and a finger. */
import type { Locator, Page } from "@playwright/test";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import {
  accept,
  desk,
  expectWholeGame,
  firstCards,
  lockIn,
  playToTheEnd,
  roomsToLeave,
  type SetUp,
  sitDown,
  ways,
} from "./table-playing.ts";
import { expect, test, withoutWorld } from "./watching.ts";

test.describe.configure({ timeout: 120_000 });
// Pictures of so many steps would cost more than the game.
test.use({ trace: "off" });

interface Pointer {
  press(thing: Locator): Promise<void>;
  drag(from: Locator, to: Locator): Promise<void>;
}

interface Game {
  readonly pointer: "mouse" | "finger";
  readonly setUp: SetUp;
  readonly viewport: { width: number; height: number };
  readonly seed: number;
}

const GAMES: readonly Game[] = [
  { pointer: "mouse", setUp: "Advanced", viewport: { width: 1280, height: 720 }, seed: 51 },
  { pointer: "finger", setUp: "Standard", viewport: { width: 390, height: 844 }, seed: 52 },
];

for (const { pointer: kind, setUp, viewport, seed } of GAMES) {
  test.describe(`with a ${kind} at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: kind === "finger" });

    test(`a whole game, ${setUp}, seed ${seed}: cards and tokens are dragged`, async ({ page }) => {
      const rng = seeded(seed);
      const pointer = kind === "mouse" ? mouse(page) : await finger(page);
      const splits: string[] = [];
      let posted = 0;
      await withoutWorld(page);
      await sitDown(page, setUp, seed);
      const counts = await playToTheEnd(page, {
        async rooms() {
          await pointer.press(roomsToLeave(page).nth(rng.below(3)).locator("xpath=.."));
          await pointer.press(lockIn(page));
        },
        async "first cards"() {
          for (const card of rng.shuffled([0, 1, 2, 3]).slice(0, 2)) await pointer.press(firstCards(page).nth(card));
          await pointer.press(lockIn(page));
        },
        async split() {
          splits.push(await dragCards(page, pointer, rng));
          await pointer.press(lockIn(page));
        },
        async plan() {
          posted += await dragTokens(page, pointer, rng);
          await pointer.press(accept(page));
        },
      });
      expect(counts.split).toBe(12);
      expect(posted).toBeGreaterThan(0);
      await expectWholeGame(page, splits);
    });
  });
}

/** One of the two cards that lie face up is dragged to the left, the other one or one of the hand on board. */
async function dragCards(page: Page, pointer: Pointer, rng: Rng): Promise<string> {
  const card = (index: number): Locator => desk(page).locator(`[data-card="${index}"]`);
  const given = rng.below(2);
  const places = await desk(page).locator("[data-card]").count();
  const kept = rng.pick([0, 1, 2, 3].slice(0, places).filter((one) => one !== given));
  await pointer.drag(card(given), desk(page).locator('[data-drop="give"]'));
  await expect(desk(page).locator('[data-drop="give"]').locator(`[data-card="${given}"]`)).toBeVisible();
  if (
    (await ways(page)
      .and(page.getByRole("radio", { checked: true }))
      .count()) === 0 ||
    places > 2
  ) {
    await pointer.drag(card(kept), desk(page).locator('[data-drop="keep"]'));
  }
  const chosen = ways(page).and(page.getByRole("radio", { checked: true }));
  return (await chosen.getAttribute("aria-label")) ?? "";
}

/** Tokens of this plan are sent elsewhere; gives how many went where they were dragged. */
async function dragTokens(page: Page, pointer: Pointer, rng: Rng): Promise<number> {
  const posts = desk(page)
    .getByRole("group", { name: /^Posts? of /u })
    .first();
  const token = posts.locator(".desk-token").first();
  if ((await token.count()) === 0) return 0;
  const from = await token.evaluate((one) => one.closest("[data-drop]")?.getAttribute("data-drop"));
  const others = posts.locator(`[data-drop]:not([data-drop="${from}"])`);
  const to = others.nth(rng.below(await others.count()));
  const count = to.locator("output");
  const before = Number(await count.textContent());
  await pointer.drag(token, to);
  await expect(count).toHaveText(String(before + 1));
  return 1;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where it is on the screen, so far down of its height. */
async function spotOf(thing: Locator, down: number): Promise<Spot> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`it isn’t on the page: ${thing}`);
  return { x: box.x + box.width / 2, y: box.y + box.height * down };
}

/** Both are on the screen at once. What lies in the middle of its place already is moved all the same. */
async function endsOf(from: Locator, to: Locator): Promise<readonly [Spot, Spot]> {
  for (const end of [to, from]) await end.evaluate((one) => one.scrollIntoView({ block: "nearest" }));
  return [await spotOf(from, 0.5), await spotOf(to, 0.2)];
}

function mouse(page: Page): Pointer {
  return {
    press: (thing) => thing.click(),
    async drag(from, to) {
      const [start, end] = await endsOf(from, to);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 4 });
      await page.mouse.up();
    },
  };
}

async function finger(page: Page): Promise<Pointer> {
  const screen = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Spot[], timestamp: number) =>
    screen.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  return {
    async press(thing) {
      // The browser makes a click of a touch when it has understood it, which is later.
      const clicked = page.evaluate(
        () => new Promise<void>((resolve) => addEventListener("click", () => resolve(), { once: true })),
      );
      await thing.tap();
      await clicked;
    },
    async drag(from, to) {
      const [start, end] = await endsOf(from, to);
      // It rests before it is lifted: else it would throw, and the next touch would only stop that.
      const began = Date.now() / 1000 - 2;
      await touch("touchStart", [start], began);
      for (const part of [0.25, 0.5, 0.75, 1]) {
        const at = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
        await touch("touchMove", [at], began + part * 0.2);
      }
      await touch("touchEnd", [], began + 1);
    },
  };
}
