/** Several people at one screen, and one person with two boats. */

import { expect } from "@playwright/test";
import { forgetAll } from "../browser/kept-in-database.ts";
import { choose } from "../browser/watching.ts";
import { type Guide, press, worldStands } from "./guide.ts";
import { endOfGame, partShown, playOn } from "./journey.ts";
import type { Scene } from "./scene.ts";

const COUCH_SEED = 7;
const ALONE_SEED = 6;

export const AROUND_ONE_SCREEN: Scene = {
  pictures: [
    ...["couch-new-game", "couch-curtain", "couch-curtain-open", "couch-keys"],
    ...["couch-flat-choice", "couch-flat-table"],
  ],
  visit: aroundOneScreen,
};
export const TWO_BOATS: Scene = {
  pictures: [
    ...["alone-new-game", "alone-beginning", "alone-second-boat", "alone-plan"],
    ...["alone-end", "alone-end-story"],
  ],
  visit: withTwoBoats,
};

/** Two people and a bot, by every way to share a screen. */
async function aroundOneScreen(guide: Guide): Promise<void> {
  const { page, album, say } = guide;
  await newGame(guide, COUCH_SEED);
  await page.locator(".seats > li > select").nth(1).selectOption("friend");
  await choose(page, say("couch.method.keys"));
  await album.take("couch-new-game");
  await press(guide, "new.play");
  await worldStands(guide);
  await album.take("couch-curtain");
  await press(guide, "couch.tap-instead");
  await press(guide, "couch.show");
  await album.take("couch-curtain-open");
  await press(guide, "couch.hide");
  await press(guide, "couch.pass-on");
  await press(guide, "couch.show");
  await press(guide, "couch.hide");
  await press(guide, "couch.pass-on");
  await worldStands(guide);
  await album.take("couch-keys");
  for (const pad of await page.locator(".pad").all()) await pad.getByRole("button").first().click();
  await press(guide, "couch.open-all");
  await page.keyboard.press("m");
  await press(guide, "couch.rail");
  await choose(page, say("couch.flat.lies"));
  // Where the screen is too small for it, it says so.
  await album.take("couch-flat-choice");
  await press(guide, "dialog.close");
  await worldStands(guide);
  await album.take("couch-flat-table");
}

async function withTwoBoats(guide: Guide): Promise<void> {
  const { page, album, say } = guide;
  await newGame(guide, ALONE_SEED);
  await choose(page, say("option.mode.coop"));
  await page.locator("input[name^=leading][value='2']").check();
  await album.take("alone-new-game");
  await press(guide, "new.play");
  await worldStands(guide);
  await album.take("alone-beginning");
  await playOn(guide, "dual-select");
  await expect(page.locator(".rail-seat").first()).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("1");
  await worldStands(guide);
  await album.take("alone-second-boat");
  for (let part = await partShown(page); part !== undefined; part = await partShown(page)) {
    if (part !== "dual-select" && !album.has("alone-plan")) {
      await worldStands(guide);
      await album.take("alone-plan");
    }
    await playOn(guide, part);
  }
  await endOfGame(guide, "alone-end");
}

/** Whatever was kept has been photographed. */
async function newGame(guide: Guide, seed: number): Promise<void> {
  const { page } = guide;
  await forgetAll(page);
  await page.goto(`/?seed=${seed}`);
  await press(guide, "match.new");
}
