/** Moments of a match that a whole game doesn't always come to, and others as they are seen with what one may wish for. */
import { expect, type Page } from "@playwright/test";
import { acceptToTheEnd, openMoment } from "../browser/moments/moments.ts";
import { another, type Guide, press, worldStands } from "./guide.ts";
import { endOfGame } from "./journey.ts";
import type { Scene } from "./scene.ts";

/** The turn in which there is most to decide. */
export const FULLEST: Scene = {
  pictures: ["fullest-plan", "fullest-adjust", "fullest-menu"],
  visit: fullest,
};

export const LOSSES: Scene = {
  pictures: ["losses-batteries", "losses-river", "losses-last", "handicap-end", "handicap-end-story"],
  visit: losses,
};

/** What stands in the settings, and under which name it's seen. */
const WISHES: Readonly<Record<string, object>> = {
  "large-text": { textSize: 200 },
  contrast: { contrast: "on" },
  "left-hand": { isLeftHanded: true },
};
const AS_SEEN_WITH = ["deuteranopia", "grey"];

export const OTHERWISE: Scene = {
  pictures: [
    ...Object.keys(WISHES).flatMap((name) => ["home", "split", "plan", "end"].map((screen) => `${name}-${screen}`)),
    ...AS_SEEN_WITH.map((name) => `seen-with-${name}`),
  ],
  visit: otherwise,
};

/** On screens that the tour doesn't go to else. */
export const GLIMPSE: Scene = {
  pictures: ["home", "split", "plan", "end"],
  visit: (guide) => glimpse(guide, (screen) => screen, {}),
};

async function open(guide: Guide, moment: string, settings: object = {}): Promise<void> {
  const { page, moments } = guide;
  await openMoment(page, moments[moment], { speed: "instant", calm: "on", passes: false, ...settings });
  await worldStands(guide);
  await expect(page.locator(".desk-send")).toBeVisible();
}

async function fullest(guide: Guide): Promise<void> {
  const here = await another(guide, {});
  const { page, album } = here;
  await page.goto("/");
  await open(here, "fullest: plan");
  await album.take("fullest-plan", page);
  await page.locator(".view-adjust").click();
  await album.take("fullest-adjust", page);
  await page.locator(".view-adjust").click();
  await page.locator("[data-at='machine:4'] > button").click();
  await album.take("fullest-menu", page);
  await page.context().close();
}

async function losses(guide: Guide): Promise<void> {
  const here = await another(guide, {});
  const { page, album } = here;
  await page.goto("/");
  for (const [moment, name] of [
    ["Batteries taken", "losses-batteries"],
    ["Humans taken", "losses-river"],
    ["last losses", "losses-last"],
  ] as const) {
    await open(here, `against bots: ${moment}`);
    await album.take(name, page);
  }
  await toTheEnd(here);
  await endOfGame({ ...here, album: { ...album, take: (name) => album.take(name, page) } }, "handicap-end");
  await page.context().close();
}

async function otherwise(guide: Guide): Promise<void> {
  for (const [name, settings] of Object.entries(WISHES))
    await glimpse(guide, (screen) => `${name}-${screen}`, settings);
  const here = await another(guide, {});
  const { page, album } = here;
  await page.goto("/");
  await open(here, "against bots: split");
  await page.keyboard.press("1");
  for (const sight of AS_SEEN_WITH) {
    await page.keyboard.press("m");
    await press(here, "settings.title");
    await seeWith(page, sight);
    await press(here, "dialog.close");
    await worldStands(here);
    await album.take(`seen-with-${sight}`, page);
  }
  await page.context().close();
}

/** Home, Dual Select, plan and end. */
async function glimpse(guide: Guide, name: (screen: string) => string, settings: object): Promise<void> {
  const here = await another(guide, settings);
  const { page, album } = here;
  await page.goto("/");
  await expect(page.locator(".home-pitch")).not.toBeEmpty();
  await album.take(name("home"), page);
  await open(here, "against bots: split", settings);
  await page.keyboard.press("1");
  await worldStands(here);
  await album.take(name("split"), page);
  await open(here, "against bots: plan", settings);
  await album.take(name("plan"), page);
  await open(here, "against bots: last", settings);
  await toTheEnd(here);
  await album.take(name("end"), page);
  await page.context().close();
}

async function toTheEnd(guide: Guide): Promise<void> {
  await acceptToTheEnd(guide.page);
  await worldStands(guide);
}

async function seeWith(page: Page, sight: string): Promise<void> {
  await page.locator(`dialog input[value="${sight}"]`).locator("xpath=..").click();
  await expect(page.locator("html")).toHaveAttribute("data-seen-with", sight);
}
