/** How far somebody has come in a campaign, on a device whose storage anything may have written to. */
import { describe, expect, test } from "vitest";
import { campaignsIn, helpFor, isOpen, isReached, nextIn } from "../../src/ui/campaign/progress.ts";
import { storeIn } from "../../src/ui/store.ts";
import { storage } from "./storage.ts";

const KEY = "letea.campaign.boats";

const campaignsOf = (items: Map<string, string>) => campaignsIn(storeIn(() => storage(items)));

function played(items: Map<string, string>, chapter: number, left: number | undefined): void {
  const campaigns = campaignsOf(items);
  campaigns.begin("boats", { chapter, seed: 7 });
  campaigns.end("boats", left);
}

test("chapters open one after the other, and what one leaves helps in the next", () => {
  const items = new Map<string, string>();
  const fresh = campaignsOf(items).of("boats");
  expect([0, 1].map((chapter) => isOpen(fresh, chapter))).toEqual([true, false]);
  played(items, 0, 4);
  const later = campaignsOf(items).of("boats");
  expect([0, 1, 2].map((chapter) => isOpen(later, chapter))).toEqual([true, true, false]);
  expect(nextIn(later, 5)).toBe(1);
  expect(helpFor(later, 1)).toEqual({ left: 4, missed: 0 });
});

test("vain tries are counted until the chapter is reached", () => {
  const items = new Map<string, string>();
  played(items, 0, undefined);
  played(items, 0, undefined);
  expect(helpFor(campaignsOf(items).of("boats"), 0)).toEqual({ left: 0, missed: 2 });
  played(items, 0, 1);
  expect(helpFor(campaignsOf(items).of("boats"), 0)).toEqual({ left: 0, missed: 0 });
});

test("a chapter that is played again never leaves less than before, and stays reached", () => {
  const items = new Map<string, string>();
  for (const left of [6, 2, undefined]) played(items, 0, left);
  const progress = campaignsOf(items).of("boats");
  expect(isReached(progress, 0)).toBe(true);
  expect(helpFor(progress, 1).left).toBe(6);
});

test("what came of the match at the table is known until another one comes", () => {
  const campaigns = campaignsOf(new Map());
  campaigns.end("boats", 3);
  expect(campaigns.latest.value, "no chapter was under way").toBeUndefined();
  campaigns.begin("boats", { chapter: 0, seed: 1 });
  campaigns.end("boats", undefined);
  expect(campaigns.latest.value).toEqual({ game: "boats", chapter: 0, isReached: false });
  campaigns.beginMatch();
  expect(campaigns.latest.value).toBeUndefined();
});

describe("what is stored and isn't a campaign", () => {
  const good = { format: "letea-campaign/1", chapters: [{ missed: 0, left: 2 }, { missed: 1 }] };

  test.each([
    ["no JSON", "{"],
    ["null", "null"],
    ["another format", JSON.stringify({ ...good, format: "letea-campaign/2" })],
    ["a chapter before it was open", JSON.stringify({ ...good, chapters: [{ missed: 1 }, { missed: 0, left: 2 }] })],
    ["a negative number", JSON.stringify({ ...good, chapters: [{ missed: 0, left: -1 }] })],
    ["more chapters than there are", JSON.stringify({ ...good, chapters: Array(1000).fill({ missed: 0, left: 0 }) })],
    ["a match of a chapter that isn't open", JSON.stringify({ ...good, underWay: { chapter: 2, seed: 1 } })],
    ["luck that isn't a number", JSON.stringify({ ...good, underWay: { chapter: 0, seed: "1" } })],
  ])("%s: counts as nothing, and is put aside once something is written", (_, text) => {
    const items = new Map([[KEY, text]]);
    const campaigns = campaignsOf(items);
    expect(campaigns.of("boats")).toEqual({ chapters: [] });
    campaigns.begin("boats", { chapter: 0, seed: 5 });
    expect(items.get("letea.unread-campaign.boats")).toBe(text);
    expect(campaignsOf(items).of("boats")).toEqual({ chapters: [], underWay: { chapter: 0, seed: 5 } });
  });

  test("what is good is read", () => {
    const items = new Map([[KEY, JSON.stringify({ ...good, underWay: { chapter: 1, seed: 9 } })]]);
    expect(campaignsOf(items).of("boats")).toEqual({ chapters: good.chapters, underWay: { chapter: 1, seed: 9 } });
  });
});

test("all of it can be erased", () => {
  const items = new Map<string, string>();
  played(items, 0, 2);
  const campaigns = campaignsOf(items);
  campaigns.erase();
  expect(campaigns.of("boats")).toEqual({ chapters: [] });
  expect(items.size).toBe(0);
});
