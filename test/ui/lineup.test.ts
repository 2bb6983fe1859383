import { describe, expect, test } from "vitest";
import { Match } from "../../src/engine/match.ts";
import { GAMES } from "../../src/games/index.ts";
import {
  FRIEND,
  isAlone,
  type Lineup,
  leading,
  ME,
  namesOf,
  seated,
  seatsOf,
  usualLineup,
  withSitter,
} from "../../src/ui/match/lineup.ts";
import { waysOf, withPlayers } from "../../src/ui/match/variant-choice.ts";
import { rehearsal } from "../rehearsal/game.ts";

const ALL = [...GAMES, rehearsal];
const level = "random";
const ZOE = { ofMe: "Zoé", ofSeats: ["Swan", "Tern"] };
const who = ({ sitters }: Lineup): string[] => sitters.map(({ by }) => by);

describe.each(ALL)("$id", (game) => {
  const ways = waysOf(game.variants);

  test("can be played as usual, me against two bots", () => {
    const lineup = usualLineup(ways, level, false);
    expect(who(lineup)).toEqual([ME, level, level]);
    const match = new Match(game, lineup.way.exact, seatsOf(lineup, namesOf(lineup.sitters, ZOE), level));
    expect(match.sitters).toEqual(["person", "bot", "bot"]);
  });

  test("can be watched as usual, with as many as there may be", () => {
    const lineup = usualLineup(ways, level, true);
    expect(new Set(who(lineup))).toEqual(new Set([level]));
    const match = new Match(game, lineup.way.exact, seatsOf(lineup, namesOf(lineup.sitters, ZOE), level));
    expect(match.sitters.length).toBeGreaterThan(2);
  });

  test.each(ways)("can be played with every number of seats and all options: $options, $players", (way) => {
    const lineup = seated({ way, sitters: usualLineup(ways, level, false).sitters }, level);
    const match = new Match(game, way.exact, seatsOf(lineup, namesOf(lineup.sitters, ZOE), level));
    expect(match.header.seats).toHaveLength(way.players);
    expect(match.sitters[0]).toBe("person");
  });
});

const WAYS = waysOf([2, 3, 4].map((players) => ({ options: {}, players })));
const three = usualLineup(WAYS, level, false);

test("whoever sat in a seat that is gone sits down again, bots don't", () => {
  const atTheEnd: Lineup = { ...three, sitters: withSitter(three.sitters, 2, { by: ME }, level) };
  const fewer = seated({ ...atTheEnd, way: withPlayers(WAYS, three.way, 2) }, level);
  expect(who(fewer)).toEqual([ME, level]);
  const noMe = { ...three, sitters: three.sitters.map((one) => ({ ...one, by: level })) };
  expect(who(seated({ ...noMe, way: withPlayers(WAYS, three.way, 2) }, level))).toEqual([level, level]);
});

test("one sits in one place only", () => {
  const moved = withSitter(three.sitters, 1, { by: ME }, level);
  expect(moved.map(({ by }) => by)).toEqual([level, ME, level]);
});

test("names are as given, else mine or usual ones, and a usual one isn't given twice", () => {
  expect(namesOf(three.sitters, ZOE)).toEqual(["Zoé", "Ada", "Ivo"]);
  expect(namesOf(three.sitters, { ...ZOE, ofMe: "Ada" })).toEqual(["Ada", "Ivo", "Mira"]);
  const named = withSitter(three.sitters, 2, { name: "  Ada " }, level);
  expect(namesOf(named, ZOE)).toEqual(["Zoé", "Ivo", "Ada"]);
  expect(seatsOf({ ...three, sitters: named }, namesOf(named, ZOE), level).map(({ name }) => name)).toEqual([
    "Zoé",
    "Ivo",
    "Ada",
  ]);
});

test("a name turns no sentence round, and emoji stay whole", () => {
  const called = (name: string) => namesOf(withSitter(three.sitters, 2, { name }, level), ZOE)[2];
  expect(called("\u202eevil\u2066")).toBe("evil");
  expect(called("a\u0000b\nc")).toBe("abc");
  expect(called("👩‍👩‍👧 Zoé \ud83c")).toBe("👩‍👩‍👧 Zoé");
  expect(called("\u200f \u202e")).toBe("Ivo");
});

describe("alone with several seats", () => {
  const two = leading(WAYS, three, 2, level);

  test("all seats are mine, and have names of their own", () => {
    expect(who(two)).toEqual([ME, ME]);
    expect(two.way.players).toBe(2);
    expect(isAlone(two.sitters)).toBe(true);
    expect(namesOf(two.sitters, ZOE)).toEqual(["Swan", "Tern"]);
    expect(namesOf(withSitter(two.sitters, 0, { name: "Gull" }, level), ZOE)).toEqual(["Gull", "Tern"]);
  });

  test("with more seats bots sit in the others, and I take as many as before", () => {
    const more = seated({ ...two, way: withPlayers(WAYS, two.way, 3) }, level);
    expect(who(more)).toEqual([ME, ME, level]);
    expect(withSitter(more.sitters, 2, { by: ME }, level).map(({ by }) => by)).toEqual([level, ME, ME]);
  });

  test("with somebody else at this screen I am not alone", () => {
    const more = seated({ ...two, way: withPlayers(WAYS, two.way, 3) }, level);
    expect(isAlone(withSitter(more.sitters, 2, { by: FRIEND }, level))).toBe(false);
    expect(isAlone(three.sitters)).toBe(false);
  });

  test("back to one seat, a bot has the other", () => {
    expect(who(leading(WAYS, two, 1, level))).toEqual([ME, level]);
  });
});

test("my look is that of my seat, unless another one was chosen for a seat", () => {
  const [one] = ALL;
  if (one === undefined) throw new Error("there is no game");
  const lineup = usualLineup(waysOf(one.variants), level, false);
  const mine = { color: 4, sign: 6 };
  const looks = (sitters: Lineup["sitters"]) =>
    seatsOf({ ...lineup, sitters }, namesOf(sitters, ZOE), level, mine).map(({ look }) => look);
  expect(looks(lineup.sitters)).toEqual([mine, undefined, undefined]);
  const other = { color: 4, sign: 1 };
  const [me, , clashing] = looks(withSitter(lineup.sitters, 2, { look: other }, level));
  expect(clashing).toEqual(other);
  expect(me?.color).not.toBe(4);
  expect(me?.sign).toBe(6);
});
