/** What points at things and drags them: a mouse, or a finger on a screen. */
import type { Locator, Page } from "@playwright/test";

export interface Pointer {
  press(thing: Locator): Promise<void>;
  drag(from: Locator, to: Locator): Promise<void>;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where it is on the screen, so far down of its height. */
export async function spotOf(thing: Locator, down: number): Promise<Spot> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`it isn’t on the page: ${thing}`);
  return { x: box.x + box.width / 2, y: box.y + box.height * down };
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

type Touch = (type: "touchStart" | "touchMove" | "touchEnd", spots: readonly Spot[], seconds: number) => Promise<void>;

/** A screen that is touched, at times that are told. */
async function screenOf(page: Page): Promise<Touch> {
  const screen = await page.context().newCDPSession(page);
  return async (type, spots, timestamp) => {
    await screen.send("Input.dispatchTouchEvent", { type, touchPoints: [...spots], timestamp });
  };
}

/** A finger rests there as long as `look` takes. */
export async function whilePressed(page: Page, spot: Spot, look: () => Promise<void>): Promise<void> {
  const touch = await screenOf(page);
  await touch("touchStart", [spot], Date.now() / 1000);
  await look();
  await touch("touchEnd", [], Date.now() / 1000);
}

export async function finger(page: Page): Promise<Pointer> {
  const touch = await screenOf(page);
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
      const [start, end] = await endsOf(from, to);
      // It rests before it is lifted: else it would throw, and the next touch would only stop that.
      const began = Date.now() / 1000 - 2;
      await touch("touchStart", [start], began);
      for (const part of [0.25, 0.5, 0.75, 1]) {
        const at = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
        await touch("touchMove", [at], began + part * 0.2);
      }
      await touch("touchEnd", [], began + 1);
    },
  };
}
