/** A game made by `npm run new-game` is on the shelf, and can be played to the end by roles and names. */
import { runChild } from "../../src/setup/child.mjs";
import { ProjectCopy } from "./project-copy.ts";
import { button, dialog, expect, STILL, test as watched, withSettings } from "./watching.ts";

const NAME = "sea-pearls";

const test = watched.extend<{ copy: ProjectCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
  copy: async ({}, use) => {
    const copy = new ProjectCopy("test", "biome.jsonc");
    const made = await runChild(process.execPath, ["src/tools/run.mjs", "new-game", NAME], {
      cwd: copy.root,
      output: "keep",
    });
    expect(made.code, made.output).toBe(0);
    await copy.dev();
    await use(copy);
    await copy.remove();
  },
  baseURL: async ({ copy }, use) => use(copy.url),
});

test("it is found on the shelf, played to the end and told", async ({ page }) => {
  await withSettings(page, STILL);
  await page.goto("/");
  const shelf = page.getByRole("list", { name: "Games", exact: true });
  await shelf.getByRole("link", { name: "Sea Pearls", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`#game=${NAME}$`, "u"));
  await page.getByRole("button", { name: /^Play now/u }).click();

  const hand = page.getByRole("list", { name: "Your turn" }).getByRole("button");
  const zone = page.getByRole("list", { name: "Laid out" }).getByRole("button");
  await expect(hand).toHaveCount(3);
  await button(page, "Play it").click({ force: true });
  await expect(page.getByText("Lay out a card first.").first()).toBeVisible();

  const standings = dialog(page, "Final standings");
  for (let round = 1; round <= 4; round++) {
    await expect(page.getByText(new RegExp(`^Round ${round}: `, "u")).first()).toBeVisible();
    await expect(hand).toHaveCount(3);
    // A draft survives a reload.
    await page.keyboard.press("1");
    await expect(zone).toHaveCount(1);
    if (round === 2) {
      const picked = await zone.textContent();
      await page.reload();
      await expect(zone).toHaveText(picked ?? "");
    }
    await button(page, "Play it").click();
  }
  await expect(standings.getByRole("row")).toHaveCount(4);
  await expect(standings).toContainText(/wins?\.|share the win\./u);
});
