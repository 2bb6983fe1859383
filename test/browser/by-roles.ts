/** A player who finds everything by role and name. */
import type { Page } from "@playwright/test";
import type { Rng } from "../../src/engine/rng.ts";
import { type Answers, accept, asked, desk, firstCards, lockIn, roomsToLeave, ways } from "./table-playing.ts";
import { expect } from "./watching.ts";

/** Answers everything at random. */
export function byRoles(page: Page, rng: Rng): Answers {
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
      // Two cards may have the same name, and then so have two ways.
      const way = ways(page).nth(rng.below(await ways(page).count()));
      // Hovering shows an explanation first.
      await way.locator("xpath=..").hover();
      await way.locator("xpath=..").click();
      await expect(way).toBeChecked();
      const name = await way.getAttribute("aria-label");
      await lockIn(page).click();
      return name ?? "";
    },
    async plan() {
      if (rng.below(2) === 0) await changeSomething(page, rng);
      await accept(page).click();
    },
  };
}

/** Changes any part of the plan. It can still be accepted afterwards. */
async function changeSomething(page: Page, rng: Rng): Promise<void> {
  const adjust = desk(page).getByRole("button", { name: "Adjust", exact: true });
  if (rng.below(3) === 0 && (await adjust.count()) > 0) await adjust.click();
  const controls = desk(page)
    .getByRole("switch")
    .or(
      desk(page).getByRole("button", {
        disabled: false,
        name: /^(?:Activate|One|Send out|Accept it|Spend 1 Protector) /,
      }),
    )
    .or(desk(page).getByRole("button", { name: /^\d+ (?:Ymune|Batter).*: / }));
  const all = await controls.all();
  if (all.length === 0) return;
  await rng.pick(all).click();
  // Ymunes and Batteries ask where they go.
  const places = await page.getByRole("menuitemradio").all();
  if (places.length > 0) await rng.pick(places).click();
  expect(await asked(page)).toBe("plan");
}
