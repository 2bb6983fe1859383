/** Takes a lesson as its coach says, in any language. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./watching.ts";

/** The steps of the first journey, in the order in which they come up. */
export const LESSON = [
  ...["keep", "give", "pass", "lock", "costs", "accept"],
  ...[
    "tile",
    "doctors",
    "ymune",
    "again",
    "comes-back",
    "protector",
    "gift",
    "bane",
    "battery",
    "machine",
    "hunger",
    "fed",
    "farewell",
  ],
];

export const coach = (page: Page): Locator => page.locator("section.coach");
const goOn = (page: Page): Locator => page.locator(".coach-on");
export const showMe = (page: Page): Locator => page.locator(".coach-show");

/** The step that is said; undefined if there is something to do and nothing is said about it. */
export async function stepSaid(page: Page): Promise<string | undefined> {
  await expect(page.locator(".desk-send, .desk .playback button").first()).toBeVisible();
  return (await coach(page).getAttribute("data-step")) ?? undefined;
}

/** Steps that are only read. */
const READ: ReadonlySet<string> = new Set([
  ...["pass", "tile", "doctors", "comes-back", "bane", "hunger", "fed", "farewell"],
  ...["bane-card", "protect", "avoid", "x-cost", "bonus", "last-round"],
]);

/** Does what the coach says, with the help that it offers, or accepts what the desk suggests. */
export async function doAsTold(page: Page, step: string | undefined): Promise<void> {
  const before = await lookOf(page);
  if (step !== undefined && READ.has(step)) await goOn(page).click();
  else if (await showMe(page).isVisible()) await showMe(page).click();
  else if (await isToBeSplit(page)) for (const key of "hh") await page.keyboard.press(key);
  else await page.locator(".desk-send").click();
  await expect.poll(() => lookOf(page)).not.toBe(before);
}

/** The same, without a pointer. */
export async function doByKeys(page: Page, step: string | undefined): Promise<void> {
  const before = await lookOf(page);
  if (step !== undefined && READ.has(step)) await goOn(page).press("Enter");
  else if (await showMe(page).isVisible()) await showMe(page).press("Enter");
  else for (const key of (await isToBeSplit(page)) ? ["h", "h"] : ["Enter"]) await page.keyboard.press(key);
  await expect.poll(() => lookOf(page)).not.toBe(before);
}

const isToBeSplit = (page: Page): Promise<boolean> => page.locator(".desk-send[aria-disabled=true]").isVisible();

const lookOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [".desk", "section.coach"].map((part) => document.querySelector(part)?.innerHTML ?? "").join("\n"),
  );

/** The mark and what it is about are in sight, and it doesn't cover that. */
export async function expectMarkBeside(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [mark, about] = ["section.coach", ".coach-ring"].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        );
        if (mark === undefined || about === undefined) return "there is no mark";
        const isWithin = ({ left, top, right, bottom }: DOMRect) =>
          left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
        const isApart =
          about.width === 0 ||
          mark.right <= about.left + 0.5 ||
          mark.left >= about.right - 0.5 ||
          mark.bottom <= about.top + 0.5 ||
          mark.top >= about.bottom - 0.5;
        if (!isWithin(mark) || !isWithin(about)) return "out of sight";
        return isApart ? "beside" : "over what it is about";
      }),
    )
    .toBe("beside");
}

/** Whichever card is looked at more closely, what the coach says stays readable. */
export async function expectReadableBeside(page: Page, cards: Locator): Promise<void> {
  for (const card of await cards.all()) {
    await card.hover();
    await expect(page.locator(".enlarged")).toBeVisible();
    await expect.poll(() => page.evaluate(isCovered)).toBe(false);
  }
  await page.mouse.move(0, 0);
  await expect(page.locator(".enlarged")).toBeHidden();
}

function isCovered(): boolean {
  const [mark, closer] = ["section.coach", ".enlarged"].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  );
  if (mark === undefined || closer === undefined) return true;
  return mark.left < closer.right && closer.left < mark.right && mark.top < closer.bottom && closer.top < mark.bottom;
}

/** The card on the desk that the coach points at. */
export async function cardPointedAt(page: Page): Promise<Locator> {
  const indexNow = () =>
    page.evaluate(() => {
      const {
        x = 0,
        y = 0,
        width = 0,
        height = 0,
      } = document.querySelector(".coach-ring")?.getBoundingClientRect() ?? {};
      return [...document.querySelectorAll(".desk-card .face")].findIndex((face) => {
        const { left, right, top, bottom } = face.getBoundingClientRect();
        return left < x + width / 2 && x + width / 2 < right && top < y + height / 2 && y + height / 2 < bottom;
      });
    });
  await expect.poll(indexNow).not.toBe(-1);
  return page.locator(".desk-card .face").nth(await indexNow());
}
