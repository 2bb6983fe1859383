/** In many runs one after the other every step has its turn: somebody breaks down in the midst of it, however rare it is. */
import type { Rng } from "../../engine/rng.ts";
import type { Trap } from "./device.ts";
import { type Fault, type Plan, STEPS } from "./faults.ts";
import { between } from "./luck.ts";

const SECOND = 1_000;

/** What doesn't come about by itself in every run has its turn more often. */
const RARE = ["agree", "accuse", "refused", "turned-away", "want"].flatMap((kind) => [`send ${kind}`, `hear ${kind}`]);
const AIMS: readonly string[] = [...STEPS, ...RARE, ...RARE, ...RARE, ...RARE];

const stepOf = (seed: number): string => AIMS[seed % AIMS.length] ?? "store";

export const isAimedAt = (seed: number, kind: string): boolean => stepOf(seed).endsWith(` ${kind}`);

/** These take three devices: one that is in the wrong or lost, and two that differ about it. */
export const needsThree = (seed: number): boolean => ["accuse", "want"].some((kind) => isAimedAt(seed, kind));

export interface Aim {
  readonly trap: Trap;
  /** What brings about that it's come to. */
  readonly faults: readonly Fault[];
}

/** Now this side of the step, now the other. */
export function aimOf(seed: number, luck: Rng): Aim {
  const when = Math.floor(seed / AIMS.length) % 2 === 0 ? "before" : "after";
  const trap: Trap = { step: stepOf(seed), when, down: between(luck, 0, 10 * SECOND) };
  const [, kind = ""] = trap.step.split(" ");
  return { trap, faults: PROVOKING[kind]?.(between(luck, 2 * SECOND, 6 * SECOND)) ?? [] };
}

export const aimed = ({ faults, end }: Plan, aim: Aim): Plan => ({
  aim: aim.trap,
  faults: [...faults, ...aim.faults].toSorted((a, b) => a.at - b.at),
  end: Math.max(end, ...aim.faults.map((fault) => fault.at + ("lasts" in fault ? fault.lasts : SECOND))),
});

const hostCrashes = (at: number): Fault => ({
  at,
  do: "crash",
  whom: "host",
  trap: { step: "send entries", when: "after", down: 25 * SECOND },
});

const PROVOKING: Readonly<Record<string, (at: number) => readonly Fault[]>> = {
  lost: (at) => [hostCrashes(at)],
  voice: (at) => [hostCrashes(at)],
  agree: (at) => [hostCrashes(at)],
  // The next host misses the end of the record, and hears of it before it has it.
  want: (at) => [
    { at, do: "retard", whom: "next", kind: "entries", most: 60 * SECOND, lasts: 40 * SECOND },
    hostCrashes(at + 5 * SECOND),
  ],
  // Both ends find that a link is gone, and dial at once.
  "turned-away": (at) => [0, 6, 12, 18].map((later) => ({ at: at + later * SECOND, do: "break", share: 1000 })),
};
