/**
 * Where crashes are aimed at: over many runs, each kind of step is hit, just before and just after it, at the host and at a
 * guest, however rare it is.
 */
import type { Rng } from "../../engine/rng.ts";
import type { Role, Trap } from "./device.ts";
import { type Fault, type Plan, STEPS, type Whom } from "./faults.ts";
import { between } from "./luck.ts";

const SECOND = 1_000;

/** Where somebody may break down. */
export type Spot = Required<Omit<Trap, "down">>;

/** What one of them never does, or only while it becomes the other one. */
const NOT_THEIRS: Readonly<Record<Role, readonly string[]>> = {
  host: [
    ...["send who", "hear roster", "send say", "send answer", "hear ask", "hear presence"],
    ...["send wants", "send want", "hear want", "send stored"],
  ],
  guest: ["hear answer", "send ask", "send presence", "hear wants"],
};

const ROLES: readonly Role[] = ["host", "guest"];

/** All there are. */
export const SPOTS: readonly Spot[] = STEPS.flatMap((step) =>
  ROLES.filter((role) => !NOT_THEIRS[role].includes(step)).flatMap((as): Spot[] => [
    { step, when: "before", as },
    { step, when: "after", as },
  ]),
);

export const spotName = ({ step, when, as }: Spot): string => `${when} ${step} as ${as}`;

const isOf = ({ step }: Spot, kinds: readonly string[]): boolean => kinds.some((kind) => step.endsWith(` ${kind}`));

/** What doesn't come about in every run, though it's provoked. */
export const isRare = (spot: Spot): boolean =>
  isOf(spot, ["agree", "accuse", "turned-away", "want", "stand", "stored"]) ||
  (spot.as === "host" && isOf(spot, ["voice", "lost"]));

const RARE = SPOTS.filter(isRare);
const AIMS: readonly Spot[] = [...SPOTS, ...RARE, ...RARE, ...RARE];

export const spotOf = (seed: number): Spot => AIMS[seed % AIMS.length] ?? { step: "store", when: "before", as: "host" };

export const isAimedAt = (spot: Spot, kind: string): boolean => isOf(spot, [kind]);

/** These take three devices: one that is in the wrong or lost, and two that differ about it, or reach it. */
export const needsThree = (spot: Spot): boolean => isOf(spot, ["accuse", "want", "stored"]);

/** Only who looks on has no record at first. */
export const comesLate = (spot: Spot): boolean => isOf(spot, ["who", "roster"]);

export interface Aim {
  readonly trap: Trap;
  /** What brings about that it's come to. */
  readonly faults: readonly Fault[];
}

export function aimAt(spot: Spot, luck: Rng): Aim {
  const trap: Trap = { ...spot, down: between(luck, 0, 10 * SECOND) };
  return { trap, faults: provoking(spot, between(luck, 2 * SECOND, 6 * SECOND)) };
}

export const aimed = ({ faults, end }: Plan, aim: Aim): Plan => ({
  aim: aim.trap,
  faults: [...faults, ...aim.faults].toSorted((a, b) => a.at - b.at),
  end: Math.max(end, ...aim.faults.map((fault) => fault.at + ("lasts" in fault ? fault.lasts : SECOND))),
});

const crashes = (whom: Whom, at: number): Fault => ({
  at,
  do: "crash",
  whom,
  trap: { step: "send have", when: "after", down: 25 * SECOND },
});

function provoking(spot: Spot, at: number): readonly Fault[] {
  const { step, as } = spot;
  const [, kind = ""] = step.split(" ");
  if (isOf(spot, ["hello", "welcome", "proved"]) || step === "dial") return as === "host" ? [crashes("host", at)] : [];
  // Of whoever is gone for long the others agree that a bot plays on.
  if (kind === "agree") return [crashes(as === "host" ? "next" : "host", at)];
  // The others have chosen another host, and it hears of it later.
  if (as === "host" && (kind === "voice" || kind === "lost"))
    return [{ at, do: "cut", side: ["host"], lasts: 13 * SECOND, isHeld: true }];
  if (step === "hear say" && as === "guest") return [{ at, do: "retard", whom: "host", kind, ...LONG }];
  return PROVOKING[kind]?.(at) ?? [];
}

const LONG = { most: 60 * SECOND, lasts: 40 * SECOND };

const PROVOKING: Readonly<Record<string, (at: number) => readonly Fault[]>> = {
  lost: (at) => [crashes("host", at)],
  voice: (at) => [crashes("host", at)],
  stand: (at) => [crashes("host", at)],
  entries: (at) => [crashes("host", at)],
  // The next host misses the end of the record, and hears of it before it has it.
  want: (at) => [{ at, do: "retard", whom: "next", kind: "entries", ...LONG }, crashes("host", at + 5 * SECOND)],
  // A guest reaches the host by another guest only.
  stored: (at) => [{ at, do: "cut", side: ["next"], from: ["host"], lasts: 30 * SECOND, isHeld: false }],
  // Both ends have missed each other for long, and dial at once.
  "turned-away": (at) => [
    { at, do: "cut", side: ["host"], lasts: 12 * SECOND, isHeld: false },
    { at: at + 8 * SECOND, do: "slow", most: 4 * SECOND, lasts: 30 * SECOND },
  ],
};
