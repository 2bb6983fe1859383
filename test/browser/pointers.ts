/** Points at things and drags them, with a mouse or a finger. */
import type { Locator, Page } from "@playwright/test";
import { fingerOn, type Spot, spotOf } from "./finger.ts";

export interface Pointer {
  press(thing: Locator): Promise<void>;
  drag(from: Locator, to: Locator): Promise<void>;
}

/** Scrolls so that both are on the screen. The target is off its centre, so that even a thing already there is moved. */
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

/** Holds a finger there while `look` runs. */
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
      // The browser recognises a tap and makes it a click only later.
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
