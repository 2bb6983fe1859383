/** A world in which nothing is drawn, and which counts what is done to it. */
import type { World } from "../../src/scenes/world.ts";

export interface FakeWorld {
  readonly world: World<string>;
  /** How often something in it was made or changed. */
  readonly touched: () => number;
}

export function fakeWorld(layers: readonly string[]): FakeWorld {
  let touched = 0;

  /** Anything at all: it can be called, read and set, and counts as 1. */
  function anything(): unknown {
    const known = new Map<PropertyKey, unknown>();
    return new Proxy(() => undefined, {
      get(_, key) {
        if (key === Symbol.toPrimitive) return () => 1;
        if (key === Symbol.iterator) return () => [][Symbol.iterator]();
        if (!known.has(key)) known.set(key, anything());
        return known.get(key);
      },
      set(_, key, value) {
        touched += 1;
        known.set(key, value);
        return true;
      },
      apply() {
        touched += 1;
        return anything();
      },
    });
  }

  const fake = {
    scene: anything(),
    farScene: anything(),
    layers: Object.fromEntries(layers.map((name) => [name, anything()])),
    scale: 1,
    isCalm: () => false,
    textScale: () => 1,
    area: () => ({ x: 0, y: 0, width: 1280, height: 720 }),
    say: ({ key }: { readonly key: string }) => key,
    bake: () => undefined,
    tells: () => undefined,
  };
  return { world: fake as unknown as World<string>, touched: () => touched };
}
