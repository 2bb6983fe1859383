/** What people look like: what they choose, as far as it is free, and the same for everybody. */

import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { looksOf } from "../../src/engine/seat-look.ts";
import { guestsWish } from "../../src/room/shapes.ts";
import { Harbour, settle } from "./harbour.ts";

let harbour = new Harbour();
beforeEach(() => {
  harbour = new Harbour().host("Ada").guest("Bo").guest("Cy");
});

const looksSeenBy = (who: string) => looksOf(harbour.lobby(who).seats.map(({ look }) => look));

test("two who want the same colour have different ones, the same on all screens", () => {
  const look = { color: 4, sign: 6 };
  harbour.wish("Ada", { wish: "sit", seat: 0, name: "Ada", look });
  harbour.wish("Bo", { wish: "sit", seat: 1, name: "Bo", look });
  harbour.wish("Cy", { wish: "sit", seat: 2, name: "Cy", look: { color: 4, sign: 7 } });
  const [ada, bo, cy] = looksSeenBy("Cy");
  expect(ada).toEqual(look);
  expect(new Set([ada?.color, bo?.color, cy?.color]).size).toBe(3);
  expect(bo?.sign).not.toBe(6);
  expect(cy?.sign).toBe(7);
  for (const who of ["Ada", "Bo"]) expect(looksSeenBy(who)).toEqual(looksSeenBy("Cy"));
  expect(harbour.notices()).toEqual([]);
});

test("whoever says nothing of it looks as their seat does, and keeps what they have when they are renamed", () => {
  harbour.wish("Bo", { wish: "sit", seat: 1, name: "Bo" });
  expect(harbour.lobby("Cy").seats[1]).not.toHaveProperty("look");
  harbour.wish("Bo", { wish: "sit", seat: 1, name: "Bo", look: { color: 5, sign: 5 } });
  harbour.wish("Bo", { wish: "sit", seat: 1, name: "Bob" });
  expect(harbour.lobby("Cy").seats[1]).toMatchObject({ name: "Bob", look: { color: 5, sign: 5 } });
});

test("who moves a seat on keeps their look", () => {
  settle(harbour, "Ada", 0);
  settle(harbour, "Bo", 1);
  settle(harbour, "Cy", 2);
  const before = looksSeenBy("Bo");
  harbour.wish("Ada", { wish: "rotate" });
  expect(looksSeenBy("Bo")).toEqual([before[2], before[0], before[1]]);
});

test.each(["red", 7, null, { color: 1 }, { color: 99, sign: 0 }, { color: 0, sign: 0, boat: 2 }])(
  "who asks for the look %j just sits down",
  (look) => {
    const wish = v.parse(guestsWish, { wish: "sit", seat: 1, name: "Bo", look });
    expect(wish).toMatchObject({ wish: "sit", seat: 1, name: "Bo" });
    expect("look" in wish ? wish.look : undefined).toBeUndefined();
  },
);
