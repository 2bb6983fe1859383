/** What tests of the page have in common: a page that must not log errors, and locators. */
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { withFixedLuck } from "./fixed-luck.ts";

/** Every test has its own fixed luck, and fails if the page logs an error or a warning. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use, testInfo) => {
      await withFixedLuck(page, testInfo, 0);
      const complaints: string[] = [];
      collectComplaints(page, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects errors and warnings of the page. */
export function collectComplaints(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !isOfMachine(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
}

/**
 * Caused by the machine: screenshots without a GPU produce driver messages, and a busy server causes retries. Playwright
 * says where it keeps a page from having a service worker; Chromium, that something fetched before there was one is
 * fetched again.
 */
const isOfMachine = (text: string): boolean =>
  text.includes("Service Worker registration blocked by Playwright") ||
  text.includes("cross-world service worker resource mismatch") ||
  text.includes("GPU stall due to ReadPixels") ||
  text.includes("WebSocket is closed before the connection is established");

export { expect };

/** Stores settings before the page is opened. */
export async function withSettings(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((text) => {
    if (localStorage.getItem("letea.settings") === null) localStorage.setItem("letea.settings", text);
  }, JSON.stringify(settings));
}

/** As in a browser without WebGL: the match is shown without a world. */
export async function withoutWorld(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const find = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith("webgl") ? null : Reflect.apply(find, this, [kind, ...rest]);
    } as typeof find;
  });
}

/** Without motion, so that nothing has to be waited for, and without sound, which would be computed for nobody. */
export const STILL = { speed: "instant", calm: "on", loudness: { isMuted: true } };

export async function openPage(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: /^L(?:ete|été)a$/u })).toBeVisible();
}

/** Watches bots play, as fast as possible once they are started. */
export async function watchBots(page: Page): Promise<void> {
  await withSettings(page, STILL);
  await withoutWorld(page);
  await openPage(page);
  await button(page, "Watch bots play").click();
  await expect(button(page, "Skip to the end")).toBeVisible();
}

/** Hides the page, and shows it again after this many minutes. */
export async function comeBackAfter(page: Page, minutes: number): Promise<void> {
  await page.evaluate((later) => {
    const turn = (hidden: boolean) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    };
    const now = Date.now;
    turn(true);
    Date.now = () => now() + later;
    turn(false);
    Date.now = now;
    Reflect.deleteProperty(document, "hidden");
  }, minutes * 60_000);
}

/** Begins a new match with these choices. */
export async function newGame(page: Page, ...choices: readonly string[]): Promise<void> {
  await button(page, "New game").click();
  for (const choice of choices) await choose(page, choice);
}

export const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
export const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name, exact: true });

/** Labels cover the radio buttons. `question`: distinguishes options with the same name. */
export async function choose(page: Page, name: string, question?: string): Promise<void> {
  const asked = question === undefined ? page : page.getByRole("group", { name: question });
  const radio = asked.getByRole("radio", { name, exact: true });
  await radio.locator("xpath=..").click();
  await expect(radio).toBeChecked();
}

/** One by one, because Firefox crashes when it's asked at once for all elements found by role within a role. */
export async function textsOf(all: Locator): Promise<string[]> {
  const texts: string[] = [];
  for (const one of await all.all()) texts.push((await one.textContent()) ?? "");
  return texts;
}

/** Opens the log, if it isn't open. */
export async function openLog(page: Page): Promise<void> {
  const opener = page.getByRole("banner").getByRole("button", { name: /^(?:Log|Journal)$/u });
  if ((await opener.getAttribute("aria-expanded")) !== "true") await opener.click();
}

export const log = (page: Page): Locator => page.getByRole("log");
export const logLines = (page: Page): Locator => log(page).getByRole("listitem");
export const boats = (page: Page): Locator => page.getByRole("table", { name: /^(?:The boats|Les bateaux)$/u });
export const ending = (page: Page): Locator =>
  page.getByRole("dialog", { name: /^(?:Final standings|Classement final)$/u });
export const standings = (page: Page): Locator =>
  page.getByRole("table", { name: /^(?:Final standings|Classement final)$/u });

/** The texts of the log, including headings. */
export async function readLog(page: Page): Promise<string[]> {
  await openLog(page);
  return log(page).locator("h3, li").allTextContents();
}

/** The name and numbers of each boat, from the overview that is visible when there is no world. */
export async function readBoats(page: Page): Promise<{ name: string; numbers: number[] }[]> {
  await expect(boats(page)).toBeVisible();
  const names = await boats(page).getByRole("columnheader").allTextContents();
  const rows = await boats(page).locator("tbody tr").all();
  const cells = await Promise.all(rows.slice(0, -1).map((row) => row.getByRole("cell").allTextContents()));
  return names.slice(1).map((name, seat) => ({ name, numbers: cells.map((row) => Number(row[seat])) }));
}

export async function toTheEnd(page: Page): Promise<void> {
  await button(page, "Skip to the end").click();
  await expect(ending(page)).toBeVisible();
}

/** Makes the current decision, from a list of acts or with the desk's advice. */
export async function decide(page: Page): Promise<void> {
  const listed = page.getByRole("list", { name: "Your turn" }).getByRole("button").first();
  const onDesk = page.getByRole("region", { name: "Your seat", exact: true }).getByRole("button").first();
  await expect(listed.or(onDesk).first()).toBeVisible();
  if (await listed.isVisible()) return listed.click();
  for (const key of ["h", "h", "Enter"]) await page.keyboard.press(key);
}

/** Decides whatever is asked, until the game is over. */
export async function playOut(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await ending(page).isVisible())) await decide(page);
    expect(await ending(page).isVisible()).toBe(true);
  }).toPass({ intervals: [0] });
}

/** The current round, in the top bar. */
export const moment = (page: Page): Locator => page.getByRole("banner").getByRole("paragraph");

/** Plays until this round. */
export async function playTo(page: Page, round: number): Promise<void> {
  await expect(async () => {
    if (!(await isAt(page, round))) await decide(page);
    expect(await isAt(page, round)).toBe(true);
  }).toPass({ intervals: [0] });
}

const isAt = async (page: Page, round: number): Promise<boolean> =>
  (await moment(page).textContent())?.startsWith(`Round ${round} `) ?? false;
