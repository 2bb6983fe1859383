/** Whole games against bots, played by roles and names alone. */
import type { Page } from "@playwright/test";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import {
  accept,
  asked,
  desk,
  expectWholeGame,
  firstCards,
  lockIn,
  playToTheEnd,
  roomsToLeave,
  type SetUp,
  sitDown,
  ways,
} from "./table-playing.ts";
import { choose, expect, test, withoutWorld } from "./watching.ts";

test.describe.configure({ timeout: 120_000 });
// Pictures of so many steps would cost more than the game.
test.use({ trace: "off" });

const GAMES: readonly { setUp: SetUp; width: number; height: number; seed: number }[] = [
  { setUp: "Standard", width: 1280, height: 720, seed: 21 },
  { setUp: "Advanced", width: 390, height: 844, seed: 22 },
];

for (const { setUp, width, height, seed } of GAMES) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test(`a whole game by roles and names, ${setUp}, seed ${seed}`, async ({ page }) => {
      const rng = seeded(seed);
      const splits: string[] = [];
      await withoutWorld(page);
      await sitDown(page, setUp, seed);
      const counts = await playToTheEnd(page, {
        async rooms() {
          await roomsToLeave(page).nth(rng.below(3)).locator("xpath=..").click();
          await lockIn(page).click();
        },
        async "first cards"() {
          for (const card of rng.shuffled([0, 1, 2, 3]).slice(0, 2)) await firstCards(page).nth(card).click();
          await expect(firstCards(page).and(page.getByRole("button", { pressed: true }))).toHaveCount(2);
          await lockIn(page).click();
        },
        async split() {
          const names = await ways(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
          const name = rng.pick(names);
          await choose(page, name);
          splits.push(name);
          await lockIn(page).click();
        },
        async plan() {
          if (rng.below(2) === 0) await changeSomething(page, rng);
          await accept(page).click();
        },
      });
      const isAdvanced = setUp === "Advanced" ? 1 : 0;
      expect(counts).toMatchObject({ rooms: isAdvanced, "first cards": isAdvanced, split: 12 });
      expect(counts.plan).toBeGreaterThanOrEqual(12);
      await expectWholeGame(page, splits);
    });
  });
}

/** Any part of the plan, by whatever control it has. It is still a plan that can be accepted. */
async function changeSomething(page: Page, rng: Rng): Promise<void> {
  const controls = desk(page)
    .getByRole("switch")
    .or(desk(page).getByRole("button", { disabled: false, name: /^(?:Activate|One|Send one|Leave one|Face|Let) / }))
    .or(desk(page).getByRole("combobox"));
  const all = await controls.all();
  if (all.length === 0) return;
  const control = rng.pick(all);
  const options = await control.getByRole("option").allTextContents();
  if (options.length > 0) await control.selectOption({ index: rng.below(options.length) });
  else await control.click();
  expect(await asked(page)).toBe("plan");
}
