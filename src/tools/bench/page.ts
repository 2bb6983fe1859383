/** Measures the page in a real browser: size, loading time, frame time, memory. */
import { visitBuiltPage } from "../../setup/browser/visit.mjs";
import type { Figure } from "./figure.ts";
import { frameTimes, median, percentile } from "./page-frames.ts";
import { memoryAfterMatches } from "./page-memory.ts";
import { waitingTimes } from "./page-waiting.ts";
import { weightOfFirstPage, weightOfTable } from "./page-weight.ts";

export interface PageRuns {
  readonly frames: number;
  readonly matches: number;
}

/** Reports each figure as soon as it is known. */
export function measurePage({ frames, matches }: PageRuns, tell: (figure: Figure) => void): Promise<void> {
  const found = (name: string, value: number, unit: string): void =>
    tell({ name: `page: ${name}`, value: Number(value.toPrecision(4)), unit });
  const timed = (when: string, times: readonly number[]): void => {
    found(`JavaScript a frame ${when}, four boats, median`, median(times), "ms");
    found(`JavaScript a frame ${when}, four boats, 99 of 100`, percentile(times, 0.99), "ms");
  };
  return visitBuiltPage(async (fresh) => {
    const first = await weightOfFirstPage(await fresh());
    found("the first page: code and art, gzip", kilo(first.code + first.art), "kB");
    found("the first page: fonts", kilo(first.fonts), "kB");
    const all = await weightOfTable(await fresh());
    found("the table, beyond the first page: code, gzip", kilo(all.code - first.code), "kB");
    found("first page and table: art, gzip", kilo(all.art), "kB");
    found("first page and table: fonts", kilo(all.fonts), "kB");

    const waited = await waitingTimes(fresh);
    found("time to the first page", median(waited.firstPage), "ms");
    found("time from the first page to the table", median(waited.table), "ms");

    const { resting, busiest } = await frameTimes(await fresh(), frames);
    timed("at rest", resting);
    timed("in the busiest sixty frames of a match", busiest);

    const [one, last] = await memoryAfterMatches(await fresh(), matches);
    found("memory after one match: data", mega(one.data), "MB");
    found(`memory after ${matches} matches: data`, mega(last.data), "MB");
    found("memory after one match: compiled code", mega(one.compiled), "MB");
    found(`memory after ${matches} matches: compiled code`, mega(last.compiled), "MB");
  });
}

const kilo = (bytes: number): number => bytes / 1000;
const mega = (bytes: number): number => bytes / 1e6;
