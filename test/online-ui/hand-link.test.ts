import { expect, test } from "vitest";
import { handLink } from "../../src/online-ui/hand-link.ts";
import { readAddress } from "../../src/page/route.ts";

test("the link for a phone leads to the same room, as a hand", () => {
  const link = handLink("http://192.0.2.7:8080/table/?seed=7#room=KATZEN.0123456789abcdef0123456789abcdef");
  expect(readAddress(new URL(link).hash)).toEqual({ route: "hand", what: "KATZEN.0123456789abcdef0123456789abcdef" });
  expect(link.startsWith("http://192.0.2.7:8080/table/?seed=7#")).toBe(true);
});
