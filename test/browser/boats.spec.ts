/** What is seen of a match: after every event of whole matches the display list equals the state. */
import type { Voyage } from "../world/page/main.ts";
import { type ServedPage, servePageIn } from "./rehearsal-page.ts";
import { expect, test } from "./watching.ts";

// One after the other, so that the page is built once.
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
    seed: 13,
  },
  // Everything is learnt that can be, and nothing is met.
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
  // What is everybody's faces who sits across.
  {
    names: ["Ada", "Ivo"],
    options: { mode: "coop", setup: "standard", difficulty: "normal" },
    level: "greedy",
    seed: 17,
    flat: { edges: ["near", "far"], viewer: 1 },
  },
];

for (const voyage of VOYAGES) {
  const { names, level, options, flat } = voyage;
  const where = flat === undefined ? "" : ", around a table";
  test(`everything is seen as it is: ${names.length} ${level}, ${options.mode}, ${options.setup}${where}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(served.url);
    await page.waitForFunction(() => "sail" in window);
    const seen = await page.evaluate((one) => window.sail(one), voyage);
    expect(seen.wrong).toEqual([]);
    expect(seen.events).toBeGreaterThan(100);
    expect(seen.gifts).toBeGreaterThan(0);
    // Movements have left nothing behind.
    expect(seen.things[1]).toBe(seen.things[0]);
    expect(seen.displaced).toEqual([]);
  });
}
