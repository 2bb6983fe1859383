/** The results of the laws over many matches. */
import type { Match } from "../../src/engine/match.ts";
import { writeRecord } from "../../src/engine/record.ts";

export const laws = [
  ["applies", "every legal act applies, and whoever owes an act has one"],
  ["refuses", "junk, out-of-turn and illegal inputs are refused with a reason and change nothing"],
  ["restores", "saved and restored, the game goes on identically"],
  ["replays", "the record is read as it was written and replays to the same state"],
  ["pure", "states, inputs and options are never changed in place"],
  ["ends", "every game ends within its bound, with a result"],
  ["secret", "nothing private is found in state or record before it's shown"],
  ["acts", "every kind of act that is declared is offered and played"],
  ["bots", "whatever bots did, everybody can recompute"],
] as const;

export type Law = (typeof laws)[number][0];

export interface Report {
  games: number;
  inputs: number;
  longest: number;
  /** How often each law was checked. */
  readonly checks: Record<Law, number>;
  readonly broken: Map<Law, Broken>;
  /** How often each kind of act was offered and played. */
  readonly offered: Map<string, number>;
  readonly played: Map<string, number>;
}

export interface Broken {
  readonly seed: number;
  readonly why: string;
  readonly record: string;
}

export const emptyReport = (): Report => ({
  games: 0,
  inputs: 0,
  longest: 0,
  checks: { applies: 0, refuses: 0, restores: 0, replays: 0, pure: 0, ends: 0, secret: 0, acts: 0, bots: 0 },
  broken: new Map(),
  offered: new Map(),
  played: new Map(),
});

export const count = (counts: Map<string, number>, key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Thrown to end a match in which a law was broken. */
export class BrokenLaw extends Error {
  readonly law: Law;

  constructor(law: Law, why: string, cause?: unknown) {
    super(why, { cause });
    this.law = law;
  }
}

/** An error in `attempt` breaks this law, or the law of purity if it is a write on a frozen object. */
export function under<X>(report: Report, law: Law, doing: string, attempt: () => X): X {
  report.checks[law] += 1;
  try {
    return attempt();
  } catch (error) {
    if (error instanceof BrokenLaw) throw error;
    throw new BrokenLaw(isWriteOnFrozen(error) ? "pure" : law, `${doing}: ${tell(error)}`, error);
  }
}

export function demand(isTrue: boolean, law: Law, why: () => string): void {
  if (!isTrue) throw new BrokenLaw(law, why());
}

export function note(report: Report, { law, message }: BrokenLaw, seed: number, match: Match): void {
  if (!report.broken.has(law)) report.broken.set(law, { seed, why: message, record: writeRecord(match) });
}

export const tell = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

export const isWriteOnFrozen = (error: unknown): boolean =>
  error instanceof TypeError && /read only|not extensible|Cannot delete|Cannot redefine/u.test(error.message);
