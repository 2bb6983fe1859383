/** What plates on boats say beside their numbers. */
import { expect, test } from "vitest";
import { speakers } from "../cards/saying.ts";

test("one is called as one, several as several", () => {
  const said = speakers.map(({ language, say }) => [
    language,
    ...[0, 1, 2].map((n) => say({ key: "world.boat.cabins", params: { n } })),
  ]);
  expect(said).toEqual([
    ["en", "healthy", "healthy", "healthy"],
    ["fr", "sain", "sain", "sains"],
  ]);
});
