/** How long the page's own code takes for a frame, without the browser and the graphics card. */
import type { Page } from "../../setup/browser/visit.mjs";
import { press, toWatch, withSpeed } from "./page-visit.ts";

/** Frames in a second. */
const SECOND = 60;

declare global {
  interface Window {
    /** Milliseconds for each frame. */
    frameTimes: number[];
  }
}

export interface FrameTimes {
  readonly resting: readonly number[];
  readonly busiest: readonly number[];
}

export async function frameTimes(page: Page, count: number): Promise<FrameTimes> {
  await withSpeed(page, 1);
  await page.addInitScript(countFrames);
  await page.goto("/");
  await toWatch(page);
  const busiest = busiestOf(await framesOf(page, count));
  await press(page, "match.pause");
  await page.keyboard.press("s");
  const resting = await framesOf(page, Math.min(count, SECOND));
  await page.context().close();
  return { resting, busiest };
}

/** Runs in the page. Adds up all callbacks of a frame. */
function countFrames(): void {
  window.frameTimes = [];
  const ask = window.requestAnimationFrame.bind(window);
  let last = -1;
  window.requestAnimationFrame = (callback) =>
    ask((time) => {
      const start = performance.now();
      try {
        callback(time);
      } finally {
        const spent = performance.now() - start;
        if (time === last) window.frameTimes.push((window.frameTimes.pop() ?? 0) + spent);
        else window.frameTimes.push(spent);
        last = time;
      }
    });
}

async function framesOf(page: Page, count: number): Promise<readonly number[]> {
  await page.evaluate(() => {
    window.frameTimes = [];
  });
  await page.waitForFunction((many) => window.frameTimes.length >= many, count, { timeout: 0 });
  return page.evaluate(() => window.frameTimes);
}

function busiestOf(times: readonly number[]): readonly number[] {
  const windows = times.slice(SECOND - 1).map((_, i) => times.slice(i, i + SECOND));
  return windows.toSorted((a, b) => median(b) - median(a))[0] ?? times;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
