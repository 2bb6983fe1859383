/** A minimal game that uses most of the contract: each seat has four numbers, secretly shuffled. */
import * as v from "valibot";
import type { Await, Game, Handle, Input, Mine, Seat, Sitter, Step } from "../../src/engine/game.ts";
import { hashText } from "../../src/engine/hash.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { count, read } from "../../src/engine/shape.ts";

export interface Toy {
  state: ToyState;
  act: ToyAct;
  value: number;
  options: { readonly rounds: number };
  event: { readonly on: "played"; readonly seat: Seat; readonly value: number };
}

export interface ToyState {
  readonly rounds: number;
  readonly sitters: readonly Sitter[];
  readonly heaps: readonly (readonly Handle[])[];
  readonly round: number;
  readonly phase: "play" | "cheer";
  readonly ready: readonly Seat[];
  readonly points: readonly number[];
}

/** One of two numbers is played in secret. Then all may cheer. */
export type ToyAct = { readonly do: "play"; readonly slot: number } | { readonly do: "cheer"; readonly loud: boolean };

const numbers = [1, 2, 3, 4];
const plays: readonly ToyAct[] = [0, 1].map((slot) => ({ do: "play", slot }));
const cheers: readonly ToyAct[] = [false, true].map((loud) => ({ do: "cheer", loud }));
const act = v.variant("do", [
  v.strictObject({ do: v.literal("play"), slot: count(1) }),
  v.strictObject({ do: v.literal("cheer"), loud: v.boolean() }),
]);

export const toy: Game<Toy> = {
  id: "toy",
  rules: hashText("toy"),
  content: hashText("1 2 3 4"),
  variants: [{ options: { rounds: 2 }, players: 3 }],
  acts: ["play", "cheer"],
  bound: 200,
  tables: { numbers },
  scores: ["points"],
  bots: {
    random: ({ state, luck }) => luck.pick(state.phase === "play" ? plays : cheers),
  },
  readOptions: (raw) => read(v.strictObject({ rounds: count(2) }), raw, "options"),
  readAct: (raw) => read(act, raw, "act"),
  readValue: (raw) => read(count(4), raw, "value"),
  setup: ({ rounds }, sitters) => ({
    rounds,
    sitters,
    heaps: sitters.map(() => []),
    round: 0,
    phase: "play",
    ready: [],
    points: sitters.map(() => 0),
  }),
  sitters: ({ sitters }) => sitters,
  awaits,
  holds: handOf,
  dealt: (_state, _seat, results): Mine<Toy> => new Map([["bot", results[0]?.[0] ?? 0]]),
  legal(state, seat) {
    if (!awaits(state).some((one) => one.kind === "act" && one.from.includes(seat))) return [];
    return state.phase === "play" ? plays : cheers;
  },
  apply,
  result: ({ round, rounds, points }) =>
    round < rounds
      ? undefined
      : { places: points.map((mine) => 1 + points.filter((one) => one > mine).length), scores: points.map((p) => [p]) },
};

function awaits(state: ToyState): readonly Await<Toy>[] {
  const { sitters, heaps, round, rounds, phase, ready } = state;
  if (round === rounds) return [];
  const stirs = [...sitters.keys()]
    .filter((seat) => sitters[seat] === "person" && heaps[seat]?.length === 0)
    .map((seat): Await<Toy> => ({ kind: "stir", pool: `heap ${seat}`, by: [seat], add: numbers, back: [] }));
  if (stirs.length > 0) return stirs;
  const rest = [...sitters.keys()].filter((seat) => !ready.includes(seat));
  if (phase === "cheer") return [{ kind: "act", from: rest, quorum: "each" }];
  const people = rest.filter((seat) => sitters[seat] === "person");
  if (people.length > 0) return [{ kind: "act", from: people, quorum: "each", sealed: true }];
  const values = [...sitters.keys()].flatMap((seat) => handOf(state, seat));
  return [{ kind: "reveal", draws: [{ kind: "die", sides: 4 }], values, acts: [...sitters.keys()] }];
}

function handOf({ heaps, round, sitters }: ToyState, seat: Seat): readonly Handle[] {
  return sitters[seat] === "person" ? (heaps[seat] ?? []).slice(round * 2, round * 2 + 2) : [];
}

function apply(state: ToyState, input: Input<Toy>): Step<Toy> {
  const { ready, phase, round } = state;
  switch (input.kind) {
    case "stirred": {
      const heaps = state.heaps.map((heap, seat) => (input.pool === `heap ${seat}` ? input.handles : heap));
      return { state: { ...state, heaps }, events: [] };
    }
    case "sealed":
      if (phase !== "play") throw new Refusal("not-now");
      return { state: { ...state, ready: [...ready, input.seat] }, events: [] };
    case "revealed": {
      const played = input.acts.map(({ seat, act: one }) => {
        if (one.do !== "play") throw new Refusal("not-now");
        const shown = input.values.find(({ handle }) => handle === handOf(state, seat)[one.slot]);
        return { on: "played", seat, value: shown?.value ?? input.results[0]?.[0] ?? 0 } as const;
      });
      const points = state.points.map((sum, seat) => sum + (played.find((one) => one.seat === seat)?.value ?? 0));
      return { state: { ...state, points, ready: [], phase: "cheer" }, events: played };
    }
    case "act": {
      if (phase !== "cheer" || input.act.do !== "cheer" || ready.includes(input.seat)) throw new Refusal("not-now");
      const now = [...ready, input.seat];
      const isAll = now.length === state.sitters.length;
      const next = isAll ? ({ round: round + 1, phase: "play", ready: [] } as const) : { ready: now };
      return { state: { ...state, ...next }, events: [] };
    }
    default:
      throw new Refusal("not-here");
  }
}
