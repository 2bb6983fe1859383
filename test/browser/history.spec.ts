/** After a match: the picture of it, the record, the list of what was played, and the next one. */
import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { LONG } from "../scale.ts";
import { keepPastMatches } from "./past-matches.ts";
import {
  button,
  decide,
  dialog,
  ending,
  expect,
  log,
  openLog,
  openPage,
  STILL,
  standings,
  test,
  withoutWorld,
  withSettings,
} from "./watching.ts";

const past = (page: Page) => dialog(page, "Past games").getByRole("list", { name: "Past games" }).locator("> li");

async function playOut(page: Page): Promise<void> {
  await withSettings(page, STILL);
  await withoutWorld(page);
  await openPage(page, "/?seed=9");
  await button(page, "Play now").click();
  await expect(async () => {
    if (!(await ending(page).isVisible())) await decide(page);
    expect(await ending(page).isVisible()).toBe(true);
  }).toPass({ intervals: [0] });
}

async function saved(page: Page, name: string): Promise<{ download: Download; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, name).first().click()]);
  return { download, bytes: await readFile(await download.path()) };
}

test("a match that is over is told, kept, looked at again and played again", async ({ page }) => {
  await playOut(page);
  await expect(ending(page).getByRole("rowheader", { name: "Best round" })).toBeVisible();
  await expect(ending(page).getByRole("rowheader", { name: "Worst round" })).toBeVisible();

  const ended = await standings(page).getByRole("cell").allTextContents();
  const record = await saved(page, "Download the record");

  // Everybody has moved one seat on.
  const names = await page.evaluate(
    () => JSON.parse(localStorage.getItem("letea.match.precognition") ?? "").save.record,
  );
  const seats = (text: string): string[] => JSON.parse(text).header.seats.map(({ name }: { name: string }) => name);
  await button(page, "Play again").click();
  await expect(ending(page)).toBeHidden();
  await expect
    .poll(async () =>
      seats(await page.evaluate(() => JSON.parse(localStorage.getItem("letea.match.precognition") ?? "").save.record)),
    )
    .toEqual([...seats(names).slice(-1), ...seats(names).slice(0, -1)]);

  await page.goto("/");
  await button(page, "Past games").click();
  await expect(past(page)).toHaveCount(1);
  expect((await saved(page, "Download the record")).bytes).toEqual(record.bytes);
  await button(page, "Watch").click();
  await button(page, "Skip to the end").click();
  await button(page, "See the result").click();
  expect(await standings(page).getByRole("cell").allTextContents()).toEqual(ended);
  await page.keyboard.press("Escape");
  await openLog(page);
  await log(page).getByRole("button", { name: "Round 5 · season 2" }).click();
  await expect(page.locator(".replay-line")).toContainText("Round 5 · season 2");

  // The unfinished match is still there.
  await page.goto("/");
  await expect(button(page, "Continue")).toBeVisible();
  await button(page, "Past games").click();
  await button(page, "Erase all").click();
  await button(page, "Yes, erase 1 game").click();
  await expect(past(page)).toHaveCount(0);

  await dialog(page, "Past games")
    .getByLabel("Open a record…")
    .setInputFiles({ name: "mine.json", mimeType: "application/json", buffer: record.bytes });
  const verdict = dialog(page, "Check a record");
  await expect(verdict.getByText("Follows the rules")).toBeVisible();
  await button(page, "Watch the game").click();
  await expect(button(page, "Play on from here")).toBeVisible();
});

test(
  "what was played says how it ended, for teams and for all together as well, and who began with more or less",
  LONG,
  async ({ page }) => {
    await keepPastMatches(page);
    await openPage(page);
    await button(page, "Past games").click();
    await expect(past(page).nth(0)).toContainText("Stopped before the end");
    await expect(past(page).nth(1)).toContainText("45 of 60");
    const teams = past(page).nth(2);
    await expect(teams.getByRole("listitem")).toHaveText([
      "Captain 17 Handicap: Food +2 and Healthy Humans −1",
      "Ada 14",
      "Barthélemy-Alexandre 15",
      "Ivo 13",
    ]);
    await expect(teams).toContainText(/1st Captain.+ 31 2nd Barth.+ 28 /u);
    await expect(past(page).nth(3).getByRole("listitem")).toHaveText([/1st.+21/u, /2nd.+17/u, /3rd.+9/u, /4th.+0/u]);
  },
);

test("a record that isn't right is refused in words, and nothing is lost", async ({ page }) => {
  await openPage(page);
  await button(page, "Past games").click();
  await dialog(page, "Past games")
    .getByLabel("Open a record…")
    .setInputFiles({ name: "no.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  const verdict = dialog(page, "Check a record");
  await expect(verdict.getByText("This can’t be checked")).toBeVisible();
  await expect(verdict.getByText("The file isn’t a game record.")).toBeVisible();
});
