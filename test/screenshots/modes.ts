/** The other ways to play: all together against the river, and in two teams. */

import { expect } from "@playwright/test";
import { forgetAll } from "../browser/kept-in-database.ts";
import { choose } from "../browser/watching.ts";
import { type Guide, glance, press, worldStands } from "./guide.ts";
import { endOfGame, partShown, playOn } from "./journey.ts";
import { comingUp } from "./moving.ts";
import type { Scene } from "./scene.ts";

/** Played as advised, this boat learns two Objectives in the first round, and others are eased. */
const COOP_SEED = 5;
const TEAMS_SEED = 7;

export const TOGETHER: Scene = {
  pictures: [
    ...["coop-beginning", "coop-learning", "objective", "coop-learnt", "coop-overview"],
    ...["coop-easing", "coop-objective-enlarged", "coop-end", "coop-end-story"],
  ],
  visit: together,
};
export const IN_TEAMS: Scene = {
  pictures: ["teams-beginning", "teams-overview", "teams-end", "teams-end-story"],
  visit: inTeams,
};

async function together(guide: Guide): Promise<void> {
  const { page, album, say } = guide;
  await begin(guide, COOP_SEED, [say("option.mode.coop"), "2"]);
  await album.take("coop-beginning");
  for (let part = await partShown(page); part !== undefined; part = await partShown(page)) {
    const objectives = page.locator(".view-objectives[aria-pressed='false']");
    if ((await objectives.count()) > 0) await objectives.click();
    if (
      (await page.locator(".mission-list .hidden [aria-pressed='true']").count()) > 0 &&
      !album.has("coop-learning")
    ) {
      await worldStands(guide);
      await album.take("coop-learning");
      await comingUp(guide, () => playOn(guide, part));
      continue;
    }
    if (part === "dual-select" && !album.has("coop-learnt") && album.has("coop-learning")) {
      await worldStands(guide);
      await album.take("coop-learnt");
      await glance(guide, "coop-overview", () => page.keyboard.press("o"));
    }
    const open = page.locator(".mission-list li:not(.hidden)");
    if ((await open.count()) > 0 && !album.has("coop-easing")) {
      await worldStands(guide);
      await album.take("coop-easing");
      // On a phone lying down it may lie below what is in sight of the desk.
      await open.locator("[data-piece]").first().scrollIntoViewIfNeeded();
      await open.locator("[data-piece]").first().hover();
      await expect(page.locator(".enlarged")).toBeVisible();
      await album.take("coop-objective-enlarged");
      await page.mouse.move(0, 0);
      await expect(page.locator(".enlarged")).toBeHidden();
    }
    await playOn(guide, part);
  }
  await endOfGame(guide, "coop-end");
}

async function inTeams(guide: Guide): Promise<void> {
  const { page, album, say } = guide;
  await begin(guide, TEAMS_SEED, [say("option.mode.teams")]);
  await album.take("teams-beginning");
  await glance(guide, "teams-overview", () => page.keyboard.press("o"));
  for (let part = await partShown(page); part !== undefined; part = await partShown(page)) {
    await playOn(guide, part);
  }
  await endOfGame(guide, "teams-end");
}

/** Whatever was kept has been photographed. */
async function begin(guide: Guide, seed: number, choices: readonly string[]): Promise<void> {
  const { page } = guide;
  await forgetAll(page);
  await page.goto(`/?seed=${seed}`);
  await press(guide, "match.new");
  for (const choice of choices) await choose(page, choice);
  await press(guide, "new.play");
  await worldStands(guide);
}
