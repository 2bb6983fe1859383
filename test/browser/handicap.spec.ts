/** A seat may start with more or less: chosen before the game, seen on its boat, told by the log, marked on the result. */
import type { Page } from "@playwright/test";
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

/** For whoever sits at the second seat. */
async function chooseHandicap(page: Page): Promise<void> {
  const food = page.getByRole("combobox", { name: "Food more or less at seat 2" });
  const opener = dialog(page, "New game").locator("summary").nth(1);
  await expect(food).toBeHidden();
  await opener.click();
  await food.selectOption("+3");
  await page.getByRole("combobox", { name: "Healthy Humans more or less at seat 2" }).selectOption("−1");
  await expect(opener).toHaveAccessibleName("Handicap of seat 2: Food +3, Healthy Humans −1");
}

test("the boat has what was chosen, and the log begins with it", async ({ page }) => {
  await withSettings(page, STILL);
  await withoutWorld(page);
  await openPage(page, "/?seed=7");
  await newGame(page);
  await chooseHandicap(page);
  await button(page, "Play").click();
  await expect(page.getByRole("region", { name: "Your place" })).toBeVisible();

  const [mine, theirs] = await readBoats(page);
  const more = theirs?.numbers.map((number, i) => number - (mine?.numbers[i] ?? 0));
  expect(more?.filter((number) => number !== 0).sort()).toEqual([-1, 3]);
  expect((await readLog(page))[0]).toBe("Ada starts with 3 Food more and 1 healthy Human fewer.");
});

test("the standings say who had a handicap, and nothing of those who had none", async ({ page }) => {
  await withSettings(page, STILL);
  await withoutWorld(page);
  await openPage(page, "/?seed=7");
  await newGame(page);
  await page.getByRole("combobox", { name: "Who plays seat 1" }).selectOption("random");
  await chooseHandicap(page);
  await button(page, "Watch").click();
  await toTheEnd(page);
  const marks = standings(page).getByText(/^Handicap: /u);
  await expect(marks).toHaveText(["Handicap: 3 Food more and 1 healthy Human fewer"]);
});
