/** Steps of several people at one screen: sitting down, looking, choosing and acting. */
import type { Locator, Page } from "@playwright/test";
import { symbolOf } from "../../src/ui/look/seat-symbols.ts";
import { button, choose, expect, newGame, openPage, withSettings } from "./watching.ts";

export const rail = (page: Page): Locator => page.getByRole("region", { name: "Local players" });
export const seatButton = (page: Page, name: string): Locator =>
  rail(page)
    .getByRole("list")
    .getByRole("button", { name: new RegExp(`^${name} `, "u") });
export const holdButton = (page: Page): Locator =>
  rail(page).getByRole("button", { name: /^(?:Hold to look|Let go to hide|Show|Hide)$/u });
export const openAll = (page: Page): Locator => button(page, "Reveal all choices");
export const place = (page: Page): Locator => page.getByRole("region", { name: "Your seat", exact: true });
export const ways = (page: Page): Locator =>
  place(page)
    .getByRole("group", { name: /^Your (?:six|\d) splits$/u })
    .getByRole("radio");
export const roomsToLeave = (page: Page): Locator => place(page).getByRole("radio", { name: /^Leave / });
export const firstCards = (page: Page): Locator => place(page).getByRole("button", { name: /^Pass / });
export const lockIn = (page: Page): Locator => place(page).getByRole("button", { name: "Lock in", exact: true });
export const accept = (page: Page): Locator => place(page).getByRole("button", { name: "Accept", exact: true });

export const NAMES: readonly string[] = ["Captain", "Ada", "Ivo", "Mira"];

export interface Company {
  readonly seed: number;
  /** How many seats are people, from the first; the others are bots. */
  readonly people: number;
  readonly choices?: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** Without motion and without automatic acts. */
export async function sitTogether(page: Page, { seed, people, choices = [], settings = {} }: Company): Promise<void> {
  await withSettings(page, { speed: "instant", calm: "on", passes: false, ...settings });
  await openPage(page, `/?seed=${seed}`);
  await newGame(page, ...choices);
  for (let seat = 2; seat <= people; seat++) {
    await page.getByLabel(`Who plays seat ${seat}`, { exact: true }).selectOption("Local player");
  }
  await button(page, "Play").click();
  await expect(place(page)).toBeVisible();
}

/** Changes how the screen is shared, during a match. */
export async function share(page: Page, ...choices: readonly string[]): Promise<void> {
  await button(page, "Menu").click();
  await button(page, "Local players").click();
  for (const choice of choices) await choose(page, choice);
  await button(page, "Close").click();
}

/** The heading of a closed curtain, which has the person’s name. One that is opening has none. */
export const curtain = (page: Page): Locator => place(page).getByRole("status").getByRole("heading", { level: 2 });

/** Whose curtain it is, if there is one. */
export async function curtainOf(page: Page): Promise<string | undefined> {
  const heading = curtain(page);
  return (await heading.isVisible()) ? ((await heading.textContent()) ?? undefined) : undefined;
}

/** Expects their name and their sign. */
export async function expectCurtainOf(page: Page, seat: number): Promise<void> {
  await expect(curtain(page)).toHaveText(NAMES[seat] ?? "");
  const sign = place(page).locator(`.curtain-name .emblem.seat-${seat} path`);
  await expect(sign).toBeVisible();
  await expect(sign).toHaveAttribute("d", symbolOf(seat));
}

export const passKeys = (page: Page): Promise<void> => button(page, "Done").click();

/** Presses the mouse on the button that opens the curtain, and doesn’t release it. */
export async function hold(page: Page): Promise<void> {
  await holdButton(page).hover();
  await page.mouse.down();
  await expect(holdButton(page)).toHaveText("Let go to hide");
  await expect(lockIn(page)).toBeVisible();
}

export async function letGo(page: Page): Promise<void> {
  await page.mouse.up();
  await expect(curtain(page)).toBeVisible();
}
