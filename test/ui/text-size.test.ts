import { expect, test } from "vitest";
import { scaledQuery } from "../../src/ui/look/text-size.ts";

test.each([
  ["(width < 34rem)", 2, "(width < 68rem)"],
  ["(height < 30rem) and (width >= 40.5rem)", 1.5, "(height < 45rem) and (width >= 60.75rem)"],
  ["(pointer: coarse)", 2, "(pointer: coarse)"],
  ["(width < 34rem)", 1, "(width < 34rem)"],
])("%s with text %d times as large is %s", (query, scale, told) => {
  expect(scaledQuery(query, scale)).toBe(told);
});
