import { expect, test } from "vitest";
import type { Stimulus } from "../../src/net/node.ts";
import { CALM } from "../../src/tools/lab/faults.ts";
import { simulate } from "../../src/tools/lab/lab.ts";
import type { Start } from "../../src/tools/lab/scene.ts";
import { sceneOf } from "../../src/tools/lab/series.ts";
import { runResult, summaryOf } from "../../src/tools/lab/tell.ts";
import { ToyNode } from "../net/toy-node.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { runTool } from "./run-tool.ts";

const OPTIONS = "--seeds 5 --seed 40 --game precognition --players 2 --spectators 1".split(" ");

test("the same seeds give the same runs on any number of threads", async () => {
  const [one, two] = await Promise.all(
    ["1", "2"].map((threads) => runTool("simulate-net", ...OPTIONS, "--threads", threads)),
  );
  expect(one?.code, one?.err).toBe(0);
  expect(two?.out).toBe(one?.out);
  expect(one?.out).toMatch(/^runs +5$/mu);
  expect(one?.out).toMatch(/^that went wrong +0$/mu);
});

test("a run that fails says so by its exit code, with all that happened, and the seed makes it again just so", async () => {
  // Hardly any match is over after so little time.
  const failing = (...more: readonly string[]) =>
    runTool("simulate-net", ..."--game precognition --players 2 --spectators 0 --minutes 0".split(" "), ...more);
  const five = await failing("--seeds", "5", "--seed", "70");
  expect(five.code, five.err).toBe(1);
  const failures = [...five.out.matchAll(/^seed (\d+):\n(?: {2}.*\n)+(?:seed \1: .*\n)+/gmu)];
  expect(five.out).toMatch(new RegExp(`^that went wrong +${failures.length}$`, "mu"));
  const [failure, seed = ""] = failures.at(-1) ?? [];
  expect(failure).toMatch(/^seed \d+: the match of seat \d isn't over: /mu);
  const again = await failing("--seeds", "1", "--seed", seed);
  expect(again.code).toBe(1);
  expect(again.out.startsWith(failure ?? "none")).toBe(true);
});

/** A node that breaks when people chat. */
class Shy extends ToyNode {
  override hear(stimulus: Stimulus): void {
    if (stimulus.on === "chat") throw new Error("too much");
    super.hear(stimulus);
  }
}

test("a run that fails is told with its seed, and told just the same when it's made again", () => {
  const makeNode = (start: Start) => new Shy(start);
  const tell = (seed: number) => {
    const { devices: _, ...scene } = sceneOf(rehearsal, {}, seed);
    // The toy node can't cope with lost messages.
    return runResult(simulate({ ...scene, makeNode, plan: CALM }));
  };
  const runs = [1, 2, 3, 4].map(tell).filter(({ failure }) => failure !== "");
  expect(runs.length).toBeGreaterThan(1);
  for (const told of runs) {
    expect(told.failure).toMatch(new RegExp(`^seed ${told.seed}:\n  0\\.000 `, "u"));
    expect(told.failure).toContain(`\nseed ${told.seed}: seat `);
    expect(tell(told.seed)).toEqual(told);
  }
  expect(summaryOf(runs)).toMatch(new RegExp(`^that went wrong +${runs.length}$`, "mu"));
});
