/** What an address asks for. It comes from outside. */
import { expect, test } from "vitest";
import { readAddress } from "../../src/page/route.ts";

test.each([
  ["", "home", ""],
  ["#home", "home", ""],
  ["#game=salvage", "game", "salvage"],
  ["#table=salvage", "table", "salvage"],
  ["#watch=salvage", "watch", "salvage"],
  // As stored by an older version of the page, which had only one game.
  ["#table", "table", ""],
  ["#past", "past", ""],
  ["#room=KATZEN.0123=", "room", "KATZEN.0123="],
  ["#hand=KATZEN.0123", "hand", "KATZEN.0123"],
])("%s is %s of «%s»", (hash, route, what) => {
  expect(readAddress(hash)).toEqual({ route, what });
});

test.each(["#game", "#game=", "#room=", "#hand=", "#home=x", "#nowhere", "#rules/guide.round", "#gamex=1"])(
  "%s is nowhere but the first page",
  (hash) => {
    expect(readAddress(hash)).toEqual({ route: "home", what: "" });
  },
);
