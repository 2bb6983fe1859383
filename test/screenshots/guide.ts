/** What every part of the tour works with. */
import { type BrowserContext, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import type { Moments } from "../browser/moments/moments.ts";
import { laidOut, worldIdle, worldOpened } from "../browser/the-world.ts";
import type { Album } from "./album.ts";
import type { Say } from "./say.ts";

export interface Guide {
  readonly page: Page;
  readonly album: Album;
  readonly say: Say;
  readonly language: string;
  /** What it's made on; somebody else has one of the same kind. */
  readonly device: BrowserContextOptions;
  readonly moments: Moments;
  /** Where a page with made-up rooms is. */
  readonly rooms: string;
}

/** To a first page on which nobody has been yet. */
export async function setOut(guide: Guide): Promise<void> {
  const { page } = guide;
  await startWith(page.context(), { speed: "instant", calm: "system", passes: false });
  await setCalm(guide, true);
  // So that it can be stopped later; until then it goes as always.
  await page.clock.install();
  await page.goto("/");
}

const startWith = (context: BrowserContext, settings: object): Promise<unknown> =>
  context.addInitScript((text) => {
    if (localStorage.getItem("letea.settings") === null) localStorage.setItem("letea.settings", text);
  }, JSON.stringify(settings));

/** Another page, as on a device of the same kind on which nobody has been yet. */
export async function another(guide: Guide, settings: object): Promise<Guide> {
  const browser = guide.page.context().browser();
  if (browser === null) throw new Error("there is no browser for another device");
  const context = await browser.newContext({ ...guide.device, baseURL: new URL(guide.page.url()).origin });
  await startWith(context, { speed: "instant", calm: "on", passes: false, ...settings });
  return { ...guide, page: await context.newPage() };
}

export const press = ({ page, say }: Guide, key: string): Promise<void> =>
  page
    .getByRole("button", { name: say(key), exact: true })
    .first()
    .click();

/** There the pointer rests: a button that is pointed at looks as if what it leads to were open as well. */
const HEADING = ":is(.side-head, .dialog-head) h2";

/** What has been opened is photographed, and closed again. */
export async function glance(guide: Guide, name: string, open: () => Promise<unknown>): Promise<void> {
  const { page, album } = guide;
  await open();
  await expect(page.getByRole("dialog").or(page.getByRole("complementary"))).toBeVisible();
  await page.locator(HEADING).last().hover();
  await album.take(name);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog").or(page.getByRole("complementary"))).toBeHidden();
}

/** The world is there, stands still and has been drawn so. */
export async function worldStands({ page }: Guide): Promise<void> {
  await worldOpened(page);
  await worldIdle(page);
  await laidOut(page);
}

/**
 * The system asks for less motion, or doesn't. A calm world looks like any other, but draws only what has changed:
 * where there is no GPU that saves most of the time.
 */
export const setCalm = ({ page }: Guide, isCalm: boolean): Promise<void> =>
  page.emulateMedia({ reducedMotion: isCalm ? "reduce" : "no-preference" });

export const setSpeed = async ({ page }: Guide, speed: string): Promise<void> => {
  await page.locator("select.speed").selectOption(speed);
};

/** What lies at the side of a table is photographed, the world beside it, and closed again. */
export async function sheet(guide: Guide, name: string, opener: string): Promise<void> {
  const { page, album } = guide;
  await page.locator(opener).click();
  await expect(page.locator(".side")).toBeVisible();
  await page.locator(HEADING).last().hover();
  await worldStands(guide);
  await album.take(name);
  await page.keyboard.press("Escape");
  await expect(page.locator(".side")).toBeHidden();
}
