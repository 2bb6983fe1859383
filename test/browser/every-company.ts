/** Visits tables with every kind of company. Uses only CSS selectors and keys, so it works in any language. */
import type { Page } from "@playwright/test";
import { VISITING } from "./every-screen.ts";
import type { Look } from "./looks.ts";
import { acceptToTheEnd, type Moments, openMoment } from "./moments/moments.ts";
import { withNothingDrawn } from "./the-world.ts";
import { expect } from "./watching.ts";

export interface Visit {
  readonly page: Page;
  readonly address: string;
  readonly moments: Moments;
  /** Settings besides those of every visit. */
  readonly settings?: object;
  readonly look: Look;
  /** Whether a screen of this size can lie flat on a table. */
  readonly canLie?: boolean;
}

export async function visitEveryCompany(visit: Visit): Promise<void> {
  await come(visit);
  await asked(visit);
  await againstBots(visit);
  await inTeams(visit);
  await together(visit);
  await alone(visit);
  await aroundOneScreen(visit);
  if (visit.canLie) await onATable(visit);
}

/** A screen that lies flat between its players. */
export async function visitATable(visit: Visit): Promise<void> {
  await come(visit);
  await onATable(visit);
}

async function come({ page, address }: Visit): Promise<void> {
  await withNothingDrawn(page);
  await page.goto(address);
  await expect(page.locator(".home-pitch")).not.toBeEmpty();
}

const PARTS = {
  rooms: ".desk-rooms",
  "first cards": ".desk-first",
  split: ".dual-select",
  plan: ".desk-plan",
} as const;

/** The name of a moment begins with company and part. */
async function open({ page, moments, settings }: Visit, moment: string, habits: object = {}): Promise<void> {
  await openMoment(page, moments[moment], { ...VISITING, taps: true, ...settings, ...habits });
  await expect(page.locator(".desk")).not.toBeEmpty();
}

async function see(visit: Visit, company: string, part: keyof typeof PARTS, more = ""): Promise<void> {
  await open(visit, company + part + more);
  await expect(visit.page.locator(PARTS[part])).toBeVisible();
  await visit.look(company + part + more);
}

async function seeSorted({ page, look }: Visit, screen: string): Promise<void> {
  await page.keyboard.press("1");
  await expect(page.locator(".desk-sorting.sorted")).toBeVisible();
  await look(screen);
}

async function seeOverview({ page, look }: Visit, screen: string): Promise<void> {
  await page.keyboard.press("o");
  await expect(page.locator(".side")).toBeVisible();
  await look(screen);
  await page.keyboard.press("Escape");
  await expect(page.locator(".side")).toBeHidden();
}

/** Follows the advice from shortly before the end. */
async function seeTheEnd(visit: Visit, company: string): Promise<void> {
  const { page, look } = visit;
  await open(visit, `${company}last`);
  await acceptToTheEnd(page);
  await look(`${company}the end`);
}

/** The dialog for a new game: with many at one screen, and with two boats. */
async function asked({ page, look }: Visit): Promise<void> {
  await page.locator(".home-actions button").nth(1).click();
  const dialog = page.locator("dialog[open]");
  await expect(dialog).toBeVisible();
  const pick = (value: string) => dialog.locator(`input[value="${value}"]`).first().locator("xpath=..").click();
  await pick("teams");
  await look("new game in teams");
  for (const seat of [1, 2, 3]) await dialog.locator(".seats > li > select").nth(seat).selectOption("friend");
  await expect(dialog.locator("input[name^=method]")).toHaveCount(3);
  await look("new game around one screen");
  await pick("coop");
  await dialog.locator("input[name^=leading][value='2']").locator("xpath=..").click();
  await look("new game alone");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

/** With as many people coming aboard at once as possible. */
async function againstBots(visit: Visit): Promise<void> {
  await see(visit, "against bots: ", "plan", ", four Ymunes");
  await expect(visit.page.locator(".boat-posts .desk-token")).not.toHaveCount(0);
}

async function inTeams(visit: Visit): Promise<void> {
  await see(visit, "teams: ", "rooms");
  await adviceMovesNothing(visit);
  await see(visit, "teams: ", "first cards");
  await see(visit, "teams: ", "split");
  await seeSorted(visit, "teams: split, sorted");
  await seeOverview(visit, "teams: overview");
  await see(visit, "teams: ", "plan");
  for (const moment of ["teams: tile", "teams: losses"]) {
    await open(visit, moment);
    await expect(visit.page.locator(".desk-plan")).toBeVisible();
    await visit.look(moment);
  }
  await seeTheEnd(visit, "teams: ");
}

/** Showing advice must not move what is under the pointer. */
async function adviceMovesNothing({ page }: Visit): Promise<void> {
  const lockIn = page.locator(".desk-send");
  const before = await lockIn.boundingBox();
  await page.keyboard.press("h");
  await expect(page.locator(".desk-set-up .desk-said")).not.toBeEmpty();
  const after = await lockIn.boundingBox();
  expect([after?.x, after?.width]).toEqual([before?.x, before?.width]);
}

async function together(visit: Visit): Promise<void> {
  await see(visit, "together: ", "split");
  await seeSorted(visit, "together: split, sorted");
  await see(visit, "together: ", "plan");
  await see(visit, "together: ", "split", ", objectives known");
  await seeOverview(visit, "together: overview");
  await see(visit, "together: ", "plan", ", objectives known");
  await open(visit, "together: losses");
  await expect(visit.page.locator(".desk-plan")).toBeVisible();
  await visit.look("together: losses");
  await seeTheEnd(visit, "together: ");
}

async function alone(visit: Visit): Promise<void> {
  const { page, look } = visit;
  await see(visit, "alone: ", "rooms");
  await see(visit, "alone: ", "first cards");
  await see(visit, "alone: ", "split");
  await seeSorted(visit, "alone: split, sorted");
  await page.locator(".desk-send").click();
  await expect(page.locator(".rail-seat").first()).toHaveAttribute("aria-pressed", "false");
  await look("alone: the second boat");
  await see(visit, "alone: ", "plan");
  await seeTheEnd(visit, "alone: ");
}

/** Curtains, and what is behind them. */
function curtained({ page }: Visit) {
  const curtain = page.locator(".curtain:not(.parting)");
  const hold = page.locator(".rail-next button.hold");
  const show = async (part: keyof typeof PARTS) => {
    await expect(curtain).toBeVisible();
    await hold.click();
    await expect(page.locator(PARTS[part])).toBeVisible();
  };
  return { curtain, hold, show };
}

async function aroundOneScreen(visit: Visit): Promise<void> {
  const { page, look } = visit;
  const { curtain, hold, show } = curtained(visit);
  const next = page.locator(".rail-next button:not(.bare, .hold)");

  await open(visit, "around: rooms");
  await expect(curtain).toBeVisible();
  await look("around: a curtain");
  await show("rooms");
  await look("around: rooms");

  await open(visit, "around: split");
  await show("split");
  await look("around: split");
  for (const seat of [0, 1, 2]) {
    if (seat > 0) await show("split");
    await page.keyboard.press("1");
    await expect(page.locator(".desk-sorting.sorted")).toBeVisible();
    await page.locator(".desk-send").click();
    await expect(page.locator(".rail-seat").nth(seat).locator(".done")).toBeVisible();
  }
  await expect(page.locator(".couch-emblems")).toBeVisible();
  await look("around: all have chosen");
  await page.keyboard.press("m");
  await page.locator("dialog[open] .menu-list button").nth(1).click();
  await expect(page.locator("dialog[open] input[name^=method]")).toHaveCount(3);
  await look("around: how the screen is shared");

  await see(visit, "around: ", "plan");

  await open(visit, "around: split", { method: "keys" });
  await show("split");
  await look("around: whose keys are these");
  await hold.click();
  for (const seat of [0, 1, 2]) {
    if (seat > 0) {
      await show("split");
      await hold.click();
    }
    await next.click();
  }
  await expect(page.locator(".pad")).toHaveCount(3);
  await look("around: the keys of all");
}

async function onATable(visit: Visit): Promise<void> {
  const { page, look } = visit;
  const { curtain, hold, show } = curtained(visit);
  await open(visit, "around: split", { flat: true });
  await expect(curtain).toBeVisible();
  await expect(page.locator(".table.flat")).toBeVisible();
  await look("around: a screen on a table");
  for (const seat of [0, 1, 2]) {
    await page.locator(".rail-seat").nth(seat).click();
    await show("split");
    await look(`around: a screen on a table, seat ${seat + 1}`);
    await hold.click();
  }
}
