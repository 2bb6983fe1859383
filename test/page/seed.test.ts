import { expect, test } from "vitest";
import { seedAsked } from "../../src/page/seed.ts";

test.each([
  ["?seed=7", 7],
  ["?seed=0", 0],
  ["?a=b&seed=4294967295", 4294967295],
])("a seed that can be is taken: %s", (search, seed) => {
  expect(seedAsked(search)).toBe(seed);
});

test.each(["", "?", "?seed=", "?seed=-1", "?seed=1.5", "?seed=1e3", "?seed=4294967296", "?seed=0x7", "?seed= 7"])(
  "anything else is none: %s",
  (search) => {
    expect(seedAsked(search)).toBeUndefined();
  },
);
