/** The match of the day: known by its luck and its company, counted once, and gone on with where it was left. */
import { expect, test } from "vitest";
import { readRecord } from "../../src/engine/record.ts";
import { seeded } from "../../src/engine/rng.ts";
import { GAMES } from "../../src/games/index.ts";
import { TABLES } from "../../src/games/tables.ts";
import { readLinked, writeLinked } from "../../src/page/day-link.ts";
import { endDayOf, isKeptOfDay, isOfDay, seatingOfDay } from "../../src/page/match-of-day.ts";
import { offerOf } from "../../src/page/offer.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import { logbookIn } from "../../src/ui/history/logbook/logbook.ts";
import { saveSlot } from "../../src/ui/match/save-slot.ts";
import { storeIn } from "../../src/ui/store.ts";
import { actAtRandom, atOnce, findGame, playOut } from "../session/tables.ts";
import { storage } from "../ui/storage.ts";

const OFFER = offerOf({ games: GAMES, tables: TABLES }, "precognition");
const DAY = "2031-04-05";
const ANN = { ofMe: "Ann", ofSeats: [] };

const begun = (day: string, change: object = {}): LocalSession => {
  const session = LocalSession.fresh(OFFER.game, { ...seatingOfDay(OFFER, day, ANN), ...change }, atOnce);
  session.start();
  return session;
};

function played(day: string, choices: number, change: object = {}): LocalSession {
  const session = begun(day, change);
  playOut(session, choices);
  return session;
}

const matchOf = (session: LocalSession) => readRecord(session.record(), findGame);
const storeHere = () => {
  const items = new Map<string, string>();
  return storeIn(() => storage(items));
};

test("everybody has the same river on a day, whatever they are called and do, and another one on the next", () => {
  const one = matchOf(played(DAY, 1));
  const other = matchOf(played(DAY, 2, { seats: seatingOfDay(OFFER, DAY, { ofMe: "Zoé", ofSeats: [] }).seats }));
  for (const match of [one, other]) {
    expect(isOfDay(OFFER, DAY, match)).toBe(true);
    expect(isOfDay(OFFER, "2031-04-06", match)).toBe(false);
  }
});

test("with weaker company, or by other rules, it isn't the match of the day", () => {
  const seats = seatingOfDay(OFFER, DAY, ANN).seats.map((seat) => ({ ...seat, level: "random" }));
  expect(isOfDay(OFFER, DAY, matchOf(played(DAY, 1, { seats })))).toBe(false);
  const options = { mode: "competitive", setup: "advanced" };
  expect(isOfDay(OFFER, DAY, matchOf(played(DAY, 1, { options })))).toBe(false);
});

test("it's noted under its date when it ends, also after midnight, and only its first try", () => {
  const logbook = logbookIn(storeHere());
  const end = (session: LocalSession) => endDayOf(logbook, OFFER, session, { seat: 0, ended: 7 });
  expect(end(played(DAY, 1))).toBeUndefined();
  logbook.beginDay("precognition", DAY);
  logbook.beginDay("precognition", "2031-04-06");
  const session = played(DAY, 1);
  expect(end(session)).toBe(DAY);
  const { result } = session;
  expect(logbook.of("precognition").days[DAY]?.end).toEqual({
    ended: 7,
    place: result?.places[0],
    players: 3,
    score: result?.scores[0]?.[0],
  });
  expect(end(played(DAY, 2))).toBeUndefined();
  expect(logbook.of("precognition").days["2031-04-06"]?.end).toBeUndefined();
});

test("unfinished, it's known in the middle of a choice too, and rubbish isn't", () => {
  const slot = saveSlot(storeHere(), "precognition");
  expect(isKeptOfDay(slot, OFFER, DAY)).toBe(false);
  const session = begun(DAY);
  const luck = seeded(3, 3);
  for (let acts = 0; acts < 9; acts++) {
    slot.writeMatch(session.save(), false);
    expect(isKeptOfDay(slot, OFFER, DAY)).toBe(true);
    expect(isKeptOfDay(slot, OFFER, "2031-04-06")).toBe(false);
    actAtRandom(session, luck);
  }
  slot.writeMatch({ record: "{}" }, false);
  expect(isKeptOfDay(slot, OFFER, DAY)).toBe(false);
});

test("a link says of which day its match is said to be", () => {
  expect(readLinked(writeLinked({ packed: "abc", day: DAY }))).toEqual({ packed: "abc", day: DAY });
  expect(readLinked(writeLinked({ packed: "abc", day: undefined }))).toEqual({ packed: "abc", day: undefined });
  for (const day of ["", "2031-02-30", "x", `${DAY}&day=${DAY}x`.slice(11)]) {
    expect(readLinked(`abc&day=${day}`)).toEqual({ packed: "abc", day: undefined });
  }
});
