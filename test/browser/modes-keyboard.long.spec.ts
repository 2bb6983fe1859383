/** Whole games of the other modes by keyboard only, always with a visible focus. */
import type { Locator, Page } from "@playwright/test";
import { seeded } from "../../src/engine/rng.ts";
import { type Arrows, asAdvisedByKeys, beginByKeys, byKeys } from "./by-keys.ts";
import { playToTheEnd } from "./table-playing.ts";
import { ending, expect, logLines, openLog, test, withoutWorld } from "./watching.ts";

const MODES: readonly {
  mode: string;
  /** Something that only this mode has. */
  sign: (page: Page) => Locator;
  choices: readonly Arrows[];
  seed: number;
  viewport: Record<"width" | "height", number>;
}[] = [
  {
    mode: "co-operative",
    sign: (page) => page.getByText("All must be met at Heron Isle, in 4 rounds, or the game is lost."),
    choices: [[/^Competitive$/u, 2]],
    seed: 61,
    viewport: { width: 390, height: 844 },
  },
  {
    mode: "teams",
    sign: (page) => page.getByRole("table", { name: "Team results" }),
    choices: [[/^Competitive$/u, 1]],
    seed: 62,
    viewport: { width: 1280, height: 720 },
  },
];

for (const { mode, sign, choices, seed, viewport } of MODES) {
  test(`${mode} by the keyboard alone, ${viewport.width} × ${viewport.height}, seed ${seed}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await withoutWorld(page);
    await beginByKeys(page, choices, seed);
    await expect(sign(page)).toBeVisible();
    const { splits } = await playToTheEnd(page, byKeys(page, seeded(seed)));
    await expect(ending(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await openLog(page);
    const lines = await logLines(page).allTextContents();
    expect(lines.filter((one) => /^Captain keeps .+ gives /u.test(one))).toHaveLength(splits.length);
  });
}

test("co-operative by the keyboard alone, through all twelve rounds, with an Objective learnt and one eased, seed 61", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutWorld(page);
  await beginByKeys(page, [[/^Competitive$/u, 2]], 61);
  const done = { learnt: false, eased: false };
  const { counts } = await playToTheEnd(page, asAdvisedByKeys(page, done));
  expect(counts.split).toBe(12);
  expect(done).toEqual({ learnt: true, eased: true });
  await expect(ending(page).getByText("Together the boats bring")).toBeVisible();
  await page.keyboard.press("Escape");
  await openLog(page);
  const lines = await logLines(page).allTextContents();
  const told = (what: RegExp): number => lines.filter((one) => what.test(one)).length;
  expect(told(/^Captain sends out \d Humans? to reveal an Objective\.$/u)).toBeGreaterThan(0);
  expect(told(/^Captain spends .+ to ease .+: now /u)).toBeGreaterThan(0);
});
