/** What moves, held still: the page's clock stands, and the world is told how much time has passed. */
import type { Page } from "@playwright/test";
import { advanceWorld, isIdle, type WorldCanvas } from "../browser/the-world.ts";
import { type Guide, setCalm, setSpeed, worldStands } from "./guide.ts";

type Next = () => Promise<void>;

/** The banner, the meal, hunger, people going ashore and counted, and the next season's banks. */
const LANDING = [700, 900, 1200, 1200, 1200, 1200, 1200, 1200, 1500, 1500];

/** Everybody's cards turn over together, and what they bring comes aboard. */
export async function turning(guide: Guide, next: Next): Promise<void> {
  await slowly(guide, next, () => pictures(guide, "cards", [600, 1200, 1200, 1500]));
}

/** What ends a round; after the last one of a season the island is reached. */
export async function landing(guide: Guide, next: Next): Promise<void> {
  await slowly(guide, next, async () => {
    if (await untilSeen(guide.page, "river/landing/")) await pictures(guide, "island", LANDING);
  });
}

/** What happens before it passes unseen, and undrawn. False if it doesn't come. */
const untilSeen = (page: Page, thing: string): Promise<boolean> =>
  page.locator(".world canvas").evaluate(({ world }: WorldCanvas, start) => {
    const isThere = () => world.dump().some(({ name }) => name.startsWith(start));
    while (!isThere() && !world.director.isIdle) world.director.advance(250);
    return isThere();
  }, thing);

/** An Objective is turned up by those who paid to learn it. */
export async function comingUp(guide: Guide, next: Next): Promise<void> {
  await slowly(guide, next, async () => {
    await untilSeen(guide.page, "objective/coming/");
    await pictures(guide, "objective", [300, 700, 900]);
  });
}

async function slowly(guide: Guide, next: Next, look: Next): Promise<void> {
  const { page } = guide;
  await setCalm(guide, false);
  await setSpeed(guide, "1");
  // Far enough ahead that a slow machine is not past it by then.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await next();
  await look();
  await page.clock.resume();
  await setSpeed(guide, "instant");
  await setCalm(guide, true);
  await worldStands(guide);
}

/** Each so many milliseconds after the one before. */
async function pictures({ page, album }: Guide, name: string, times: readonly number[]): Promise<void> {
  for (const ms of times) {
    if (await isIdle(page)) return;
    await advanceWorld(page, ms);
    // A few frames, so that it is drawn.
    await page.clock.runFor(50);
    await album.take(name);
  }
}
