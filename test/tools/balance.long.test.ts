import { beforeAll, describe, expect, test } from "vitest";
import { survey } from "../../src/games/precognition/balance/survey.ts";
import { CARDS } from "../../src/games/precognition/content/cards.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import type { Event } from "../../src/games/precognition/model/events.ts";
import { seatsOf } from "../../src/tools/play/cast.ts";
import { startPlay } from "../../src/tools/play/play.ts";
import { runTool } from "./run-tool.ts";

test("the same seed gives the same report on any number of threads, and another seed another", async () => {
  const [one, two, other] = await Promise.all([
    runTool("balance", "--games", "1", "--threads", "1"),
    runTool("balance", "--games", "1", "--threads", "2"),
    runTool("balance", "--games", "1", "--seed", "2"),
  ]);
  expect(one.code, one.err).toBe(0);
  expect(two.out).toBe(one.out);
  expect(other.out).not.toBe(one.out);
  expect(one.err).toBe("");
});

describe("what is counted in a match is what happened in it", () => {
  const lineups = survey.lineups(precognition);
  const lineup = lineups.find(({ variant: { options, players } }) => options.mode === "coop" && players === 2);
  if (lineup === undefined) throw new Error("nobody plays together");
  const watcher = survey.watch(lineup);
  const events: Event[] = [];
  beforeAll(() => {
    const { options, players } = lineup.variant;
    const seats = seatsOf(
      lineup.levels,
      Array.from({ length: players }, () => "bot"),
    );
    const { match, next } = startPlay({ game: precognition, options, seats, seed: 5 });
    while (!match.isOver) {
      for (const event of match.apply(next())) {
        watcher.see(event, match.state);
        events.push(event);
      }
    }
    if (match.result === undefined) throw new Error("it has no end");
    watcher.end(match.state, match.result);
  });

  const counted = (pattern: RegExp) =>
    [...watcher.counts].reduce((sum, [name, n]) => sum + (pattern.test(name) ? n : 0), 0);
  const times = (on: Event["on"]) => events.filter((event) => event.on === on).length;

  test("each card that is kept, given and activated", () => {
    expect(counted(/^card\/.*\/kept\/coop$/u)).toBe(times("chose"));
    expect(counted(/^card\/.*\/given\/coop$/u)).toBe(times("chose"));
    const activated = events.flatMap((event) => (event.on === "activated" ? event.cards : []));
    for (const { id } of CARDS) {
      expect(watcher.counts.get(`card/${id}/activated`) ?? 0).toBe(activated.filter((card) => card === id).length);
    }
  });

  test("each Objective that comes up", () => {
    expect(counted(/^objective\/.*\/(?:round|season-end)$/u)).toBe(times("objective"));
    expect(counted(/^objective\/.*\/(?:met|missed)$/u)).toBe(times("judged"));
  });

  test("each tile, for each boat", () => {
    const tiles = events.filter((event) => event.on === "turned" && event.round % 4 !== 0);
    expect(counted(/^tile\/(?!heron|salt|letea).*\/boats$/u)).toBe(2 * tiles.length);
  });
});

describe("the report", () => {
  let report = "";
  beforeAll(async () => {
    report = (await runTool("balance", "--games", "1", "--seed", "3")).out;
  });

  test("says how many targets are met, and lists the others", () => {
    const [, met, all] = /^(\d+) of (\d+) targets are met/mu.exec(report) ?? [];
    expect(Number(all)).toBeGreaterThan(40);
    const missed = report.slice(0, report.indexOf("\n## ")).match(/^- .+ is (?:low|high) \(.+\)$/gmu) ?? [];
    expect(missed).toHaveLength(Number(all) - Number(met));
  });

  test("has every part, and a row for each card", () => {
    const parts = [...report.matchAll(/^## (.+)$/gmu)].map(([, title]) => title);
    expect(parts).toEqual([
      "Healthy Humans at the end, boat by boat",
      "Co-operative matches",
      "Bots",
      "Where Humans are lost",
      "Cards",
      "Card types",
      "Machines",
      "Advanced Rooms",
      "River tiles",
      "Objectives",
      "Seats",
    ]);
    for (const { id } of CARDS) expect(report).toContain(` ${id} (`);
  });

  test("shows nothing that couldn't be worked out", () => {
    expect(report).not.toMatch(/NaN|undefined|Infinity|\[object/u);
  });
});
