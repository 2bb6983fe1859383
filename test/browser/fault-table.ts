/** Tables of several people to whom something happens: how they come about, and how it's gone on with. */
import type { Locator, Page } from "@playwright/test";
import type { Person } from "./fault-people.ts";
import { companySeats, linkOf, openRoom, sitDownByLink } from "./online-room.ts";
import { asAdvised, asked, desk } from "./table-playing.ts";
import { ending, expect, moment, readBoats } from "./watching.ts";

/** All sit in a room of the first one, where it's played in this way. Comes back with the link. */
export async function meet([host, ...guests]: readonly Person[], ...way: readonly string[]): Promise<string> {
  if (host === undefined) throw new Error("nobody is there");
  await openRoom(host.page, ...way);
  const link = await linkOf(host.page);
  for (const { page, name } of guests) await sitDownByLink(page, link, name);
  return link;
}

/** What somebody is at: words and controls of their place, and the boats. */
export async function sightOf(page: Page): Promise<unknown> {
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

/** All see that the match waits for the same people, at the same moment: nothing is on its way any more. */
export async function settled(people: readonly Person[]): Promise<void> {
  await expect(async () => {
    const seen = await Promise.all(people.map(({ page }) => standingOn(page)));
    for (const one of seen) expect(one).toEqual(seen[0]);
    expect(seen[0]?.doing.some((what) => /^(?:chooses|acts)$/u.test(what))).toBe(true);
  }).toPass();
}

const standingOn = async (page: Page) => ({
  moment: await moment(page).textContent(),
  doing: await companySeats(page).locator(".company-state").allInnerTexts(),
});

/** The page is loaded anew, and all is as before. */
export async function expectSameAfter(page: Page, again: () => Promise<unknown>): Promise<void> {
  const before = await sightOf(page);
  await again();
  await expect.poll(() => sightOf(page)).toEqual(before);
}

export const seatAtTable = (page: Page, name: string): Locator => companySeats(page).filter({ hasText: name });

const decision = (page: Page): Locator => desk(page).getByRole("button", { name: /^(?:Lock in|Accept)$/u });

/** Whoever is asked answers as advised, until it's enough. */
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

/** All have come to this round. */
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
