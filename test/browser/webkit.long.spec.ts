/** A whole game in WebKit against bots, by the roles and names that WebKit tells of. Debian's has no WebRTC, so no room. */
import { test as base } from "@playwright/test";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import { type Role, WebKitPage } from "./other-browsers/webkit.ts";
import { expectShown, MATCH, type Seen, seenOf, WORLD } from "./state-seen.ts";
import { type Answers, type Asked, answerToTheEnd, toldSplit } from "./table-playing.ts";
import { expect } from "./watching.ts";
import { LARGE } from "./whole-game.ts";

const SEED = 41;

const test = base.extend<{ webkit: WebKitPage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
  webkit: async ({}, use) => {
    const page = await WebKitPage.start();
    await use(page);
    await page.close();
  },
});

test("a whole game by roles and names in WebKit", async ({ webkit: page, baseURL }) => {
  await page.open(`${baseURL}?seed=${SEED}`, LARGE);
  await page.one("heading", /^Letea$/u);
  await keepComplaints(page);
  await sitDown(page);

  const { counts, splits } = await answerToTheEnd(() => asked(page), byRoles(page, seeded(SEED)));
  expect(counts).toMatchObject({ rooms: 0, "first cards": 0, split: 12 });
  expect(counts.plan).toBeGreaterThanOrEqual(12);

  const standings = await page.one("table", /^Final standings$/u);
  expect(await page.all("row", /(?:)/u, standings)).toHaveLength(4);
  expectShown((await page.run(seenOf, [WORLD, MATCH] as const)) as Seen);
  await page.press("button", /^Close$/u);
  await page.press("button", /^Log$/u);
  const told = (await page.run(() =>
    [...document.querySelectorAll("[role=log] li")].map((one) => one.textContent ?? ""),
  )) as string[];
  expect(told.filter((line) => /^Captain keeps .+ gives /u.test(line))).toEqual(splits.map(toldSplit));
  expect(await page.run(() => Reflect.get(window, "complaints"))).toEqual([]);
});

/** Collects errors from now on. */
const keepComplaints = (page: WebKitPage): Promise<unknown> =>
  page.run(() => {
    const complaints: string[] = [];
    Object.assign(window, { complaints });
    addEventListener("error", ({ message }) => complaints.push(message));
    addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
    for (const kind of ["error", "warn"] as const)
      console[kind] = (...said: unknown[]) => complaints.push(said.join(" "));
  });

/** A game against two bots, without automatic acts and without motion. */
async function sitDown(page: WebKitPage): Promise<void> {
  await page.press("button", /^Settings$/u);
  await page.press("radio", /^Instant$/u);
  await page.press("radio", /^On$/u, await page.one("group", /^Reduce motion/u));
  await page.press("checkbox", /^Skip forced choices/u);
  await page.press("button", /^Close$/u);
  await page.press("button", /^New game$/u);
  await page.press("radio", /^Standard$/u);
  await page.press("button", /^Play$/u);
  await expect.poll(() => page.run((world) => document.querySelector(world) !== null, WORLD)).toBe(true);
}

const place = (page: WebKitPage) => page.one("region", /^Your seat$/u);

/** All that this set-up asks. */
const SIGNS: readonly (readonly [Asked, Role, RegExp])[] = [
  ["over", "dialog", /^Final standings$/u],
  ["split", "group", /^Your (?:six|\d) splits$/u],
  ["plan", "button", /^Accept$/u],
];

async function asked(page: WebKitPage): Promise<Asked> {
  let found: Asked[] = [];
  const look = async (): Promise<number> => {
    found = [];
    for (const [what, role, name] of SIGNS) if ((await page.all(role, name)).length > 0) found.push(what);
    return found.length;
  };
  await expect.poll(look, "something is asked").toBeGreaterThan(0);
  return found[0] ?? "over";
}

/** Accepts suggested plans, and splits cards at random. */
function byRoles(page: WebKitPage, rng: Rng): Answers {
  const never = (): Promise<never> => Promise.reject(new Error("a game of this set-up doesn’t ask that"));
  return {
    rooms: never,
    "first cards": never,
    async split() {
      const ways = await page.all(
        "radio",
        /(?:)/u,
        await page.one("group", /^Your (?:six|\d) splits$/u, await place(page)),
      );
      const way = rng.pick(ways);
      const name = await page.name(way);
      await page.click(way);
      await expect.poll(() => page.isChosen(way)).toBe(true);
      await page.press("button", /^Lock in$/u, await place(page));
      return name;
    },
    plan: async () => page.press("button", /^Accept$/u, await place(page)),
  };
}
