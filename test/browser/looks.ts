/** What is looked for on a screen, wherever a visit comes by. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { brokenLayout } from "./broken-layout.ts";
import { tooSmall } from "./finger-sized.ts";
import { laidOut } from "./the-world.ts";
import { expect } from "./watching.ts";

/** Looks at a screen, which has this name. */
export type Look = (screen: string) => Promise<void>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const named = ({ width, height }: Size): string => `${width} × ${height}`;

export const lookForBroken =
  (page: Page): Look =>
  async (screen) => {
    await laidOut(page);
    expect.soft(await brokenLayout(page), screen).toEqual([]);
  };

/** The rules are a press away from whatever lies in front, so that any entry of them is two. Nothing is pressed. */
export const lookForRules =
  (page: Page): Look =>
  async (screen) => {
    const open = page.locator("dialog[open]");
    const front = (await open.count()) > 0 ? open.last() : page.locator("body");
    if ((await front.locator(".rules-book").count()) > 0) return;
    const ways = front.locator('button[aria-keyshortcuts~="F1"]').filter({ visible: true });
    await expect.soft.poll(() => ways.evaluateAll(areHit), { message: `rules from ${screen}` }).toContain(true);
  };

/** Of each button whether a press on its middle would be one on it. */
function areHit(buttons: readonly Element[]): boolean[] {
  return buttons.map((button) => {
    // What stays in sight at an edge of the window may lie over whatever is scrolled to that edge.
    button.scrollIntoView({ block: "center" });
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2)) && button.matches(":enabled");
  });
}

export const lookForSmall =
  (page: Page): Look =>
  async (screen) =>
    expect.soft(await tooSmall(page), screen).toEqual([]);

export const lookWithAxe =
  (page: Page, ...moreRules: readonly string[]): Look =>
  async (screen) => {
    const rules = Object.fromEntries(moreRules.map((rule) => [rule, { enabled: true }]));
    // Without frames in the page there is nothing to be put together in another one.
    const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().options({ rules }).analyze();
    expect(passes.length).toBeGreaterThan(10);
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => [id, html.slice(0, 150), any[0]?.message]),
    );
    expect.soft(found, screen).toEqual([]);
  };

/** Each time in a window of every one of these sizes; in the end it is as at first. */
export const lookAtSizes =
  (page: Page, sizes: readonly Size[], looks: readonly Look[]): Look =>
  async (screen) => {
    const first = page.viewportSize();
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const look of looks) await look(`${screen}, ${named(size)}`);
    }
    if (first !== null) await page.setViewportSize(first);
  };

export const lookWithAll =
  (...looks: readonly Look[]): Look =>
  async (screen) => {
    for (const look of looks) await look(screen);
  };
