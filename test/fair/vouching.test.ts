/** A few signatures are enough: whatever a seat has signed, it has signed once more with that in view, or it is checked. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Body, Entry } from "../../src/fair/entries.ts";
import { resigned, signaturesUnder, type Under, vouchingPlaces, vouchingSignatures } from "../../src/fair/vouching.ts";

const HEX = "0".repeat(64);
const seat = fc.nat(3);
const seats = fc.uniqueArray(seat, { minLength: 1 }).map((some) => some.toSorted());

/** What is signed, as far as it matters here. `seen` is how many entries before it had been seen. */
const bodies = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("said" as const), by: seat, lag: fc.nat(5) }),
    fc.record({ kind: fc.constant("revealed" as const), by: seats }),
    fc.record({ kind: fc.constant("dropped" as const), by: seats }),
    fc.record({ kind: fc.constant("back" as const), who: seat, lag: fc.nat(5), by: seats }),
    fc.record({ kind: fc.constant("hosted" as const), by: seats, lag: fc.nat(5) }),
    fc.constant({ kind: "bot" as const }),
  ),
  { maxLength: 30 },
);
type Sketch = typeof bodies extends fc.Arbitrary<(infer One)[]> ? One : never;

const sigOf = (p: number, k: number): string => `${p}.${k}`;

function entryOf(sketch: Sketch, before: number): Entry {
  const said = (by: number, lag: number) => {
    const at = Math.max(0, before - lag);
    return { seat: by, n: 1, at, head: HEX, saying: { say: "back" as const }, sig: "" };
  };
  const words = (by: readonly number[]) => by.map((one) => ({ seat: one, sig: "" }));
  const bodyOf = (): Body => {
    switch (sketch.kind) {
      case "said":
        return { kind: "said", said: said(sketch.by, sketch.lag) };
      case "revealed": {
        const answer = { i: 1, basis: HEX, link: HEX, values: [], act: null, sig: "" };
        return { kind: "revealed", i: 1, answers: sketch.by.map((one) => ({ ...answer, seat: one })), bots: [] };
      }
      case "dropped":
        return { kind: "dropped", seat: 0, why: "silent", words: words(sketch.by) };
      case "back":
        return { kind: "back", said: said(sketch.who, sketch.lag), words: words(sketch.by) };
      case "hosted": {
        const p = Math.max(0, before - sketch.lag);
        return { kind: "hosted", seat: 0, voices: sketch.by.map((one) => ({ seat: one, p, head: HEX, sig: "" })) };
      }
      case "bot":
        return { kind: "bot", seat: 0, act: {} };
    }
  };
  return resigned({ epoch: 0, body: bodyOf() }, (k) => sigOf(before + 1, k));
}

/** Everything that is signed, with its place. */
function allSigned(entries: readonly Entry[]): (Under & { readonly p: number })[] {
  return entries.flatMap(({ body }, k) => {
    const basis = entries.slice(0, k).findLastIndex((one) => one.body.kind !== "hosted") + 1;
    return signaturesUnder(body, basis).map((one) => ({ ...one, p: k + 1 }));
  });
}

test("nothing that anybody has signed goes unvouched for", () => {
  fc.assert(
    fc.property(bodies, (sketches) => {
      const entries = sketches.map(entryOf);
      const checked = vouchingSignatures(entries);
      const signed = allSigned(entries);
      for (const { by, sig, p } of signed) {
        const isVouchedFor = signed.some((one) => one.by === by && checked.has(one.sig) && one.seen >= p);
        expect([sig, checked.has(sig) || isVouchedFor]).toEqual([sig, true]);
      }
    }),
    { seed: 1 },
  );
});

test("nothing is checked that a later signature vouches for, and all stand in their order", () => {
  fc.assert(
    fc.property(bodies, (sketches) => {
      const entries = sketches.map(entryOf);
      const checked = vouchingSignatures(entries);
      const signed = allSigned(entries);
      for (const { by, sig, p } of signed.filter((one) => checked.has(one.sig))) {
        const later = signed.filter((one) => one.by === by && checked.has(one.sig) && one.p > p && one.seen >= p);
        expect([sig, later]).toEqual([sig, []]);
      }
      const places = vouchingPlaces(entries).map(({ p }) => p);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
    { seed: 2 },
  );
});
