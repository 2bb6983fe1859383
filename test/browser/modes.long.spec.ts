/** Whole games of every mode at the table, by roles and names alone, each in a wide window and on a phone. */
import type { Locator, Page } from "@playwright/test";
import { pointAtAllWays } from "./pointing-at-ways.ts";
import { expectSeenAsItIs } from "./state-seen.ts";
import { asAdvised, desk, playToTheEnd, showObjectives, sitDownTo } from "./table-playing.ts";
import { worldOpened } from "./the-world.ts";
import { boats, ending, expect, logLines, openLog, standings, test, withoutWorld } from "./watching.ts";

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

const rowOf = (table: Locator, name: string | RegExp): Locator =>
  table.getByRole("row").filter({ has: table.page().getByRole("rowheader", { name }) });
const healthyIn = async (table: Locator, name: string | RegExp): Promise<number> =>
  Number(
    await rowOf(table, name)
      .getByRole("cell")
      .nth(await offset(table))
      .textContent(),
  );
/** The column for places comes first, if there is one. */
const offset = async (table: Locator): Promise<number> =>
  (await table.getByRole("columnheader", { name: "Place" }).count()) > 0 ? 1 : 0;

async function toldLines(page: Page): Promise<string[]> {
  await page.keyboard.press("Escape");
  await openLog(page);
  return logLines(page).allTextContents();
}

/** How matches with these seeds end when played as advised. */
const VOYAGES = [
  {
    seed: 6,
    end: /^Together the boats bring \d+ healthy Humans to Letea, and everybody wins\.$/u,
    stamp: "Won together",
  },
  { seed: 1, end: /^Together the boats bring \d+ healthy Humans to Letea\. It takes 30, and/u, stamp: "Lost together" },
  { seed: 2, end: /^At Salt Isle 1 Objective is missed \(Floating Hospital\)/u, stamp: "Lost together" },
];

const IN_WORLD = 2;
/** The explanation of a choice needs more room with more Objectives. It's shown only to a mouse. */
const POINTED = 6;

for (const [nth, viewport] of SIZES.entries()) {
  // Once with the world, to check its end too; the others without it, which is faster.
  const isInWorld = nth === 0;

  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const { seed, end, stamp } of VOYAGES) {
      const hasWorld = isInWorld && seed === IN_WORLD;
      test(`a co-operative game that ends like this: ${end.source}`, async ({ page }) => {
        if (!hasWorld) await withoutWorld(page);
        await sitDownTo(page, ["Co-operative", "Standard", "Normal", "2"], seed);
        if (hasWorld) {
          await worldOpened(page);
          await page.keyboard.press("o");
        }
        await expect(page.getByText("All must be met at Heron Isle, in 4 rounds, or the game is lost.")).toBeVisible();
        const answers = asAdvised(page);
        await playToTheEnd(page, {
          ...answers,
          async split() {
            if (isInWorld && seed === POINTED) await pointAtAllWays(page);
            return answers.split();
          },
        });
        if (hasWorld) await expectSeenAsItIs(page);
        await expect(ending(page).getByText(end)).toBeVisible();
        await expect(ending(page).getByText(stamp)).toBeVisible();

        const together = await healthyIn(standings(page), "Together");
        const own = [await healthyIn(standings(page), /Captain/u), await healthyIn(standings(page), /Ada/u)];
        expect(together).toBe((own[0] ?? 0) + (own[1] ?? 0));
        expect(await healthyIn(standings(page), "To win")).toBe(30);
        // It says for each Objective how it ended, and who learnt and eased it.
        const fates = await ending(page).getByRole("listitem").allTextContents();
        const lines = await toldLines(page);
        expect(fates.filter((fate) => /(?:met|missed)/u.test(fate))).toHaveLength(
          lines.filter((line) => / is (?:met|missed)\.$/u.test(line)).length,
        );
        expect(fates.filter((fate) => fate.includes("eased by Captain"))).toHaveLength(
          lines.filter((line) => line.startsWith("Captain spends ") && line.includes(" to ease ")).length,
        );
        expect(fates.filter((fate) => fate.includes("revealed by"))).toHaveLength(
          lines.filter((line) => line.endsWith("to reveal an Objective.")).length,
        );
      });
    }

    test("a game of two teams, with the partner named", async ({ page }) => {
      if (!isInWorld) await withoutWorld(page);
      await sitDownTo(page, ["Teams", "Advanced"], 5);
      const partner = page.getByText(/^Ada is your partner: in the end your healthy Humans count together\./u);
      let isExplained = false;
      const answers = asAdvised(page);
      await playToTheEnd(page, {
        ...answers,
        async split() {
          if (!isExplained) {
            await expect(partner).toBeVisible();
            await expect(
              desk(page).getByRole("heading", { name: "Give to Ada your partner", exact: true }),
            ).toBeVisible();
          }
          isExplained = true;
          return answers.split();
        },
      });
      expect(isExplained).toBe(true);
      if (isInWorld) await expectSeenAsItIs(page);
      const [ours, theirs] = [
        await healthyIn(standings(page), "Captain and Ada together"),
        await healthyIn(standings(page), "Ivo and Mira together"),
      ];
      expect(ours).toBe(
        (await healthyIn(standings(page), /^Captain\b.*you/u)) + (await healthyIn(standings(page), /^Ada\b.*partner/u)),
      );
      const winners = ours > theirs ? "Captain and Ada" : "Ivo and Mira";
      const best = Math.max(ours, theirs);
      await expect(ending(page).getByText(`${winners} win with ${best} healthy Humans between them.`)).toBeVisible();
      await page.keyboard.press("Escape");
      if (isInWorld) await page.keyboard.press("o");
      await expect(page.getByRole("table", { name: "Team results" }).getByRole("cell").first()).toHaveText(`${ours}`);
    });
  });
}

test.describe("who wants to know sooner", () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  for (const difficulty of ["Hard", "Apocalypse"]) {
    test(`sends Humans out and learns an Objective: ${difficulty}, advanced`, async ({ page }) => {
      await withoutWorld(page);
      await sitDownTo(page, ["Co-operative", "Advanced", difficulty, "3"], 4);
      const objectives = difficulty === "Apocalypse" ? 4 : 3;
      const food = rowOf(boats(page), /^Food/u).getByRole("cell").first();
      await expect(food).toHaveText("4");
      await expect(page.getByText(`0 of ${objectives} met, ${objectives} unknown`)).toBeVisible();

      const learn = desk(page).getByRole("button", { name: "Send out 1 Human to reveal one" });
      let isLearnt = false;
      const answers = asAdvised(page);
      await playToTheEnd(page, {
        ...answers,
        async plan() {
          if (!isLearnt) {
            await showObjectives(page);
            const ask = learn.first();
            if ((await ask.getAttribute("aria-pressed")) !== "true") await ask.click();
            await expect(ask).toHaveAttribute("aria-pressed", "true");
            await desk(page).getByRole("combobox", { name: "When" }).selectOption("before activating cards");
            isLearnt = true;
          }
          await answers.plan();
        },
      });
      const lines = await toldLines(page);
      const first = lines.findIndex((line) => line.startsWith("Captain sends out 1 Human to reveal an Objective."));
      expect(first).toBeGreaterThan(-1);
      // Before this boat's cards have brought anything.
      expect(lines.slice(0, first).filter((line) => line.startsWith("Captain activates"))).toEqual([]);
    });
  }
});
