/**
 * Two matches that differ only in secrets, hands and choices, look the same while no curtain is open: in the page, for
 * screen readers, and in screenshots.
 */
import type { Page } from "@playwright/test";
import { LONG } from "../scale.ts";
import { holdButton, openAll, place, rail } from "./couch.ts";
import { handsIn, type Kept, twinKept, withDrafts } from "./kept-secrets.ts";
import { openMoment, test } from "./moments/moments.ts";
import { expectAlike, givenAway } from "./secrets.ts";
import { expectSeenAsItIs, MATCH } from "./state-seen.ts";
import { worldOpened } from "./the-world.ts";
import { expect, openPage, STILL, withoutWorld } from "./watching.ts";

test.use({ viewport: { width: 1280, height: 720 } });

interface Choice {
  readonly act: object;
  /** The desk's draft. */
  readonly pick: object;
}

/** In one match all make the first choice, in the other the second. */
const CHOICES: Readonly<Record<(typeof VISITS)[number]["moment"], readonly [Choice, Choice]>> = {
  "around: rooms": [
    { act: { do: "leave-room", room: 0 }, pick: { for: "room", room: 0 } },
    { act: { do: "leave-room", room: 2 }, pick: { for: "room", room: 2 } },
  ],
  "around: first cards": [
    { act: { do: "pass", cards: [0, 1] }, pick: { for: "first-cards", passed: [0, 1] } },
    { act: { do: "pass", cards: [2, 3] }, pick: { for: "first-cards", passed: [2, 3] } },
  ],
  "around: split": [
    { act: { do: "choose", keep: 2, give: 0 }, pick: { for: "choice", roles: ["give", "pass", "keep", "pass"] } },
    { act: { do: "choose", keep: 0, give: 1 }, pick: { for: "choice", roles: ["keep", "give", "pass", "pass"] } },
  ],
};

const SEATS = [0, 1, 2];

/** A stored match in which all have made this choice, with keys in this order. */
function chosen(kept: Kept, { act, pick }: Choice, isUp: boolean): Kept {
  const rolls = [1, 2, 3, 4, 5, 6].map((one) => (isUp ? one : 7 - one) / 10);
  const picked = SEATS.map(() => pick);
  return withDrafts(kept, picked, {
    looked: SEATS,
    through: SEATS,
    locked: Object.fromEntries(SEATS.map((seat) => [seat, act])),
    rolls: Object.fromEntries(SEATS.map((seat) => [seat, rolls])),
  });
}

interface Shown {
  readonly given: string;
  readonly picture: Buffer;
}

/** No seat: everybody sees the same. */
const NOBODY = -1;

/** Waits until nothing changes any more and the world, if there is one, is seen from this seat. */
async function shown(page: Page, viewer: number): Promise<Shown> {
  const look = async (): Promise<Shown> => ({
    given: await givenAway(page),
    picture: await page.screenshot({ animations: "disabled" }),
  });
  const isInSight = (await page.locator(".world.open canvas").count()) > 0;
  if (isInSight) await expect(() => expectSeenAsItIs(page, viewer)).toPass({ intervals: [50] });
  let now = await look();
  await expect(async () => {
    const before = now;
    now = await look();
    expect(now.given === before.given && now.picture.equals(before.picture)).toBe(true);
  }).toPass({ intervals: [0] });
  return now;
}

const seats = (page: Page) => rail(page).getByRole("list").getByRole("button");

/** Visits everybody’s curtain, closed and open, once all choices are made. */
async function tour(page: Page): Promise<{ readonly shut: readonly Shown[]; readonly open: readonly string[] }> {
  await expect(seats(page).filter({ hasText: "locked" })).toHaveCount(SEATS.length);
  await expect(openAll(page)).toBeVisible();
  const shut = [await shown(page, NOBODY)];
  const open: string[] = [];
  for (const seat of SEATS) {
    await seats(page).nth(seat).click();
    await expect(holdButton(page)).toHaveText("Show");
    shut.push(await shown(page, seat));
    await holdButton(page).click();
    await expect(place(page).getByRole("button", { name: "Lock in", exact: true })).toBeVisible();
    open.push(await givenAway(page));
    await holdButton(page).click();
    shut.push(await shown(page, seat));
  }
  return { shut, open };
}

/** Every moment with both methods, and once with the world. */
const VISITS = [
  { moment: "around: rooms", method: "device", isInSight: false },
  { moment: "around: first cards", method: "keys", isInSight: false },
  { moment: "around: split", method: "device", isInSight: false },
  { moment: "around: split", method: "keys", isInSight: false },
  { moment: "around: split", method: "device", isInSight: true },
] as const;

for (const { moment, method, isInSight } of VISITS) {
  test(`${moment}, by ${method}, ${isInSight ? "with" : "without"} the world`, LONG, async ({ page, moments }) => {
    const [here, there] = CHOICES[moment];
    const kept = moments[moment];
    if (kept === undefined) throw new Error("no such moment is kept");
    const twin = twinKept(kept);
    const [hands, others] = [kept, twin].map((one) => handsIn(one[MATCH] ?? ""));
    for (const seat of SEATS) {
      // No cards are dealt while Rooms are chosen.
      const held = hands?.[seat]?.cards ?? [];
      if (held.length > 0) expect(others?.[seat]?.cards).not.toEqual(held);
    }
    if (!isInSight) await withoutWorld(page);
    await openPage(page);
    const visit = async (one: Kept, choice: Choice, isUp: boolean) => {
      await openMoment(page, chosen(one, choice, isUp), { ...STILL, passes: false, taps: true, method });
      if (isInSight) await worldOpened(page);
      return tour(page);
    };
    const seenHere = await visit(kept, here, true);
    const seenThere = await visit(twin, there, false);
    expect(seenHere.shut).toHaveLength(1 + 2 * SEATS.length);
    for (const [i, { given, picture }] of seenHere.shut.entries()) {
      expectAlike(seenThere.shut[i]?.given ?? "", given);
      expect(seenThere.shut[i]?.picture.equals(picture), `picture ${i}`).toBe(true);
    }
    // Behind the curtains they differ.
    for (const [i, given] of seenHere.open.entries()) expect(seenThere.open[i] === given).toBe(false);
  });
}
