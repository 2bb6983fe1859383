/**
 * Aims crashes at steps, so that over many runs each kind of step is hit, just before and just after it, at the host and
 * at a guest, however rare it is.
 */
import type { Rng } from "../../engine/rng.ts";
import type { Role, Trap } from "./device.ts";
import { type Fault, type Plan, STEPS, type Whom } from "./faults.ts";
import { between } from "./luck.ts";

const SECOND = 1_000;

/** Where a device may crash. */
export type Spot = Required<Omit<Trap, "down">>;

/** Steps that a role never takes, or only while it changes into the other role. */
const NOT_THEIRS: Readonly<Record<Role, readonly string[]>> = {
  host: [
    ...["send who", "hear roster", "send say", "send answer", "hear ask", "hear presence"],
    ...["send wants", "send want", "hear want", "send stored"],
  ],
  guest: ["hear answer", "send ask", "send presence", "hear wants"],
};

const ROLES: readonly Role[] = ["host", "guest"];

export const SPOTS: readonly Spot[] = STEPS.flatMap((step) =>
  ROLES.filter((role) => !NOT_THEIRS[role].includes(step)).flatMap((as): Spot[] => [
    { step, when: "before", as },
    { step, when: "after", as },
  ]),
);

export const spotName = ({ step, when, as }: Spot): string => `${when} ${step} as ${as}`;

const isOf = ({ step }: Spot, kinds: readonly string[]): boolean => kinds.some((kind) => step.endsWith(` ${kind}`));

/** Spots that aren't reached in every run, although they are provoked. */
export const isRare = (spot: Spot): boolean =>
  isOf(spot, ["agree", "accuse", "turned-away", "want", "stand", "stored"]) ||
  (spot.as === "host" && isOf(spot, ["voice", "lost"]));

const RARE = SPOTS.filter(isRare);
const AIMS: readonly Spot[] = [...SPOTS, ...RARE, ...RARE, ...RARE];

export const spotOf = (seed: number): Spot => AIMS[seed % AIMS.length] ?? { step: "store", when: "before", as: "host" };

export const isAimedAt = (spot: Spot, kind: string): boolean => isOf(spot, [kind]);

/** Needs three devices: one that is at fault or lost, and two others. */
export const needsThree = (spot: Spot): boolean => isOf(spot, ["accuse", "want", "stored"]);

/** Only a spectator has no record at first. */
export const comesLate = (spot: Spot): boolean => isOf(spot, ["who", "roster"]);

export interface Aim {
  readonly trap: Trap;
  /** Faults that make the step happen. */
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
  // If a device is gone for long, the others agree that a bot plays on.
  if (kind === "agree") return [crashes(as === "host" ? "next" : "host", at)];
  // The others elect another host, and the old one learns of it later.
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
  // The next host lacks the end of the record, and learns that there is more before it has it.
  want: (at) => [{ at, do: "retard", whom: "next", kind: "entries", ...LONG }, crashes("host", at + 5 * SECOND)],
  // One guest reaches the host only through another.
  stored: (at) => [{ at, do: "cut", side: ["next"], from: ["host"], lasts: 30 * SECOND, isHeld: false }],
  // Both ends have lost each other for long, and dial at the same time.
  "turned-away": (at) => [
    { at, do: "cut", side: ["host"], lasts: 12 * SECOND, isHeld: false },
    { at: at + 8 * SECOND, do: "slow", most: 4 * SECOND, lasts: 30 * SECOND },
  ],
};
