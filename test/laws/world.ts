/** One game under examination: the same match three times over, in step. */
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
  /** Where the game is played, and where junk arrives. */
  readonly live: LocalTable;
  /** Gets the inputs only, as JSON: what somebody far away sees, or whoever reads the record later. */
  follower: Match;
  /** The follower's match with other secrets: what it sees must be the same all the same. */
  shadow: LocalTable;
  /** What a seat could have promised when it sealed its act. */
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

/** For values that are plain JSON. The same code writes its keys in the same order, and that is quickly seen. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || isDeepStrictEqual(a, b);

/** Whether two matches show the same to the outside. */
export const isSameFace = (a: Match, b: Match): boolean =>
  isSame([a.state, a.awaits, a.sitters, a.result], [b.state, b.awaits, b.sitters, b.result]);

/** Where to try an input without touching the match: a new one that begins where this one stands. */
export function probeOf({ live: { match }, setUp }: World): Match {
  const game: typeof match.game = Object.create(match.game, { setup: { value: () => match.state } });
  return newMatch(game, setUp);
}

export const withAct = (input: Extract<Input, { kind: "revealed" }>, seat: Seat, act: Types["act"]): Input => ({
  ...input,
  acts: input.acts.map((one) => (one.seat === seat ? { seat, act } : one)),
});
