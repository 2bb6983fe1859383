import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Croupier } from "../../src/engine/croupier.ts";
import { below, type Draw, isResultOf, resolve, resolveAll } from "../../src/engine/draw.ts";
import { seeded } from "../../src/engine/rng.ts";
import { unevenness } from "./unevenness.ts";

const die = fc.record({ kind: fc.constant("die" as const), sides: fc.integer({ min: 1, max: 1000 }) });
const order = fc
  .integer({ min: 0, max: 60 })
  .chain((size) => fc.record({ kind: fc.constant("order" as const), size: fc.constant(size), take: upTo(size) }));
const pick = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 12 }).chain((weights) =>
  fc.record({
    kind: fc.constant("pick" as const),
    weights: fc.constant(weights),
    take: upTo(weights.reduce((sum, weight) => sum + weight, 0)),
  }),
);
const draw: fc.Arbitrary<Draw> = fc.oneof(die, order, pick);

function upTo(max: number): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max });
}

describe("a number below n", () => {
  test("comes from the first number of the source that lies below the last whole multiple of n", () => {
    const source = [2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5].values();
    // 2^32 = 10 · 429496729 + 6: the last six numbers would make 0 to 5 likelier.
    expect(below(10, () => source.next().value ?? 42)).toBe(2);
    expect(below(2 ** 32, () => 2 ** 32 - 1)).toBe(2 ** 32 - 1);
    expect(below(1, () => 12345)).toBe(0);
  });

  test("is even even where 2^32 is far from a multiple", () => {
    // With plain remainders the lower half would come twice as often as the upper one.
    const n = 3 * 2 ** 30;
    const rng = seeded(1);
    const thirds = Array.from({ length: 6000 }, () => Math.floor(below(n, rng.next) / 2 ** 30));
    expect(unevenness(thirds, 3)).toBeLessThan(1);
  });

  test.each([0, -1, 0.5, Number.NaN, 2 ** 32 + 1])("there is none below %d", (n) => {
    expect(() => below(n, () => 1)).toThrow(RangeError);
  });
});

describe("draws are even", () => {
  test("a die", () => {
    const rng = seeded(2);
    const rolls = Array.from({ length: 12_000 }, () => resolve({ kind: "die", sides: 12 }, rng.next)[0] ?? -1);
    expect(unevenness(rolls, 12)).toBeLessThan(1);
  });

  test("a pick goes by weight, and the second one by what is left", () => {
    const rng = seeded(3);
    const weights = [1, 0, 2, 3];
    const picks = Array.from({ length: 12_000 }, () => resolve({ kind: "pick", weights, take: 2 }, rng.next));
    const kinds = [0, 2, 3];
    const first = picks.map(([one]) => kinds.indexOf(one ?? -1));
    expect(unevenness(first, 3, [1, 2, 3])).toBeLessThan(1);
    const secondAfter3 = picks.filter(([one]) => one === 3).map(([, two]) => kinds.indexOf(two ?? -1));
    expect(unevenness(secondAfter3, 3, [1, 2, 2])).toBeLessThan(1);
  });

  test("an order", () => {
    const rng = seeded(4);
    const pairs = Array.from({ length: 12_000 }, () => resolve({ kind: "order", size: 4, take: 2 }, rng.next));
    const all = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].filter((b) => a !== b).map((b) => `${a},${b}`));
    expect(
      unevenness(
        pairs.map((pair) => all.indexOf(pair.join(","))),
        12,
      ),
    ).toBeLessThan(1);
  });
});

describe("a result", () => {
  test("is recognised as one of its draw", () => {
    fc.assert(
      fc.property(draw, fc.nat(), (one, seed) => {
        expect(isResultOf(one, resolve(one, seeded(seed).next))).toBe(true);
      }),
    );
  });

  test("isn't one with a number more or less", () => {
    fc.assert(
      fc.property(draw, fc.nat(), (one, seed) => {
        const result = resolve(one, seeded(seed).next);
        expect(isResultOf(one, [...result, 0])).toBe(false);
        if (result.length > 0) expect(isResultOf(one, result.slice(1))).toBe(false);
      }),
    );
  });

  test("isn't one with a number that isn't there", () => {
    fc.assert(
      fc.property(draw, fc.nat(), fc.nat(), fc.constantFrom(-1, 0.5, 1000, Number.NaN), (one, seed, where, wrong) => {
        const result = resolve(one, seeded(seed).next);
        fc.pre(result.length > 0);
        expect(isResultOf(one, result.with(where % result.length, wrong))).toBe(false);
      }),
    );
  });

  test.each<[string, Draw, readonly number[]]>([
    ["an order repeats nothing", { kind: "order", size: 5, take: 2 }, [3, 3]],
    ["a pick takes nothing that isn't left", { kind: "pick", weights: [2, 1], take: 2 }, [1, 1]],
    ["a pick takes nothing of no weight", { kind: "pick", weights: [2, 0], take: 1 }, [1]],
    ["a die has no side of its number of sides", { kind: "die", sides: 6 }, [6]],
  ])("%s", (_, one, result) => {
    expect(isResultOf(one, result)).toBe(false);
  });
});

describe("what can't be drawn", () => {
  test.each<[string, Draw]>([
    ["from an empty urn", { kind: "pick", weights: [0, 0], take: 1 }],
    ["more than an urn holds", { kind: "pick", weights: [1, 1], take: 3 }],
    ["more than there is to order", { kind: "order", size: 2, take: 3 }],
    ["a die without sides", { kind: "die", sides: 0 }],
  ])("%s", (_, one) => {
    expect(() => resolve(one, seeded(1).next)).toThrow(RangeError);
  });
});

test("the croupier's luck goes on from a save", () => {
  const draws: readonly Draw[] = [
    { kind: "die", sides: 6 },
    { kind: "order", size: 9, take: 4 },
    { kind: "pick", weights: [3, 2], take: 3 },
  ];
  const croupier = new Croupier(seeded(9).save());
  for (let i = 0; i < 20; i++) {
    const copy = new Croupier(JSON.parse(JSON.stringify(croupier.save())));
    const results = croupier.draw(draws);
    expect(copy.draw(draws)).toEqual(results);
    expect(draws.every((one, at) => isResultOf(one, results[at] ?? []))).toBe(true);
  }
});

test("several draws take from the source one after another", () => {
  const one: Draw = { kind: "die", sides: 100 };
  const rng = seeded(5);
  expect(resolveAll([one, one, one], seeded(5).next)).toEqual([1, 2, 3].map(() => resolve(one, rng.next)));
});
