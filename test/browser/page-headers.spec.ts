/** The page's headers allow all that it does, and nothing to others. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mergeTests, type Page } from "@playwright/test";
import { test as people } from "./online-people.ts";
import { begin, linkOf, openRoom, sitDownByLink } from "./online-room.ts";
import { test as withRecords } from "./records/records.ts";
import { button, dialog, expect, openPage } from "./watching.ts";

const test = mergeTests(people, withRecords).extend<{ complaining: Page }>({
  /** A page that is expected to log errors. */
  complaining: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    await use(await context.newPage());
    await context.close();
  },
});

/** Collects what the headers block in the page from now on. */
async function refusedOn(page: Page): Promise<readonly string[]> {
  const refused: string[] = [];
  await page.exposeFunction("tellRefused", (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      Reflect.get(window, "tellRefused")(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return refused;
}

test("a whole visit asks for nothing that is refused: a game in its world, a room, the check of a record", async ({
  arrive,
  records,
}) => {
  const [host, guest] = [await arrive({ name: "Mira", hasWorld: true }), await arrive({ name: "Ada" })];
  const refused = [await refusedOn(host), await refusedOn(guest)];

  await openPage(host);
  await button(host, "Watch bots play").click();
  await expect(host.locator("canvas").first()).toBeVisible();
  await button(host, "Skip to the end").click();
  await openPage(host);
  await button(host, "Rules").click();
  await host.keyboard.press("Escape");

  await openRoom(host, "2");
  await sitDownByLink(guest, await linkOf(host), "Ada");
  await begin(host, [guest]);
  await expect(host.locator("canvas").first()).toBeVisible();

  await openPage(guest);
  await button(guest, "Past games").click();
  await dialog(guest, "Past games")
    .getByLabel("Open a record…")
    .setInputFiles({ name: "theirs.json", mimeType: "application/json", buffer: Buffer.from(records.whole) });
  await expect(dialog(guest, "Check a record").getByText("Fair", { exact: true })).toBeVisible();
  expect(refused).toEqual([[], []]);
});

test("what somebody has brought onto the page doesn't run there", async ({ complaining: page }) => {
  const refused = await refusedOn(page);
  await openPage(page);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.isTaken = true";
    document.body.append(script);
    document.body.insertAdjacentHTML("beforeend", '<img src="nothing.png" onerror="window.isTaken = true">');
    document.body.insertAdjacentHTML("beforeend", '<iframe src="https://letea.example/"></iframe>');
    const far = document.createElement("script");
    far.src = "https://letea.example/taken.js";
    document.body.append(far);
  });
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(4);
  const kinds = refused.map((what) => what.split(" ")[0]);
  expect(new Set(kinds)).toEqual(new Set(["script-src-elem", "script-src-attr", "frame-src"]));
  expect(await page.evaluate(() => "isTaken" in window)).toBe(false);
});

test("no page of others can frame it", async ({ complaining: page, baseURL }) => {
  const framing = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end(`<h1>Theirs</h1><iframe src="${baseURL}"></iframe><iframe src="${baseURL}nothing.html"></iframe>`);
  });
  framing.listen(0, "127.0.0.1");
  await once(framing, "listening");
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  await page.goto(`http://localhost:${(framing.address() as AddressInfo).port}/`);
  await expect.poll(() => told.filter((text) => text.includes("frame-ancestors 'none'")).length).toBe(2);
  for (const frame of page.frames().slice(1))
    expect(await frame.getByRole("heading", { name: "Letea" }).count()).toBe(0);
  framing.closeAllConnections();
  framing.close();
});
