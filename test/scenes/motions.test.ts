import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Motion } from "../../src/scenes/motion.ts";
import {
  eased,
  inOut,
  inTurn,
  into,
  out,
  overshoot,
  play,
  staggered,
  still,
  thereAndBack,
  together,
} from "../../src/scenes/motions.ts";

/** Writes down each call that it gets. */
function noted(name: string, ms: number, notes: string[]): Motion {
  return {
    ms,
    begin: () => notes.push(`${name} begins`),
    at: (progress) => notes.push(`${name} at ${Math.round(progress * 100)}`),
    end: () => notes.push(`${name} ends`),
  };
}

describe("motions made of motions", () => {
  test("in turn, one ends before the next begins", () => {
    const notes: string[] = [];
    const playing = play(inTurn(noted("a", 100, notes), noted("b", 300, notes)));
    for (const progress of [0, 0.125, 0.5, 1]) playing.at(progress);
    expect(notes).toEqual([
      "a begins", "a at 0", "a at 50", "a at 100", "a ends", "b begins", "b at 33", "b at 100", "b ends",
    ]); // biome-ignore format: one line a motion
  });

  test("together, the shorter ends first and isn't moved again", () => {
    const notes: string[] = [];
    const playing = play(together(noted("a", 100, notes), noted("b", 200, notes)));
    for (const progress of [0, 0.5, 1]) playing.at(progress);
    expect(notes).toEqual([
      "a begins",
      "a at 0",
      "b begins",
      "b at 0",
      "a at 100",
      "a ends",
      "b at 50",
      "b at 100",
      "b ends",
    ]);
  });

  test("each begins a while after the one before", () => {
    const notes: string[] = [];
    const playing = play(staggered(50, [noted("a", 100, notes), noted("b", 100, notes)]));
    playing.at(0.5);
    expect(notes).toEqual(["a begins", "a at 75", "b begins", "b at 25"]);
  });

  test("what is stopped ends, and what hasn't begun never begins", () => {
    const notes: string[] = [];
    const playing = play(
      inTurn(noted("a", 100, notes), together(noted("b", 100, notes), noted("c", 50, notes)), noted("d", 100, notes)),
    );
    playing.at(0.6);
    playing.stop();
    playing.stop();
    playing.at(1);
    expect(notes.filter((note) => note.endsWith("ends"))).toEqual(["a ends", "c ends", "b ends"]);
    expect(notes).not.toContain("d begins");
  });

  test("an ease changes how far it has got, and begins and ends are kept", () => {
    const notes: string[] = [];
    const playing = play(eased(noted("a", 100, notes), (progress) => progress ** 2));
    playing.at(0.5);
    playing.at(1);
    expect(notes).toEqual(["a begins", "a at 25", "a at 100", "a ends"]);
  });

  test.each([inOut, out, into, overshoot])("%o leads from 0 to 1", (ease) => {
    expect([ease(0), ease(1)].map((value) => Math.abs(Math.round(value * 1e9) / 1e9))).toEqual([0, 1]);
  });

  test("there and back leads to 1 and back to 0", () => {
    expect([0, 0.5, 1].map((progress) => Math.abs(Math.round(thereAndBack(progress) * 1e9) / 1e9))).toEqual([0, 1, 0]);
  });
});

describe("whatever a motion is made of and whenever it is stopped", () => {
  interface Plan {
    readonly kind: "leaf" | "turn" | "together" | "stagger";
    readonly ms: number;
    readonly parts: readonly Plan[];
  }
  const plan: fc.Arbitrary<Plan> = fc.letrec<{ plan: Plan; leaf: Plan }>((tie) => ({
    plan: fc.oneof(
      { maxDepth: 3 },
      tie("leaf"),
      fc.record({
        kind: fc.constantFrom("turn", "together", "stagger"),
        ms: fc.nat(80),
        parts: fc.array(tie("plan"), { maxLength: 4 }),
      }),
    ),
    leaf: fc.record({ kind: fc.constant("leaf"), ms: fc.nat(200), parts: fc.constant([]) }),
  })).plan;

  test("each part that has begun ends once, is moved only in between, never backwards, and to its end if it isn't stopped", () => {
    fc.assert(
      fc.property(plan, fc.array(fc.nat(100), { maxLength: 6 }), fc.boolean(), (what, moments, isStopped) => {
        const leaves: Leaf[] = [];
        const playing = play(motionOf(what, leaves));
        for (const percent of moments.sort((a, b) => a - b)) playing.at(percent / 100);
        if (isStopped) playing.stop();
        else playing.at(1);
        for (const leaf of leaves) {
          expect(leaf.faults).toEqual([]);
          expect(leaf.ends).toBe(leaf.begins);
          if (!isStopped || moments.includes(100)) expect([leaf.begins, leaf.last]).toEqual([1, 1]);
        }
      }),
    );
  });

  interface Leaf {
    begins: number;
    ends: number;
    last: number;
    readonly faults: string[];
  }

  function motionOf({ kind, ms, parts }: Plan, leaves: Leaf[]): Motion {
    const inside = parts.map((part) => motionOf(part, leaves));
    switch (kind) {
      case "turn":
        return inTurn(...inside, still(ms));
      case "together":
        return together(...inside);
      case "stagger":
        return staggered(ms, inside);
      case "leaf": {
        const leaf: Leaf = { begins: 0, ends: 0, last: 0, faults: [] };
        leaves.push(leaf);
        return {
          ms,
          begin() {
            leaf.begins += 1;
            if (leaf.begins > 1) leaf.faults.push("begun twice");
          },
          at(progress) {
            if (leaf.begins === 0 || leaf.ends > 0) leaf.faults.push("moved before or after");
            if (progress < leaf.last || progress > 1) leaf.faults.push(`from ${leaf.last} to ${progress}`);
            leaf.last = progress;
          },
          end() {
            leaf.ends += 1;
          },
        };
      }
    }
  }
});
