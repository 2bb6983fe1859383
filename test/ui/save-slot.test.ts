import { expect, test } from "vitest";
import { saveSlot } from "../../src/ui/match/save-slot.ts";
import { storeIn } from "../../src/ui/store.ts";
import { storage } from "./storage.ts";

const storeOf = (items: Map<string, string>, room?: number) => storeIn(() => storage(items, room));
const slotIn = (items: Map<string, string>, room?: number) => saveSlot(storeOf(items, room), "chess");
const now = new Date("2031-04-05T06:07:08.090Z");

test("a match and what was picked are there again", () => {
  const items = new Map<string, string>();
  const slot = slotIn(items);
  expect(slot.isEmpty()).toBe(true);
  expect(slot.read()).toBeUndefined();
  slot.writeMatch({ record: "so far" }, true);
  slot.writeDraft({ position: 7, draft: { keep: 1 } });
  expect(slotIn(items).read()).toEqual({
    save: { record: "so far" },
    isAlone: true,
    draft: { position: 7, draft: { keep: 1 } },
  });
  slot.clear();
  expect(slot.isEmpty()).toBe(true);
  expect(items.size).toBe(0);
});

test("a match that doesn't count stays one until it's gone", () => {
  const items = new Map<string, string>();
  const slot = slotIn(items);
  expect(slot.isCounted()).toBe(true);
  slot.setCounted(false);
  expect(slotIn(items).isCounted()).toBe(false);
  slot.setCounted(true);
  expect(items.size).toBe(0);
  slot.setCounted(false);
  slot.clear();
  expect(items.size).toBe(0);
});

test.each([
  ["no JSON", "{"],
  ["something else", JSON.stringify({ format: "letea-save/0", save: {} })],
  ["null", "null"],
])("what can't be read isn't empty: %s", (_, text) => {
  const slot = slotIn(new Map([["letea.match.chess", text]]));
  expect(slot.isEmpty()).toBe(false);
  expect(slot.read()).toBeUndefined();
});

test("a draft that can't be read is none", () => {
  const items = new Map([["letea.draft.chess", '"?"']]);
  const slot = slotIn(items);
  slot.writeMatch("a match", false);
  expect(slot.read()?.draft).toEqual({ position: -1, draft: undefined });
});

test("put aside, it is all there but in the way of nothing", () => {
  const slot = slotIn(new Map([["letea.match.chess", "{damaged"]]));
  slot.putAside(now);
  expect(slot.isEmpty()).toBe(true);
  expect(slot.aside()).toEqual([{ name: "2031-04-05T06:07:08.090Z", text: "{damaged" }]);
  slot.throwAway("2031-04-05T06:07:08.090Z");
  expect(slot.aside()).toEqual([]);
});

test("putting aside needs no room for it twice, and without room it stays where it is", () => {
  const text = "x".repeat(1000);
  const tight = slotIn(new Map([["letea.match.chess", text]]), 1100);
  tight.putAside(now);
  expect(tight.aside().map((one) => one.text)).toEqual([text]);

  const full = new Map([["letea.match.chess", text]]);
  slotIn(full, 1017).putAside(now);
  expect([...full]).toEqual([["letea.match.chess", text]]);
});
