/** What the tests of the page have in common: a page that must not complain, and words for what is on it. */
import { test as base, expect, type Locator, type Page } from "@playwright/test";

/** Every test fails on a complaint of the page, whatever else it looks at. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens the page with a clock that the test moves on, so that no test has to wait for a match. */
export async function openPage(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/");
  await expect(boats(page)).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** So long that a whole match at full speed fits in. */
export const LONG = 60_000;

export const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

/** The radio buttons themselves are hidden behind their labels. */
export async function choose(page: Page, name: string): Promise<void> {
  const radio = page.getByRole("radio", { name, exact: true });
  await radio.locator("xpath=..").click();
  await expect(radio).toBeChecked();
}

export const log = (page: Page): Locator => page.getByRole("log");
export const logLines = (page: Page): Locator => log(page).getByRole("listitem");
export const boats = (page: Page): Locator => page.getByRole("table", { name: /^(?:The boats|Les bateaux)$/u });
export const standings = (page: Page): Locator =>
  page.getByRole("table", { name: /^(?:Final standings|Classement final)$/u });

/** The log as it's read, headings included. */
export const readLog = (page: Page): Promise<string[]> => log(page).locator("h3, li").allTextContents();

/** What stands in the table for each boat: name and numbers from the top. */
export async function readBoats(page: Page): Promise<{ name: string; numbers: number[] }[]> {
  const names = await boats(page).getByRole("columnheader").allTextContents();
  const rows = await boats(page).locator("tbody tr").all();
  const cells = await Promise.all(rows.slice(0, -1).map((row) => row.getByRole("cell").allTextContents()));
  return names.slice(1).map((name, seat) => ({ name, numbers: cells.map((row) => Number(row[seat])) }));
}
