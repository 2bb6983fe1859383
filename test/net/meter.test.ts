import fc from "fast-check";
import { expect, test } from "vitest";
import { type Meter, metered, newMeter } from "../../src/net/meter.ts";
import { refusalOf } from "../engine/refusal-of.ts";

const after = (meter: Meter, messages: number, now: number): Meter => {
  let left = meter;
  for (let n = 0; n < messages; n++) left = metered(left, now);
  return left;
};

test("a hundred messages in a second are taken, one more is refused", () => {
  const full = after(newMeter(5_000), 100, 5_000);
  expect(refusalOf(() => metered(full, 5_000))).toEqual(["too-many-messages", { most: 100 }]);
  expect(refusalOf(() => after(full, 101, 6_000))[0]).toBe("too-many-messages");
});

test("a hundred a second are taken for ever", () => {
  let meter = newMeter(0);
  for (let second = 0; second < 100; second++) meter = after(meter, 100, second * 1_000);
  expect(refusalOf(() => metered(meter, 99_000))[0]).toBe("too-many-messages");
});

test("long silence saves up no more than one second's worth", () => {
  expect(refusalOf(() => after(newMeter(0), 101, 1_000_000))[0]).toBe("too-many-messages");
});

test("a clock that goes back makes no room", () => {
  const full = after(newMeter(9_000), 100, 9_000);
  expect(refusalOf(() => metered(full, 0))[0]).toBe("too-many-messages");
});

test("whatever the clock does, not more come in than the time that went by allows, and one second's worth", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 400 }), (pauses) => {
      let [meter, now, taken] = [newMeter(0), 0, 0];
      for (const pause of pauses) {
        now += pause % 7 === 0 ? pause : 0;
        try {
          meter = metered(meter, now);
          taken += 1;
        } catch {
          // Refused: it doesn't count.
        }
      }
      expect(taken).toBeLessThanOrEqual(100 + now / 10);
    }),
  );
});
