import { expect, test } from "vitest";
import { Match } from "../../src/engine/match.ts";
import { readRecord, writeRecord } from "../../src/engine/record.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { seeded } from "../../src/engine/rng.ts";
import { COLORS, freeLook, looksOf, type SeatLook, SIGNS } from "../../src/engine/seat-look.ts";
import { rehearsal } from "../rehearsal/game.ts";

const look = (color: number, sign: number): SeatLook => ({ color, sign });

test("who has chosen nothing has the look of their seat", () => {
  expect(looksOf([undefined, undefined, undefined])).toEqual([look(0, 0), look(1, 1), look(2, 2)]);
});

test("what is chosen is kept, and whoever had it otherwise has the next that is free", () => {
  expect(looksOf([undefined, look(0, 5), undefined])).toEqual([look(1, 0), look(0, 5), look(2, 2)]);
});

test("of two who want the same colour or sign the later one has another", () => {
  const [one, other] = looksOf([look(4, 1), look(4, 2)]);
  expect(one).toEqual(look(4, 1));
  expect(other?.color).not.toBe(4);
  expect(other?.sign).toBe(2);
  expect(freeLook(look(4, 1), [undefined, look(4, 0)])).toMatchObject({ sign: 1 });
  expect(freeLook(look(4, 1), [undefined, look(4, 0)]).color).not.toBe(4);
});

test("what this page hasn't got is another's, never an error", () => {
  const [one] = looksOf([look(COLORS + 3, SIGNS)]);
  expect(one).toEqual(look(0, 0));
});

test("whatever is wanted, no two of up to six seats look alike", () => {
  const luck = seeded(29);
  for (let game = 0; game < 500; game++) {
    const seats = 2 + luck.below(COLORS - 1);
    const wanted = Array.from({ length: seats }, () =>
      luck.below(3) === 0 ? undefined : look(luck.below(COLORS + 2), luck.below(SIGNS + 2)),
    );
    const looks = looksOf(wanted);
    for (const kind of ["color", "sign"] as const) {
      expect(new Set(looks.map((one) => one[kind])).size, JSON.stringify(wanted)).toBe(seats);
    }
    // Once all are settled nothing changes any more.
    expect(looksOf(looks)).toEqual(looks);
  }
});

const seats = [0, 1, 2].map((seat) => ({ name: `Seat ${seat}`, by: "bot", level: Object.keys(rehearsal.bots)[0] }));
const { options } = rehearsal.variants.find(({ players }) => players === 3) ?? { options: undefined };

test("a record keeps it, and one without it is read as before", () => {
  const chosen = new Match(rehearsal, options, [{ ...seats[0], look: look(5, 7) }, ...seats.slice(1)]);
  const read = readRecord(writeRecord(chosen), () => rehearsal);
  expect(read.header.seats.map((seat) => seat.look)).toEqual([look(5, 7), undefined, undefined]);
  const plain = readRecord(writeRecord(new Match(rehearsal, options, seats)), () => rehearsal);
  expect(plain.header.seats[0]).not.toHaveProperty("look");
});

test("it changes nobody's luck", () => {
  const luckOf = (color: number) =>
    new Match(
      rehearsal,
      options,
      seats.map((seat) => ({ ...seat, look: look(color, 0) })),
    )
      .luckOf(0)
      .below(1e6);
  expect(luckOf(1)).toBe(luckOf(2));
});

test.each([{ color: -1, sign: 0 }, { color: 0.5, sign: 0 }, { color: 0 }, { color: 0, sign: 0, boat: 1 }, "red", 7])(
  "a record with the look %j is refused",
  (wrong) => {
    expect(() => new Match(rehearsal, options, [{ ...seats[0], look: wrong }, ...seats.slice(1)])).toThrow(Refusal);
  },
);
