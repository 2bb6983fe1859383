/** A match under test, in three instances that advance together. */
import { isDeepStrictEqual } from "node:util";
import type { Game, Input, Seat, Types } from "../../src/engine/game.ts";
import { LocalTable } from "../../src/engine/local-table.ts";
import type { Match } from "../../src/engine/match.ts";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import { deepFreeze } from "./deep-freeze.ts";
import type { Report } from "./report.ts";
import { newMatch, type SetUp, setUpOf, type Variant } from "./subject.ts";

export interface World {
  readonly variant: Variant;
  readonly report: Report;
  readonly luck: Rng;
  readonly setUp: SetUp;
  /** The table at which the match is played, and which gets junk. */
  readonly live: LocalTable;
  /** Gets only the inputs, as JSON, like a remote device or a reader of the record. */
  follower: Match;
  /** The same match with other secrets, which must look the same. */
  shadow: LocalTable;
  /** The acts that each seat could have sealed. */
  readonly promised: Map<Seat, readonly Types["act"][]>;
}

export function newWorld(game: Game, variant: Variant, report: Report, seed: number): World {
  const setUp = deepFreeze(setUpOf(variant, seed));
  const match = newMatch(game, setUp);
  const follower = newMatch(game, setUp);
  deepFreeze(match.state);
  return {
    variant,
    report,
    luck: seeded(seed, 3),
    setUp,
    live: LocalTable.fresh(match, seed),
    follower,
    shadow: LocalTable.fresh(follower, seed + 2 ** 40),
    promised: new Map(),
  };
}

export const viaJson = <X>(value: X): X => JSON.parse(JSON.stringify(value));

export const isPlain = (value: unknown): boolean => isDeepStrictEqual(viaJson(value), value);

/** For plain JSON. Compares texts first, because keys are usually in the same order. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || isDeepStrictEqual(a, b);

/** Whether two matches are publicly the same. */
export const isSameFace = (a: Match, b: Match): boolean =>
  isSame([a.state, a.awaits, a.sitters, a.result], [b.state, b.awaits, b.sitters, b.result]);

/** A new match in the same state, to try an input without changing this one. */
export function probeOf({ live: { match }, setUp }: World): Match {
  const game: typeof match.game = Object.create(match.game, { setup: { value: () => match.state } });
  return newMatch(game, setUp);
}

export const withAct = (input: Extract<Input, { kind: "revealed" }>, seat: Seat, act: Types["act"]): Input => ({
  ...input,
  acts: input.acts.map((one) => (one.seat === seat ? { seat, act } : one)),
});
