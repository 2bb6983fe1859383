/** A whole game, with a stop wherever there is something to be decided that hasn't been photographed yet. */
import { expect, type Page } from "@playwright/test";
import { fingerOn, spotOf } from "../browser/finger.ts";
import { moment, openLog } from "../browser/watching.ts";
import { type Guide, glance, press, setSpeed, worldStands } from "./guide.ts";
import { landing, turning } from "./moving.ts";
import type { Scene } from "./scene.ts";

/** What the desk may be showing, and how to tell; the more telling first. */
const PARTS = {
  rooms: ".desk-rooms",
  "first-cards": ".desk-first",
  "dual-select": ".dual-select",
  river: ".desk-section.river",
  objectives: ".desk-section.objectives",
  action: ".desk-section.action",
  plan: ".desk-plan",
} as const;

type Part = keyof typeof PARTS;

const SEASONS: Readonly<Record<number, string>> = { 1: "thaw", 5: "heat", 9: "long-night" };
const ISLANDS = [4, 8, 12];

export const JOURNEY: Scene = {
  pictures: [
    ...["rooms", "rooms-chosen", "first-cards", "first-cards-chosen"],
    ...["thaw", "dual-select-chosen", "dual-select-advice", "card-enlarged", "cards"],
    ...["action", "adjust", "river", "island"],
    ...["heat", "menu", "keys", "log", "overview", "decks", "long-night", "end", "end-story"],
  ],
  visit: journey,
};

async function journey(guide: Guide): Promise<void> {
  const { page, album } = guide;
  await worldStands(guide);
  for (let part = await partShown(page); part !== undefined; part = await partShown(page)) {
    const round = await roundOf(page);
    const season = SEASONS[round];
    if (part === "dual-select" && season !== undefined && !album.has(season)) {
      await worldStands(guide);
      await album.take(season);
      if (round === 1) await dualSelect(guide);
      if (round === 5) await lookedUp(guide);
    } else if (!album.has(part) && part !== "dual-select") {
      await worldStands(guide);
      await album.take(part);
      if (part === "action") await adjusting(guide);
    }
    await decide(guide, part, round);
  }
  await endOfGame(guide, "end");
}

/** How much is taken, healed, spent and lost. */
async function adjusting({ page, album }: Guide): Promise<void> {
  const adjust = page.locator(".view-adjust");
  if ((await adjust.count()) === 0) return;
  await adjust.click();
  await album.take("adjust");
  await adjust.click();
}

/** See the result, and how it came about. */
export async function endOfGame(guide: Guide, name: string): Promise<void> {
  const { page, album } = guide;
  await worldStands(guide);
  await expect(page.getByRole("dialog")).toBeVisible();
  await album.take(name);
  await page
    .getByRole("dialog")
    .locator(".dialog-body")
    .evaluate((body) => body.scrollTo({ top: body.scrollHeight }));
  await album.take(`${name}-story`);
}

/** The screen of one's own that is asked now; nothing when the match is over. */
export async function partShown(page: Page): Promise<Part | undefined> {
  // At the end the desk makes room for what is told beside the world.
  const shown = page.locator([...Object.values(PARTS), ".dialog.aside"].join());
  await expect(shown.first()).toBeVisible();
  for (const [part, selector] of Object.entries(PARTS)) {
    if (await page.locator(selector).first().isVisible()) return part as Part;
  }
  return undefined;
}

const roundOf = async (page: Page): Promise<number> =>
  Number(/\d+/u.exec((await moment(page).textContent()) ?? "")?.[0] ?? 0);

const SECRET: readonly Part[] = ["rooms", "first-cards", "dual-select"];

/** As advised, and on to the next decision. */
export async function playOn({ page }: Guide, part: Part): Promise<void> {
  if (SECRET.includes(part)) await advised(page);
  await send(page);
}

async function send(page: Page): Promise<void> {
  const before = await page.locator(".desk").innerHTML();
  await page.locator(".desk-send").click();
  await expect.poll(() => page.evaluate(() => document.querySelector(".desk")?.innerHTML)).not.toBe(before);
}

/** The same, with pictures of what is chosen and of what moves. */
async function decide(guide: Guide, part: Part, round: number): Promise<void> {
  const { page, album } = guide;
  if (SECRET.includes(part)) await advised(page);
  if (part === "rooms" || part === "first-cards") {
    if (!album.has(`${part}-chosen`)) await album.take(`${part}-chosen`);
  }
  const next = () => send(page);
  if (part === "dual-select" && round === 1) await turning(guide, next);
  else if (part !== "dual-select" && ISLANDS.includes(round)) await landing(guide, next);
  else await next();
}

async function advised(page: Page): Promise<void> {
  await page.keyboard.press("h");
  await page.keyboard.press("h");
}

/** Nothing chosen is in the season's picture already. */
async function dualSelect(guide: Guide): Promise<void> {
  const { page, album } = guide;
  await page.keyboard.press("1");
  await album.take("dual-select-chosen");
  await page.keyboard.press("h");
  await album.take("dual-select-advice");
  await closer(guide);
}

/** A card is pointed at or, by a finger, pressed long. */
async function closer({ page, album }: Guide): Promise<void> {
  const card = page.locator(".desk [data-piece]").first();
  await card.scrollIntoViewIfNeeded();
  const spot = await spotOf(card);
  const isTouched = await page.evaluate(() => matchMedia("(pointer: coarse)").matches);
  const finger = isTouched ? await fingerOn(page) : undefined;
  await (finger?.down(spot) ?? page.mouse.move(spot.x, spot.y));
  await expect(page.locator(".enlarged")).toBeVisible();
  await album.take("card-enlarged");
  await finger?.lift();
  await page.mouse.click(1, 1);
  await expect(page.locator(".enlarged")).toBeHidden();
}

async function lookedUp(guide: Guide): Promise<void> {
  const { page } = guide;
  await glance(guide, "menu", () => page.keyboard.press("m"));
  await glance(guide, "keys", () => page.keyboard.press("?"));
  await glance(guide, "log", () => openLog(page));
  await glance(guide, "overview", () => page.keyboard.press("o"));
  await glance(guide, "decks", () => press(guide, "panel.decks"));
  await setSpeed(guide, "instant");
}
