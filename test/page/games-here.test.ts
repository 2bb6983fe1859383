/** Which game is a press away, and which matches are kept of which games. */
import { describe, expect, test } from "vitest";
import { gamesHere } from "../../src/page/games-here.ts";
import { keptMatches } from "../../src/page/kept-matches.ts";
import { noticeBoard } from "../../src/ui/notices.ts";
import { storeIn } from "../../src/ui/store.ts";
import { BOXES } from "../rehearsal/shelf/boxes.ts";
import { storage } from "../ui/storage.ts";

const storeOf = (items: Map<string, string>) => storeIn(() => storage(items));

describe("the game last played", () => {
  test("is the first one, until another is played, and still is after a reload", () => {
    const items = new Map<string, string>();
    const games = gamesHere(BOXES, storeOf(items));
    expect(games.last.value.id).toBe("rehearsal");
    games.played("market-day");
    expect(games.last.value.id).toBe("market-day");
    expect(gamesHere(BOXES, storeOf(items)).last.value.id).toBe("market-day");
  });

  test("is never one that this page doesn't have", () => {
    const items = new Map([["letea.played", "chess"]]);
    const games = gamesHere(BOXES, storeOf(items));
    expect(games.last.value.id).toBe("rehearsal");
    games.played("chess");
    expect(games.last.value.id).toBe("rehearsal");
  });
});

describe("matches that are kept", () => {
  const kept = (items: Map<string, string>) => keptMatches(storeOf(items), noticeBoard(), "hearth");
  const match = (game: string) => {
    const record = JSON.stringify({ format: "letea-record/1", header: { game } });
    return JSON.stringify({ format: "letea-save/1", save: { record, table: {} }, isAlone: false });
  };

  test("are kept for each game, whether the page has it or not", () => {
    const items = new Map<string, string>();
    const all = kept(items);
    all.of("hearth").writeMatch("a match", false);
    all.of("chess").writeMatch("another", true);
    expect(all.games.value).toEqual([]);
    all.look();
    expect(all.games.value.toSorted()).toEqual(["chess", "hearth"]);
    all.of("hearth").clear();
    expect(all.of("chess").read()?.save).toBe("another");
  });

  test("from before there were several games, one goes to the game of its record", () => {
    const draft = JSON.stringify({ position: 7, draft: "picked" });
    const items = new Map([
      ["letea.match", match("market-day")],
      ["letea.draft", draft],
      ["letea.left", "1000"],
    ]);
    const all = kept(items);
    expect(all.games.value).toEqual(["market-day"]);
    expect(all.of("market-day").read()?.draft).toEqual({ position: 7, draft: "picked" });
    expect(all.of("market-day").awayAt(3000)).toBe(2000);
    expect([...items.keys()].filter((key) => !key.endsWith(".market-day"))).toEqual([]);
  });

  test.each(["no match", '{"save":{"record":7}}', '{"save":{"record":"{"}}'])(
    "one that can't be read goes to the usual game, where that is told: %s",
    (text) => {
      const items = new Map([["letea.match", text]]);
      expect(kept(items).games.value).toEqual(["hearth"]);
      expect(items.get("letea.match.hearth")).toBe(text);
    },
  );

  test("an old one never takes the place of a new one, and is there when that is over", () => {
    const items = new Map([
      ["letea.match", match("hearth")],
      ["letea.match.hearth", "the new one"],
    ]);
    expect(kept(items).of("hearth").text()).toBe("the new one");
    kept(items).of("hearth").clear();
    expect(kept(items).of("hearth").text()).toBe(match("hearth"));
  });

  test("what can't be gone on with is put aside, and said", () => {
    const notices = noticeBoard();
    const all = keptMatches(storeOf(new Map([["letea.match.hearth", "?"]])), notices, "hearth");
    all.putAside("hearth", { key: "save.unreadable" });
    expect(all.games.value).toEqual([]);
    expect(all.of("hearth").aside()).toMatchObject([{ text: "?" }]);
    expect(notices.open.value).toMatchObject([
      { line: { key: "save.aside", params: { why: { key: "save.unreadable" } } } },
    ]);
  });
});
