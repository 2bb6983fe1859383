/** A reload in the middle of a decision brings back the same decision with its draft. */
import type { Page } from "@playwright/test";
import { LONG } from "../scale.ts";
import { openMoment, test } from "./moments/moments.ts";
import { moment } from "./table-moment.ts";
import { accept, asked, desk, firstCards, lockIn, roomsToLeave, sitDown, ways } from "./table-playing.ts";
import { worldOpened } from "./the-world.ts";
import { expect, logLines, openPage, STILL } from "./watching.ts";

async function expectSameAfterReload(page: Page): Promise<void> {
  const before = await moment(page);
  await page.reload();
  await worldOpened(page);
  expect(await moment(page)).toEqual(before);
}

test("while a Room is chosen, and while the first cards are", LONG, async ({ page }) => {
  await sitDown(page, "Advanced", 41);
  await page.keyboard.press("2");
  await expect(roomsToLeave(page).nth(1)).toBeChecked();
  await expectSameAfterReload(page);
  await expect(roomsToLeave(page).nth(1)).toBeChecked();
  await lockIn(page).click();

  await page.keyboard.press("3");
  const third = firstCards(page).nth(2);
  await expect(third).toHaveAttribute("aria-pressed", "true");
  await expectSameAfterReload(page);
  await expect(third).toHaveAttribute("aria-pressed", "true");
  // The match can be continued from there.
  await page.keyboard.press("1");
  await lockIn(page).click();
  expect(await asked(page)).toBe("split");
});

test("while the cards are split: one of them sorted, and all", LONG, async ({ page }) => {
  await sitDown(page, "Standard", 42);
  await desk(page)
    .getByRole("button", { name: /face up/u })
    .first()
    .click();
  await page.getByRole("menuitemradio", { name: "Keep" }).click();
  await expect(desk(page).getByText("goes", { exact: true })).toHaveCount(0);
  await expectSameAfterReload(page);

  await page.keyboard.press("4");
  await expect(ways(page).nth(3)).toBeChecked();
  await expectSameAfterReload(page);
  await expect(ways(page).nth(3)).toBeChecked();
});

test("a page that crashes, and is opened again in another tab", LONG, async ({ page, context }) => {
  await sitDown(page, "Standard", 44);
  await page.keyboard.press("3");
  await expect(ways(page).nth(2)).toBeChecked();
  const before = await moment(page);
  const url = page.url();
  const crashed = page.waitForEvent("crash");
  const session = await context.newCDPSession(page);
  // It never answers.
  session.send("Page.crash").catch(() => undefined);
  await crashed;

  const next = await context.newPage();
  await next.goto(url);
  await worldOpened(next);
  await expect(ways(next).nth(2)).toBeChecked();
  expect(await moment(next)).toEqual(before);
});

test("while the Action phase is planned, with a part of it changed", LONG, async ({ page }) => {
  await sitDown(page, "Standard", 43);
  await page.keyboard.press("1");
  await lockIn(page).click();
  expect(await asked(page)).toBe("plan");
  const cards = desk(page).getByRole("button", { name: /^Activate /u });
  const silent = cards.and(page.getByRole("button", { pressed: false }));
  await ((await silent.count()) > 0 ? silent : cards).first().click();
  await expect(desk(page).getByRole("button", { name: "As advised" })).toBeEnabled();
  await expectSameAfterReload(page);
  await expect(desk(page).getByRole("button", { name: "As advised" })).toBeEnabled();
  // The draft can still be undone.
  await desk(page).getByRole("button", { name: "Undo" }).click();
  await expect(desk(page).getByRole("button", { name: "Undo" })).toBeDisabled();
  await expect(desk(page).getByRole("button", { name: "As advised" })).toBeDisabled();
  await accept(page).click();
});

test("while the river is answered", LONG, async ({ page }) => {
  await sitDown(page, "Standard", 44);
  const answer = desk(page).getByRole("button", { name: "Spend 1 Protector" });
  for (let question = 0; question < 100 && !(await answer.isVisible()); question++) {
    if ((await asked(page)) === "split") {
      await page.keyboard.press("h");
      await page.keyboard.press("h");
      await lockIn(page).click();
    } else await accept(page).click();
  }
  const other = desk(page).getByRole("group", { name: "River tile" }).getByRole("button", { pressed: false });
  const name = (await other.textContent())?.trim() ?? "";
  await other.click();
  const chosen = desk(page).getByRole("button", { name, pressed: true });
  await expect(chosen).toBeVisible();
  await expectSameAfterReload(page);
  await expect(chosen).toBeVisible();
});

for (const [cause, when, taken] of [
  ["The river", "at a stretch", "Humans taken"],
  ["The Bane", "in the last round", "last losses"],
] as const) {
  test(`while it is chosen which Humans are lost: ${cause} ${when}`, LONG, async ({ page, moments }) => {
    await openPage(page);
    await openMoment(page, moments[`against bots: ${taken}`], { ...STILL, passes: false });
    await worldOpened(page);
    const lost = (which: "Healthy" | "Contaminated") =>
      desk(page)
        .getByRole("group", { name: /: you choose who\.$/u })
        .getByRole("group", { name: `${which} Humans lost` });
    const numbers = async () => {
      const texts = await Promise.all(
        [lost("Healthy"), lost("Contaminated")].map((one) => one.getByRole("status").textContent()),
      );
      return texts.map(Number);
    };
    const [healthy = 0, contaminated = 0] = await numbers();
    // The advice loses the sick first; here one of them is kept instead.
    await lost("Healthy").getByRole("button", { name: "One more" }).click();
    expect(await numbers()).toEqual([healthy + 1, contaminated - 1]);
    await expectSameAfterReload(page);
    expect(await numbers()).toEqual([healthy + 1, contaminated - 1]);

    await accept(page).click();
    const told = logLines(page).filter({ hasText: new RegExp(`${cause} costs Zoé .*Human`, "u") });
    await expect(told.last()).toContainText(`${healthy + 1} healthy Human`);
  });
}
