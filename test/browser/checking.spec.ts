/** Any record can be checked in the page, by whoever has it; and how this page finds others is set and tried out there. */
import type { Page } from "@playwright/test";
import { lookForBroken, lookWithAll, lookWithAxe } from "./looks.ts";
import { test } from "./records/records.ts";
import { button, dialog, expect, openPage, withoutWorld } from "./watching.ts";

const verdict = (page: Page) => dialog(page, "Check a record");

async function open(page: Page, record: string): Promise<void> {
  await withoutWorld(page);
  await openPage(page);
  await button(page, "Past games").click();
  await dialog(page, "Past games")
    .getByLabel("Open a record…")
    .setInputFiles({ name: "theirs.json", mimeType: "application/json", buffer: Buffer.from(record) });
}

test("a whole record is called fair, with all that was checked, and its game is shown", async ({ page, records }) => {
  await open(page, records.whole);
  await expect(verdict(page).getByText(/\d signatures, all checked\./u)).toBeVisible();
  const said = verdict(page);
  await expect(said.getByText("Fair", { exact: true })).toBeVisible();
  await expect(said.getByText(/^[\d,]+ bot actions, all recomputed\.$/u)).toBeVisible();
  await expect(said.getByText(/seeds told at the end: Player 0 and Player 1\.$/u)).toBeVisible();
  await expect(said.getByRole("heading", { name: "What this can’t show" })).toBeVisible();
  await expect(said.locator(".three-words")).toHaveText(/^\w+ · \w+ · \w+$/u);
  await lookWithAll(lookForBroken(page), lookWithAxe(page))("a fair record");
  await button(page, "Watch the game").click();
  await button(page, "Skip to the end").click();
  await button(page, "See the result").click();
  await button(page, "Check the record").click();
  await expect(verdict(page).getByText("Fair", { exact: true })).toBeVisible();
  await expect(button(page, "Watch the game")).toBeHidden();
});

test("one in short is fair as well, and says which signatures there are", async ({ page, records }) => {
  await open(page, records.short);
  await expect(verdict(page).getByText("Fair", { exact: true })).toBeVisible();
  await expect(verdict(page).getByText(/signatures, of which \d+ vouch for all the others/u)).toBeVisible();
});

test("a byte that was changed is found at its entry, and there is nothing to be looked at", async ({
  page,
  records: { whole },
}) => {
  const at = whole.indexOf('"handle":"', whole.length / 3) + 15;
  const entry = whole.slice(0, at).split("\n").length - 4;
  await open(page, `${whole.slice(0, at)}${whole[at] === "0" ? "1" : "0"}${whole.slice(at + 1)}`);
  await expect(verdict(page).getByText("Not valid")).toBeVisible();
  await expect(verdict(page).getByText(`Entry ${entry} of the record was changed afterwards.`)).toBeVisible();
  await expect(button(page, "Watch the game")).toBeHidden();
  await lookWithAll(lookForBroken(page), lookWithAxe(page))("a record that was changed");
});

test("how others are found is set with care, kept, tried out, and put back", async ({ page }) => {
  await openPage(page);
  const settings = async () => {
    await button(page, "Settings").click();
    await button(page, "Connection…").click();
  };
  await settings();
  const server = page.getByLabel("Meeting point (signalling server)");
  await server.fill("not a server");
  await button(page, "Save").click();
  await expect(server).toBeFocused();
  await expect(server).toHaveAccessibleDescription(/^That isn’t a server address\./u);
  expect(await page.evaluate(() => localStorage.getItem("letea.connection"))).toBeNull();

  await server.fill("http://127.0.0.1:9/signal");
  await page.getByLabel("STUN servers").fill("");
  await expect(page.getByText("Anybody connected to you directly can see your network address")).toBeVisible();
  await page.getByLabel("Relay only").check();
  await button(page, "Check the connection").click();
  await expect(page.getByLabel("Relay (TURN server)")).toHaveAccessibleDescription("Relay only needs a relay.");
  await page.getByLabel("Relay only").uncheck();
  await button(page, "Save").click();
  await expect(page.getByText("Saved on this device.", { exact: false })).toBeVisible();

  await page.reload();
  await settings();
  await expect(server).toHaveValue("http://127.0.0.1:9/signal");
  await button(page, "Reset").click();
  await expect(server).toHaveValue("");
  expect(await page.evaluate(() => localStorage.getItem("letea.connection"))).toBeNull();
  await page.getByLabel("STUN servers").fill("");
  await button(page, "Check the connection").click();
  const found = page.getByRole("list", { name: "Connection check" }).getByRole("listitem");
  await expect(page.getByText("Everything you set works.")).toBeVisible();
  await expect(found.filter({ hasText: "Meeting point" })).toContainText("works");
  await expect(found.filter({ hasText: "A message there and back" })).toContainText("works");
  await expect(found.filter({ hasText: "Relay (TURN)" })).toContainText("skipped");
});
