/** The first real opponent: what it is for, measured over matches with fixed seeds. */
import { describe, expect, test } from "vitest";
import { equal } from "../../src/engine/codec.ts";
import type { Seat } from "../../src/engine/game.ts";
import { LocalTable } from "../../src/engine/local-table.ts";
import { Match, type SeatInfo } from "../../src/engine/match.ts";
import { seeded } from "../../src/engine/rng.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import type { Event } from "../../src/games/precognition/model/events.ts";
import type { Options } from "../../src/games/precognition/model/options.ts";
import type { PrecognitionTypes } from "../../src/games/precognition/model/types.ts";

const MATCHES = 40;
const STANDARD: Options = { mode: "competitive", setup: "standard" };
const ADVANCED: Options = { mode: "competitive", setup: "advanced" };

interface Told {
  readonly match: Match<PrecognitionTypes>;
  readonly events: readonly Event[];
}

function play(options: Options, levels: readonly string[], seed: number): Told {
  const seats = levels.map((level, i): SeatInfo => ({ name: `Seat ${i}`, by: "bot", level }));
  const match = new Match(precognition, options, seats);
  const table = LocalTable.fresh(match, seed);
  const events: Event[] = [];
  for (let input = table.nextAnswer(); input !== undefined; input = table.nextAnswer()) {
    events.push(...match.apply(input));
  }
  return { match, events };
}

const playAll = (options: Options, levels: readonly string[]): Told[] =>
  Array.from({ length: MATCHES }, (_, seed) => play(options, levels, seed));

const healthy = ({ match }: Told): number[] => match.state.boats.map(({ cabins }) => cabins);

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

describe.each([
  ["standard", STANDARD],
  ["advanced", ADVANCED],
])("greedy, %s set-up", (_, options) => {
  const among = playAll(options, ["greedy", "greedy", "greedy", "greedy"]);
  const perBoat = (count: (event: Event) => number) =>
    among.reduce((sum, { events }) => sum + events.reduce((own, event) => own + count(event), 0), 0) / (4 * MATCHES);

  test("beats three random bots in nine matches of ten, alone in the first place", () => {
    const won = Array.from({ length: MATCHES }, (_, seed) => {
      const seat: Seat = seed % 4;
      const levels = ["random", "random", "random", "random"].with(seat, "greedy");
      const places = play(options, levels, 1000 + seed).match.result?.places ?? [];
      return places[seat] === 1 && places.filter((place) => place === 1).length === 1;
    });
    expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(0.9 * MATCHES);
  });

  test("ends with a median of 9 healthy Humans or more among its like", () => {
    expect(median(among.flatMap(healthy))).toBeGreaterThanOrEqual(9);
  });

  test("uses its Machines, in every third round at least", () => {
    expect(perBoat((event) => (event.on === "fired" ? 1 : 0))).toBeGreaterThanOrEqual(4);
  });

  test("doesn't let its Humans starve", () => {
    expect(perBoat((event) => (event.on === "fed" ? event.starved : 0))).toBeLessThan(1);
  });

  test("doesn't drown in Bane: Protectors take away most of what comes up", () => {
    const risen = perBoat((event) => (event.on === "bane-rose" ? event.by : 0));
    const left = among.flatMap(({ match }) => match.state.boats.map(({ bane }) => bane));
    expect(left.reduce((sum, one) => sum + one, 0) / left.length).toBeLessThan(risen / 2);
  });
});

test("greedy advises in every mode and set-up what it would do itself, and says why", () => {
  const reasons = new Set<string>();
  for (const [seed, { options, players }] of precognition.variants.entries()) {
    const seats = Array.from(
      { length: players },
      (_, i): SeatInfo => ({ name: `Seat ${i}`, by: "person", level: "greedy" }),
    );
    const match = new Match(precognition, options, seats);
    const table = LocalTable.fresh(match, seed);
    const luck = seeded(seed);
    while (!match.isOver) {
      const answer = table.nextAnswer();
      if (answer !== undefined) {
        match.apply(answer);
        continue;
      }
      const seat = match.awaits.flatMap((one) => (one.kind === "act" ? one.from : []))[0] ?? 0;
      const turn = { state: match.state, seat, mine: table.mine(seat), luck };
      const advice = precognition.advise?.(turn);
      if (advice === undefined) throw new Error("no advice");
      expect(equal(advice.act, precognition.bots.greedy?.(turn))).toBe(true);
      reasons.add(advice.reason.key);
      match.apply(table.inputFor(seat, advice.act));
    }
  }
  expect([...reasons].sort()).toEqual([
    "reason.bane",
    "reason.cabins",
    "reason.close",
    "reason.contaminated",
    "reason.doctors",
    "reason.food",
    "reason.machines",
    "reason.others",
    "reason.protectors",
  ]);
});
