/** What is seen of a match: how it moves, and that after every event of whole matches the display list equals the state. */
import type { Page } from "@playwright/test";
import type { Event } from "../../src/games/precognition/model/events.ts";
import { atScale, LONG } from "../scale.ts";
import type { Voyage } from "../world/page/main.ts";
import { type ServedPage, servePageIn } from "./rehearsal-page.ts";
import { expect, test } from "./watching.ts";
import { LARGE } from "./whole-game.ts";

// In one worker, so that the page is built only once.
test.describe.configure({ mode: "default" });

let served: ServedPage;
test.beforeAll(async () => {
  served = await servePageIn("test/world/page");
});
test.afterAll(() => served.close());

/** Bots that play well get people, Ymunes and Batteries; people who take any act lose them, and lock their choices. */
const VOYAGES: readonly Voyage[] = [
  {
    names: ["Ada", "Ivo", "Mira", "Zoë"],
    options: { mode: "competitive", setup: "standard" },
    level: "greedy",
    seed: 11,
  },
  { names: ["Ada", "Ivo", "Mira"], options: { mode: "competitive", setup: "advanced" }, level: "people", seed: 12 },
  {
    names: ["Ada", "Ivo"],
    options: { mode: "coop", setup: "advanced", difficulty: "normal" },
    level: "greedy",
    seed: 15,
  },
  // Every Objective is learnt, and none is met.
  {
    names: ["Ada", "Ivo", "Mira"],
    options: { mode: "coop", setup: "standard", difficulty: "apocalypse" },
    level: "people",
    seed: 14,
  },
  { names: ["Ada", "Ivo", "Mira", "Zoë"], options: { mode: "teams", setup: "standard" }, level: "greedy", seed: 15 },
  {
    names: ["Ada", "Ivo", "Mira", "Zoë"],
    options: { mode: "competitive", setup: "advanced" },
    level: "people",
    seed: 16,
    flat: { edges: ["near", "left", "far", "right"], viewer: 3 },
  },
  // With two players, shared things face the player opposite.
  {
    names: ["Ada", "Ivo"],
    options: { mode: "coop", setup: "standard", difficulty: "normal" },
    level: "greedy",
    seed: 17,
    flat: { edges: ["near", "far"], viewer: 1 },
  },
];

const FOUR = ["Ada", "Ivo", "Mira", "Zoë"];
const LONG_NAMES = ["Maximiliane", "Bartholomäus", "Gwendoline", "Charlemagne"];

/** All events that move something. */
const KINDS: readonly Event["on"][] = [
  "dealt",
  "round",
  "drew",
  "drew-open",
  "locked",
  "chose",
  "activated",
  "gained",
  "plugged",
  "held",
  "spilt",
  "fired",
  "bane-rose",
  "protected",
  "humans-lost",
  "healed",
  "paid-to-reveal",
  "objective",
  "mitigated",
  "judged",
  "turned",
  "ignored",
  "river-took",
  "unplugged",
  "fed",
  "over",
];

/** The kinds of events that have been checked in motion. */
const looked = new Set<string>();

for (const voyage of VOYAGES) {
  const { names, level, options, flat } = voyage;
  const where = flat === undefined ? "" : ", around a table";
  test(
    `everything is seen as it is: ${names.length} ${level}, ${options.mode}, ${options.setup}${where}`,
    LONG,
    async ({ page }) => {
      await sailing(page);
      const seen = await page.evaluate((one) => window.sail(one), voyage);
      expect(seen.wrong).toEqual([]);
      expect(seen.events).toBeGreaterThan(100);
      expect(seen.gifts).toBeGreaterThan(0);
      // Motions must leave nothing behind.
      expect(seen.things[1]).toBe(seen.things[0]);
      expect(seen.displaced).toEqual([]);
      for (const kind of seen.looked) looked.add(kind);
    },
  );
}

test("in these matches there was something of every kind to be seen", LONG, () => {
  expect(KINDS.filter((kind) => !looked.has(kind))).toEqual([]);
});

for (const { names, options } of [1, 2].flatMap((nth) => VOYAGES[nth] ?? [])) {
  test(
    `what is seen in the end is the same at every speed and wherever it is skipped: ${options.mode}`,
    LONG,
    async ({ page }) => {
      await sailing(page);
      const raced = await page.evaluate(([way, people]) => window.race(way, people, 3), [options, names] as const);
      expect(raced.different).toEqual([]);
      expect(raced.compared).toBeGreaterThan(100);
      expect(raced.skipped).toBeGreaterThan(10);
    },
  );
}

for (const names of atScale([FOUR], [FOUR.slice(0, 2), FOUR])) {
  test(`no card shows its face before all have chosen, all turn over together and fly to whom they go: ${names.length} people`, async ({
    page,
  }) => {
    await sailing(page);
    const { rounds, followed, wrong } = await page.evaluate((all) => window.turnOver(all, 5, 4), names);
    expect(wrong).toEqual([]);
    expect(rounds).toBe(4);
    expect(followed).toBeGreaterThan(5);
  });
}

for (const { names, options, flat } of [1, 3, 4, 5, 6].flatMap((nth) => VOYAGES[nth] ?? [])) {
  const where = flat === undefined ? "" : ", around a table";
  test(
    `whatever the language, all words can be read: ${names.length}, ${options.mode}${where}`,
    LONG,
    async ({ page }) => {
      await sailing(page);
      const called = names.map((name, seat) => LONG_NAMES[seat] ?? name);
      const { read, unreadable } = await page.evaluate((asked) => window.readAloud(asked), {
        options,
        names: called,
        seed: 2,
        flat,
      });
      expect(unreadable).toEqual([]);
      expect(read).toBeGreaterThan(300);
    },
  );
}

async function sailing(page: Page): Promise<void> {
  await page.setViewportSize(LARGE);
  await page.goto(served.url);
  await page.waitForFunction(() => "sail" in window);
}
