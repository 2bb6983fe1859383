import { expect, test } from "vitest";
import { measured } from "./measured.ts";

const OF_SIGNALLING = [
  "time until a page is welcome",
  "addresses one machine takes",
  "bytes of offers one machine has kept for nobody",
  "codes one machine tries in 0.5 s",
];

test("bench measures what one machine gets of the signalling server", async () => {
  const names = await measured("--only", "signalling", "--seconds", "0.5");
  for (const what of OF_SIGNALLING) expect(names).toContainEqual(expect.stringContaining(what));
});
