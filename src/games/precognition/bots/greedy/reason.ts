/** Why an act is better than the next best one: the part of the boat that makes the largest difference. */
import type { Advice } from "../../../../engine/game.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import type { Weighed } from "./open-acts.ts";
import { type Counter, type Holdings, worth } from "./worth.ts";

type Reason = Advice<PrecognitionTypes>["reason"];

/** In Humans: acts that differ by less are equally good. */
const CLOSE = 0.05;

const COUNTERS = ["cabins", "contaminated", "doctors", "protectors", "food", "bane"] as const satisfies Counter[];

export function reasonFor(best: Weighed, next: Weighed | undefined, round: number): Reason {
  if (next === undefined || best.worth - next.worth < CLOSE) return { key: "reason.close", facts: {} };
  const { part, gain } = decisivePart(best.boat, next.boat, round);
  // What isn't on this boat is elsewhere: with a neighbour or an Objective.
  if (gain < CLOSE) return { key: "reason.others", facts: {} };
  if (part === "machines") return { key: "reason.machines", facts: {} };
  return { key: `reason.${part}`, facts: { n: difference(best.boat, next.boat, part) } };
}

function decisivePart(best: Holdings, next: Holdings, round: number): { part: Counter | "machines"; gain: number } {
  const whole = worth(best, round, "nothing");
  const parts = [...COUNTERS, "machines"] as const;
  const gains = parts.map((part) => ({
    part,
    gain: whole - worth({ ...best, ...without(next, part) }, round, "nothing"),
  }));
  return gains.reduce((most, one) => (one.gain > most.gain ? one : most));
}

const without = (next: Holdings, part: Counter | "machines"): Partial<Holdings> =>
  part === "machines" ? { machines: next.machines, rooms: next.rooms } : { [part]: next[part] };

const difference = (best: Holdings, next: Holdings, part: Counter): number => {
  const by = best[part] - next[part];
  return by < 0 ? -by : by;
};
