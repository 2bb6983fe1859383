/** A player who uses only the keyboard. Checks that the focus is always visible. */
import type { Page } from "@playwright/test";
import type { Rng } from "../../src/engine/rng.ts";
import { type Answers, desk, ways } from "./table-playing.ts";
import { expect, openPage } from "./watching.ts";

/** In a group of radio buttons: how many arrow presses from the checked one. */
export type Arrows = readonly [from: RegExp, count: number];

/** Changes settings and begins a game with these choices, by Tab, arrows, Space and Enter. */
export async function beginByKeys(page: Page, choices: readonly Arrows[], seed: number, people = 1): Promise<void> {
  await openPage(page, `/?seed=${seed}`);
  await tabTo(page, /^Settings$/u);
  await press(page, "Enter");
  await tabTo(page, /^1×$/u);
  for (const _ of ["2×", "4×", "Instant"]) await press(page, "ArrowRight");
  await tabTo(page, /^Same as system$/u);
  await press(page, "ArrowRight");
  await tabTo(page, /^Skip forced choices/u);
  await press(page, "Space");
  await page.keyboard.press("Escape");
  await tabTo(page, /^New game$/u);
  await press(page, "Enter");
  for (const [from, count] of choices) {
    await tabTo(page, from);
    for (let i = 0; i < count; i++) await press(page, "ArrowRight");
  }
  for (let seat = 2; seat <= people; seat++) {
    const by = page.getByRole("combobox", { name: `Who plays seat ${seat}`, exact: true });
    await tabTo(page, new RegExp(`^Who plays seat ${seat}$`, "u"));
    const somebody = by.getByRole("option", { name: "Local player", selected: true });
    for (const _ of await by.getByRole("option").all()) {
      if ((await somebody.count()) === 0) await press(page, "ArrowUp");
    }
    await expect(somebody).toHaveCount(1);
  }
  await tabTo(page, /^Play$/u);
  await page.keyboard.press("Enter");
}

/** Answers everything at random. */
export function byKeys(page: Page, rng: Rng): Answers {
  return {
    async rooms() {
      await press(page, `${1 + rng.below(3)}`);
      await send(page, /^Lock in/u);
    },
    async "first cards"() {
      for (const card of rng.shuffled([1, 2, 3, 4]).slice(0, 2)) await press(page, `${card}`);
      await send(page, /^Lock in/u);
    },
    async split() {
      await rng.pick(SPLITTING)(page, rng);
      const chosen = desk(page).getByRole("radio", { checked: true });
      const name = (await chosen.getAttribute("aria-label")) ?? "";
      await send(page, /^Lock in/u);
      return name;
    },
    async plan() {
      if (rng.below(3) === 0) await changeSomething(page, rng);
      await send(page, /^Accept(?! it)/u);
    },
  };
}

/**
 * Follows the desk's advice with its shortcut keys; but as soon as possible, learns one Objective and eases one. What is
 * already planned is undone first, and then done by hand.
 */
export function asAdvisedByKeys(page: Page, done: { learnt: boolean; eased: boolean }): Answers {
  const advised = async (): Promise<void> => {
    for (const key of ["h", "h"]) await press(page, key);
    await send(page, /^Lock in/u);
  };
  return {
    rooms: advised,
    "first cards": advised,
    async split() {
      for (const key of ["h", "h"]) await press(page, key);
      const chosen = desk(page).getByRole("radio", { checked: true });
      const name = (await chosen.getAttribute("aria-label")) ?? "";
      await send(page, /^Lock in/u);
      return name;
    },
    async plan() {
      done.learnt ||= await turnOn(page, LEARNING);
      done.eased ||= await turnOn(page, EASING);
      await send(page, /^Accept(?! it)/u);
    },
  };
}

const LEARNING = /^Send out \d+ Humans? to reveal one$/u;
const EASING = /^Ease .+ for /u;

/** Switches on the control with this name. Returns whether there was one. */
async function turnOn(page: Page, name: RegExp): Promise<boolean> {
  const objectives = desk(page).getByRole("button", { name: "Objectives", exact: true, pressed: false });
  if ((await objectives.count()) > 0) {
    await tabTo(page, /^Objectives$/u);
    await press(page, "Space");
  }
  const first = desk(page).getByRole("button", { name }).first();
  if ((await first.count()) === 0) return false;
  await tabTo(page, name);
  await expect(first).toBeFocused();
  if ((await first.getAttribute("aria-pressed")) === "true") {
    await press(page, "Space");
    await expect(first).toHaveAttribute("aria-pressed", "false");
  }
  await press(page, "Space");
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(first).toBeFocused();
  return true;
}

/** Chooses a split with the arrows. They choose nothing if there is only one, which is the case in a last round with two like cards. */
export async function walkWays(page: Page, rng: Rng): Promise<void> {
  await tabTo(page, /^Keep .+, give /u);
  for (let i = 0; i <= rng.below(6); i++) await press(page, "ArrowDown");
  if ((await ways(page).count()) === 1) await press(page, "1");
}

/** Each way to choose a split. */
const SPLITTING: readonly ((page: Page, rng: Rng) => Promise<void>)[] = [
  async (page, rng) => {
    await press(page, `${1 + rng.below(await ways(page).count())}`);
  },
  async (page) => {
    for (const key of ["h", "h"]) await press(page, key);
  },
  walkWays,
  async (page) => {
    await sortCard(page, 0, /^Keep$/u);
    await sortCard(page, 1, /^Give to /u);
  },
];

/** Sends one of the two face-up cards somewhere, using its menu. */
async function sortCard(page: Page, card: number, place: RegExp): Promise<void> {
  const face = desk(page).locator(`[data-card="${card}"] > button`);
  for (let tabs = 0; tabs < 60 && !(await isFocused(face)); tabs++) await press(page, await towards(face));
  await press(page, "Enter");
  for (let items = 0; items < 3 && !place.test(await seenFocus(page)); items++) await press(page, "ArrowDown");
  await press(page, "Enter");
  await expect(face).toBeFocused();
}

/** The shorter direction: the longer one leaves the page, which closes a curtain. */
const towards = (one: ReturnType<Page["locator"]>): Promise<string> =>
  one.evaluate((element) => {
    const isBefore = document.activeElement?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING;
    return isBefore ? "Shift+Tab" : "Tab";
  });

const isFocused = (one: ReturnType<Page["locator"]>): Promise<boolean> =>
  one.evaluate((element) => element === document.activeElement);

/** Uses any control of the plan, and sometimes undoes it. */
async function changeSomething(page: Page, rng: Rng): Promise<void> {
  const controls =
    /^(?:Fire|Activate|Adjust|One (?:less|more)|Send out|Accept it|Spend 1 Protector|\d+ (?:Ymune|Batter).*:) ?/u;
  let tabs = 3 + rng.below(12);
  for (let i = 0; i < 60; i++) {
    const name = await press(page, "Tab");
    if (--tabs > 0 || !controls.test(name)) continue;
    await press(page, rng.pick(["Space", "Enter"]));
    // Ymunes and Batteries ask where they go.
    if (await page.getByRole("menu").isVisible()) {
      for (let item = 0; item < rng.below(3); item++) await press(page, "ArrowDown");
      await press(page, "Enter");
    }
    if (rng.below(2) === 0) await press(page, "z");
    return;
  }
}

/** With Enter from anywhere, or with the button if Enter would press another control. */
async function send(page: Page, name: RegExp): Promise<void> {
  const isButton = await page.evaluate(() => document.activeElement instanceof HTMLButtonElement);
  if (isButton) await tabTo(page, name);
  await page.keyboard.press("Enter");
}

export async function tabTo(page: Page, name: RegExp): Promise<void> {
  if (name.test(await focusedName(page))) return;
  for (let tabs = 0; tabs < 80; tabs++) if (name.test(await press(page, "Tab"))) return;
  throw new Error(`Tab doesn’t come to ${name}`);
}

const focusedName = async (page: Page): Promise<string> => (await focusIn(page)).name;

/** Presses a key. Returns the name of the focused element, whose focus has to be visible. */
export async function press(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  return seenFocus(page);
}

async function seenFocus(page: Page): Promise<string> {
  const { name, flaw } = await focusIn(page);
  expect(flaw, `the focus on “${name}”`).toBeUndefined();
  return name;
}

/** The focused element, and why its focus isn't visible, if it isn't. */
const focusIn = (page: Page): Promise<{ name: string; flaw: string | undefined }> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // After the last control, the browser’s own controls have the focus.
    if (!(focused instanceof HTMLElement) || focused === document.body) return { name: "", flaw: undefined };
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : undefined;
    const name = (focused.getAttribute("aria-label") ?? label ?? focused.textContent ?? "").trim();
    // A dialog first focuses its heading, which isn’t a control.
    if (focused instanceof HTMLHeadingElement) return { name, flaw: undefined };

    const isMarked = (one: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    };
    // If a picture covers the control, the picture shows the focus.
    const marked = [focused, ...(focused.parentElement?.children ?? [])].find(isMarked);
    if (marked === undefined) return { name, flaw: "nothing marks it" };
    const { left, top, right, bottom } = marked.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isInside = left < right && top < bottom && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    if (!isInside) return { name, flaw: "it is out of sight" };
    const front = document.elementFromPoint(x, y);
    const isInFront = front !== null && (marked.contains(front) || (front.closest("label")?.contains(marked) ?? false));
    return { name, flaw: isInFront ? undefined : `${front?.className} lies over it` };
  });
