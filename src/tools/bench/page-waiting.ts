/** Loading times with an empty cache. */
import type { Page } from "../../setup/browser/visit.mjs";
import { ADDRESS, toTable } from "./page-visit.ts";

const VISITS = 3;

export interface Waited {
  /** Milliseconds from the navigation to the first paint. */
  readonly firstPage: readonly number[];
  /** From the first page, without a pause there, to the world. */
  readonly table: readonly number[];
}

export async function waitingTimes(fresh: () => Promise<Page>): Promise<Waited> {
  const firstPage: number[] = [];
  const table: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const page = await fresh();
    await page.goto(ADDRESS);
    firstPage.push(await page.evaluate(firstPaint));
    const start = performance.now();
    await toTable(page);
    table.push(performance.now() - start);
    await page.context().close();
  }
  return { firstPage, table };
}

/** Runs in the page. */
function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName("first-contentful-paint");
      if (paint !== undefined) resolve(paint.startTime);
    });
    observer.observe({ type: "paint", buffered: true });
  });
}
