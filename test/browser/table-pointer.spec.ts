/** Whole games by mouse and by finger: cards and tokens are dragged, everything else is pressed. */
import type { Locator, Page } from "@playwright/test";
import type { Rng } from "../../src/engine/rng.ts";
import { isLong } from "../scale.ts";
import { openMoment, test } from "./moments/moments.ts";
import { finger, mouse, type Pointer } from "./pointers.ts";
import { type Answers, accept, desk, firstCards, lockIn, roomsToLeave, sitDown, ways } from "./table-playing.ts";
import { worldOpened } from "./the-world.ts";
import { expect, moment, openPage, STILL } from "./watching.ts";
import { LARGE, playWholeGame, SMALL, testWholeGame, type Way } from "./whole-game.ts";

interface Dragged {
  posted: number;
  plugged: number;
}

function byPointer(take: (page: Page) => Pointer | Promise<Pointer>): Way {
  const dragged: Dragged = { posted: 0, plugged: 0 };
  return {
    begin: (page, { setUp, seed }) => sitDown(page, setUp, seed),
    answers: async (page, rng) => answers(page, await take(page), rng, dragged),
    after() {
      expect(dragged.posted, "tokens dragged to other posts").toBeGreaterThan(0);
      expect(dragged.plugged, "Batteries dragged to other Machines").toBeGreaterThan(0);
    },
  };
}

/** It begins with Batteries that are to be plugged, which doesn't come up in every round. */
test.describe(() => {
  test.use({ viewport: LARGE });

  test("a game by mouse from round 10 to its end", async ({ page, moments }) => {
    await playWholeGame(
      page,
      { setUp: "Advanced", viewport: LARGE, seed: 53, from: 11 },
      {
        ...byPointer(mouse),
        async begin() {
          await openPage(page);
          await openMoment(page, moments["by mouse: Batteries, round 10"], { ...STILL, passes: false });
          await worldOpened(page);
        },
      },
    );
  });
});

if (isLong) {
  testWholeGame("by mouse", { setUp: "Advanced", viewport: LARGE, seed: 51 }, () => byPointer(mouse));
  testWholeGame("by touch", { setUp: "Standard", viewport: SMALL, hasTouch: true, seed: 52 }, () => byPointer(finger));
}

function answers(page: Page, pointer: Pointer, rng: Rng, dragged: Dragged): Answers {
  return {
    async rooms() {
      await pointer.press(roomsToLeave(page).nth(rng.below(3)).locator("xpath=.."));
      await pointer.press(lockIn(page));
    },
    async "first cards"() {
      for (const card of rng.shuffled([0, 1, 2, 3]).slice(0, 2)) await pointer.press(firstCards(page).nth(card));
      await pointer.press(lockIn(page));
    },
    async split() {
      const name = await dragCards(page, pointer, rng);
      await pointer.press(lockIn(page));
      return name;
    },
    async plan() {
      if (await dragToken(page, pointer, rng)) dragged.posted += 1;
      if (await dragBattery(page, pointer)) dragged.plugged += 1;
      await pointer.press(accept(page));
    },
  };
}

/** Drags one of the two face-up cards to the left, and the other one or a card of the hand on board. */
async function dragCards(page: Page, pointer: Pointer, rng: Rng): Promise<string> {
  const card = (index: number): Locator => desk(page).locator(`[data-card="${index}"]`);
  const given = rng.below(2);
  const places = await desk(page).locator("[data-card]").count();
  const kept = rng.pick([0, 1, 2, 3].slice(0, places).filter((one) => one !== given));
  await pointer.drag(card(given), desk(page).locator('[data-drop="give"]'));
  await expect(desk(page).locator('[data-drop="give"]').locator(`[data-card="${given}"]`)).toBeVisible();
  const chosen = ways(page).and(page.getByRole("radio", { checked: true }));
  if ((await chosen.count()) === 0 || places > 2) {
    await pointer.drag(card(kept), desk(page).locator('[data-drop="keep"]'));
  }
  return (await chosen.getAttribute("aria-label")) ?? "";
}

/** Drags an Ymune of the plan to another post, if there is one. */
async function dragToken(page: Page, pointer: Pointer, rng: Rng): Promise<boolean> {
  const posts = ["doctor", "protector", "ashore"];
  const there = await placesOf(page, posts);
  const [from] = there;
  if (from === undefined) return false;
  const to = rng.pick(posts.filter((post) => post !== from));
  await dragTo(page, pointer, from, to);
  return true;
}

/** Drags a Battery to another Machine than planned, if it can go to one. */
async function dragBattery(page: Page, pointer: Pointer): Promise<boolean> {
  const machines = [0, 1, 2, 3, 4, 5].map((machine) => `machine:${machine}`);
  for (const from of await placesOf(page, machines)) {
    const token = tokenAt(page, from);
    if (/lost/u.test((await token.getAttribute("class")) ?? "")) continue;
    await pointer.press(token);
    const names = await page.getByRole("menuitemradio").allTextContents();
    // The menu may lie over what has opened it, and closes when something else is pressed.
    await pointer.press(moment(page));
    await expect(page.getByRole("menu")).toBeHidden();
    for (const to of machines) {
      const name = await desk(page).locator(`[data-drop="${to}"] .name`).textContent();
      if (!names.includes(name ?? "")) continue;
      await dragTo(page, pointer, from, to);
      await expect(desk(page).locator(`[data-drop="${to}"] .desk-sockets .new`)).not.toHaveCount(0);
      return true;
    }
  }
  return false;
}

const tokenAt = (page: Page, place: string): Locator => desk(page).locator(`[data-at="${place}"] > button`);

/** Those of the places that have something to be moved. */
async function placesOf(page: Page, places: readonly string[]): Promise<readonly string[]> {
  const counts = await Promise.all(places.map((place) => tokenAt(page, place).count()));
  return places.filter((_, i) => (counts[i] ?? 0) > 0);
}

/** Expects that it lies there then. */
async function dragTo(page: Page, pointer: Pointer, from: string, to: string): Promise<void> {
  const nameAt = async () =>
    (await tokenAt(page, to).count()) > 0 ? tokenAt(page, to).getAttribute("aria-label") : null;
  const before = await nameAt();
  await pointer.drag(tokenAt(page, from), desk(page).locator(`[data-drop="${to}"]`));
  await expect.poll(nameAt).not.toBe(before);
}
