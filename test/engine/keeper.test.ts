import { describe, expect, test } from "vitest";
import type { AwaitStir, Game, Handle, Input } from "../../src/engine/game.ts";
import { Keeper } from "../../src/engine/keeper.ts";
import { seeded } from "../../src/engine/rng.ts";
import { type Toy, type ToyState, toy } from "../laws/toy-game.ts";
import { refusalOf } from "./refusal-of.ts";
import { unevenness } from "./unevenness.ts";

const state: ToyState = toy.setup({ rounds: 2 }, ["person", "person", "bot"]);

/** A game in which everybody may look at just these. */
const showing = (...handles: readonly Handle[]): Game<Toy> => ({ ...toy, holds: () => handles });

const stirOf = (pool: string, seat: number, add: readonly number[], back: readonly Handle[] = []): AwaitStir<Toy> => ({
  kind: "stir",
  pool,
  by: [seat],
  add,
  back,
});

const fresh = (seed = 1, game: Game<Toy> = toy): Keeper<Toy> => Keeper.fresh(game, seeded(seed));

function handlesOf(input: Input<Toy>): readonly Handle[] {
  return input.kind === "stirred" ? input.handles : [];
}

const reload = (keeper: Keeper<Toy>): Keeper<Toy> => new Keeper(keeper.game, JSON.parse(JSON.stringify(keeper.save())));

describe("a shuffle", () => {
  test("gives every value a new handle of its own", () => {
    const keeper = fresh();
    const first = handlesOf(keeper.stir(stirOf("a", 0, [1, 1, 2, 3])));
    const second = handlesOf(keeper.stir(stirOf("b", 1, [4])));
    expect(new Set([...first, ...second]).size).toBe(5);
    expect(first.map((handle) => keeper.value(handle)).toSorted()).toEqual([1, 1, 2, 3]);
  });

  test("puts every value in every place equally often", () => {
    const places = Array.from({ length: 4000 }, (_, seed) => {
      const keeper = fresh(seed);
      return handlesOf(keeper.stir(stirOf("a", 0, [0, 1, 2, 3]))).map((handle) => keeper.value(handle));
    });
    for (const place of [0, 1, 2, 3]) {
      const values = places.map((values) => values[place] ?? -1);
      expect(unevenness(values, 4)).toBeLessThan(1);
    }
  });

  test("isn't the same twice", () => {
    const keeper = fresh();
    const orders = Array.from({ length: 20 }, () =>
      handlesOf(keeper.stir(stirOf("a", 0, [1, 2, 3, 4, 5, 6, 7, 8])))
        .map((handle) => keeper.value(handle))
        .join(""),
    );
    expect(new Set(orders).size).toBe(20);
  });

  test("takes values back under new handles, and forgets none that stay outside", () => {
    const keeper = fresh();
    const [kept = "", ...rest] = handlesOf(keeper.stir(stirOf("a", 0, [1, 2, 3])));
    const value = keeper.value(kept);
    const again = handlesOf(keeper.stir(stirOf("a", 0, [4], rest)));
    expect(again).toHaveLength(3);
    expect([kept, ...again].map((handle) => keeper.value(handle)).toSorted()).toEqual([1, 2, 3, 4]);
    expect(reload(keeper).value(kept)).toBe(value);
    expect(reload(keeper).save()).toEqual(keeper.save());
  });

  test("by several seats takes more than one device", () => {
    const together = { ...stirOf("a", 0, [1, 2]), by: [0, 1] };
    expect(refusalOf(() => fresh().stir(together))).toEqual(["cannot-stir-together", { pool: "a" }]);
    expect(refusalOf(() => fresh().stir({ ...together, by: [] }))).toEqual(["cannot-stir-together", { pool: "a" }]);
  });
});

describe("a seat sees", () => {
  test("nothing of its own heap before the game deals from it", () => {
    const keeper = fresh(1, showing());
    keeper.stir(stirOf("a", 0, [1, 2, 3]));
    expect(keeper.mine(state, 0)).toEqual(new Map());
  });

  test("exactly what the game has dealt to it", () => {
    const before = fresh();
    const [first = "", second = ""] = handlesOf(before.stir(stirOf("a", 0, [1, 2, 3])));
    const keeper = new Keeper(showing(second), before.save());
    expect(keeper.mine(state, 0)).toEqual(new Map([[second, before.value(second)]]));
    expect(keeper.mine(state, 0).has(first)).toBe(false);
  });

  test("nothing of another seat's heap, whatever the game says", () => {
    const before = fresh();
    const handles = handlesOf(before.stir(stirOf("a", 0, [1, 2, 3])));
    expect(new Keeper(showing(...handles), before.save()).mine(state, 1)).toEqual(new Map());
  });
});

describe("what this device doesn't keep", () => {
  test("it can't open", () => {
    const mine = fresh();
    const handles = handlesOf(mine.stir(stirOf("a", 0, [1, 2])));
    const theirs = fresh();
    for (const handle of handles) {
      expect(refusalOf(() => theirs.value(handle))).toEqual(["not-kept-here", { handle }]);
    }
    expect(refusalOf(() => mine.sealedAct(0))).toEqual(["not-kept-here", { seat: 0 }]);
  });
});

describe("a promise", () => {
  const ready: ToyState = { ...state, heaps: [["x"], ["y"], []] };

  test("is kept for its seat, and its handle doesn't tell what it is", () => {
    const inputs = [0, 1].map((slot) => {
      const keeper = fresh();
      const input = keeper.seal(ready, 1, { do: "play", slot });
      expect(keeper.sealedAct(1)).toEqual({ do: "play", slot });
      expect(refusalOf(() => keeper.sealedAct(0))[0]).toBe("not-kept-here");
      return input;
    });
    expect(inputs[0]).toEqual(inputs[1]);
  });

  test("can be replaced by a later one with a handle of its own", () => {
    const keeper = fresh();
    const first = keeper.seal(ready, 1, { do: "play", slot: 0 });
    const second = keeper.seal(ready, 1, { do: "play", slot: 1 });
    expect(second).not.toEqual(first);
    expect(keeper.sealedAct(1)).toEqual({ do: "play", slot: 1 });
  });

  test("that isn't legal is refused, and the one before stands", () => {
    const keeper = fresh();
    keeper.seal(ready, 1, { do: "play", slot: 0 });
    expect(refusalOf(() => keeper.seal(ready, 1, { do: "cheer", loud: true }))[0]).toBe("not-legal");
    expect(refusalOf(() => keeper.seal(ready, 1, { do: "play", slot: 7 }))[0]).toBe("not-legal");
    expect(keeper.sealedAct(1)).toEqual({ do: "play", slot: 0 });
  });
});

test("a saved keeper goes on as if nothing had been", () => {
  const keeper = fresh();
  keeper.stir(stirOf("a", 0, [1, 2, 3, 4]));
  keeper.seal({ ...state, heaps: [["x"], ["y"], []] }, 1, { do: "play", slot: 1 });
  const copy = reload(keeper);
  expect(copy.sealedAct(1)).toEqual({ do: "play", slot: 1 });
  expect(copy.stir(stirOf("b", 1, [1, 2, 3, 4]))).toEqual(keeper.stir(stirOf("b", 1, [1, 2, 3, 4])));
  expect(copy.save()).toEqual(keeper.save());
});
