import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readRecord } from "../../src/engine/record.ts";
import { findGame } from "../../src/games/index.ts";
import { distributionOf } from "../../src/tools/simulate/distribution.ts";
import { runTool } from "./run-tool.ts";
import { checkTrace } from "./trace-checker/check-trace.ts";

const folder = mkdtempSync(join(tmpdir(), "letea-simulate-"));
afterAll(() => rmSync(folder, { recursive: true }));

const OPTIONS = "--game precognition --players 3 --mode competitive --setup standard --sit person,bot,person".split(
  " ",
);
const MATCHES = 30;

/** Returns all output that mustn't depend on the number of threads, with records and a trace. */
async function simulate(name: string, ...more: readonly string[]) {
  const [records, trace] = [join(folder, `${name}-records`), join(folder, `${name}.jsonl`)];
  const files = ["--records", records, "--trace", trace];
  const { code, out, err } = await runTool(
    "simulate",
    ...OPTIONS,
    "--games",
    String(MATCHES),
    "--json",
    ...files,
    ...more,
  );
  expect(code, err).toBe(0);
  const { speed, ...summary } = JSON.parse(out);
  expect(speed.matchesPerSecond).toBeGreaterThan(0);
  const written = readdirSync(records).map((file) => readFileSync(join(records, file), "utf8"));
  return { summary, records: written, trace: readFileSync(trace, "utf8") };
}

test("the same seed gives the same matches on any number of threads, and another seed gives others", async () => {
  const [one, three, other] = await Promise.all([
    simulate("one", "--seed", "5", "--threads", "1"),
    simulate("three", "--seed", "5", "--threads", "3"),
    simulate("other", "--seed", "6", "--threads", "2"),
  ]);
  expect(three).toEqual(one);
  expect(other.trace).not.toBe(one.trace);
  expect(other.records).not.toEqual(one.records);

  expect(new Set(one.records).size).toBe(MATCHES);
  const results = one.records.map((record) => readRecord(record, findGame).result);
  const traced = one.trace
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line))
    .filter((line) => "result" in line);
  expect(traced.map(({ result }) => result)).toEqual(results);
  expect(checkTrace(one.trace).matches).toBe(MATCHES);

  const healthy = results.flatMap((result) => result?.scores.map(([first]) => first ?? 0) ?? []);
  const firsts = results.flatMap((result) => result?.places.filter((place) => place === 1) ?? []).length;
  const [all] = one.summary.bots;
  expect(all).toMatchObject({ name: "random", results: 3 * MATCHES, scores: { healthy: distributionOf(healthy) } });
  expect(all.places[0]).toBe(firsts);
  expect(one.summary.seats).toHaveLength(3);
});

test("without --json people read tables of every bot and every seat, and nothing of progress without a terminal", async () => {
  const { code, out, err } = await runTool("simulate", "--games", "5", "--players", "2");
  expect(code, err).toBe(0);
  expect(out).toMatch(/^precognition, 2 players, competitive, standard: 5 matches, seed 1\n/);
  for (const table of ["healthy", "contaminated", "places"]) {
    const rows = ["all random", "Seat 1 \\(random, person\\)", "Seat 2 \\(random, person\\)"];
    const cells = rows.map((row) => `${row}( +\\d[\\d.]*( %)?)+\n?`).join("");
    expect(out).toMatch(new RegExp(`^${table} .*\n${cells}`, "m"));
  }
  expect(out).toMatch(/^inputs a match( +\d[\d.]*){6}$/m);
  expect(out).toMatch(/\n\d+ matches a second on \d+ threads \(\d+\.\d s\)\n$/);
  expect(err).toBe("");
});

test("where all win or lose together people read how matches ended", async () => {
  const how = "--mode coop --difficulty apocalypse --players 3 --bots greedy,random,random --games 12".split(" ");
  const [{ code, out, err }, { out: json }] = await Promise.all([
    runTool("simulate", ...how),
    runTool("simulate", ...how, "--json"),
  ]);
  expect(code, err).toBe(0);
  expect(out).toMatch(/^precognition, 3 players, coop, standard, apocalypse: 12 matches, seed 1\n/);
  expect(out).not.toMatch(/^places/m);
  const rows = [...out.matchAll(/^(won|lost in season \d|too few Humans) +(\d+) +\d+\.\d %$/gm)];
  const endings = rows.map(([, ending, matches]) => ({ ending, matches: Number(matches) }));
  expect(endings.reduce((sum, { matches }) => sum + matches, 0)).toBe(12);
  expect(JSON.parse(json).endings).toEqual(endings);
});

test("teams share their places and scores", async () => {
  const { code, out, err } = await runTool(
    ..."simulate --mode teams --setup advanced --bots greedy,greedy,random,random --games 6 --json".split(" "),
  );
  expect(code, err).toBe(0);
  const { bots, seats, endings } = JSON.parse(out);
  const [first, second, third, fourth] = seats;
  expect([first.places, first.scores]).toEqual([second.places, second.scores]);
  expect([third.places, third.scores]).toEqual([fourth.places, fourth.scores]);
  expect(bots[0]).toMatchObject({ name: "greedy", results: 12, places: [12, 0, 0, 0] });
  expect(bots[1]).toMatchObject({ name: "random", results: 12, places: [0, 12, 0, 0] });
  expect(endings).toEqual([]);
});

test("quartiles lie proportionally between numbers", () => {
  expect(distributionOf([4, 1, 2, 3])).toEqual({
    min: 1,
    quarter: 1.75,
    median: 2.5,
    threeQuarters: 3.25,
    max: 4,
    mean: 2.5,
  });
  expect(distributionOf([7])).toEqual({ min: 7, quarter: 7, median: 7, threeQuarters: 7, max: 7, mean: 7 });
});
