/** Everything that a page gives away, and whether a secret is in it. */
import { expect, type Page } from "@playwright/test";
import { texts as pieces } from "../../src/games/precognition/table/texts/pieces/en.ts";
import { desk } from "./table-playing.ts";
import { dumpOf } from "./the-world.ts";

/** The page's HTML, what screen readers get, and the world's display list. */
export async function givenAway(page: Page): Promise<string> {
  const parts = [
    await page.title(),
    page.url(),
    // Preload links are left out, since their order varies.
    await page.evaluate(() => document.documentElement.outerHTML.replaceAll(/<link [^>]*>/gu, "")),
    // The values of controls are in no attribute.
    await page.evaluate(() => [...document.querySelectorAll("input, select")].map((one) => Reflect.get(one, "value"))),
    await page.locator("body").ariaSnapshot(),
    (await page.locator(".world canvas").isVisible()) ? await dumpOf(page) : [],
  ];
  // Generated ids differ each time.
  return JSON.stringify(parts).replaceAll(/\bP\d+-\d+\b/gu, "");
}

/** Compared piece by piece, so that a failure shows what differs. */
export function expectAlike(one: string, other: string): void {
  const pieces = (given: string): readonly string[] => given.split(/(?=<)|\\n/u);
  expect(pieces(one)).toEqual(pieces(other));
}

export interface Secret {
  readonly id: string;
  readonly name: string;
}

/** Cards in the hand that are face up nowhere else: they show whether the hand is visible. */
export async function secretsShown(page: Page, isPublic: string): Promise<readonly Secret[]> {
  const cards = desk(page).locator("[data-card]").filter({ hasText: "in hand" }).locator("[data-piece]");
  const ids = await cards.evaluateAll((all) => all.map((one) => one.getAttribute("data-piece") ?? ""));
  const named: Readonly<Record<string, string>> = pieces;
  const secrets = ids.map((id) => ({ id, name: named[id] ?? "" }));
  return secrets.filter(({ id, name }) => name !== "" && !isPublic.includes(name) && !isPublic.includes(id));
}

export async function expectSecret(page: Page, secrets: readonly Secret[]): Promise<void> {
  const all = await givenAway(page);
  for (const { id, name } of secrets) {
    expect(all.includes(name), `${name} is on the page`).toBe(false);
    expect(all.includes(id), `${id} is on the page`).toBe(false);
  }
}
