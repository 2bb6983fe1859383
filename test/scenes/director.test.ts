import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createDirector, type Director, type DirectorListeners, SPEEDS } from "../../src/scenes/director.ts";
import { isToyEvent, type ToyEvent, type ToyRenderer, toyRenderer, toyShow } from "./toy-show.ts";

interface Set {
  readonly director: Director;
  readonly renderer: ToyRenderer;
  readonly seen: number[];
  /** Tells these events as one step, which starts where the last call ended. */
  tell(...events: readonly Omit<ToyEvent, "on" | "id">[]): void;
}

function set(listeners: DirectorListeners = {}): Set {
  const renderer = toyRenderer();
  const seen: number[] = [];
  const director = createDirector(toyShow, renderer, {
    onShown: (event) => {
      if (isToyEvent(event)) seen.push(event.id);
    },
    ...listeners,
  });
  let state: readonly ToyEvent[] = [];
  director.show(state);
  return {
    director,
    renderer,
    seen,
    tell(...events) {
      const told = events.map((event, i) => ({ ...event, on: "seen", id: state.length + i }) as const);
      state = [...state, ...told];
      const moments = told.map((_, i) => state.slice(0, state.length - told.length + i));
      director.tell({ events: told, moments, state });
    },
  };
}

const moving = ({ renderer }: Set): number[] => [...renderer.moving].sort();

describe("what is seen when", () => {
  test("events of one seat come one after the other, those of different seats at the same time", () => {
    const one = set();
    one.tell({ seat: 0, ms: 100 }, { seat: 0, ms: 100 }, { seat: 1, ms: 300 });
    expect(moving(one)).toEqual([0, 2]);
    one.director.advance(100);
    expect(moving(one)).toEqual([1, 2]);
    expect(one.renderer.shown).toEqual({ 0: [0] });
    one.director.advance(100);
    expect(moving(one)).toEqual([2]);
  });

  test("an event is told when it begins to be seen, once, and never if it is skipped", () => {
    const begun: number[] = [];
    const one = set({
      onBegun: (event, after) => {
        if (!isToyEvent(event) || !Array.isArray(after)) return;
        begun.push(event.id);
        // The state that it leads to.
        expect(after.at(-1)).toBe(event);
      },
    });
    one.tell({ seat: 0, ms: 100 }, { seat: 0, ms: 100 }, { seat: 0, ms: 100 });
    expect(begun).toEqual([0]);
    one.director.advance(50);
    one.director.settle();
    expect(begun).toEqual([0]);
    one.director.advance(60);
    expect(begun).toEqual([0, 1]);
    one.director.skip();
    one.director.setSpeed("instant");
    one.tell({ seat: 0, ms: 100 });
    expect(begun).toEqual([0, 1]);
  });

  test("an event of nobody's waits for all before it, and all after it wait", () => {
    const one = set();
    one.tell({ seat: 0, ms: 100 }, { seat: 1, ms: 200 }, { ms: 50 }, { seat: 0, ms: 100 });
    one.director.advance(150);
    expect(moving(one)).toEqual([1]);
    one.director.advance(60);
    expect(moving(one)).toEqual([2]);
    one.director.advance(50);
    expect(moving(one)).toEqual([3]);
  });

  test("a later step doesn't wait for an earlier one of other seats", () => {
    const one = set();
    one.tell({ seat: 0, ms: 100 });
    one.tell({ seat: 1, ms: 100 });
    expect(moving(one)).toEqual([0, 1]);
  });

  test("joint events of several seats begin together, once each of them could, and hold up nothing else", () => {
    const one = set();
    one.tell({ seat: 0, ms: 100 }, { seat: 0, ms: 50, isJoint: true });
    one.tell({ seat: 1, ms: 50, isJoint: true }, { seat: 1, ms: 50 });
    one.tell({ seat: 2, ms: 30 }, { seat: 2, ms: 50, isJoint: true }, { seat: 2, ms: 50, isJoint: true });
    expect(moving(one)).toEqual([0, 4]);
    one.director.advance(99);
    expect(moving(one)).toEqual([0]);
    one.director.advance(1);
    expect(moving(one)).toEqual([1, 2, 5]);
    one.director.advance(50);
    expect(moving(one)).toEqual([3, 6]);
  });

  test("time goes by at the speed that is set", () => {
    const one = set();
    one.tell({ ms: 100 }, { ms: 100 });
    one.director.setSpeed(0.5);
    one.director.advance(199);
    expect(one.seen).toEqual([]);
    one.director.setSpeed(4);
    one.director.advance(26);
    expect(one.seen).toEqual([0, 1]);
  });

  test("at once means that nothing ever moves", () => {
    const one = set();
    one.director.setSpeed("instant");
    one.tell({ ms: 100 }, { seat: 1, ms: 100 });
    expect(one.director.isIdle).toBe(true);
    expect(one.renderer.shown).toEqual({ [-1]: [0], 1: [1] });
    expect(one.renderer.notes).not.toContain("0 begins");
  });

  test("skipping ends what moves, shows the last state, and later events are seen again", () => {
    const one = set();
    one.tell({ seat: 0, ms: 100 }, { ms: 100 });
    one.director.advance(50);
    one.director.skip();
    expect([moving(one), one.seen, one.director.isIdle]).toEqual([[], [0, 1], true]);
    expect(one.renderer.shown).toEqual({ 0: [0], [-1]: [1] });
    one.tell({ ms: 100 });
    expect(moving(one)).toEqual([2]);
  });

  test("in calm nothing is played, changes come one after the other and quicker", () => {
    const one = set();
    one.director.setCalm(true);
    one.tell({ ms: 5000 }, { ms: 0 });
    one.director.advance(100);
    expect([moving(one), one.seen]).toEqual([[], []]);
    one.director.advance(200);
    expect(one.seen).toEqual([0]);
    one.director.advance(200);
    expect(one.seen).toEqual([0, 1]);
    expect(one.renderer.notes).not.toContain("0 begins");
  });

  test("in calm, what changes nothing takes no time", () => {
    const renderer = toyRenderer();
    const director = createDirector(toyShow, renderer);
    director.setCalm(true);
    director.show([]);
    director.tell({ events: [{ on: "seen" }, { on: "seen" }], state: [] });
    director.advance(1);
    expect(director.isIdle).toBe(true);
  });

  test("what moves when calm is asked for is put in its place at once", () => {
    const one = set();
    one.tell({ ms: 5000 }, { ms: 100 });
    one.director.advance(10);
    one.director.setCalm(true);
    expect([moving(one), one.seen]).toEqual([[], [0]]);
  });

  test("what moves while things are laid out anew is played anew, from as far as it has got", () => {
    const renderer = toyRenderer();
    let size = 1;
    let at = 0;
    const director = createDirector(toyShow, {
      ...renderer,
      play(event: ToyEvent) {
        const way = 100 * size;
        return { ...renderer.play(event, {}, {}), at: (progress) => (at = way * progress) };
      },
    });
    director.show([]);
    const event = { on: "seen", id: 0, seat: 0, ms: 100 } as const;
    director.tell({ events: [event], state: [event] });
    director.advance(40);
    size = 2;
    director.settle();
    expect(at).toBe(80);
    director.advance(59);
    expect([at, [...renderer.moving]]).toEqual([198, [0]]);
    director.advance(1);
    expect([director.isIdle, renderer.moving.size]).toEqual([true, 0]);
  });

  test("while what it moves is made anew nothing moves, and then it goes on", () => {
    const one = set();
    one.tell({ seat: 0, ms: 100 }, { seat: 0, ms: 100 });
    one.director.advance(40);
    let meanwhile: number[] | undefined;
    one.director.settle(() => {
      meanwhile = moving(one);
      expect(one.renderer.notes.at(-1)).toBe("0 ends");
    });
    expect([meanwhile, moving(one), one.seen]).toEqual([[], [0], []]);
    one.director.advance(60);
    expect([moving(one), one.seen]).toEqual([[1], [0]]);
  });

  test("a match that goes on elsewhere is shown there at once", () => {
    const one = set();
    one.tell({ ms: 100 }, { ms: 100 });
    one.director.show([]);
    expect([moving(one), one.renderer.shown, one.director.isIdle, one.seen]).toEqual([[], {}, true, []]);
  });

  test("with much behind it hurries", () => {
    const one = set();
    one.tell(...Array.from({ length: 200 }, () => ({ ms: 100 })));
    one.director.advance(100);
    expect(one.seen.length).toBeGreaterThan(1);
  });

  test("a step without events is shown too", () => {
    const one = set();
    one.director.tell({ events: [], state: [{ on: "seen", id: 7, ms: 0 }] });
    expect(one.renderer.shown).toEqual({ [-1]: [7] });
  });
});

describe("who listens", () => {
  test("is told whenever it is idle again, and may tell more at once", () => {
    let left = 3;
    const one: Set = set({
      onIdle: () => {
        left -= 1;
        if (left > 0) one.tell({ ms: 100 });
      },
    });
    one.tell({ ms: 100 });
    for (let i = 0; i < 10; i += 1) one.director.advance(50);
    expect([left, one.renderer.shown]).toEqual([0, { [-1]: [0, 1, 2] }]);
  });

  test("may skip while being told of an event", () => {
    const one: Set = set({ onShown: () => one.director.skip() });
    one.tell({ ms: 100 }, { ms: 100 }, { seat: 3, ms: 100 });
    one.director.advance(100);
    expect([one.director.isIdle, one.renderer.shown]).toEqual([true, { [-1]: [0, 1], 3: [2] }]);
  });
});

describe("what can't be shown", () => {
  const broken = new Error("no such picture");
  const breaking = (listeners: DirectorListeners) => {
    const renderer = { ...toyRenderer(), play: () => ({ ms: 10, at: fail }) };
    const director = createDirector(toyShow, renderer, listeners);
    director.show([]);
    director.tell({ events: [{ on: "seen" }], state: [] });
    return director;
  };
  function fail(): never {
    throw broken;
  }

  test("is said once, and then the director stands in nobody's way", () => {
    const heard: unknown[] = [];
    const director = breaking({ onBroken: (why) => heard.push(why), onIdle: () => heard.push("idle") });
    director.advance(5);
    director.tell({ events: [{ on: "seen" }], state: [] });
    director.setSpeed(1);
    director.advance(100);
    director.settle();
    expect([heard, director.isIdle]).toEqual([[broken, "idle"], true]);
  });

  test("isn't swallowed where nobody listens", () => {
    expect(() => breaking({}).advance(5)).toThrow(broken);
  });
});

describe("whatever is told, skipped, sped up and slowed down", () => {
  type Command =
    | { readonly do: "tell"; readonly events: readonly Omit<ToyEvent, "on" | "id">[] }
    | { readonly do: "advance"; readonly ms: number }
    | { readonly do: "speed"; readonly speed: (typeof SPEEDS)[number] }
    | { readonly do: "calm"; readonly isCalm: boolean }
    | { readonly do: "skip" | "settle" };
  const event = fc
    .record({ seat: fc.nat(3), ms: fc.nat(300), isJoint: fc.boolean() })
    .map(({ seat, ...one }): Omit<ToyEvent, "on" | "id"> => (seat === 3 ? one : { seat, ...one }));
  const command: fc.Arbitrary<Command> = fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant("tell"), events: fc.array(event, { maxLength: 6 }) }) },
    { weight: 6, arbitrary: fc.record({ do: fc.constant("advance"), ms: fc.nat(400) }) },
    fc.record({ do: fc.constant("speed"), speed: fc.constantFrom(...SPEEDS) }),
    fc.record({ do: fc.constant("calm"), isCalm: fc.boolean() }),
    fc.record({ do: fc.constantFrom("skip", "settle") }),
  );

  function obey(one: Set, order: Command): void {
    switch (order.do) {
      case "tell":
        return one.tell(...order.events);
      case "advance":
        return one.director.advance(order.ms);
      case "speed":
        return one.director.setSpeed(order.speed);
      case "calm":
        return one.director.setCalm(order.isCalm);
      default:
        return one.director[order.do]();
    }
  }

  const toldIn = (orders: readonly Command[]): readonly ToyEvent[] =>
    orders.flatMap((order) => (order.do === "tell" ? order.events : [])).map((one, id) => ({ ...one, on: "seen", id }));

  test("each event is seen once, in the order of its seat, and the last picture is that of the last state", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (orders) => {
        let idle = 0;
        const one = set({ onIdle: () => (idle += 1) });
        for (const order of orders) {
          const before = idle;
          const wasIdle = one.director.isIdle;
          obey(one, order);
          expect(one.director.isIdle && !wasIdle).toBe(idle > before);
        }
        one.director.setSpeed(1);
        for (let i = 0; !one.director.isIdle && i < 1000; i += 1) one.director.advance(300);
        const told = toldIn(orders);
        expect(one.director.isIdle).toBe(true);
        expect([...one.seen].sort((a, b) => a - b)).toEqual(told.map(({ id }) => id));
        expect(one.renderer.shown).toEqual(toyShow.pictureOf(told));
        expect(one.renderer.moving.size).toBe(0);
        const nobodys = told.filter(({ seat }) => seat === undefined);
        for (const seat of [0, 1, 2]) {
          const lane = [...told.filter((one) => one.seat === seat), ...nobodys].map(({ id }) => id);
          expect(one.seen.filter((id) => lane.includes(id))).toEqual(lane.sort((a, b) => a - b));
        }
      }),
    );
  });

  test("it makes no difference how time is cut into frames", () => {
    const events = fc.array(event, { maxLength: 20 });
    const frames = fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(events, frames, (told, cut) => {
        const [fine, coarse] = [set(), set()];
        for (const one of [fine, coarse]) one.tell(...told);
        for (const ms of cut) {
          coarse.director.advance(ms);
          for (let i = 0; i < ms; i += 1) fine.director.advance(1);
          expect([moving(fine), fine.seen, fine.renderer.shown]).toEqual([
            moving(coarse),
            coarse.seen,
            coarse.renderer.shown,
          ]);
        }
      }),
    );
  });
});
