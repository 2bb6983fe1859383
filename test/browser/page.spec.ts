/** The page as somebody finds it who opens it for the first time. */
import type { Page } from "@playwright/test";
import { LONG } from "../scale.ts";
import {
  boats,
  button,
  choose,
  dialog,
  ending,
  expect,
  log,
  logLines,
  newGame,
  openLog,
  openPage,
  STILL,
  test,
  withoutWorld,
  withSettings,
} from "./watching.ts";

test("it says what it is, and offers to play", async ({ page }) => {
  await openPage(page);
  await expect(page).toHaveTitle("Letea: board games in your browser");
  await expect(page.getByText("No account, no game server.")).toBeVisible();
  await expect(page.getByText("Who brings home the most healthy Humans?")).toBeVisible();
  for (const name of ["Play now", "New game", "Watch bots play", "Rules", "Settings"]) {
    await expect(button(page, name)).toBeVisible();
  }
  await expect(button(page, "Continue")).toBeHidden();
});

test("it doesn't wait for what draws the world, which is fetched behind it", async ({ page }) => {
  const fetched = page.waitForRequest(/\/open-world/u);
  // Never answered.
  await page.route(/\/open-world/u, () => undefined);
  await openPage(page);
  await expect(button(page, "Play now")).toBeEnabled();
  await fetched;
});

test("it says what works, what comes next, and whose work it stands on", async ({ page }) => {
  await openPage(page);
  await button(page, "About and licences").click();
  const about = dialog(page, "About and licences");
  for (const name of ["What works today", "Coming next", "Made with"]) {
    await expect(about.getByRole("heading", { name })).toBeVisible();
  }
  for (const [name, words] of [
    [/^phaser .* MIT$/u, "Permission is hereby granted"],
    [/^preact .* MIT$/u, "Permission is hereby granted"],
    [/^@fontsource\/marcellus .* OFL-1\.1$/u, "SIL OPEN FONT LICENSE"],
  ] as const) {
    const licence = about.getByRole("group").filter({ has: page.getByText(name) });
    await licence.getByText(name).click();
    await expect(licence).toContainText(words);
  }
  // The icons are our own, so they have no licence.
  await expect(about).toContainText("Pictures and icons were drawn for Letea.");
  await page.keyboard.press("Escape");
  await expect(about).toBeHidden();
  await expect(button(page, "About and licences")).toBeFocused();
});

test.describe("in the language of the browser", () => {
  test.use({ locale: "fr-CA" });

  test("a French browser gets French", async ({ page }) => {
    await withSettings(page, STILL);
    await withoutWorld(page);
    await openPage(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page).toHaveTitle("Létéa\u00a0: jeux de société dans le navigateur");
    await button(page, "Regarder les robots").click();
    await expect(boats(page).getByRole("rowheader", { name: "Cabines" })).toBeVisible();
    await button(page, "Reprendre").click();
    await openLog(page);
    await expect(
      log(page)
        .getByText(/distribue .+ face visible/u)
        .first(),
    ).toBeVisible();
  });
});

test("another language is spoken at once, in the log too, and still after a reload", async ({ page }) => {
  await withSettings(page, STILL);
  await withoutWorld(page);
  await openPage(page, "/?seed=7");
  await button(page, "Play now").click();
  await openLog(page);
  await expect(logLines(page).first()).toContainText("draws 2 cards.");
  await button(page, "Menu").click();
  await button(page, "Settings").click();
  await choose(page, "Français");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await button(page, "Fermer").last().click();
  await expect(logLines(page).first()).toContainText("pioche 2 cartes.");
  await page.reload();
  await openLog(page);
  await expect(logLines(page).first()).toContainText("pioche 2 cartes.");
  await page.goBack();
  await expect(button(page, "Continuer")).toBeVisible();
  await choose(page, "English");
  await expect(button(page, "Continue")).toBeVisible();
});

test("what is set stays set", async ({ page }) => {
  await withoutWorld(page);
  await openPage(page, "/?seed=7");
  await button(page, "Settings").click();
  await choose(page, "Instant");
  await choose(page, "On", "Reduce motion");
  await page.getByLabel("Your name").fill("Zoé");
  await page.getByLabel("Skip forced choices").uncheck();
  await page.getByLabel("Single-key shortcuts").uncheck();
  await expect(page.locator("html")).toHaveAttribute("data-calm", "");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-calm", "");
  await button(page, "Settings").click();
  await expect(page.getByRole("radio", { name: "Instant", exact: true })).toBeChecked();
  await expect(
    page.getByRole("group", { name: "Reduce motion" }).getByRole("radio", { name: "On", exact: true }),
  ).toBeChecked();
  await expect(page.getByLabel("Your name")).toHaveValue("Zoé");
  await expect(page.getByLabel("Skip forced choices")).not.toBeChecked();
  await expect(page.getByLabel("Single-key shortcuts")).not.toBeChecked();

  await button(page, "Close").click();
  await button(page, "Play now").click();
  await expect(boats(page).getByRole("columnheader", { name: "Zoé" })).toBeVisible();
  // Keys are off.
  await page.keyboard.press("l");
  await expect(log(page)).toBeHidden();
});

test.describe("for whoever asks for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves, and bots stand still until told", async ({ page }) => {
    await withoutWorld(page);
    await openPage(page);
    await button(page, "Watch bots play").click();
    await openLog(page);
    await expect(button(page, "Resume")).toBeVisible();
    await expect(logLines(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await button(page, "Resume").click();
    await expect(logLines(page)).not.toHaveCount(0);
  });
});

/** `every-screen.spec.ts` checks more at larger sizes. */
const SMALLEST_PHONE = { width: 320, height: 568 };

/** What can be seen only by scrolling the page sideways. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element) =>
      ["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(element).overflowX);
    const isBoxed = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent !== null && parent !== document.body && (scrolls(parent) || isBoxed(parent));
    };
    const width = document.documentElement.clientWidth;
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > width + 0.5 && !isBoxed(element),
    );
    const scrolled = [
      ...document.querySelectorAll(".dialog-body, .rules-list, .rules-entry, .desk, .side-body, .log-box"),
    ].filter((box) => box.scrollWidth > box.clientWidth);
    return [...wide, ...scrolled].map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 40)}`);
  });
}

test.describe("on the smallest phone", LONG, () => {
  test.use({ viewport: SMALLEST_PHONE });

  for (const [language, watch, settings, rules, about] of [
    ["English", "Watch bots play", "Settings", "Rules", "About and licences"],
    ["Français", "Regarder les robots", "Réglages", "Règles", "À propos et licences"],
  ] as const) {
    test(`nothing sticks out, in ${language}`, async ({ page }) => {
      await withSettings(page, STILL);
      await withoutWorld(page);
      await openPage(page);
      await choose(page, language);
      expect(await stickingOut(page)).toEqual([]);
      for (const opener of [settings, rules, about, /^(?:New game|Nouvelle partie)$/u]) {
        await page.getByRole("button", { name: opener }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        expect(await stickingOut(page)).toEqual([]);
        await page.keyboard.press("Escape");
      }
      await button(page, watch).click();
      await expect(boats(page)).toBeVisible();
      expect(await stickingOut(page)).toEqual([]);
      await page.locator(".playback button").last().click();
      await expect(ending(page)).toBeVisible();
      expect(await stickingOut(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await openLog(page);
      expect(await stickingOut(page)).toEqual([]);
      await openPage(page, "/?seed=7");
      await page.getByRole("button", { name: /^(?:Play now|Jouer maintenant)$/u }).click();
      await expect(page.getByRole("region", { name: /^(?:Your seat|Votre place)$/u })).toBeVisible();
      expect(await stickingOut(page)).toEqual([]);
    });
  }
});

test("what begins a game is in sight, however much is asked", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openPage(page);
  await newGame(page, "4");
  const who = page.locator(".seats > li > select");
  for (const seat of [1, 2, 3]) await who.nth(seat).selectOption("friend");
  await expect(button(page, "Play")).toBeInViewport({ ratio: 1 });
});
