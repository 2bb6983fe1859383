/** What people do just before their browser is killed, and what has to be there again afterwards. */
import { setTimeout as pass } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect, type Person, test } from "./fault-people.ts";
import { playTo, playUntil, roundOf, seatAtTable } from "./fault-table.ts";
import { codeOf, linkOf, openRoom, sitDownByLink } from "./online-room.ts";
import { accept, desk, lockIn, ways } from "./table-playing.ts";
import { button, openPage, readLog } from "./watching.ts";

/** They have their seat back, and it wasn't given to a bot. */
async function isBack(one: Person, others: readonly Person[]): Promise<void> {
  await expect(desk(one.page)).not.toBeEmpty();
  for (const { page } of others) {
    await expect(seatAtTable(page, one.name)).toContainText("(connected");
    await expect(seatAtTable(page, one.name)).not.toContainText("bot plays");
  }
}

/** The card that is kept and the one that is given away, by the chosen split. */
async function chosenOn(page: Page): Promise<readonly (string | undefined)[]> {
  const name = await ways(page)
    .and(page.getByRole("radio", { checked: true }))
    .getAttribute("aria-label");
  return /^Keep (.+?), give (.+?) to /u.exec(name ?? "")?.slice(1) ?? [];
}

/** The same once it's locked in. */
async function lockedOn(page: Page): Promise<readonly (string | undefined)[]> {
  await expect(desk(page)).toContainText("Your choice is locked in");
  const names = await desk(page)
    .getByRole("img", { name: /^[^:]+: .+ card of season/u })
    .evaluateAll((cards) => cards.map((card) => card.ariaLabel?.split(":")[0]));
  const [given, kept] = names;
  return [kept, given];
}

/** Something to do at a table that must last although the browser is killed right after it. */
interface Deed {
  readonly name: string;
  /** Returns a check to run afterwards. */
  do(one: Person, other: Person): Promise<(one: Person, other: Person) => Promise<void>>;
}

const choose = (page: Page, way: number): Promise<void> => ways(page).nth(way).check({ force: true });

export const DEEDS: readonly Deed[] = [
  {
    name: "locks in a choice",
    async do({ page }) {
      await choose(page, 1);
      const before = await chosenOn(page);
      await lockIn(page).click();
      return async (one, other) => {
        await expect(seatAtTable(other.page, one.name)).toContainText("locked");
        await expect(seatAtTable(one.page, one.name)).toContainText("locked");
        expect(await lockedOn(one.page)).toEqual(before);
        // A locked choice can't be made again.
        await expect(lockIn(one.page)).toHaveCount(0);
        await choose(other.page, 0);
        await lockIn(other.page).click();
      };
    },
  },
  {
    name: "locks in the last choice, so that all is opened",
    async do(one, other) {
      await choose(other.page, 0);
      await lockIn(other.page).click();
      await choose(one.page, 1);
      await lockIn(one.page).click();
      return () => Promise.resolve();
    },
  },
  {
    name: "accepts a plan",
    async do(one, other) {
      await playUntil([one, other], () => accept(one.page).isVisible());
      await accept(one.page).click();
      return () => Promise.resolve();
    },
  },
];

/** After each deed the browser is killed, `delay` milliseconds later; everything must be as before. */
export async function survivesAll(one: Person, other: Person, delay: number, deeds: readonly Deed[]): Promise<void> {
  for (const deed of deeds) await test.step(`${deed.name}, ${delay} ms`, () => survives(one, other, deed, delay));
}

async function survives(one: Person, other: Person, { do: act }: Deed, delay: number): Promise<void> {
  const both = [one, other];
  const isChoosing = () => Promise.all(both.map(({ page }) => ways(page).first().isVisible()));
  await playUntil(both, async () => (await isChoosing()).every((is) => is));
  const round = await roundOf(other.page);
  const look = await act(one, other);
  await again(one, delay);
  await isBack(one, [other]);
  await look(one, other);
  await playTo(both, round + 1);
  await isBack(one, [other]);
}

/** Killed after opening a room, and again after starting a match there. It must go on hosting. */
export async function hostSurvives(host: Person, guest: Person, delay: number): Promise<void> {
  await openRoom(host.page, "Standard", "2");
  const code = await codeOf(host.page);
  await again(host, delay);
  await expect(button(host.page, "Close the room")).toBeVisible();
  expect(await codeOf(host.page)).toBe(code);
  await sitDownByLink(guest.page, await linkOf(host.page), guest.name);
  await button(guest.page, "I’m ready").click();
  await expect(button(host.page, "Start")).toBeEnabled();
  await button(host.page, "Start").click();
  await expect(desk(host.page)).toBeVisible();
  await again(host, delay);
  await isBack(host, [guest]);
  for (const { page } of [host, guest]) await expect(seatAtTable(page, host.name)).toContainText("hosts");
}

/** A match on one device: neither drafts nor choices may be lost. */
export async function survivesAlone(one: Person, delay: number): Promise<void> {
  await openPage(one.page, "/?seed=7");
  await button(one.page, "Play now").click();
  await expect(lockIn(one.page)).toBeVisible();
  await choose(one.page, 1);
  const picked = await chosenOn(one.page);
  await again(one, delay);
  await expect(ways(one.page).nth(1)).toBeChecked();
  expect(await chosenOn(one.page)).toEqual(picked);
  await lockIn(one.page).click();
  const isTold = async () =>
    (await readLog(one.page)).some((line) => line.startsWith(`${one.name} keeps ${picked[0]}`));
  await expect.poll(isTold).toBe(true);
  const before = await readLog(one.page);
  await again(one, delay);
  await expect(desk(one.page)).not.toBeEmpty();
  expect(await readLog(one.page)).toEqual(before);
  await playTo([one], 2);
}

async function again(one: Person, delay: number): Promise<void> {
  await pass(delay);
  await one.kill();
  await one.comeBack();
}
