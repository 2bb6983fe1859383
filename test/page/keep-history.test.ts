/** What is played to its end is kept, wherever on the page its players are by then. */
import { describe, expect, test } from "vitest";
import { keepOfRoom, keepOnceEnded } from "../../src/page/keep-history.ts";
import type { LocalSession } from "../../src/session/local-session.ts";
import { historyIn } from "../../src/ui/history/history.ts";
import { storeIn } from "../../src/ui/store.ts";
import { fakeMatch } from "../online-ui/fake-match.ts";
import { FakeRoom } from "../online-ui/fake-room.ts";
import { atOnce, BOATS, playOut, sessionOf } from "../session/tables.ts";
import { storage } from "../ui/storage.ts";

function emptyHistory() {
  const items = new Map<string, string>();
  return historyIn(storeIn(() => storage(items)));
}

function begun(): LocalSession {
  const session = sessionOf(BOATS, ["person", "person"], 3, atOnce);
  session.start();
  return session;
}

describe("a match in a room", () => {
  test("is kept though its player has gone back to the lobby, and once more with what is said after the end", () => {
    const history = emptyHistory();
    const room = new FakeRoom();
    keepOfRoom(history, room);
    const session = begun();
    room.change({ match: fakeMatch({ session, entries: 1 }) });
    expect(history.matches.value).toEqual([]);
    playOut(session, 3);
    // Whoever leaves a table hears nothing of it any more.
    session.close();
    room.change({ match: fakeMatch({ session, entries: 2 }) });
    expect(history.matches.value).toMatchObject([{ names: ["Seat 0", "Seat 1"], result: session.result }]);
    const [first] = history.matches.value;
    Object.assign(session, { shortRecord: () => "with all the seeds" });
    room.change({});
    expect(history.matches.value).toEqual([first]);
    room.change({ match: fakeMatch({ session, entries: 3 }) });
    expect(history.matches.value).toEqual([{ ...first, record: "with all the seeds" }]);
  });

  test.each([
    ["watched", { seats: [] }, false],
    ["over when the page came to it", {}, true],
  ])("isn't if it was %s", (_, made, isOver) => {
    const history = emptyHistory();
    const room = new FakeRoom();
    keepOfRoom(history, room);
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
  keepOnceEnded(history, session);
  playOut(session, 3);
  session.news.emit("changed", undefined);
  expect(history.matches.value).toHaveLength(1);
  const before = history.matches.value;
  keepOnceEnded(history, session);
  session.news.emit("changed", undefined);
  expect(history.matches.value).toEqual(before);
});
