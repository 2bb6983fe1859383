/** A recorded match goes on from any of its moments, as somebody's who sat there, to an end by the rules. */
import { describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import type { Game } from "../../src/engine/game.ts";
import { readRecord, writeRecord } from "../../src/engine/record.ts";
import { seeded } from "../../src/engine/rng.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import { playOn, seatsToPlayOn } from "../../src/session/play-on.ts";
import { seatsOf } from "../../src/tools/play/cast.ts";
import { playOut } from "../../src/tools/play/play.ts";
import { refusalOf } from "../engine/refusal-of.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { atScale } from "../scale.ts";
import { actAtRandom, atOnce } from "./tables.ts";

const GAMES: readonly Game[] = [precognition, rehearsal];
const CASES = GAMES.flatMap((game) =>
  game.variants
    .filter((_, i) => i % atScale(5, 1) === 0)
    .map(({ options, players }) => ({ id: game.id, game, options, players, name: JSON.stringify(options) })),
);

function recordedFor({ game, options, players }: (typeof CASES)[number], seed: number) {
  const sit = Array.from({ length: players }, (_, seat) => (seat === players - 1 && players > 2 ? "bot" : "person"));
  const levels = sit.map(() => Object.keys(game.bots)[0] ?? "");
  return playOut({ game, options, seats: seatsOf(levels, sit as ("bot" | "person")[]), seed });
}

describe.each(CASES)("$id, $players seats, $name", (one) => {
  test("from moments all over, one plays on alone against bots, and the record is right", () => {
    const seed = one.players + 40;
    const whole = recordedFor(one, seed);
    const luck = seeded(seed);
    const moments = [0, whole.inputs.length - 1, ...Array.from({ length: 4 }, () => luck.below(whole.inputs.length))];
    for (const position of moments) {
      const seats = seatsToPlayOn(whole, position);
      if (seats.length === 0) continue;
      const seat = luck.pick(seats);
      const table = playOn(whole, { position, seat, seed: luck.next() });
      const kept =
        table.match.inputs.findLastIndex((input, i) => encode(input) === encode(whole.inputs[i] ?? null)) + 1;
      expect(kept, `seed ${seed}, from ${position}`).toBeLessThanOrEqual(position);
      const session = new LocalSession(table, atOnce);
      expect(session.seats).toEqual([seat]);
      session.start();
      while (actAtRandom(session, luck));
      expect(session.isOver, `seed ${seed}, from ${position}`).toBe(true);
      const again = readRecord(session.record(), () => one.game);
      expect(writeRecord(again)).toBe(session.record());
    }
  });
});

test("a hand is what it was, and the rest of the deck has what is left", () => {
  const whole = recordedFor({ ...CASES[0], players: 2 } as (typeof CASES)[number], 3);
  for (const position of [8, 14, 30]) {
    const table = playOn(whole, { position, seat: 0, seed: 9 });
    const opened = new Map(
      whole.inputs.flatMap((input) =>
        input.kind === "revealed" ? input.values.map(({ handle, value }) => [handle, value] as const) : [],
      ),
    );
    for (const [handle, value] of table.mine(0)) {
      if (opened.has(handle)) expect(value).toEqual(opened.get(handle));
    }
    for (const { values } of Object.values(table.save().keeper.pools)) {
      expect(values.every(({ value }) => value !== undefined)).toBe(true);
    }
  }
});

test("nobody goes on after the end, or in a bot's place", () => {
  const [first] = CASES;
  if (first === undefined) throw new Error("no game");
  const whole = recordedFor({ ...first, players: 3 }, 4);
  expect(seatsToPlayOn(whole, whole.inputs.length)).toEqual([]);
  expect(refusalOf(() => playOn(whole, { position: whole.inputs.length, seat: 0, seed: 1 }))[0]).toBe("match-over");
  expect(seatsToPlayOn(whole, 12)).toEqual([0, 1]);
  expect(refusalOf(() => playOn(whole, { position: 12, seat: 2, seed: 1 }))[0]).toBe("no-person");
});
