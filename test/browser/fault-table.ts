/** Tables for tests with faults: how a match starts, and how it's continued. */
import type { Locator, Page } from "@playwright/test";
import type { Person } from "./fault-people.ts";
import { companySeats, linkOf, openRoom, sitDownByLink } from "./online-room.ts";
import { asAdvised, asked, desk } from "./table-playing.ts";
import { ending, expect, moment, readBoats } from "./watching.ts";

/** The first person opens a room for this way to play, and all others sit down. Returns the link. */
export async function meet([host, ...guests]: readonly Person[], ...way: readonly string[]): Promise<string> {
  if (host === undefined) throw new Error("nobody is there");
  await openRoom(host.page, ...way);
  const link = await linkOf(host.page);
  for (const { page, name } of guests) await sitDownByLink(page, link, name);
  return link;
}

/** What somebody sees: the texts and controls of their desk, and the boats. */
export async function shownOn(page: Page): Promise<unknown> {
  await expect(desk(page)).not.toBeEmpty();
  const controls = await desk(page).evaluate((box) =>
    [...box.querySelectorAll("input, button")].map((one) => ({
      name: one.getAttribute("aria-label") ?? one.textContent,
      isOn: one.getAttribute("aria-pressed") ?? (one instanceof HTMLInputElement && one.checked),
      isOff: one.getAttribute("aria-disabled"),
    })),
  );
  return { controls, words: await desk(page).innerText(), boats: await readBoats(page) };
}

/** Waits until all pages show the same moment and wait for the same people, so that nothing is still on its way. */
export async function settled(people: readonly Person[]): Promise<void> {
  await expect(async () => {
    const seen = await Promise.all(people.map(({ page }) => standingOn(page)));
    for (const one of seen) expect(one).toEqual(seen[0]);
    expect(seen[0]?.doing.some((what) => /^(?:choosing|playing)$/u.test(what))).toBe(true);
  }).toPass();
}

const standingOn = async (page: Page) => ({
  moment: await moment(page).textContent(),
  doing: await companySeats(page).locator(".company-state").allInnerTexts(),
});

/** Expects the same view after `again`, for example after a reload. */
export async function expectSameAfter(page: Page, again: () => Promise<unknown>): Promise<void> {
  const before = await shownOn(page);
  await again();
  await expect.poll(() => shownOn(page)).toEqual(before);
}

export const seatAtTable = (page: Page, name: string): Locator => companySeats(page).filter({ hasText: name });

const decision = (page: Page): Locator => desk(page).getByRole("button", { name: /^(?:Lock in|Accept)$/u });

/** Everybody who is asked follows the advice, until it's enough. */
export async function playUntil(people: readonly Person[], isEnough: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    for (const { page } of people) {
      if (!(await isEnough()) && (await decision(page).isVisible())) await answer(page);
    }
    expect(await isEnough()).toBe(true);
  }).toPass({ intervals: [20] });
}

async function answer(page: Page): Promise<void> {
  const what = await asked(page);
  if (what !== "over") await asAdvised(page)[what]();
}

export async function playTo(people: readonly Person[], round: number): Promise<void> {
  await playUntil(people, async () => {
    const all = await Promise.all(people.map(({ page }) => roundOf(page)));
    return all.every((one) => one >= round);
  });
}

export const roundOf = async (page: Page): Promise<number> =>
  Number(/Round (\d+)/u.exec((await moment(page).textContent()) ?? "")?.[1] ?? 0);

export const playToTheEnd = (people: readonly Person[]): Promise<void> =>
  playUntil(people, async () => {
    const all = await Promise.all(people.map(({ page }) => ending(page).isVisible()));
    return all.every((isOver) => isOver);
  });
