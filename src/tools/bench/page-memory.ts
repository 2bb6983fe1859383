/** The memory that matches leave behind, when several are played without a reload. */
import type { Page } from "../../setup/browser/visit.mjs";
import { press, toWatch, withSpeed } from "./page-visit.ts";

/** In bytes, after garbage collection. */
export interface Memory {
  /** The objects of the page's scripts. */
  readonly data: number;
  /** Compiled code. It grows while more functions run often, up to a limit. */
  readonly compiled: number;
}

/** Returns the memory after the first match and after the last. */
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

/** Chromium's format: nodes are one flat array with a fixed number of fields each. */
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
