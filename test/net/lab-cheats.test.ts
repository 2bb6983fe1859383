/** The part of the lab in which seats deviate from the program: wrong nodes are found out there as well. */
import { describe, expect, test } from "vitest";
import type { Effect, Stimulus } from "../../src/net/node.ts";
import type { Deviation, Move } from "../../src/tools/lab/cheats/scheme.ts";
import { toldScheme } from "../../src/tools/lab/cheats/scheme.ts";
import { cheatedScene, playCheated } from "../../src/tools/lab/cheats/series.ts";
import { shrunk } from "../../src/tools/lab/cheats/shrink.ts";
import type { ObservedNode } from "../../src/tools/lab/device.ts";
import { CALM } from "../../src/tools/lab/faults.ts";
import { kindOf } from "../../src/tools/lab/kind.ts";
import { simulate } from "../../src/tools/lab/lab.ts";
import { realNode } from "../../src/tools/lab/real-node.ts";
import { rosterOf, type Scene, type Start } from "../../src/tools/lab/scene.ts";
import { rehearsal } from "../rehearsal/game.ts";

/** Three people on good lines, and what one of them does. The host is seat `host`, the others are told in their order. */
function table(seed: number, deviationsOf: (seats: Seats) => readonly Omit<Deviation, "id">[]): Scene {
  const scene = cheatedScene(rehearsal, { players: 3, spectators: 0, cheats: 1 }, seed);
  const [host = 0, cheat = 1, other = 2] = rosterOf(scene).line;
  const deviations = deviationsOf({ host, cheat, other }).map((one, id) => ({ id, ...one }));
  return { ...scene, thinks: [300, 3_000], plan: CALM, scheme: { seats: [cheat], deviations } };
}

interface Seats {
  readonly host: number;
  readonly cheat: number;
  readonly other: number;
}

const doing =
  (move: Move, from = 8_000, lasts = 10_000) =>
  ({ host, cheat, other }: Seats) => [{ by: cheat, from, lasts, to: [host, other], move }];

const harmless = table(1, doing({ do: "doubt" }));

/** The program, and something else that is told or done. */
const wrong = (
  isWrong: (start: Start) => boolean,
  bent: (stimulus: Stimulus, effects: readonly Effect[]) => readonly Effect[],
  isHeard: (stimulus: Stimulus) => boolean = () => true,
): Pick<Scene, "makeNode"> => ({
  makeNode: (start) => {
    const node = realNode(start);
    if (!isWrong(start)) return node;
    return {
      get book() {
        return node.book;
      },
      get frames() {
        return node.frames;
      },
      tell: (stimulus) => (isHeard(stimulus) ? bent(stimulus, node.tell(stimulus)) : []),
    } satisfies ObservedNode;
  },
});

const isOther = ({ roster, notes }: Start) => notes.has(roster.line[2] ?? 0);

test("what is drawn follows from the seed, and so does what comes of it", () => {
  const scheme = (seed: number) =>
    toldScheme(cheatedScene(rehearsal, { cheats: 1 }, seed).scheme ?? harmless.scheme ?? NONE);
  expect(scheme(7)).toEqual(scheme(7));
  expect(scheme(7)).not.toEqual(scheme(8));
  const [once, again] = [1, 2].map(() => JSON.stringify(simulate(cheatedScene(rehearsal, { cheats: 1 }, 5)).log));
  expect(again).toBe(once);
});

const NONE = { seats: [], deviations: [] };

test("in many draws everything is done by somebody: by hosts and guests, and with each way the lines may be", () => {
  const scenes = Array.from({ length: 200 }, (_, seed) => cheatedScene(rehearsal, { cheats: 1 }, seed));
  const moves = new Set(scenes.flatMap(({ scheme }) => (scheme?.deviations ?? []).map(({ move }) => move.do)));
  expect([...moves].sort()).toEqual(
    "abstain alter copy delay doubt evict flood ignore leap repeat replay restore slander usurp vote withhold word".split(
      " ",
    ),
  );
  const hosting = scenes.filter((scene) => scene.scheme?.seats.includes(rosterOf(scene).line[0] ?? 0));
  expect(hosting.length).toBeGreaterThan(80);
  expect(hosting.length).toBeLessThan(180);
  const lags = scenes.filter(({ plan }) => plan?.faults.some((fault) => fault.do === "lag"));
  const cuts = scenes.filter(({ plan }) => plan?.faults.some((fault) => fault.do === "cut"));
  for (const some of [lags, cuts, scenes.filter(({ plan }) => plan === CALM)]) expect(some.length).toBeGreaterThan(20);
});

test("two cheats of four, too", () => {
  const { scheme } = cheatedScene(rehearsal, { cheats: 2, players: 4 }, 3);
  expect(scheme?.seats).toHaveLength(2);
});

describe("is well", () => {
  test.each<[string, Scene]>([
    ["with nobody who does anything", table(2, () => [])],
    ["with doubts", harmless],
    ["with old texts", table(3, doing({ do: "replay", what: "all" }))],
    ["with numbers as large as they may be", table(7, doing({ do: "leap", what: "all", by: 2 ** 32 - 10_000 }))],
    ["with a flood of old texts", table(8, doing({ do: "flood", what: "all", times: 90 }))],
    ["with texts that come twice", table(4, doing({ do: "repeat", what: "all", by: 700 }, 3_000))],
    [
      "with signatures for another match",
      table(5, doing({ do: "alter", what: ["say", "voice"], isForeign: true }, 2_000)),
    ],
  ])("a table %s", (_, scene) => {
    const { problems, transcript } = simulate(scene);
    expect(problems).toEqual([]);
    expect(transcript?.book.game.isOver).toBe(true);
  });

  test("a table whose host shows two of them different records: it's named, and all others play on together", () => {
    const scene = table(6, () => []);
    const [host = 0, ...guests] = rosterOf(scene).line;
    const move: Move = { do: "alter", what: ["entries"], isForeign: false };
    const deviations = [{ id: 0, by: host, from: 6_000, lasts: 2_000, to: guests.slice(0, 1), move }];
    const { problems, log } = simulate({ ...scene, scheme: { seats: [host], deviations } });
    expect(problems).toEqual([]);
    for (const guest of guests)
      expect(log).toContainEqual(expect.stringContaining(`seat ${guest} is told: cheated {"seat":${host},`));
  });
});

describe("is found out", () => {
  const found = (scene: Scene) => simulate(scene).problems;

  test("a device that takes in no entries from some time on", () => {
    const from = { now: 0 };
    const isHeard = (stimulus: Stimulus) => {
      if (stimulus.on === "time") from.now = stimulus.now;
      return stimulus.on !== "received" || kindOf(stimulus.text) !== "entries" || from.now < 5_000;
    };
    const scene = { ...harmless, ...wrong(isOther, (_, effects) => effects, isHeard) };
    expect(found(scene)).toContainEqual(expect.stringMatching(/different records for 30 s, and one is left behind/u));
  });

  test("a device that names somebody honest", () => {
    const named = rosterOf(harmless).line[0] ?? 0;
    const notice: Effect = { do: "notice", key: "cheated", facts: { seat: named, proof: "frames" } };
    const scene = { ...harmless, ...wrong(isOther, (_, effects) => [...effects, notice]) };
    expect(found(scene)).toContainEqual(`seat ${named} is called a cheat: frames`);
  });

  test("a device that keeps other things than it has", () => {
    const bent = (_: Stimulus, effects: readonly Effect[]) => effects.filter((effect) => effect.do !== "store");
    const scene = { ...harmless, ...wrong(isOther, bent) };
    expect(found(scene)).toContainEqual(expect.stringMatching(/^seat \d has stored another record$/u));
  });

  test("a device that checks more signatures than a slow computer can", () => {
    const makeNode = (start: Start): ObservedNode => {
      const node = realNode(start);
      const tell = (stimulus: Stimulus) => {
        for (let k = 0; k < 20; k++) start.signatures.isBy("", new Uint8Array(), "");
        return node.tell(stimulus);
      };
      return {
        get book() {
          return node.book;
        },
        get frames() {
          return node.frames;
        },
        tell,
      };
    };
    expect(found({ ...harmless, makeNode })).toContainEqual(expect.stringMatching(/signs and checks \d+.* a second$/u));
  });

  test("a match that is never over", () => {
    const isHeard = (stimulus: Stimulus) => stimulus.on !== "act";
    const scene = { ...harmless, ...wrong(isOther, (_, effects) => effects, isHeard) };
    expect(found(scene)).toContainEqual(expect.stringMatching(/^the match of seat \d isn't over/u));
  });
});

test("what isn't needed for a failure is left out of what is told of it", () => {
  const named = rosterOf(harmless).line[0] ?? 0;
  const notice: Effect = { do: "notice", key: "cheated", facts: { seat: named, proof: "frames" } };
  // Only whoever hears of a lost host goes wrong.
  const isLost = (stimulus: Stimulus) => stimulus.on === "received" && kindOf(stimulus.text) === "lost";
  const bent = (stimulus: Stimulus, effects: readonly Effect[]) => (isLost(stimulus) ? [...effects, notice] : effects);
  const scene: Scene = {
    ...table(1, (seats) => [
      ...doing({ do: "repeat", what: ["have"], by: 500 })(seats),
      ...doing({ do: "doubt" })(seats),
      ...doing({ do: "replay", what: ["say"] })(seats),
    ]),
    ...wrong(isOther, bent),
    plan: { faults: [{ at: 4_000, do: "slow", most: 600, lasts: 2_000 }], end: 7_000 },
  };
  const report = simulate(scene);
  expect(report.problems).toContain(`seat ${named} is called a cheat: frames`);
  const least = shrunk({ scene, report }).scene;
  expect(least.scheme?.deviations.map(({ move }) => move.do)).toEqual(["doubt"]);
  expect(least.plan?.faults).toEqual([]);
  const { failure } = playCheated(scene);
  expect(failure).toContain("says that it has lost the host");
  expect(failure).not.toContain("sends old say");
});
