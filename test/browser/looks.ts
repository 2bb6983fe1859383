/** The checks that a visit makes on every screen. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { brokenLayout } from "./broken-layout.ts";
import { tooSmall } from "./finger-sized.ts";
import { laidOut } from "./the-world.ts";
import { expect } from "./watching.ts";

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

/** The topmost layer has a button for the rules, so that any entry is two presses away. Nothing is pressed. */
export const lookForRules =
  (page: Page): Look =>
  async (screen) => {
    const open = page.locator("dialog[open]");
    const front = (await open.count()) > 0 ? open.last() : page.locator("body");
    if ((await front.locator(".rules-book").count()) > 0) return;
    const ways = front.locator('button[aria-keyshortcuts~="F1"]').filter({ visible: true });
    await expect.soft.poll(() => ways.evaluateAll(areHit), { message: `rules from ${screen}` }).toContain(true);
  };

/** Whether a press on the middle of each button would hit it. */
function areHit(buttons: readonly Element[]): boolean[] {
  return buttons.map((button) => {
    // In the centre, since sticky elements may cover what is scrolled to an edge.
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
    // The page has no frames, so the legacy mode, which opens no extra page, is enough.
    const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().options({ rules }).analyze();
    expect(passes.length).toBeGreaterThan(10);
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => [id, html.slice(0, 150), any[0]?.message]),
    );
    expect.soft(found, screen).toEqual([]);
  };

/** Repeats the checks in windows of all these sizes, and restores the first size. */
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
