/** The co-operative game of several people at one screen: what one learns, another may have to do something about. */
import type { Locator, Page } from "@playwright/test";
import { seeded } from "../../src/engine/rng.ts";
import { tabTo } from "./by-keys.ts";
import { accept, holdButton, openAll, place, seatButton, sitTogether, ways } from "./couch.ts";
import { askedOfAll, lookAtKeys } from "./couch-playing.ts";
import { showObjectives } from "./table-playing.ts";
import { expect, logLines, openLog, test, withoutWorld } from "./watching.ts";

const BLOCKS = ["qwaszx", "opl;./"];

const learning = (page: Page): Locator =>
  place(page).getByRole("button", { name: /^Send out \d Humans? to reveal one$/u });
const easing = (page: Page): Locator => place(page).getByRole("button", { name: /^Ease .+ for /u });
const objectives = (page: Page): Locator => place(page).getByRole("group", { name: "Objectives" });

async function byKey(page: Page, name: RegExp, key: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

async function press(toggle: Locator): Promise<void> {
  if ((await toggle.getAttribute("aria-pressed")) !== "true") await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
}

test("two people and two bots meet Objectives by keys, and learn some, seed 54", async ({ page }) => {
  const rng = seeded(54);
  await withoutWorld(page);
  const choices = ["Co-operative", "Advanced", "4"];
  await sitTogether(page, { seed: 54, people: 2, choices, settings: { method: "keys", taps: true } });
  const counts = { curtain: 0, keys: 0, plan: 0 };
  let learnt = 0;
  for (let what = await askedOfAll(page); what !== "over"; what = await askedOfAll(page)) {
    if (what === "open-all") throw new Error("all choices here are made by keys");
    counts[what] += 1;
    if (what === "curtain") await lookAtKeys(page);
    else if (what === "keys") {
      for (const block of BLOCKS) await page.keyboard.press(block[rng.below(6)] ?? "");
      await openAll(page).click();
    } else {
      await showObjectives(page);
      const able = learning(page).first();
      if (learnt < 2 && (await able.isVisible())) {
        await press(able);
        learnt += 1;
      }
      await accept(page).click();
    }
  }
  // Rooms, first cards, and at least the first season.
  expect(counts.keys).toBeGreaterThanOrEqual(2 + 4);
  expect(counts.curtain).toBe(2 * counts.keys);
  expect(learnt).toBe(2);
  await page.keyboard.press("Escape");
  await openLog(page);
  const lines = await logLines(page).allTextContents();
  const told = lines.filter((one) => /^(?:Captain|Ada) sends out .+ to reveal an Objective\.$/u.test(one));
  expect(told.length).toBeGreaterThanOrEqual(learnt);
});

test("who was done is asked again when another has learnt what can be eased, by the keyboard", async ({ page }) => {
  await withoutWorld(page);
  const choices = ["Co-operative", "2"];
  await sitTogether(page, { seed: 144, people: 2, choices, settings: { taps: true } });
  for (const _ of ["Captain", "Ada"]) {
    await holdButton(page).click();
    await expect(ways(page)).not.toHaveCount(0);
    await page.keyboard.press("1");
    await expect(ways(page).first()).toBeChecked();
    await page.keyboard.press("Enter");
  }
  await openAll(page).click();

  await expect(seatButton(page, "Captain")).toHaveAttribute("aria-pressed", "true");
  await showObjectives(page);
  await expect(objectives(page)).toContainText(/Ada\W+still playing/u);
  await accept(page).click();
  await expect(seatButton(page, "Ada")).toHaveAttribute("aria-pressed", "true");
  await showObjectives(page);
  await expect(objectives(page)).toContainText(/Captain\W+done/u);
  await expect(easing(page)).toHaveCount(0);
  await byKey(page, /^Send out 1 Human to reveal one$/u, "Space");
  await expect(learning(page)).toHaveAttribute("aria-pressed", "true");
  await byKey(page, /^Accept(?! it)/u, "Enter");

  // The Captain can ease it, but can change nothing else any more.
  await seatButton(page, "Captain").click();
  await expect(easing(page)).toHaveAttribute("aria-pressed", "false");
  await expect(place(page).getByRole("button", { name: /^(?:Activate|Fire|One) ?/u })).toHaveCount(0);
  await expect(place(page).getByRole("switch")).toHaveCount(0);
  await seatButton(page, "Ada").click();
  await showObjectives(page);
  await expect(objectives(page)).toContainText("Captain can ease it now");
  await expect(objectives(page)).toContainText(/Captain\W+still playing/u);
  await seatButton(page, "Captain").click();
  const name = (await easing(page).getAttribute("aria-label")) ?? "";
  await byKey(page, /^Ease .+ for /u, "Space");
  await expect(easing(page)).toHaveAttribute("aria-pressed", "true");
  await byKey(page, /^Accept(?! it)/u, "Enter");

  await openLog(page);
  await expect(logLines(page).filter({ hasText: /^Ada sends out 1 Human to reveal an Objective\.$/u })).toHaveCount(1);
  const [, eased] = /^Ease (.+) for /u.exec(name) ?? [];
  await expect(logLines(page).filter({ hasText: /^Captain spends .+ to ease / })).toContainText(
    `to ease ${eased}: now`,
  );
});
