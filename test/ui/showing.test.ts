/** What is read follows what the world has shown: with a director without a page, and sessions of every game. */

import { signal } from "@preact/signals";
import { afterEach, describe, expect, test, vi } from "vitest";
import { seeded } from "../../src/engine/rng.ts";
import { TABLES } from "../../src/games/tables.ts";
import { createDirector } from "../../src/scenes/director.ts";
import type { Renderer, Show } from "../../src/scenes/show.ts";
import type { GameEvent } from "../../src/scenes/transitions.ts";
import type { Session } from "../../src/session/session.ts";
import { couchOf } from "../../src/ui/couch/couch.ts";
import type { GameTable } from "../../src/ui/game-table.ts";
import { playedSeat } from "../../src/ui/match/played-seat.ts";
import { showingOf } from "../../src/ui/match/showing.ts";
import { type ShownMatch, showMatch } from "../../src/ui/match/shown-match.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { table as rehearsalTable } from "../rehearsal/table/table.ts";
import { atOnce, BOATS, type Match, sessionOf } from "../session/tables.ts";

afterEach(() => vi.unstubAllGlobals());

const NO_DRAFTS = { kept: undefined, keep: () => undefined };
const SALVAGE: Match = { game: rehearsal, options: { nights: 3 } };
const EVENT_MS = 100;

const tableOf = (session: Session): GameTable => {
  const table = session.header.game === rehearsal.id ? rehearsalTable : TABLES[session.header.game];
  if (table === undefined) throw new Error("there is no table for it");
  return table;
};

/** The world of a match, in which each event takes as long as any other. Time passes when a test says so. */
async function watched(session: Session) {
  const table = tableOf(session);
  const show: Show = await table.loadShow();
  const showing = showingOf(session, table);
  const shown = showMatch(session, table, () => undefined, showing);
  const renderer: Renderer<unknown, GameEvent> = { settle: () => {}, play: () => ({ ms: EVENT_MS }), layout: () => {} };
  const seen: GameEvent[] = [];
  const director = createDirector(show, renderer, {
    onShown(event, state) {
      seen.push(event);
      showing.see(event, state);
    },
  });
  director.show(session.state);
  showing.follow({
    tell(step) {
      director.tell(step);
      return !director.isIdle;
    },
    isIdle: () => director.isIdle,
    isJoint: (event) => show.isJoint?.(event as GameEvent) === true,
  });
  return { director, showing, shown, seen, table };
}

const linesOf = ({ log }: ShownMatch) =>
  log.value.flatMap(({ heading, lines }) => [
    ...(heading ? [heading.line] : []),
    ...lines.value.map(({ line }) => line),
  ]);

const linesLater = (session: Session, table: GameTable) =>
  linesOf(showMatch(session, table, () => undefined, showingOf(session, table)));

describe.each([BOATS, SALVAGE])("a match of $game.id", (match) => {
  const playOn = (session: Session, place: ReturnType<typeof playedSeat>, luck: ReturnType<typeof seeded>) =>
    place.legal.value.length > 0 && place.act(luck.pick(place.legal.value)) === undefined && !session.isOver;

  test("the log and the state never tell what hasn’t been shown, and in the end tell all of it", async () => {
    const session = sessionOf(match, ["person", "bot", "bot"], 4, atOnce);
    session.start();
    const { director, showing, shown, seen, table } = await watched(session);
    const place = playedSeat(session, 0, NO_DRAFTS, showing);
    const luck = seeded(4);
    let happened = 0;
    session.news.on("step", ({ events }) => {
      happened += events.length;
    });
    while (!session.isOver || !director.isIdle) {
      if (playOn(session, place, luck)) continue;
      director.advance(EVENT_MS / 2);
      // Nothing is left to be told if everything has been seen, and something is if not.
      expect(showing.isPresent.value).toBe(seen.length === happened);
      if (seen.length < happened) expect(shown.result.value).toBeUndefined();
      expect(() => table.stand(shown.state.value)).not.toThrow();
    }
    expect(shown.state.value).toBe(session.state);
    expect(shown.result.value).toEqual(session.result);
    expect(linesOf(shown)).toEqual(linesLater(session, table));
  });
});

async function lockedIn() {
  const session = sessionOf(BOATS, ["person", "bot", "bot"], 5, atOnce);
  session.start();
  const all = await watched(session);
  const place = playedSeat(session, 0, NO_DRAFTS, all.showing);
  const [choice] = place.legal.value;
  if (choice === undefined) throw new Error("nothing can be chosen");
  const held = [...place.mine.value];
  place.act(choice);
  return { ...all, session, place, choice, held };
}

test("after the last choice a desk keeps to its own until all cards lie there, and then has the next decision", async () => {
  const { director, session, place, choice, held, seen } = await lockedIn();
  expect(session.legal(0)[0]?.do).toBe("activate");
  while (!seen.some(({ on }) => on === "chose")) {
    expect(place.legal.value).toEqual([]);
    expect(place.locked.value).toEqual(choice);
    expect([...place.mine.value]).toEqual(held);
    expect(place.state.value).not.toBe(session.state);
    director.advance(EVENT_MS / 4);
  }
  expect(place.locked.value).toBeUndefined();
  expect(place.legal.value).toEqual(session.legal(0));
  expect(place.state.value).toBe(session.state);
});

test("what only others do holds up nobody’s desk", async () => {
  const { director, place, showing, seen } = await lockedIn();
  while (place.legal.value.length === 0) director.advance(EVENT_MS);
  expect(seen.filter(({ on }) => on === "chose")).toHaveLength(3);
  expect(showing.isPresent.value).toBe(false);
});

test("skipped, or at once, everything is told at once, and the next decision is there", async () => {
  const { director, session, place, showing, shown, table } = await lockedIn();
  director.skip();
  expect(showing.isPresent.value).toBe(true);
  expect(place.legal.value).toEqual(session.legal(0));
  expect(linesOf(shown)).toEqual(linesLater(session, table));
  director.setSpeed("instant");
  const [act] = place.legal.value;
  if (act !== undefined) place.act(act);
  expect(place.state.value).toBe(session.state);
  expect(linesOf(shown)).toEqual(linesLater(session, table));
});

test("a world that goes leaves nothing untold", async () => {
  const { session, place, showing } = await lockedIn();
  showing.follow(undefined);
  expect(place.legal.value).toEqual(session.legal(0));
  expect(showing.isPresent.value).toBe(true);
});

test("several acts are sent in one go, although none of them has been shown", async () => {
  const { director, session, place } = await lockedIn();
  while (place.legal.value.length === 0) director.advance(EVENT_MS);
  const [first] = place.legal.value;
  if (first === undefined) throw new Error("nothing can be done");
  place.act(first);
  expect(place.legal.value).toEqual([]);
  expect(place.open()).toEqual(session.legal(0));
});

test("around one screen nobody comes to the screen before all choices have been shown", async () => {
  const session = sessionOf(BOATS, ["person", "bot", "person"], 5, atOnce);
  session.start();
  const { director, showing, table, seen } = await watched(session);
  const couch = couchOf({
    session,
    table,
    playedSeats: [0, 2].map((seat) => playedSeat(session, seat, NO_DRAFTS, showing)),
    wanted: signal({ method: "device", order: "at-once" }),
    isPresentFor: showing.isPresentFor,
    drafts: NO_DRAFTS,
    roll: (count) => Array.from({ length: count }, () => 0),
  });
  for (const seat of [0, 2]) {
    const [act] = session.legal(seat);
    if (act !== undefined) couch.lock(seat, act);
  }
  expect(couch.sight.value).toEqual({ at: "chosen" });
  couch.sendAll();
  while (seen.filter(({ on }) => on === "chose").length < 3) {
    expect(couch.sight.value).toEqual({ at: "nobody" });
    director.advance(EVENT_MS / 4);
  }
  expect(couch.sight.value).toMatchObject({ at: "desk", seat: 0 });
});
