/**
 * Goes on with a match from one of its moments, as somebody who sat there, against bots. What the record tells of hidden
 * values stays as it was; the others are shuffled anew, and luck is new.
 */
import { encode } from "../engine/codec.ts";
import type { Handle, Input, OpenedValue, Pool, Seat, Types } from "../engine/game.ts";
import type { KeeperSave } from "../engine/keeper.ts";
import { LocalTable } from "../engine/local-table.ts";
import { Match } from "../engine/match.ts";
import { Refusal } from "../engine/refusal.ts";
import { type Rng, seeded } from "../engine/rng.ts";

interface PlayOn {
  /** How many inputs of the record are kept. Where a choice in secret is pending, it is made anew. */
  readonly position: number;
  readonly seat: Seat;
  readonly seed: number;
}

/** Refused where nobody can go on: the match is over then, or a bot had the seat. */
export function playOn(whole: Match, { position, seat, seed }: PlayOn): LocalTable {
  const kept = openPosition(whole.inputs, position);
  const match = replayed(whole, kept);
  if (match.isOver) throw new Refusal("match-over");
  if (match.sitters[seat] !== "person") throw new Refusal("no-person", { seat });
  const keeper = keeperOf(match, whole.inputs, seeded(seed, 1));
  for (const [other, sitter] of match.sitters.entries()) {
    if (other !== seat && sitter === "person") match.apply({ kind: "seat", seat: other, change: "bot" });
  }
  return new LocalTable(match, { keeper, croupier: seeded(seed, 2).save() });
}

/** The seats that could go on from there. */
export function seatsToPlayOn(whole: Match, position: number): readonly Seat[] {
  const match = replayed(whole, openPosition(whole.inputs, position));
  if (match.isOver) return [];
  return match.sitters.flatMap((sitter, seat) => (sitter === "person" ? [seat] : []));
}

/** The last position up to this one at which no promise is pending. */
function openPosition(inputs: readonly Input[], position: number): number {
  let open = 0;
  const pending = new Set<Seat>();
  for (const [i, input] of inputs.slice(0, position).entries()) {
    if (input.kind === "sealed") pending.add(input.seat);
    if (input.kind === "revealed") for (const { seat } of input.acts) pending.delete(seat);
    if (input.kind === "seat") pending.delete(input.seat);
    if (pending.size === 0) open = i + 1;
  }
  return open;
}

function replayed({ game, header, inputs }: Match, position: number): Match {
  const match = new Match(game, header.options, header.seats);
  for (const input of inputs.slice(0, position)) match.apply(input);
  return match;
}

interface Heap {
  seat: Seat;
  /** All that has ever been put into it. */
  readonly values: unknown[];
  handles: Handle[];
}

/** What the people at the table held, as far as the whole record tells, and a shuffle of the rest. */
function keeperOf(match: Match, all: readonly Input[], luck: Rng): KeeperSave {
  const known = new Map(valuesIn(all).map(({ handle, value }) => [handle, value]));
  const pools: Record<Pool, { seat: Seat; values: OpenedValue<Types>[] }> = {};
  for (const [pool, { seat, values, handles }] of heapsOf(match)) {
    const rest = luck.shuffled(
      without(
        values,
        handles.flatMap((one) => (known.has(one) ? [known.get(one)] : [])),
      ),
    );
    pools[pool] = {
      seat,
      values: handles.map((handle) => ({ handle, value: known.has(handle) ? known.get(handle) : rest.pop() })),
    };
  }
  return { luck: luck.save(), made: handlesMade(match.inputs), pools, sealed: [] };
}

function heapsOf({ game, header, inputs }: Match): ReadonlyMap<Pool, Heap> {
  const heaps = new Map<Pool, Heap>();
  const again = new Match(game, header.options, header.seats);
  for (const input of inputs) {
    if (input.kind === "stirred") {
      const awaited = again.awaits.find((one) => one.kind === "stir" && one.pool === input.pool);
      const [seat = 0] = awaited?.kind === "stir" ? awaited.by : [];
      const heap = heaps.get(input.pool) ?? { seat, values: [], handles: [] };
      const { add = [], back = [] } = awaited?.kind === "stir" ? awaited : {};
      heap.values.push(...add);
      heap.handles = [...heap.handles.filter((one) => !back.includes(one)), ...input.handles];
      heaps.set(input.pool, heap);
    }
    again.apply(input);
  }
  return heaps;
}

const valuesIn = (inputs: readonly Input[]): readonly OpenedValue[] =>
  inputs.flatMap((input) => (input.kind === "revealed" ? input.values : []));

function without(values: readonly unknown[], taken: readonly unknown[]): unknown[] {
  const left = [...values];
  for (const one of taken) {
    const at = left.findIndex((other) => encode(other) === encode(one));
    if (at !== -1) left.splice(at, 1);
  }
  return left;
}

/** A keeper numbers its handles; those of a match online are no numbers, and in nobody's way. */
const handlesMade = (inputs: readonly Input[]): number =>
  inputs.reduce((made, input) => {
    if (input.kind === "stirred") return made + input.handles.length;
    return input.kind === "sealed" ? made + 1 : made;
  }, 0);
