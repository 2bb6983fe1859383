/** A seat may start with more or less: chosen before the game, seen on its boat, told by the log, marked on the result. */
import type { Page } from "@playwright/test";
import { atScale } from "../scale.ts";
import { expectPicture, readCanvases, takePicture } from "./pictures.ts";
import {
  button,
  dialog,
  expect,
  newGame,
  openPage,
  readBoats,
  readLog,
  STILL,
  standings,
  test,
  toTheEnd,
  withoutWorld,
  withSettings,
} from "./watching.ts";

/** For the second seat. */
async function chooseHandicap(page: Page): Promise<void> {
  const food = page.getByRole("combobox", { name: "Food for seat 2" });
  const opener = dialog(page, "New game").locator("summary").nth(1);
  await expect(food).toBeHidden();
  await opener.click();
  await food.selectOption("+3");
  await page.getByRole("combobox", { name: "Healthy Humans for seat 2" }).selectOption("−1");
  await expect(opener).toHaveAccessibleName("Handicap for seat 2: Food +3, Healthy Humans −1");
}

test("the boat has what was chosen, and the log begins with it", async ({ page }) => {
  await withSettings(page, STILL);
  await withoutWorld(page);
  await openPage(page, "/?seed=7");
  await newGame(page);
  await chooseHandicap(page);
  await button(page, "Play").click();
  await expect(page.getByRole("region", { name: "Your seat" })).toBeVisible();

  const [mine, theirs] = await readBoats(page);
  const more = theirs?.numbers.map((number, i) => number - (mine?.numbers[i] ?? 0));
  expect(more?.filter((number) => number !== 0).sort()).toEqual([-1, 3]);
  expect((await readLog(page))[0]).toBe("Ada starts with 3 Food more and 1 healthy Human fewer.");
});

/** The names of boats in the standings. */
const namesIn = (page: Page): Promise<string[]> =>
  standings(page)
    .locator("tbody th:has(.seat-mark)")
    .evaluateAll((heads) =>
      heads.map((head) => [...head.childNodes].flatMap((one) => (one instanceof Text ? one.data.trim() : [])).join("")),
    );

/** The numbers of healthy Humans in all rows: of boats, of teams, and of all together with the goal. */
const countsIn = (page: Page): Promise<string[]> =>
  standings(page).locator("tbody tr > td.number:nth-last-child(2)").allTextContents();

for (const mode of atScale([], ["Competitive", "Teams", "Co-operative"])) {
  test(`${mode}: the standings and the picture say who had a handicap, and nothing of who had none`, async ({
    page,
  }) => {
    await withSettings(page, STILL);
    await withoutWorld(page);
    await readCanvases(page);
    await openPage(page, "/?seed=7");
    await newGame(page, mode);
    await page.getByRole("combobox", { name: "Who plays seat 1" }).selectOption("random");
    await chooseHandicap(page);
    await button(page, "Watch").click();
    await toTheEnd(page);
    const handicap = "Handicap: 3 Food more and 1 healthy Human fewer";
    await expect(standings(page).getByText(/^Handicap: /u)).toHaveText([handicap]);

    const names = await namesIn(page);
    const counts = await countsIn(page);
    const picture = await takePicture(page, names.length);
    expectPicture(picture, names);
    const inShort = "Handicap: Food +3 and Healthy Humans −1";
    expect(picture.words.filter((word) => word.startsWith("Handicap: "))).toEqual([inShort]);
    // Everything is counted once: what partners have together isn't shown for each of them.
    const goal = mode === "Co-operative" ? counts.pop() : undefined;
    expect(picture.counts.toSorted()).toEqual(counts.toSorted());
    expect(picture.words.filter((word) => word.startsWith("of "))).toEqual(goal === undefined ? [] : [`of ${goal}`]);
  });
}
