/** The page starts and plays without a network, and a newer build of it breaks no match. */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { mergeTests, type Page } from "@playwright/test";
import express from "express";
import { servePage } from "../../src/server/static-page.ts";
import { LONG } from "../scale.ts";
import { curtain, holdButton, openAll, sitTogether } from "./couch.ts";
import { test as hosted, isNewer, keptOnDevice, lookForNewer } from "./hosted-build.ts";
import { accept, desk, lockIn, ways } from "./table-playing.ts";
import { worldOpened } from "./the-world.ts";
import {
  button,
  dialog,
  expect,
  log,
  openLog,
  openPage,
  STILL,
  test as watching,
  withoutWorld,
  withSettings,
} from "./watching.ts";

const test = mergeTests(watching, hosted);
test.use({ serviceWorkers: "allow" });

const SETTINGS = { ...STILL, passes: false, taps: true };

async function split(page: Page): Promise<void> {
  await ways(page).first().locator("xpath=..").click();
  await lockIn(page).click();
}

test.describe("without a network", () => {
  // The browser reports what it can't reach, which is expected here.
  test.use({ complaints: async ({ page: _ }, use) => use([]) });

  test("the page starts, and is played alone and around one screen", async ({ page, host }) => {
    await withSettings(page, SETTINGS);
    await openPage(page, host.url);
    await keptOnDevice(page);
    await host.goAway();

    await openPage(page, host.url);
    await button(page, "Play now").click();
    await button(page, "Just play").click();
    await worldOpened(page);
    await split(page);
    await expect(accept(page)).toBeVisible();
    await page.reload();
    await expect(accept(page)).toBeVisible();
    await openLog(page);
    await expect(log(page)).toContainText("Captain keeps");

    await sitTogether(page, { seed: 7, people: 2 });
    for (const name of ["Captain", "Ada"]) {
      await expect(curtain(page)).toContainText(name);
      await holdButton(page).click();
      await split(page);
    }
    await openAll(page).click();
    await expect(accept(page).first()).toBeVisible();
    await button(page, "Rules").click();
    await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
  });

  test("also under a path of its host, where it leaves other pages alone", async ({ page, host }) => {
    const app = express().use("/games/letea", servePage(host.root));
    app.get("/games/other", (_, response) => void response.send("theirs"));
    const server = createServer(app).listen(0, "127.0.0.1");
    await expect.poll(() => server.listening).toBe(true);
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await openPage(page, `${origin}/games/letea/`);
    await keptOnDevice(page);
    expect(await (await page.request.get(`${origin}/games/other`)).text()).toBe("theirs");
    server.closeAllConnections();
    server.close();
    await openPage(page, `${origin}/games/letea/?seed=3`);
    await button(page, "Settings").click();
    await expect(dialog(page, "Settings")).toBeVisible();
    await expect(page.goto(`${origin}/games/other`)).rejects.toThrow("ERR_CONNECTION_REFUSED");
  });
});

test.describe("a newer build", () => {
  const playing = async (page: Page, url: string): Promise<void> => {
    await withSettings(page, SETTINGS);
    await openPage(page, url);
    await keptOnDevice(page);
    await button(page, "Play now").click();
    await button(page, "Just play").click();
    await expect(desk(page)).toBeVisible();
  };

  test("waits while a match goes on, and is taken by a press, after which the match goes on", async ({
    page,
    host,
  }) => {
    await withoutWorld(page);
    await playing(page, host.url);
    host.put({});
    await lookForNewer(page);
    await expect(page.getByText("Your game is saved and goes on after the update.")).toBeVisible();
    await split(page);
    await expect(accept(page)).toBeVisible();
    await openLog(page);
    const told = await log(page).getByRole("listitem").allTextContents();
    // Whoever loads the page anew meanwhile has the same build as before.
    await page.reload();
    await expect(accept(page)).toBeVisible();
    expect(await isNewer(page)).toBe(false);

    await button(page, "Update").click();
    await expect.poll(() => isNewer(page).catch(() => false)).toBe(true);
    await expect(accept(page)).toBeVisible();
    await openLog(page);
    expect(await log(page).getByRole("listitem").allTextContents()).toEqual(told);
    await expect(button(page, "Update")).toHaveCount(0);
  });

  test("that changes the rules warns whoever has a match", LONG, async ({ page, host }) => {
    await withoutWorld(page);
    await playing(page, host.url);
    host.put({ hasOtherRules: true });
    await lookForNewer(page);
    await expect(page.getByText("Finish your game first")).toBeVisible();
    await expect(button(page, "Update anyway")).toBeVisible();
    await expect(desk(page)).toBeVisible();
  });

  test("taken in one tab lets another go on with all that it still has to load", async ({ page, host, context }) => {
    await withoutWorld(page);
    await playing(page, host.url);
    const other = await context.newPage();
    await openPage(other, host.url);
    host.put({ without: "about-dialog-" });
    await lookForNewer(other);
    await button(other, "Update").click();
    await expect.poll(() => isNewer(other).catch(() => false)).toBe(true);

    await expect(page.getByText("Letea was updated in another tab.")).toBeVisible();
    expect(await isNewer(page)).toBe(false);
    await button(page, "Menu").click();
    await button(page, "About and licences").click();
    await expect(dialog(page, "About and licences")).toBeVisible();
    await page.keyboard.press("Escape");
    await split(page);
    await expect(accept(page)).toBeVisible();
  });

  test("is taken unseen by a first page that nobody looks at", LONG, async ({ page, host }) => {
    await openPage(page, host.url);
    await keptOnDevice(page);
    host.put({});
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await lookForNewer(page);
    await expect.poll(() => isNewer(page).catch(() => false)).toBe(true);
  });
});

test("what a host writes into the page after it was built comes with the next visit", async ({ page, host }) => {
  await openPage(page, host.url);
  await keptOnDevice(page);
  const file = join(host.root, "index.html");
  writeFileSync(file, readFileSync(file, "utf8").replace("</title>", '</title><meta name="build" content="newer" />'));
  await expect
    .poll(async () => {
      await page.reload();
      return isNewer(page);
    })
    .toBe(true);
});
