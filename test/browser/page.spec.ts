/** The page as somebody finds it who opens it for the first time. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { boats, button, choose, expect, log, logLines, openPage, standings, test } from "./watching.ts";

test("it says what it is, what works and what doesn't yet", async ({ page }) => {
  await openPage(page);
  await expect(page).toHaveTitle("Letea: board games in your browser");
  await expect(page.getByRole("heading", { level: 1, name: "Letea" })).toBeVisible();
  await expect(page.getByText("No account, no game server.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What works today" })).toBeVisible();
  await expect(page.getByText("Bots that play a whole game")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What comes next" })).toBeVisible();
  await expect(page.getByText("A seat for you")).toBeVisible();
});

test.describe("in the language of the browser", () => {
  test.use({ locale: "fr-CA" });

  test("a French browser gets French", async ({ page }) => {
    await openPage(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page).toHaveTitle("Letea\u00a0: jeux de société dans le navigateur");
    await expect(button(page, "Nouvelle partie")).toBeVisible();
    await expect(boats(page).getByRole("rowheader", { name: "Cabines" })).toBeVisible();
    await expect(
      log(page)
        .getByText(/distribue .+ face visible/u)
        .first(),
    ).toBeVisible();
  });
});

test("another language is spoken at once, in the log too, and still after a reload", async ({ page }) => {
  await openPage(page);
  await choose(page, "Français");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(logLines(page).first()).toContainText("face visible");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Ce qui marche aujourd’hui" })).toBeVisible();
  await choose(page, "English");
  await expect(page.getByRole("heading", { name: "What works today" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

const SIZES = [
  { name: "a phone", viewport: { width: 390, height: 844 } },
  { name: "the smallest phone", viewport: { width: 320, height: 568 } },
  { name: "a tablet", viewport: { width: 820, height: 1180 } },
  { name: "a small laptop", viewport: { width: 1280, height: 720 } },
  { name: "a large screen", viewport: { width: 1920, height: 1080 } },
];

for (const { name, viewport } of SIZES) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    for (const language of ["English", "Français"]) {
      test(`nothing sticks out, in ${language}`, async ({ page }) => {
        await openPage(page);
        await choose(page, language);
        await page.locator("summary").click();
        await page.locator(".playback button").last().click();
        await expect(standings(page)).toBeVisible();
        const stickingOut = await page.evaluate(() => {
          const width = document.documentElement.clientWidth;
          return [...document.querySelectorAll("body *")]
            .filter((element) => element.getBoundingClientRect().right > width + 0.5)
            .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
        });
        expect(stickingOut).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      });
    }
  });
}

for (const { name, viewport } of SIZES.filter(({ name: size }) =>
  ["a small laptop", "a large screen"].includes(size),
)) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    for (const language of ["English", "Français"]) {
      test(`controls, boats and how it ended are seen without scrolling, in ${language}`, async ({ page }) => {
        await openPage(page);
        await choose(page, language);
        await expect(boats(page)).toBeInViewport({ ratio: 1 });
        await expect(log(page)).toBeInViewport({ ratio: 0.5 });
        await page.locator(".playback button").last().click();
        await expect(standings(page)).toBeInViewport({ ratio: 1 });
        await expect(boats(page)).toBeInViewport({ ratio: 1 });
        await expect(page.locator(".playback")).toBeInViewport({ ratio: 1 });
      });
    }
  });
}

for (const { name, viewport } of SIZES.filter(({ name: size }) => ["a phone", "a small laptop"].includes(size))) {
  test.describe(`axe finds nothing to complain about on ${name}`, () => {
    test.use({ viewport });

    // axe itself needs a clock that goes, so these have the real one.
    const look = async (page: Page) => {
      await page.locator("summary").click();
      const { violations, passes } = await new AxeBuilder({ page }).analyze();
      expect(passes.length).toBeGreaterThan(20);
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    };

    test("during a match", async ({ page }) => {
      await page.goto("/");
      await choose(page, "Swift");
      await expect(log(page).getByRole("heading", { name: /^Round 2/u })).toBeVisible();
      await button(page, "Pause").click();
      await look(page);
    });

    test("after a match", async ({ page }) => {
      await page.goto("/");
      await button(page, "To the end").click();
      await expect(standings(page)).toBeVisible();
      await look(page);
    });
  });
}
