/** Several seats at one device, and others elsewhere. */
import { expect, test } from "vitest";
import { headOf, people } from "../../src/fair/book.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { Party } from "./party.ts";

const [standard] = precognition.variants;
const voyage = (seed: number, devices: readonly (readonly number[])[]) =>
  new Party({ game: precognition, options: standard?.options, players: 4, people: 4, devices, seed, spectators: 1 });

test.each([
  [
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [[[0], [1, 2], [3]]],
  [[[0, 3], [1], [2]]],
])("a match at devices for %j", (devices) => {
  const party = voyage(1, devices).all();
  party.play();
  for (const who of party.guests.keys()) expect(headOf(party.book(who))).toBe(headOf(party.book(0)));
  expect(party.office.notices()).toEqual([]);
});

test("a device with two of four seats is lost: the others aren't enough to go on without it", () => {
  const party = voyage(2, [
    [0, 1],
    [2, 3],
  ]).all();
  party.until(() => party.book(1).i > 3);
  party.lose(0);
  party.office.pass(60_000);
  expect(party.book(1).epoch).toBe(0);
  party.come(0);
  party.play();
  expect(headOf(party.book(1))).toBe(headOf(party.book(0)));
});

test("a device with two of four seats makes the next host, and it's one of them", () => {
  const party = voyage(3, [[0], [1, 2], [3]]).all();
  party.until(() => party.book(1).i > 3);
  party.lose(0);
  party.until(() => party.book(2).epoch === 1);
  expect(party.book(2).host).toBe(1);
  party.come(0);
  party.play();
  expect(people(party.book(0))).toEqual([0, 1, 2, 3]);
  expect(headOf(party.book(1))).toBe(headOf(party.book(0)));
});
