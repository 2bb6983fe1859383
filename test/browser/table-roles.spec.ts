/** Whole games against bots, played by roles and names alone. */
import type { Page } from "@playwright/test";
import type { Rng } from "../../src/engine/rng.ts";
import { type Answers, accept, asked, desk, firstCards, lockIn, roomsToLeave, sitDown, ways } from "./table-playing.ts";
import { choose, expect, test } from "./watching.ts";
import { LARGE, SMALL, testWholeGame, type Way } from "./whole-game.ts";

// Pictures of so many steps would cost more than the game.
test.use({ trace: "off" });

const byRoles = (): Way => ({
  begin: (page, { setUp, seed }) => sitDown(page, setUp, seed),
  answers,
});

testWholeGame("by roles and names", { setUp: "Standard", viewport: LARGE, seed: 21 }, byRoles);
testWholeGame("by roles and names", { setUp: "Advanced", viewport: SMALL, seed: 22 }, byRoles);

function answers(page: Page, rng: Rng): Answers {
  return {
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
      await lockIn(page).click();
      return name;
    },
    async plan() {
      if (rng.below(2) === 0) await changeSomething(page, rng);
      await accept(page).click();
    },
  };
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
