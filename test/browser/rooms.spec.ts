/** Rooms between real pages, over the real carrier, with the browser's own storage. */
import type { BrowserContext, Page } from "@playwright/test";
import type {} from "../online/page/main.ts";
import { LONG } from "../scale.ts";
import { test as base, expect } from "./carrier-pages.ts";
import { withFixedLuck } from "./fixed-luck.ts";
import { type BuiltPage, buildPageIn } from "./rehearsal-page.ts";

const test = base.extend<{ people: (count: number) => Promise<Page[]> }, { built: BuiltPage }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const built = await buildPageIn("test/online/page");
      await use(built);
      built.remove();
    },
    { scope: "worker" },
  ],
  people: async ({ browser, host, uncaught }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    await use(async (count) => {
      const pages: Page[] = [];
      for (let k = 0; k < count; k++) {
        const context = await browser.newContext();
        contexts.push(context);
        const page = await context.newPage();
        await withFixedLuck(page, testInfo, contexts.length);
        page.on("pageerror", (error) => uncaught.push(error.message));
        await page.goto(host.url);
        pages.push(page);
      }
      return pages;
    });
    for (const context of contexts) await context.close();
  },
});

/** Long enough for the timeouts when somebody is lost. */
const A_GAME = { timeout: 250_000 };

const seen = (page: Page) => page.evaluate(() => window.inRoom.seen());
const becomes = (page: Page, expected: Record<string, unknown>) =>
  expect.poll(() => seen(page)).toMatchObject(expected);

/** All have a seat in the first one's room, and the match has started. */
async function begin(pages: readonly Page[]): Promise<string> {
  const [first, ...others] = pages;
  if (first === undefined) throw new Error("nobody is there");
  await first.evaluate((players) => window.inRoom.open("Host", players), pages.length);
  await becomes(first, { state: "in" });
  const { code = "", invitation = "" } = await seen(first);
  const print = invitation.split(".").at(-1);
  for (const [k, page] of others.entries()) {
    await page.evaluate(([name, to, key]) => window.inRoom.enter(name, to, key), [`Guest ${k}`, code, print] as const);
    await becomes(page, { state: "in" });
  }
  for (const [seat, page] of pages.entries()) {
    await page.evaluate((at) => window.inRoom.wish({ wish: "sit", seat: at, name: `Seat ${at}` }), seat);
  }
  await becomes(first, { here: pages.length });
  for (const [seat, page] of pages.entries()) {
    await expect
      .poll(async () => {
        await page.evaluate((at) => window.inRoom.wish({ wish: "ready", seat: at }), seat);
        return (await seen(first)).ready ?? 0;
      })
      .toBeGreaterThan(seat);
  }
  await first.evaluate(() => window.inRoom.wish({ wish: "start" }));
  for (const page of pages)
    await becomes(page, { position: expect.any(Number), words: expect.any(Array), rests: true });
  return code;
}

async function expectFair(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect.poll(() => seen(page), A_GAME).toMatchObject({ isOver: true });
  const states = await Promise.all(pages.map(async (page) => (await seen(page)).standing));
  expect(new Set(states).size).toBe(1);
  for (const page of pages) {
    expect(await page.evaluate(() => window.inRoom.verdict())).toMatchObject({ isOver: true });
  }
}

test("a match is played to the end, also by whoever loads the page anew", LONG, async ({ people }) => {
  const pages = await people(3);
  const code = await begin(pages);
  const words = await Promise.all(pages.map(async (page) => (await seen(page)).words));
  expect(new Set(words.map((one) => JSON.stringify(one))).size).toBe(1);
  const [host, guest] = pages;
  for (const page of [guest, host]) {
    if (page === undefined) throw new Error("nobody is there");
    const before = await seen(page);
    await page.reload();
    await page.evaluate((to) => window.inRoom.enter("Again", to), code);
    // Immediately, from the storage.
    expect(await seen(page)).toMatchObject({ position: before.position, standing: before.standing });
    await becomes(page, { state: "in" });
    for (const one of pages) await becomes(one, { linked: pages.length - 1 });
  }
  // Nobody has run into a timeout.
  for (const page of pages) expect(await page.evaluate(() => window.inRoom.lostAttempts())).toEqual([]);
  for (const page of pages) await page.evaluate(() => window.inRoom.play());
  await expectFair(pages);
});

test("the host's page is killed, and the others play on", LONG, async ({ people }) => {
  test.slow();
  const pages = await people(3);
  await begin(pages);
  const [host, ...others] = pages;
  await host?.context().close();
  for (const page of others) await page.evaluate(() => window.inRoom.play());
  await expectFair(others);
  for (const page of others) await becomes(page, { epoch: 1, state: "in" });
});

test("a second tab takes the room, and gives it back", async ({ people, host }) => {
  const [first] = await people(1);
  if (first === undefined) throw new Error("nobody is there");
  await first.evaluate(() => window.inRoom.open("Host", 2));
  await becomes(first, { state: "in" });
  const { code = "" } = await seen(first);
  const second = await first.context().newPage();
  await withFixedLuck(second, test.info(), 2);
  await second.goto(host.url);
  await second.evaluate((to) => window.inRoom.enter("Host", to), code);
  await becomes(first, { state: "out", trouble: "elsewhere" });
  await becomes(second, { state: "in", isHost: true });
  await first.evaluate(() => window.inRoom.again());
  await becomes(second, { state: "out", trouble: "elsewhere" });
  await becomes(first, { state: "in", isHost: true });
});
