/** When the connection is lost or parts of the page can't be loaded, the rest keeps working, and missing parts are retried. */
import type { Page, Request } from "@playwright/test";
import { atScale } from "../scale.ts";
import { desk } from "./table-playing.ts";
import { worldOpened } from "./the-world.ts";
import { button, expect, openPage, STILL, test, withoutWorld, withSettings } from "./watching.ts";

// The browser reports what is missing, which is expected here.
test.use({ complaints: async ({ page: _ }, use) => use([]) });

const broken = (page: Page) => page.getByText("Part of the page couldn’t be loaded.");
const loadAgain = (page: Page) => button(page, "Reload");

/** Whether everything fetched ahead has arrived, up to the pictures, which come last. */
function fetchedOn(page: Page): () => boolean {
  const underWay = new Set<Request>();
  let hasPictures = false;
  page.on("request", (request) => {
    underWay.add(request);
    hasPictures ||= request.url().includes("/hull-");
  });
  page.on("requestfinished", (request) => underWay.delete(request));
  return () => hasPictures && underWay.size === 0;
}

test("once the first page has had a moment, a game can be begun without a connection, pictures and all", async ({
  page,
  context,
}) => {
  await withSettings(page, STILL);
  const fetched = fetchedOn(page);
  await openPage(page);
  await expect.poll(fetched).toBe(true);
  await context.setOffline(true);
  await button(page, "Play now").click();
  await button(page, "Just play").click();
  await worldOpened(page);
  await expect(desk(page)).toBeVisible();
  await expect(broken(page)).toBeHidden();
});

test("before that it is said, and whoever asks for it again too early keeps what is there", async ({ page }) => {
  await withoutWorld(page);
  await page.route("**/kit-*.js", (route) => route.abort());
  await openPage(page);
  await expect(broken(page)).toBeVisible();
  for (const name of ["Play now", "New game", "Past games"]) {
    await button(page, name).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button(page, "Play now")).toBeVisible();
  }
  // All texts there can be shown without the missing parts.
  await expect(page.locator("body")).not.toContainText("{");
  await page.route("/", (route) => route.abort());
  await loadAgain(page).click();
  await expect(page.getByText("The page still can’t be reached.")).toBeVisible();
  await expect(button(page, "Play now")).toBeVisible();

  await page.unrouteAll();
  await loadAgain(page).click();
  await expect(broken(page)).toBeHidden();
  await button(page, "Play now").click();
  await button(page, "Just play").click();
  await expect(desk(page)).toBeVisible();
});

const MISSED = [
  ["its controls", "**/views-*.js"],
  ["its pictures", "**/hull-*.svg"],
  ["all that draws", "**/open-world-*.js"],
] as const;

for (const [what, files] of MISSED.slice(atScale(-1, 0))) {
  test(`at a table without ${what}, loading again brings them, and the same match`, async ({ page }) => {
    await withSettings(page, STILL);
    await page.route(files, (route) => route.abort());
    await openPage(page, "/?seed=7");
    await button(page, "Play now").click();
    await expect(broken(page)).toBeVisible();
    const kept = await page.evaluate(() => localStorage.getItem("letea.match.precognition"));
    await page.unrouteAll();
    await loadAgain(page).click();
    await worldOpened(page);
    await expect(desk(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("letea.match.precognition"))).toBe(kept);
    await expect(broken(page)).toBeHidden();
  });
}
