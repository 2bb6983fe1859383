/** What matches leave behind: they are played one after the other, in a page that is never loaded again. */
import type { Page } from "../../setup/browser/visit.mjs";
import { press, toWatch, withSpeed } from "./page-visit.ts";

/** Bytes of the page's own, once all that nobody needs is gone. */
export interface Memory {
  /** All that its scripts have made. */
  readonly data: number;
  /** What the browser has made of the scripts: the more often a part of them has run, the more. It ends by itself. */
  readonly compiled: number;
}

/** After the first match and after the last. */
export async function memoryAfterMatches(page: Page, matches: number): Promise<readonly [Memory, Memory]> {
  await withSpeed(page, "instant");
  await page.goto("/");
  await toWatch(page);
  await press(page, "match.to-end");
  await page.getByRole("dialog").waitFor({ timeout: 0 });
  const first = await memoryOf(page);
  for (let match = 2; match <= matches; match++) {
    await press(page, "match.rematch");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.locator(".world canvas").waitFor();
    await press(page, "match.to-end");
    await page.getByRole("dialog").waitFor({ timeout: 0 });
  }
  const last = await memoryOf(page);
  await page.context().close();
  return [first, last];
}

async function memoryOf(page: Page): Promise<Memory> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("HeapProfiler.collectGarbage");
  const { usedSize } = await browser.send("Runtime.getHeapUsage");
  const parts: string[] = [];
  browser.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => parts.push(chunk));
  await browser.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await browser.detach();
  const compiled = sizeOfCode(JSON.parse(parts.join("")));
  return { data: usedSize - compiled, compiled };
}

/** As Chromium writes it: nodes are rows of numbers, without anything between the rows. */
interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } };
  readonly nodes: readonly number[];
}

function sizeOfCode({ snapshot: { meta }, nodes }: Snapshot): number {
  const { node_fields: fields, node_types: types } = meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  const code = types[0].indexOf("code");
  let sum = 0;
  for (let row = 0; row < nodes.length; row += fields.length) {
    if (nodes[row + type] === code) sum += nodes[row + size] ?? 0;
  }
  return sum;
}
