/** Secrets are nowhere on the page before their owner looks, nor afterwards. */
import type { Locator, Page } from "@playwright/test";
import { UNATTENDED_MS } from "../../src/ui/couch/unattended.ts";
import { LONG } from "../scale.ts";
import {
  expectCurtainOf,
  hold,
  holdButton,
  letGo,
  NAMES,
  openAll,
  passKeys,
  place,
  seatButton,
  sitTogether,
  ways,
} from "./couch.ts";
import { secretsKept } from "./kept-secrets.ts";
import { expectAlike, expectSecret, givenAway, type Secret } from "./secrets.ts";
import { dumpOf, laidOut, worldOpened } from "./the-world.ts";
import { expect, openLog, test, withoutWorld } from "./watching.ts";

const THREE = NAMES.slice(0, 3);
const LARGE = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** The secrets of each person at the screen, who all have at least one. */
async function secretsOfAll(page: Page): Promise<readonly (readonly Secret[])[]> {
  const secrets = await secretsKept(page);
  expect(secrets).toHaveLength(THREE.length);
  for (const hand of secrets) expect(hand.length).toBeGreaterThan(0);
  return secrets;
}

async function expectHidden(page: Page, secrets: readonly Secret[]): Promise<void> {
  await expectSecret(page, secrets);
  await expect(ways(page)).toHaveCount(0);
}

/** Expects this seat's secrets to be visible, which shows that the test can find them, and no secret of others. */
async function expectShownTo(page: Page, seat: number, secrets: readonly (readonly Secret[])[]): Promise<void> {
  const open = await givenAway(page);
  const mine = secrets[seat] ?? [];
  for (const { name } of mine) expect(open).toContain(name);
  const others = secrets.flat().filter(({ id }) => mine.every((one) => one.id !== id));
  await expectSecret(page, others);
}

/** The ways to close a curtain that was opened with the mouse. */
const ENDINGS: readonly { readonly by: string; readonly end: (page: Page) => Promise<void> }[] = [
  { by: "letting go", end: (page) => page.mouse.up() },
  { by: "another window", end: (page) => page.evaluate(() => void dispatchEvent(new Event("blur"))) },
  {
    by: "another tab",
    end: (page) => page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange"))),
  },
  { by: "leaving the page", end: (page) => page.evaluate(() => void dispatchEvent(new Event("pagehide"))) },
  {
    by: "a pointer that is lost",
    end: (page) => holdButton(page).dispatchEvent("pointercancel", { pointerId: 1, bubbles: true }),
  },
  {
    by: "a menu of the browser’s",
    end: (page) =>
      page.evaluate(() => void document.body.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true }))),
  },
  { by: "doing nothing for long", end: (page) => page.clock.fastForward(UNATTENDED_MS) },
  { by: "Escape", end: (page) => page.keyboard.press("Escape") },
];

const inHand = (page: Page, name: string): Locator =>
  place(page).locator("[data-card] > button").filter({ hasText: "in hand" }).filter({ hasText: name });

for (const viewport of [LARGE, PHONE]) {
  test(
    `before a curtain opens and after it has fallen, ${viewport.width} × ${viewport.height}`,
    LONG,
    async ({ page }) => {
      await page.clock.install();
      await page.setViewportSize(viewport);
      await withoutWorld(page);
      await sitTogether(page, { seed: 7, people: 3 });
      await openLog(page);
      await page.keyboard.press("Escape");
      const hands = await secretsOfAll(page);
      const secrets = hands.flat();
      for (const [seat, name] of THREE.entries()) {
        await seatButton(page, name).click();
        await expectCurtainOf(page, seat);
        await expectHidden(page, secrets);
        await hold(page);
        await expectShownTo(page, seat, hands);
        await letGo(page);
        await expectHidden(page, secrets);
      }

      for (const { by, end } of ENDINGS) {
        await test.step(`by ${by}`, async () => {
          if ((await ways(page).count()) === 0) await hold(page);
          await end(page);
          await expectHidden(page, secrets);
          await page.mouse.up();
        });
      }

      const name = hands[2]?.at(-1)?.name ?? "";
      for (const { by, end } of ENDINGS) {
        await test.step(`with a card looked up in the rules, by ${by}`, async () => {
          await hold(page);
          await inHand(page, name).focus();
          await page.keyboard.press("r");
          await expect(page.getByRole("dialog", { name: "Rules" }).getByRole("heading", { name })).toBeVisible();
          await end(page);
          // Escape closes one layer after the other, from the top.
          if (by === "Escape") {
            await expect(page.getByRole("dialog")).toHaveCount(0);
            await end(page);
            await end(page);
          }
          await expect(page.getByRole("dialog")).toHaveCount(0);
          await expectHidden(page, secrets);
          await page.mouse.up();
          await expect(holdButton(page)).toBeFocused();
        });
      }

      await test.step("a card looked at closely is gone with the rest", async () => {
        await hold(page);
        await inHand(page, name).focus();
        await expect(page.locator("[data-closer]")).toContainText(name);
        await page.evaluate(() => void dispatchEvent(new Event("blur")));
        await expectHidden(page, secrets);
        await page.mouse.up();
      });

      await test.step("what is picked and not locked in shows nowhere", async () => {
        const closed = await givenAway(page);
        await hold(page);
        await page.keyboard.press("3");
        await expect(ways(page).nth(2)).toBeChecked();
        await letGo(page);
        await laidOut(page);
        expectAlike(await givenAway(page), closed);
      });

      await test.step("nor what is locked in, whatever it is", async () => {
        const shown: string[] = [];
        for (const way of ["1", "6"]) {
          await seatButton(page, "Captain").click();
          await hold(page);
          await page.keyboard.press(way);
          await page.keyboard.press("Enter");
          await expect(seatButton(page, "Captain")).toContainText("locked");
          await page.mouse.up();
          await laidOut(page);
          shown.push(await givenAway(page));
        }
        expectAlike(shown[1] ?? "", shown[0] ?? "");
        await expectHidden(page, secrets);
      });
    },
  );
}

test("where all press keys, before, while and after they do", async ({ page }) => {
  await page.setViewportSize(LARGE);
  await withoutWorld(page);
  await sitTogether(page, { seed: 7, people: 3, settings: { method: "keys" } });
  const hands = await secretsOfAll(page);
  const secrets = hands.flat();
  for (const seat of THREE.keys()) {
    await expectCurtainOf(page, seat);
    await expectHidden(page, secrets);
    await hold(page);
    await expectShownTo(page, seat, hands);
    await letGo(page);
    await expectHidden(page, secrets);
    await passKeys(page);
  }
  await expectHidden(page, secrets);
  for (const key of ["q", "t", "o", "x", "n"]) await page.keyboard.press(key);
  await expect(openAll(page)).toHaveAttribute("aria-disabled", "false");
  await expectHidden(page, secrets);
});

test("nor is it in the world", async ({ page }) => {
  await page.setViewportSize(LARGE);
  await sitTogether(page, { seed: 7, people: 3 });
  await worldOpened(page);
  const secrets = (await secretsOfAll(page)).flat();
  await hold(page);
  await letGo(page);
  await expectHidden(page, secrets);
  const drawn = JSON.stringify(await dumpOf(page));
  expect(drawn).toContain("hand 1 of 0");
  for (const { id } of secrets) expect(drawn).not.toContain(id);

  // The world is seen from the seat at the screen.
  expect(await boatInFront(page)).toBe("0");
  await seatButton(page, "Ivo").click();
  await expect.poll(() => boatInFront(page)).toBe("2");
});

/** The seat whose boat is in front: its cards lie lowest. */
async function boatInFront(page: Page): Promise<string | undefined> {
  const cards = (await dumpOf(page)).filter(({ name, isVisible }) => isVisible && name.startsWith("hand 1 of "));
  return cards.sort((a, b) => b.y - a.y)[0]?.name.slice(-1);
}

test("a hand that was merely covered would be noticed", async ({ page }) => {
  await page.setViewportSize(LARGE);
  await withoutWorld(page);
  await sitTogether(page, { seed: 7, people: 3 });
  const secrets = (await secretsOfAll(page)).flat();
  await hold(page);
  await plantCopy(place(page));
  await page.mouse.up();
  await expect(expectHidden(page, secrets)).rejects.toThrow(/is on the page/u);
});

/** Adds a copy of the desk, as if it were only covered. */
const plantCopy = (desk: Locator): Promise<void> =>
  desk.evaluate((one) => {
    const copy = one.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return;
    copy.style.opacity = "0";
    document.body.append(copy);
  });
