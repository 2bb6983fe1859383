/** Rules that only show over whole games, or over many of them. */
import { expect, test } from "vitest";
import { openActOfBot } from "../../src/engine/bot-play.ts";
import type { Seat, Sitter } from "../../src/engine/game.ts";
import type { LocalTable } from "../../src/engine/local-table.ts";
import { Match } from "../../src/engine/match.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import type { Act } from "../../src/games/precognition/model/acts.ts";
import { SEASONS } from "../../src/games/precognition/model/card.ts";
import type { Event } from "../../src/games/precognition/model/events.ts";
import type { Options } from "../../src/games/precognition/model/options.ts";
import type { TileId } from "../../src/games/precognition/model/river.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import type { PrecognitionTypes } from "../../src/games/precognition/model/types.ts";
import { card, cardsOf, tilesOf } from "../../src/games/precognition/rules/pieces.ts";
import { VARIANTS } from "../../src/games/precognition/rules/variants.ts";
import {
  awaitedSeats,
  type Moment,
  newMatch,
  newTable,
  nextInput,
  playGame,
  rivalryOf,
  sittersOf,
} from "./random-game.ts";

const SEEDS = Array.from({ length: 200 }, (_, i) => i + 1);

function eventsOf(seed: number): Event[] {
  const events: Event[] = [];
  playGame(seed, (moment) => events.push(...moment.events), rivalryOf(seed));
  return events;
}

test("3.3c season 1 is drawn in rounds 1 to 4, season 2 in rounds 5 to 8, season 3 in rounds 9 to 11, two cards each", () => {
  for (const seed of SEEDS.slice(0, 40)) {
    let round = 0;
    const seasons: string[] = [];
    for (const event of eventsOf(seed)) {
      if (event.on === "round") round = event.round;
      if (event.on === "dealt" && event.seat === 0) seasons.push(`deal: ${seasonsOf(event.cards)}`);
      if (event.on === "chose" && event.seat === 0) seasons.push(`${round}: ${seasonsOf(event.hand)}`);
    }
    expect(seasons, `seed ${seed}`).toEqual([
      "deal: 1,1",
      ...["1: 1,1", "2: 1,1", "3: 1,1", "4: 1,1"],
      ...["5: 2,2", "6: 2,2", "7: 2,2", "8: 2,2"],
      ...["9: 3,3", "10: 3,3", "11: 3,3", "12: "],
    ]);
  }
});

const seasonsOf = (cards: readonly string[]): string => cards.map((id) => card(id).season).join();

test("3.3c every card of a season comes first in some game, for people and for bots", () => {
  const first = { person: new Set<string>(), bot: new Set<string>() };
  for (const seed of SEEDS) {
    const note = ({ before, events }: Moment): void => {
      for (const event of events) {
        const cards =
          event.on === "dealt" ? event.cards : event.on === "chose" && startsSeason(before.round) ? event.hand : [];
        for (const id of cards) if ("seat" in event) first[playedBy(before, event.seat)].add(id);
      }
    };
    playGame(seed, note, rivalryOf(seed));
  }
  const all = [...cardsOf(1), ...cardsOf(2), ...cardsOf(3)].sort();
  expect([...first.person].sort()).toEqual(all);
  expect([...first.bot].sort()).toEqual(all);
});

const playedBy = ({ boats }: State, seat: Seat) => (boats[seat]?.sitter === "person" ? "person" : "bot");

const startsSeason = (round: number): boolean => round === 5 || round === 9;

test("3.5a each tile of a season comes up in each of its rounds, and is left out, in some game", () => {
  const seen = new Set<string>();
  for (const seed of SEEDS) {
    const turned: TileId[] = eventsOf(seed).flatMap((event) => (event.on === "turned" ? [event.tile] : []));
    expect(turned, `seed ${seed}`).toHaveLength(12);
    for (const [i, tile] of turned.entries()) seen.add(`${tile} in round ${i + 1}`);
    for (const season of [1, 2, 3] as const) {
      for (const tile of tilesOf(season)) if (!turned.includes(tile)) seen.add(`${tile} left out`);
    }
  }
  const expected = ([1, 2, 3] as const).flatMap((season) =>
    tilesOf(season).flatMap((tile) =>
      [1, 2, 3].map((i) => `${tile} in round ${4 * season - 4 + i}`).concat(`${tile} left out`),
    ),
  );
  for (const one of expected) expect(seen).toContain(one);
});

test("3.5b 3.5c what is still ahead on the river tells nothing about what comes next or is left out", () => {
  const check = ({ after: { river, round, phase } }: Moment): void => {
    if (phase === "over") return;
    const season = SEASONS[Math.floor(river.turned.length / 4)] ?? 3;
    const unturned = tilesOf(season).filter((tile) => !river.turned.includes(tile));
    expect(river.ahead, `round ${round}`).toEqual(round === 12 && phase === "answer" ? [] : unturned);
  };
  playGame(1, check, rivalryOf(1));
});

test("4a there are twelve rounds, four to a season", () => {
  const rounds = eventsOf(3).flatMap((event) => (event.on === "round" ? [[event.round, event.season]] : []));
  expect(rounds).toEqual([
    ...[
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ],
    ...[
      [5, 2],
      [6, 2],
      [7, 2],
      [8, 2],
    ],
    ...[
      [9, 3],
      [10, 3],
      [11, 3],
      [12, 3],
    ],
  ]);
});

test("4.5d in whatever order people and bots act, a game of rivals goes the same way", () => {
  for (const seed of SEEDS.slice(0, 48)) {
    const ends = [1, 2, 3].map((order) => endOf(seed, order));
    expect(new Set(ends).size, `seed ${seed}`).toBe(1);
  }
});

/** Each player follows their own luck; who is next is another matter. */
function endOf(seed: number, order: number): string {
  const { options, players } = rivalryOf(seed);
  const table = newTable(sittersOf(5 * seed, players), seed, options);
  const { match } = table;
  const lucks = match.sitters.map((_, seat) => seeded(seed, 10 + seat));
  const who = seeded(order);
  while (!match.isOver) {
    const seats = awaitedSeats(table);
    const seat = seats.length === 0 ? undefined : who.pick(seats);
    const input = seat === undefined ? table.nextAnswer() : table.inputFor(seat, actOf(table, seat, lucks[seat]));
    if (input === undefined) throw new Error("nobody can go on");
    match.apply(input);
  }
  return match.stateHash();
}

function actOf(table: LocalTable<PrecognitionTypes>, seat: Seat, luck: Rng | undefined): Act {
  const isBot = table.match.sitters[seat] === "bot";
  const act = isBot ? openActOfBot(table.match, seat) : luck?.pick(table.legal(seat));
  if (act === undefined) throw new Error(`seat ${seat} doesn't act`);
  return act;
}

test("6a two, three or four players take part, no fewer and no more", () => {
  for (const players of [2, 3, 4])
    expect(newMatch(Array.from({ length: players }, () => "person")).sitters).toHaveLength(players);
  for (const players of [1, 5]) {
    expect(() => newMatch(Array.from({ length: players }, () => "person"))).toThrow(Refusal);
  }
});

test("6.1a teams are for four", () => {
  const options: Options = { mode: "teams", setup: "standard" };
  expect(newMatch(["person", "bot", "person", "bot"], options).sitters).toHaveLength(4);
  for (const players of [2, 3, 5]) {
    expect(() =>
      newMatch(
        Array.from({ length: players }, () => "person"),
        options,
      ),
    ).toThrow("players-exactly");
  }
});

test("6.2a two, three or four players play together", () => {
  const options: Options = { mode: "coop", setup: "standard", difficulty: "hard" };
  for (const players of [2, 3, 4]) {
    expect(
      newMatch(
        Array.from({ length: players }, () => "person"),
        options,
      ).sitters,
    ).toHaveLength(players);
  }
  for (const players of [1, 5]) {
    expect(() =>
      newMatch(
        Array.from({ length: players }, () => "person"),
        options,
      ),
    ).toThrow("wrong-players");
  }
});

test("6.5b one person plays against or with bots in every mode, to the end", () => {
  for (const [seed, { options, players }] of VARIANTS.entries()) {
    const alone: readonly Sitter[] = ["person", "bot", "bot", "bot"];
    const table = newTable(alone.slice(0, players), seed, options);
    const luck = seeded(seed, 3);
    while (!table.match.isOver) table.match.apply(nextInput(table, luck, () => undefined));
    expect(table.match.result?.places, JSON.stringify(options)).toHaveLength(players);
  }
});

test("6.5c whoever leads two boats of a co-operative game sees both hands", () => {
  const table = newTable(["person", "person"], 5, { mode: "coop", setup: "advanced", difficulty: "normal" });
  const luck = seeded(5, 3);
  while (table.match.state.phase !== "decide") table.match.apply(nextInput(table, luck, () => undefined));
  const [own, other] = [table.mine(0), table.mine(1)];
  expect([own.size, other.size]).toEqual([2, 2]);
  expect([...own.keys()].filter((handle) => other.has(handle))).toEqual([]);
});

test("6a another mode or set-up is refused by name", () => {
  const seats = [1, 2].map((n) => ({ name: `Seat ${n}`, by: "person", level: "random" }));
  expect(() => new Match(precognition, { mode: "alone", setup: "standard" }, seats)).toThrow(/mode/u);
  expect(() => new Match(precognition, { mode: "competitive", setup: "upside-down" }, seats)).toThrow(/setup/u);
});
