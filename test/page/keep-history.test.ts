/** What is played to its end is kept, wherever on the page its players are by then. */
import { describe, expect, test } from "vitest";
import { TABLES } from "../../src/games/tables.ts";
import { keepOfRoom, keepOnceEnded } from "../../src/page/keep-history.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import { type History, historyIn } from "../../src/ui/history/history.ts";
import { logbookIn } from "../../src/ui/history/logbook/logbook.ts";
import { storeIn } from "../../src/ui/store.ts";
import { fakeMatch } from "../online-ui/fake-match.ts";
import { FakeRoom } from "../online-ui/fake-room.ts";
import { atOnce, BOATS, playOut, sessionOf } from "../session/tables.ts";
import { storage } from "../ui/storage.ts";

function emptyHistory() {
  const items = new Map<string, string>();
  return historyIn(storeIn(() => storage(items)));
}

const logbookHere = () => logbookIn(storeIn(() => storage(new Map())));

const keptIn = (history: History, logbook = logbookHere()) => ({ history, logbook: () => logbook, tables: TABLES });

function begun(): LocalSession {
  const session = sessionOf(BOATS, ["person", "person"], 3, atOnce);
  session.start();
  return session;
}

describe("a match in a room", () => {
  test("is kept though its player has gone back to the lobby, and once more with what is said after the end", () => {
    const history = emptyHistory();
    const room = new FakeRoom();
    keepOfRoom(keptIn(history), room);
    const session = begun();
    room.change({ match: fakeMatch({ session, entries: 1 }) });
    expect(history.matches.value).toEqual([]);
    playOut(session, 3);
    // After leaving a table there is no more news of it.
    session.close();
    room.change({ match: fakeMatch({ session, entries: 2 }) });
    expect(history.matches.value).toMatchObject([{ names: ["Seat 0", "Seat 1"], result: session.result }]);
    const [first] = history.matches.value;
    if (first === undefined) throw new Error("nothing was kept");
    const record = history.recordOf(first);
    Object.assign(session, { shortRecord: () => "with all the seeds" });
    room.change({});
    expect(history.recordOf(first)).toBe(record);
    room.change({ match: fakeMatch({ session, entries: 3 }) });
    expect(history.matches.value).toEqual([first]);
    expect(history.recordOf(first)).toBe("with all the seeds");
  });

  test.each([
    ["watched", { seats: [] }, false],
    ["over when the page came to it", {}, true],
  ])("isn't if it was %s", (_, made, isOver) => {
    const history = emptyHistory();
    const room = new FakeRoom();
    keepOfRoom(keptIn(history), room);
    const session = begun();
    if (isOver) playOut(session, 3);
    room.change({ match: fakeMatch({ session, ...made }) });
    if (!isOver) playOut(session, 3);
    room.change({ match: fakeMatch({ session, ...made, entries: 1 }) });
    expect(session.result).toBeDefined();
    expect(history.matches.value).toEqual([]);
  });
});

test("a match at this table is kept once, and not again when it is opened anew", () => {
  const history = emptyHistory();
  const session = begun();
  keepOnceEnded(keptIn(history), { session, isAlone: false, isCounted: true });
  playOut(session, 3);
  session.news.emit("changed", undefined);
  expect(history.matches.value).toHaveLength(1);
  const before = history.matches.value;
  keepOnceEnded(keptIn(history), { session, isAlone: false, isCounted: true });
  session.news.emit("changed", undefined);
  expect(history.matches.value).toEqual(before);
});

describe("the log-book", () => {
  const play = (by: readonly ("person" | "bot")[], isAlone = false, isCounted = true) => {
    const logbook = logbookHere();
    const session = sessionOf(BOATS, by, 3, atOnce);
    keepOnceEnded(keptIn(emptyHistory(), logbook), { session, isAlone, isCounted });
    session.start();
    playOut(session, 3);
    return { logbook, session };
  };

  test("has the match of a person among bots, once, with its score and deeds", async () => {
    const { logbook, session } = play(["bot", "person", "bot"]);
    await expect.poll(() => logbook.latest.value).toBeDefined();
    session.news.emit("changed", undefined);
    const { result } = session;
    expect(logbook.of("precognition")).toMatchObject({
      played: 1,
      won: result?.places[1] === 1 ? 1 : 0,
      best: result?.scores[1]?.[0],
    });
    const deeds = await TABLES.precognition?.loadDeeds?.();
    expect(logbook.latest.value?.outing.deeds).toEqual(
      deeds?.of({ told: session.past(), seat: 1, result: result ?? { places: [], scores: [] } }),
    );
  });

  test("has a match of somebody who leads several seats, but none of several people at one screen, or gone on with from a replay", async () => {
    const alone = play(["person", "person"], true);
    await expect.poll(() => alone.logbook.of("precognition").played).toBe(1);
    const several = play(["person", "person"]);
    const playedOn = play(["person", "bot"], false, false);
    await TABLES.precognition?.loadDeeds?.();
    for (const { logbook } of [several, playedOn]) expect(logbook.games.value.size).toBe(0);
  });
});

describe("what is kept of it besides", () => {
  const NONE = { food: 0, humans: 0 };
  const HANDICAP = [{ food: 2, humans: -1 }, NONE, NONE, { food: 0, humans: 3 }];

  function kept(options: object, seed: number) {
    const history = emptyHistory();
    // Random players have nothing at the end.
    const seats = ["Mira", "Ada", "Tess", "Ivo"].map((name) => ({ name, by: "bot", level: "greedy" }));
    const session = LocalSession.fresh(BOATS.game, { options, seats, seed }, atOnce);
    keepOnceEnded(keptIn(history), { session, isAlone: false, isCounted: true });
    session.start();
    const [match] = history.matches.value;
    if (match === undefined) throw new Error("nothing was kept");
    return match;
  }
  const sum = (parts: readonly number[]) => parts.reduce((all, one) => all + one, 0);

  test("is what each team has reached, best first, and who began with more or less", () => {
    const ways = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      const { result, totals = [], handicaps } = kept({ mode: "teams", setup: "standard", handicap: HANDICAP }, seed);
      expect(totals.flatMap(({ seats }) => seats).toSorted()).toEqual([0, 1, 2, 3]);
      for (const { seats, parts, count, goal } of totals) {
        expect(seats).toHaveLength(2);
        expect(sum(parts)).toBe(count);
        for (const seat of seats) expect(result?.scores[seat]?.[0]).toBe(count);
        expect(goal).toBeUndefined();
      }
      const places = totals.map(({ seats }) => result?.places[seats[0] ?? 0] ?? 0);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(handicaps).toEqual(HANDICAP);
      ways.add(`${totals[0]?.seats[0]} ${places.join()}`);
    }
    // Even if the winners aren't in the first seats.
    expect([...ways]).toContain("2 1,2");
  });

  test("is what all have reached of what they had to", () => {
    const { result, totals = [] } = kept({ mode: "coop", setup: "standard", difficulty: "normal" }, 5);
    expect(totals).toHaveLength(1);
    expect(totals[0]?.parts).toEqual(result?.scores.map(([healthy]) => healthy));
    expect(totals[0]?.count).toBe(sum(totals[0]?.parts ?? []));
    expect(totals[0]?.goal).toBe(60);
  });

  test("is nothing where each is for itself and all begin alike", () => {
    const match = kept({ mode: "competitive", setup: "standard" }, 6);
    expect(Object.keys(match).toSorted()).toEqual(["ended", "game", "names", "result"]);
  });
});
