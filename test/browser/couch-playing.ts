/** What several people at one screen are asked, and whether the log tells their secret choices as they made them. */
import type { Page } from "@playwright/test";
import { accept, curtain, holdButton, openAll, place } from "./couch.ts";
import { button, ending, expect, log, openLog, standings } from "./watching.ts";

export type AskedOfAll = "curtain" | "keys" | "open-all" | "plan" | "over";

export async function askedOfAll(page: Page): Promise<AskedOfAll> {
  const signs = {
    over: ending(page),
    "open-all": openAll(page).and(page.getByRole("button", { disabled: false })),
    keys: place(page).getByRole("heading", { name: "All together: each of you presses one of your six keys" }),
    plan: accept(page),
    curtain: curtain(page),
  } as const;
  const any = Object.values(signs).reduce((one, other) => one.or(other));
  await expect(any.first()).toBeVisible();
  for (const what of ["over", "open-all", "keys", "plan", "curtain"] as const) {
    if (await signs[what].first().isVisible()) return what;
  }
  throw new Error("nothing is asked");
}

/** By person, the names of their chosen splits, one for each round. */
export type Told = Readonly<Record<string, string[]>>;

export const nobodyYet = (names: readonly string[]): Told => Object.fromEntries(names.map((name) => [name, []]));

/** The shorter name that keys have for a split. */
export const shortly = (way: string): string => /^(Keep .+?, give .+?)(?: to .+|, pass .+)?$/u.exec(way)?.[1] ?? way;

/** Expects twelve rounds in the log, each with the splits of these people. */
export async function expectSplits(page: Page, chosen: Told, boats: number): Promise<void> {
  await expect(standings(page).getByRole("row")).toHaveCount(1 + boats);
  await page.keyboard.press("Escape");
  await openLog(page);
  await expect(log(page).getByRole("heading", { name: /^Round \d+ · season \d$/u })).toHaveCount(12);
  const lines = await log(page).getByRole("listitem").allTextContents();
  for (const [name, splits] of Object.entries(chosen)) {
    const told = lines
      .filter((one) => one.startsWith(`${name} keeps`))
      .flatMap((one) => {
        const [, kept, given] = /keeps (.+?)(?:,| and) gives (.+?)(?: to .+|, .+| and passes .+)?\.$/u.exec(one) ?? [];
        // Lines about keeping Rooms have the same form, but nothing is given.
        return given === undefined ? [] : [`Keep ${kept}, give ${given}`];
      });
    expect(splits).toHaveLength(12);
    expect(told).toEqual(splits);
  }
}

/** What the six keys of the person at the screen mean, in order. */
export async function yourKeys(page: Page): Promise<readonly string[]> {
  const all = await place(page).getByRole("region", { name: "Your keys" }).getByRole("listitem").allTextContents();
  expect(all).toHaveLength(6);
  // Each text begins with the label of its key.
  return all.map((one) => one.slice(1));
}

/** Looks at what the keys mean, and passes the screen on. */
export async function lookAtKeys(page: Page, alsoLook?: () => Promise<void>): Promise<readonly string[]> {
  await holdButton(page).click();
  const keys = await yourKeys(page);
  await alsoLook?.();
  await holdButton(page).click();
  await button(page, "Done").click();
  return keys;
}
