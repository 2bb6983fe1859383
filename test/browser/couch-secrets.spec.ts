/** What is nobody else's business is nowhere on the page before its owner looks, nor after. */
import type { Locator, Page } from "@playwright/test";
import { UNATTENDED_MS } from "../../src/ui/couch/unattended.ts";
import { hold, holdButton, letGo, place, seatButton, sitTogether, ways } from "./couch.ts";
import { expectSecret, givenAway, type Secret, secretsShown } from "./secrets.ts";
import { dumpOf, worldOpened } from "./the-world.ts";
import { expect, openLog, test, withoutWorld } from "./watching.ts";

test.describe.configure({ timeout: 180_000 });
// Pictures of so many steps would cost more than all of them.
test.use({ trace: "off" });

const LARGE = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

async function expectHidden(page: Page, secrets: readonly Secret[]): Promise<void> {
  await expectSecret(page, secrets);
  await expect(ways(page)).toHaveCount(0);
}

/** The ways in which a curtain falls. Each begins with it open, by the mouse. */
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

for (const viewport of [LARGE, PHONE]) {
  test(`before a curtain opens and after it has fallen, ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize(viewport);
    await withoutWorld(page);
    await sitTogether(page, { seed: 7, people: 3 });
    await openLog(page);
    await page.keyboard.press("Escape");
    const before = await givenAway(page);
    await hold(page);
    const secrets = await secretsShown(page, before);
    expect(secrets.length).toBeGreaterThan(0);
    // The test sees what is shown.
    const open = await givenAway(page);
    for (const { name } of secrets) expect(open).toContain(name);

    for (const { by, end } of ENDINGS) {
      await test.step(`by ${by}`, async () => {
        if ((await ways(page).count()) === 0) await hold(page);
        await end(page);
        await expectHidden(page, secrets);
        await page.mouse.up();
      });
    }

    await test.step("a card looked at closely is gone with the rest", async () => {
      await hold(page);
      await place(page).locator("[data-card] > button").last().focus();
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
      expect(withoutChange(await givenAway(page))).toBe(withoutChange(closed));
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
        shown.push(withoutChange(await givenAway(page)));
      }
      expect(shown[1]).toBe(shown[0]);
      await expectHidden(page, secrets);
    });
  });
}

/** Names that the page makes for itself are new each time; so is where the focus is and what drifts in the world. */
const withoutChange = (text: string): string =>
  (JSON.parse(text) as readonly unknown[])
    .slice(0, 5)
    .map(String)
    .join("\n")
    .replaceAll(/ (?:id|for|aria-labelledby|aria-describedby|name)="[^"]*"/gu, "")
    .replaceAll(/ \[active\]/gu, "");

test("nor is it in the world", async ({ page }) => {
  await page.setViewportSize(LARGE);
  await sitTogether(page, { seed: 7, people: 3 });
  await worldOpened(page);
  const before = await givenAway(page);
  await hold(page);
  const secrets = await secretsShown(page, before);
  expect(secrets.length).toBeGreaterThan(0);
  await letGo(page);
  await expectHidden(page, secrets);
  const drawn = JSON.stringify(await dumpOf(page));
  expect(drawn).toContain("hand 1 of 0");
  for (const { id } of secrets) expect(drawn).not.toContain(id);

  // The world is seen from the side of whoever has the device.
  expect(await largestBoat(page)).toBe("0");
  await seatButton(page, "Ivo").click();
  await expect.poll(() => largestBoat(page)).toBe("2");
});

/** Whose boat is at the front. */
async function largestBoat(page: Page): Promise<string | undefined> {
  const cards = (await dumpOf(page)).filter(({ name, isVisible }) => isVisible && name.startsWith("hand 1 of "));
  return cards.sort((a, b) => b.scaleX - a.scaleX)[0]?.name.slice(-1);
}

test("a hand that was merely covered would be noticed", async ({ page }) => {
  await page.setViewportSize(LARGE);
  await withoutWorld(page);
  await sitTogether(page, { seed: 7, people: 3 });
  const before = await givenAway(page);
  await hold(page);
  const secrets = await secretsShown(page, before);
  await plantCopy(place(page));
  await page.mouse.up();
  await expect(expectHidden(page, secrets)).rejects.toThrow(/is on the page/u);
});

/** As if the desk stayed where it is, with something laid over it. */
const plantCopy = (desk: Locator): Promise<void> =>
  desk.evaluate((one) => {
    const copy = one.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return;
    copy.style.opacity = "0";
    document.body.append(copy);
  });
