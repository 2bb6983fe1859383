/** Reloads in the middle of an online game: everybody has their seat, their hand and their choice back. */
import type { Page } from "@playwright/test";
import { LONG } from "../scale.ts";
import { expect, type Person, test } from "./fault-people.ts";
import {
  expectSameAfter,
  meet,
  playTo,
  playToTheEnd,
  playUntil,
  roundOf,
  seatAtTable,
  settled,
} from "./fault-table.ts";
import { codeOf, company, seats } from "./online-room.ts";
import { whileStalled } from "./standstill.ts";
import { accept, asAdvised, asked, desk, firstCards, lockIn, ways } from "./table-playing.ts";
import { button } from "./watching.ts";

test("guest and host load their pages anew in every phase", LONG, async ({ person }) => {
  test.slow();
  const mira = await person({ name: "Mira", passes: false });
  const ada = await person({ name: "Ada", passes: false });
  const both = [mira, ada];
  await meet(both, "Standard", "2");
  const code = await codeOf(mira.page);

  await test.step("in the lobby", async () => {
    await button(ada.page, "I’m ready").click();
    await expect(seats(mira.page).nth(1).getByText("Ready", { exact: true })).toBeVisible();
    for (const { page, name } of [ada, mira]) {
      await page.reload();
      await expect(seats(page).filter({ hasText: `${name}(you` })).toBeVisible();
      expect(await codeOf(page)).toBe(code);
    }
    await expect(seats(mira.page).nth(1).getByText("Ready", { exact: true })).toBeVisible();
    await expect(button(ada.page, "I’m not ready")).toBeVisible();
    await expect(button(mira.page, "Start")).toBeEnabled();
    await button(mira.page, "Start").click();
  });

  await test.step("with a choice that is locked", async () => {
    await ways(ada.page).nth(1).check({ force: true });
    await lockIn(ada.page).click();
    for (const { page } of both) await expect(seatAtTable(page, "Ada")).toContainText("locked");
    await expect(ways(mira.page).first()).toBeVisible();
    for (const { page } of both) await expectSameAfter(page, () => page.reload());
    for (const { page } of both) await expect(seatAtTable(page, "Ada")).toContainText("locked");
    await ways(mira.page).nth(2).check({ force: true });
    await lockIn(mira.page).click();
  });

  await test.step("with an Action phase to plan", async () => {
    const isPlanning = () => both.map(({ page }) => accept(page).isVisible());
    await playUntil(both, async () => (await Promise.all(isPlanning())).includes(true));
    await settled(both);
    for (const { page } of both) await expectSameAfter(page, () => page.reload());
    const round = await roundOf(mira.page);
    await playTo(both, round + 1);
  });

  await test.step("with the river to answer", async () => {
    const answer = (page: Page) => desk(page).getByRole("button", { name: "Spend 1 Protector" });
    const isAsked = () => both.map(({ page }) => answer(page).isVisible());
    await playUntil(both, async () => (await Promise.all(isAsked())).includes(true));
    await settled(both);
    for (const { page } of both) await expectSameAfter(page, () => page.reload());
  });

  await test.step("at the end", async () => {
    await playToTheEnd(both);
    for (const { page, name } of both) {
      await page.reload();
      await expect(seats(page).filter({ hasText: `${name}(you` })).toBeVisible();
    }
    await button(ada.page, "I’m ready").click();
    await expect(button(mira.page, "Start")).toBeEnabled();
  });
});

/** Reloads both pages before and after somebody answers. */
async function reloadAround(both: readonly Person[], first: Person, answer: () => Promise<unknown>): Promise<void> {
  for (const { page } of both) await expectSameAfter(page, () => page.reload());
  await answer();
  for (const { page } of both) await expect(seatAtTable(page, first.name)).toContainText("locked");
  for (const { page } of both) await expectSameAfter(page, () => page.reload());
}

test("guest and host load their pages anew while an Advanced game comes about", LONG, async ({ person }) => {
  test.slow();
  const mira = await person({ name: "Mira", passes: false });
  const ada = await person({ name: "Ada", passes: false });
  const both = [mira, ada];
  await meet(both, "Advanced", "2");
  const words = ({ page }: Person) => company(page).locator(".three-words");

  await test.step("before the table has its words", async () => {
    await button(ada.page, "I’m ready").click();
    await expect(button(mira.page, "Start")).toBeEnabled();
    await whileStalled(ada.page, async () => {
      await button(mira.page, "Start").click();
      await expect(company(mira.page)).toBeVisible();
      await mira.page.reload();
      await expect(company(mira.page)).toBeVisible();
      await expect(words(mira)).toHaveCount(0);
    });
    await ada.page.reload();
    await expect(words(mira)).toHaveText(/^\w+ · \w+ · \w+$/u);
    await expect(words(ada)).toHaveText((await words(mira).textContent()) ?? "");
  });

  await test.step("with a room to leave", async () => {
    for (const { page } of both) expect(await asked(page)).toBe("rooms");
    await reloadAround(both, ada, asAdvised(ada.page).rooms);
    await asAdvised(mira.page).rooms();
  });

  await test.step("with first cards to pass", async () => {
    for (const { page } of both) await expect(firstCards(page).first()).toBeVisible();
    await reloadAround(both, mira, asAdvised(mira.page)["first cards"]);
    await asAdvised(ada.page)["first cards"]();
  });

  await test.step("with all choices locked, while they are asked for", async () => {
    for (const { page } of both) await expect(ways(page).first()).toBeVisible();
    await asAdvised(ada.page).split();
    await expect(seatAtTable(mira.page, "Ada")).toContainText("locked");
    await whileStalled(ada.page, async () => {
      await asAdvised(mira.page).split();
      // Ada owes an opening; by now she may also be shown as silent.
      await expect(company(mira.page).locator(".company-waiting")).toHaveText("Waiting for Ada");
      await mira.page.reload();
      await expect(seatAtTable(mira.page, "Mira")).toContainText("locked");
      await expect(lockIn(mira.page)).toHaveCount(0);
    });
    await ada.page.reload();
    await playTo(both, 2);
  });
});
