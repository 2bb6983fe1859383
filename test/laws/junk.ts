/** Invalid inputs, made from valid ones. */
import type { Input } from "../../src/engine/game.ts";
import type { Rng } from "../../src/engine/rng.ts";

const strangers: readonly unknown[] = [
  null,
  42,
  "act",
  [],
  {},
  { kind: "act" },
  { kind: "__proto__" },
  { kind: "toString", seat: 0 },
  { kind: "seat", seat: 0, change: "explode" },
  { kind: "seat", seat: 99, change: "join" },
  { kind: "act", seat: Number.NaN, act: { do: "x" } },
  { kind: "act", seat: 0, act: null },
  { kind: "act", seat: 0, act: { do: "constructor" } },
  { kind: "sealed", seat: 0, handle: "" },
  { kind: "learned", seat: 0, handles: [] },
  { kind: "stirred", pool: "no such pool", handles: [] },
  { kind: "revealed", results: [], values: [], acts: [] },
  { kind: "revealed", results: [[-1]], values: [], acts: [] },
  new Map([["kind", "act"]]),
];

const leaves: readonly unknown[] = [null, -1, 0, 1, 2, 3, 0.5, 63, 1e21, "", "0", "x", true, [], {}, [[]]];

/** Junk made from an input that is valid now, and from earlier ones of the match. */
export function junkLike(input: Input, earlier: readonly Input[], luck: Rng): readonly unknown[] {
  const again = earlier.length === 0 ? [] : [luck.pick(earlier), bend(plain(luck.pick(earlier)), luck)];
  const otherSeat = "seat" in input ? [{ ...input, seat: luck.below(7) }] : [];
  const others = earlier.filter((one) => one.kind === "act");
  const otherAct = others.length === 0 ? [] : [{ kind: "act", seat: luck.below(6), act: bendAct(others, luck) }];
  const bent = Array.from({ length: 6 }, () => bend(plain(input), luck));
  return [...again, ...otherSeat, ...otherAct, ...otherOpening(input, luck), ...bent, luck.pick(strangers)];
}

/** Changes one of the opened acts. */
function otherOpening(input: Input, luck: Rng): readonly unknown[] {
  if (input.kind !== "revealed" || input.acts.length === 0) return [];
  const at = luck.below(input.acts.length);
  return [
    { ...input, acts: input.acts.map((one, i) => (i === at ? { ...one, act: bend(plain(one.act), luck) } : one)) },
  ];
}

function bendAct(acts: readonly Input[], luck: Rng): unknown {
  const input = luck.pick(acts);
  const act: unknown = input.kind === "act" ? plain(input.act) : undefined;
  return luck.below(2) === 0 ? act : bend(act, luck);
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Changes a JSON value in one place. */
function bend(value: unknown, luck: Rng): unknown {
  if (Array.isArray(value)) return bendArray(value, luck);
  if (typeof value === "object" && value !== null) return bendObject({ ...value }, luck);
  if (typeof value === "number" && luck.below(2) === 0) return value + luck.pick([-1, 1, 0.5, 2 ** 32]);
  return luck.pick(leaves);
}

function bendArray(list: readonly unknown[], luck: Rng): unknown {
  const at = luck.below(list.length + 1);
  const ways = [
    () => list.map((one, i) => (i === at ? bend(one, luck) : one)),
    () => list.filter((_, i) => i !== at),
    () => [...list, luck.pick(leaves)],
    () => [...list.slice(0, at), ...list.slice(at - 1)],
    () => list.toReversed(),
  ];
  return luck.pick(ways)();
}

function bendObject(object: Readonly<Record<string, unknown>>, luck: Rng): unknown {
  const keys = Object.keys(object);
  if (keys.length === 0) return { extra: 1 };
  const key = luck.pick(keys);
  const { [key]: part, ...rest } = object;
  const way = luck.below(8);
  if (way === 0) return rest;
  if (way === 1) return { ...object, extra: luck.pick(leaves) };
  return { ...object, [key]: bend(part, luck) };
}
