/** Many matches over a network on which much goes wrong: they hold together, and are played to their end. */
import { describe, expect, test } from "vitest";
import { scan } from "../../src/tools/lab/early.ts";
import { STEPS } from "../../src/tools/lab/faults.ts";
import type { Report } from "../../src/tools/lab/lab.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { runAll } from "./seeds.ts";

/** What could be opened before it was asked for, with all that reached others by then. */
const early = ({ transcript }: Report): readonly string[] => (transcript === undefined ? [] : scan(transcript).found);

const RUNS = 280;
const AT_ONCE = 40;
const reports: Report[] = [];

describe("280 of the rehearsal game", () => {
  test.each(Array.from({ length: RUNS / AT_ONCE }, (_, k) => 1 + k * AT_ONCE))("from seed %i on", (from) => {
    reports.push(...runAll({ game: rehearsal, from, runs: AT_ONCE }));
  });

  test("somebody has broken down around each message and each step", () => {
    expect(reports).toHaveLength(RUNS);
    const crashes = new Set(reports.flatMap(({ figures }) => figures.crashes));
    // On one side of a message at least, while it's sent or while it's heard.
    const isMet = (what: string) => [...crashes].some((crash) => crash.endsWith(` ${what}`));
    expect([...new Set(STEPS.map((step) => step.split(" ").at(-1) ?? ""))].filter((what) => !isMet(what))).toEqual([]);
  });

  test("hosts have followed each other, links on which too much waits been given up, and cheats named", () => {
    expect(reports.filter(({ figures }) => figures.hosts > 0).length).toBeGreaterThan(50);
    expect(reports.some(({ log }) => log.some((line) => line.includes("not-listening")))).toBe(true);
    const isFault = ({ transcript }: Report) => transcript?.book.entries.some(({ body }) => body.kind === "fault");
    expect(reports.filter(isFault).length).toBeGreaterThan(2);
  });

  test("some had a clock, and whose time was up has lost the seat to a bot", () => {
    const timed = reports.filter(({ transcript }) => transcript?.book.terms.roster.clock !== undefined);
    expect(timed.length).toBeGreaterThan(20);
    const isLate = ({ transcript }: Report) =>
      transcript?.book.entries.some(({ body }) => body.kind === "dropped" && body.why === "late");
    expect(timed.filter(isLate).length).toBeGreaterThan(5);
    expect(reports.filter(isLate)).toEqual(timed.filter(isLate));
  });

  test("nobody has known anything early", () => {
    expect(reports.slice(0, 40).flatMap(early)).toEqual([]);
  });
});

test("20 with real signatures", () => {
  runAll({ game: rehearsal, from: 1001, runs: 20, signed: true, players: 2 });
});
