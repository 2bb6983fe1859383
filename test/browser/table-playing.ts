/** Plays a game at the table: begins it, answers what is asked, and checks how it ended. */
import type { Locator, Page } from "@playwright/test";
import { expectSeenAsItIs } from "./state-seen.ts";
import { worldOpened } from "./the-world.ts";
import {
  boats,
  button,
  choose,
  ending,
  expect,
  log,
  newGame,
  openLog,
  openPage,
  standings,
  textsOf,
} from "./watching.ts";

export type SetUp = "Standard" | "Advanced";

export const desk = (page: Page): Locator => page.getByRole("region", { name: "Your seat", exact: true });
export const accept = (page: Page): Locator => desk(page).getByRole("button", { name: "Accept", exact: true });
export const lockIn = (page: Page): Locator => desk(page).getByRole("button", { name: "Lock in", exact: true });
export const ways = (page: Page): Locator =>
  desk(page)
    .getByRole("group", { name: /^Your (?:six|\d) splits$/u })
    .getByRole("radio");
export const roomsToLeave = (page: Page): Locator => desk(page).getByRole("radio", { name: /^Leave / });
export const firstCards = (page: Page): Locator => desk(page).getByRole("button", { name: /^Pass / });

/** Puts the Objectives on the desk, if something else of the plan is there. */
export async function showObjectives(page: Page): Promise<void> {
  const hidden = page.getByRole("button", { name: "Objectives", exact: true, pressed: false });
  if ((await hidden.count()) > 0) await hidden.click();
}

/** No automatic acts and no motion, so that the page shows every decision. */
async function askForEverything(page: Page): Promise<void> {
  await button(page, "Settings").click();
  await choose(page, "Instant");
  await choose(page, "On", "Reduce motion");
  await page.getByLabel("Skip forced choices").uncheck();
  await button(page, "Close").click();
}

/** A new game against two bots, with the world visible. */
export async function sitDown(page: Page, setUp: SetUp, seed: number): Promise<void> {
  await sitDownTo(page, [setUp], seed);
  await worldOpened(page);
}

/** A new game of these choices: mode, set-up, difficulty, number of players. Bots sit in the other seats. */
export async function sitDownTo(page: Page, choices: readonly string[], seed: number): Promise<void> {
  await openPage(page, `/?seed=${seed}`);
  await askForEverything(page);
  await newGame(page, ...choices);
  await play(page);
  // The desk appears a little before its controls.
  await expect(desk(page).getByRole("button").first()).toBeVisible();
}

/** Moves the mouse away afterwards, so that it doesn't point at what appears under it. */
export async function play(page: Page): Promise<void> {
  await button(page, "Play").click();
  await page.mouse.move(0, 0);
}

export type Asked = "rooms" | "first cards" | "split" | "plan" | "over";

/** What the player is asked now, recognised by the names of controls. */
export async function asked(page: Page): Promise<Asked> {
  const signs = [ending(page), roomsToLeave(page), firstCards(page), ways(page), accept(page)];
  const sign = signs.reduce((one, other) => one.or(other)).first();
  const name = await sign.evaluate((one) => one.getAttribute("aria-label") ?? one.textContent ?? "");
  const kinds = { Leave: "rooms", Pass: "first cards", Keep: "split", Accept: "plan" } as const;
  const found = Object.entries(kinds).find(([beginning]) => name.startsWith(beginning));
  return found?.[1] ?? "over";
}

/** How a player answers each question. */
export interface Answers {
  rooms(): Promise<void>;
  "first cards"(): Promise<void>;
  /** Returns the name of the chosen split. */
  split(): Promise<string>;
  plan(): Promise<void>;
}

export interface Played {
  readonly counts: Readonly<Record<Asked, number>>;
  /** The names of the chosen splits, one for each round. */
  readonly splits: readonly string[];
}

/** Answers everything as the desk advises. */
export function asAdvised(page: Page): Answers {
  const ask = desk(page).getByRole("button", { name: "Advice", exact: true });
  // Here advice is taken as it's given.
  const advised = async (): Promise<void> => {
    await ask.click();
    await lockIn(page).click();
  };
  return {
    rooms: advised,
    "first cards": advised,
    async split() {
      const follow = desk(page).getByRole("button", { name: "Follow it", exact: true });
      // Advice may be shown already.
      await expect(ask.or(follow)).toBeVisible();
      if (await ask.isVisible()) await ask.click();
      // It may be what is chosen already.
      await expect(desk(page).locator(".advice-mark")).toBeVisible();
      if (await follow.isVisible()) await follow.click();
      const name = await ways(page)
        .and(page.getByRole("radio", { checked: true }))
        .getAttribute("aria-label");
      await lockIn(page).click();
      return name ?? "";
    },
    plan: () => accept(page).click(),
  };
}

export const playToTheEnd = (page: Page, answers: Answers): Promise<Played> =>
  answerToTheEnd(() => asked(page), answers);

/** Answers until the game is over. No game asks two boats more than two hundred questions. */
export async function answerToTheEnd(ask: () => Promise<Asked>, answers: Answers): Promise<Played> {
  const counts = { rooms: 0, "first cards": 0, split: 0, plan: 0, over: 0 };
  const splits: string[] = [];
  for (let question = 0; question < 200; question++) {
    const what = await ask();
    counts[what] += 1;
    if (what === "over") return { counts, splits };
    if (what === "split") splits.push(await answers.split());
    else await answers[what]();
  }
  throw new Error(`the game doesn’t come to its end: ${JSON.stringify(counts)}`);
}

/** The log line of a split with this name. */
export function toldSplit(way: string): string {
  const told = /^Keep (.+), give (.+?)(?:, pass (.+))?$/u.exec(way);
  if (told === null) throw new Error(`no way to split: ${way}`);
  const [, kept, given, passed] = told;
  return passed === undefined
    ? `Captain keeps ${kept} and gives ${given}.`
    : `Captain keeps ${kept}, gives ${given} and passes ${passed}.`;
}

/**
 * Expects standings that agree with the boats, in the overview and in the world, and a log with every round and, at the
 * end, every split that was chosen.
 */
export async function expectWholeGame(page: Page, splits: readonly string[]): Promise<void> {
  await expect(standings(page).getByRole("row")).toHaveCount(4);
  const captain = standings(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: "Captain" }) });
  const told = await textsOf(captain.getByRole("cell"));
  await expectSeenAsItIs(page);
  await page.keyboard.press("Escape");
  await expect(ending(page)).toBeHidden();

  await openLog(page);
  await expect(log(page).getByRole("heading", { name: /^Round \d+ · season \d$/u })).toHaveCount(12);
  const lines = await textsOf(log(page).getByRole("listitem"));
  const kept = lines.filter((line) => /^Captain keeps .+ gives /u.test(line));
  expect(kept).toHaveLength(12);
  expect(kept.slice(-splits.length)).toEqual(splits.map(toldSplit));

  await page.keyboard.press("Escape");
  await page.keyboard.press("o");
  const row = boats(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: /Cabins/u }) });
  await expect(row.getByRole("cell").first()).toHaveText(told[1] ?? "");
}
