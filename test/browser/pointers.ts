/** What points at things and drags them: a mouse, or a finger on a screen. */
import type { Locator, Page } from "@playwright/test";
import { fingerOn, type Spot, spotOf } from "./finger.ts";

export interface Pointer {
  press(thing: Locator): Promise<void>;
  drag(from: Locator, to: Locator): Promise<void>;
}

/** Both are on the screen at once. What lies in the middle of its place already is moved all the same. */
async function endsOf(from: Locator, to: Locator): Promise<readonly [Spot, Spot]> {
  for (const end of [to, from]) await end.evaluate((one) => one.scrollIntoView({ block: "nearest" }));
  return [await spotOf(from, 0.5), await spotOf(to, 0.2)];
}

export function mouse(page: Page): Pointer {
  return {
    press: (thing) => thing.click(),
    async drag(from, to) {
      const [start, end] = await endsOf(from, to);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 4 });
      await page.mouse.up();
    },
  };
}

/** A finger rests there as long as `look` takes. */
export async function whilePressed(page: Page, spot: Spot, look: () => Promise<void>): Promise<void> {
  const touch = await fingerOn(page);
  await touch.down(spot);
  await look();
  await touch.lift();
}

export async function finger(page: Page): Promise<Pointer> {
  const touch = await fingerOn(page);
  return {
    async press(thing) {
      // The browser makes a click of a touch when it has understood it, which is later.
      const clicked = page.evaluate(
        () => new Promise<void>((resolve) => addEventListener("click", () => resolve(), { once: true })),
      );
      await thing.tap();
      await clicked;
    },
    async drag(from, to) {
      await touch.drag(...(await endsOf(from, to)));
    },
  };
}
