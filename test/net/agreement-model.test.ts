/** All that can happen in the small model, to a depth: what holds by the rules, and what comes of leaving one of them out. */
import { describe, expect, test } from "vitest";
import { bookOf, type Device, isIn, type Rules, TODAY, type Who } from "./agreement-model.ts";
import { keyOf, type Limits, movesOf, opening, type State } from "./agreement-moves.ts";
import { type Pair, settled } from "./agreement-settled.ts";

interface Reached {
  readonly state: State;
  readonly before: Reached | undefined;
  readonly told: string;
}

interface Found {
  readonly states: number;
  readonly fault: string | undefined;
  readonly trace: readonly string[];
  readonly state: State | undefined;
}

/** Where C hosts first, one question is enough for it to show two. */
const limitsOf = (first: Who): Limits => ({ epochs: 2, questions: first === "C" ? 1 : 2 });

const isNamed = ({ x, y }: Pair): boolean =>
  !bookOf(x.rec).people.includes("C") || [x, y].every(({ proof }) => proof?.seat === "C");

/** What doesn't hold here, or won't once all has come to rest. */
function faultIn({ x, y, wasCut }: State, pair: Pair, first: Who): string | undefined {
  const honest = [x, y, pair.x, pair.y];
  const slandered = honest.find(({ proof }) => proof !== undefined && proof.seat !== "C");
  if (slandered !== undefined) return `${slandered.who} names somebody honest`;
  if (!pair.isSettled) return `X and Y stay apart: ${pair.x.rec} and ${pair.y.rec}`;
  if (isNamed(pair)) return undefined;
  const lost = [x, y].flatMap(({ answered }) => answered).find(({ basis }) => !isIn(basis, pair.x.rec));
  if (lost !== undefined) return `what was opened is left behind: ${lost.basis}`;
  const [ours, theirs] = [bookOf(x.rec).hosts, bookOf(y.rec).hosts];
  for (const [epoch, host] of ours) {
    if ((theirs.get(epoch) ?? host) !== host) return `two hosts of epoch ${epoch}, and nobody is named`;
  }
  const isReplaced = ({ rec }: Device) => [...bookOf(rec).hosts.values()].some((host) => host !== first);
  if (first !== "C" && !wasCut && [x, y].some(isReplaced)) return "a host whom the other one heard was replaced";
  return undefined;
}

function traceOf(end: Reached): readonly string[] {
  const told: string[] = [];
  for (let at: Reached | undefined = end; at?.before !== undefined; at = at.before) told.unshift(at.told);
  return told;
}

/** Wide first, so that what is found is as short as can be. */
function searched(rules: Rules, first: Who, depth: number): Found {
  const rest = new Map<string, Pair>();
  const seen = new Set<string>();
  let layer: readonly Reached[] = [{ state: opening(first), before: undefined, told: "" }];
  for (let steps = 0; steps < depth; steps++) {
    const next: Reached[] = [];
    for (const before of layer) {
      for (const { told, next: state } of movesOf(before.state, rules, limitsOf(first))) {
        const key = keyOf(state);
        if (seen.has(key)) continue;
        seen.add(key);
        const both = JSON.stringify([state.x, state.y]);
        const pair = rest.get(both) ?? settled(state.x, state.y, rules);
        rest.set(both, pair);
        const reached = { state, before, told };
        const fault = faultIn(state, pair, first);
        if (fault !== undefined) return { states: seen.size, fault, trace: traceOf(reached), state };
        next.push(reached);
      }
    }
    layer = next;
  }
  return { states: seen.size, fault: undefined, trace: [], state: undefined };
}

function told({ fault, trace, states }: Found): string {
  return [`${states} states: ${fault ?? "nothing is wrong"}`, ...trace].join("\n");
}

/** X hosts first, and comes to questions; or C does. Deep enough for both of what was found before the rules were these. */
const DEPTHS = [
  ["X", 5, 2_500],
  ["C", 4, 6_000],
] as const;

describe("by the rules", () => {
  test.each(DEPTHS)(
    "what is opened stays, all come to one record, only the cheat is named: %s hosts first",
    (first, depth, most) => {
      const found = searched(TODAY, first, depth);
      expect(found.fault, told(found)).toBeUndefined();
      expect(found.states).toBeGreaterThan(most);
    },
  );
});

describe("without one of them", () => {
  test("double voices: both of them host epoch 1, for good", () => {
    const found = searched({ ...TODAY, twinsMeet: false }, "C", 4);
    expect(found.trace, told(found)).toEqual([
      expect.stringMatching(/^X speaks for X in epoch 1/u),
      expect.stringMatching(/^X hosts epoch 1 by the voices of itself and C/u),
      expect.stringMatching(/^Y speaks for Y in epoch 1/u),
      expect.stringMatching(/^Y hosts epoch 1 by the voices of itself and C/u),
    ]);
    expect(found.fault).toMatch(/^X and Y stay apart/u);
  });

  test("a slow line: X opens to the cheat alone, and is left behind", () => {
    const found = searched({ ...TODAY, allHaveStored: false, loneVoiceIsWeak: true }, "X", 5);
    expect(found.trace, told(found)).toEqual([
      "X writes the next question",
      "X opens its answer, and asks",
      "X and Y don't hear each other any more",
      expect.stringMatching(/^Y speaks for Y in epoch 1/u),
      expect.stringMatching(/^Y hosts epoch 1 by the voices of itself and C, C as if it had 0/u),
    ]);
    expect(found.fault).toBe("X and Y stay apart: X/q and X/1Y(Y0,C0)");
  });

  test("a lone voice: X and Y hear each other, and C hosts", () => {
    const found = searched({ ...TODAY, loneVoiceIsWeak: false }, "X", 5);
    expect(found.fault, told(found)).toBe("a host whom the other one heard was replaced");
    expect(found.trace[0]).toBe("X speaks for C in epoch 1, called by C's voice alone");
  });

  test("who is called by a host whom they hear could host themselves instead", () => {
    const found = searched({ ...TODAY, hostIsJoined: false }, "X", 5);
    expect(found.fault, told(found)).toBe("a host whom the other one heard was replaced");
  });

  test("who has spoken for a host that never comes about could follow nobody any more", () => {
    const found = searched({ ...TODAY, boundMayFollow: false }, "C", 4);
    expect(found.fault, told(found)).toBe("X and Y stay apart: C/1X(X0,C0) and C");
  });
});

/** Where these moves lead to. */
function walked(rules: Rules, first: Who, path: readonly string[]): State {
  return path.reduce((state, told) => {
    const move = movesOf(state, rules, { epochs: 2, questions: 2 }).find((one) => one.told.startsWith(told));
    if (move === undefined) throw new Error(`nobody can do this: ${told}`);
    return move.next;
  }, opening(first));
}

/** Deeper than what is searched: ways that once led apart. */
describe("on long ways", () => {
  const faultAfter = (rules: Rules, first: Who, path: readonly string[]): string | undefined => {
    const state = walked(rules, first, path);
    return faultIn(state, settled(state.x, state.y, rules), first);
  };

  test("a host that is named by another proof has shown two entries for one place", () => {
    const path = [
      "X speaks for C in epoch 1",
      "C shows X itself as host: C/1C(X0,C0)",
      "C shows X what it has written: C/1C(X0,C0)/q",
      "C shows Y what it has written: C/q",
      "C shows Y what it has written: C/1C(X0,C0)/Q",
    ];
    expect(faultAfter({ ...TODAY, anyProofDoubts: false }, "C", path)).toMatch(/^X and Y stay apart/u);
    expect(faultAfter(TODAY, "C", path)).toBeUndefined();
  });

  test("a host begins one epoch twice, after records of different lengths, and each has answered", () => {
    const path = [
      "X writes the next question",
      "X and Y don't hear each other any more",
      "Y speaks for C in epoch 1",
      "X and Y hear each other again",
      "X hears Y speak for C in epoch 1",
      "X speaks for C in epoch 1, called by two voices",
      "C shows Y itself as host: X/1C(Y0,C0)",
      "C shows Y what it has written: X/1C(Y0,C0)/q",
      "Y answers C",
      "C shows X itself as host: X/q/1C(X1,C0)",
      "X answers C",
    ];
    expect(faultAfter({ ...TODAY, reignsAreCompared: false }, "X", path)).toMatch(/^X and Y stay apart/u);
    expect(faultAfter(TODAY, "X", path)).toBeUndefined();
  });
});
