/** What matches leave behind: they are played one after the other, in a page that is never loaded again. */
import type { Page } from "../../setup/browser/visit.mjs";
import { press, toWatch, withSpeed } from "./page-visit.ts";

/** Bytes of the page's own after each match, once all that nobody needs is gone. */
export async function heapAfterMatches(page: Page, matches: number): Promise<readonly number[]> {
  await withSpeed(page, "instant");
  await page.goto("/");
  await toWatch(page);
  const heap: number[] = [];
  while (heap.length < matches) {
    await press(page, "match.to-end");
    await page.getByRole("dialog").waitFor({ timeout: 0 });
    heap.push(await heapOf(page));
    await press(page, "match.rematch");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.locator(".world canvas").waitFor();
  }
  await page.context().close();
  return heap;
}

async function heapOf(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("HeapProfiler.collectGarbage");
  const { usedSize } = await browser.send("Runtime.getHeapUsage");
  await browser.detach();
  return usedSize;
}
