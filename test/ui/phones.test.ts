/** A shared screen beside phones, and a phone that is a hand. */
import { afterEach, expect, test, vi } from "vitest";
import { atOnce, BOATS, sessionOf } from "../session/tables.ts";
import { tableOf } from "../texts/books.ts";
import { atTheTable, chosen } from "./at-the-table.ts";

const table = tableOf(BOATS.game.id);
const settings = chosen({ method: "device" });
const alone = () => sessionOf(BOATS, ["person", "bot", "bot"], 5, atOnce);

afterEach(() => void vi.unstubAllGlobals());

test("even a single seat at a shared screen has a curtain; at one's own device it has none", () => {
  const own = atTheTable(alone(), table, settings);
  expect(own.couch).toBeUndefined();
  expect(own.place.value?.seat).toBe(0);
  own.close();

  const { place, couch, close } = atTheTable(alone(), table, settings, { isShared: true });
  expect(couch?.sight.value).toEqual({ at: "curtain", seat: 0, isOpen: false });
  expect(place.value).toBeUndefined();
  couch?.show();
  expect(place.value?.seat).toBe(0);
  couch?.hide();
  expect(place.value).toBeUndefined();
  close();
});

test("a hand has its desk at once, and no world", () => {
  const hand = atTheTable(alone(), table, settings, { isHand: true });
  expect(hand.place.value?.seat).toBe(0);
  expect(hand.viewer.value).toBe(0);
  expect(hand.world.status.value).toBe("missing");
  expect(hand.world.isIdle.value).toBe(true);
  hand.close();
});
