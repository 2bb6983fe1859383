import { expect, test } from "vitest";
import type { Slot } from "../../src/fair/commitments.ts";
import { Secrets } from "../../src/fair/secrets.ts";
import { bytesOf } from "./round-table.ts";

const slots = (add: readonly number[]): readonly Slot[] =>
  add.map((_, j) => ({ seat: 0, pool: "deck", gen: 1, j, heap: { add, back: [] } }));

test("where a record goes another way, the same shuffle is of another heap", () => {
  const secrets = new Secrets(0, { match: bytesOf(1), key: bytesOf(2) }, bytesOf(3));
  const valuesOf = (heap: readonly number[]) => slots(heap).map((slot) => secrets.valueOf(new Map(), slot));
  for (const heap of [
    [1, 2, 3, 4, 5, 6, 7, 8],
    [1, 2, 3],
  ]) {
    expect(valuesOf(heap).sort()).toEqual(heap);
  }
});

test("where a record goes another way, the same act is promised under another salt: what was opened there tells nothing", () => {
  const secrets = new Secrets(0, { match: bytesOf(1), key: bytesOf(2) }, bytesOf(3));
  const [one, other] = [1, 2].map((what) => ({ r: 5, after: bytesOf(4, what) }));
  if (one === undefined || other === undefined) throw new Error("there are two");
  expect(secrets.actSalt(one)).not.toBe(secrets.actSalt(other));
  expect(secrets.actCommitment(one, { do: "dive" })).not.toBe(secrets.actCommitment(other, { do: "dive" }));
});
