/** A finger on the screen. The browser itself turns its touches into pointer events, scrolling and clicks. */
import type { Locator, Page } from "@playwright/test";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Finger {
  down(at: Spot): Promise<void>;
  /** Moves in a few steps, and rests at the end: otherwise lifting it would fling what it drags. */
  drag(from: Spot, to: Spot): Promise<void>;
  lift(): Promise<void>;
}

/** In seconds: how long a drag rests at each end, and how long it moves. */
const REST = 0.8;
const WAY = 0.2;

export async function fingerOn(page: Page): Promise<Finger> {
  const screen = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Spot[], timestamp?: number) =>
    screen.send("Input.dispatchTouchEvent", { type, touchPoints, ...(timestamp !== undefined && { timestamp }) });
  return {
    down: async (at) => void (await touch("touchStart", [at])),
    async drag(from, to) {
      const began = Date.now() / 1000 - 2 * REST - WAY;
      await touch("touchStart", [from], began);
      for (const part of [0.25, 0.5, 0.75, 1]) {
        const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        await touch("touchMove", [at], began + part * WAY);
      }
      await touch("touchEnd", [], began + WAY + REST);
    },
    lift: async () => void (await touch("touchEnd", [])),
  };
}

/** A point of it on the screen. `down`: how far down, as a part of its height. */
export async function spotOf(thing: Locator, down = 0.5): Promise<Spot> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`it isn’t on the page: ${thing}`);
  return { x: box.x + box.width / 2, y: box.y + box.height * down };
}
