/** What a record tells of who vouches: devices do, not seats. */
import { expect, test } from "vitest";
import type { Entry } from "../../src/fair/entries.ts";
import { devicesOf, type Roster } from "../../src/fair/roster.ts";
import { turnsIn } from "../../src/fair/turns.ts";
import { bytesOf } from "./round-table.ts";

/** People, each at a device of their own or with somebody. */
const seated = (...withs: readonly (number | undefined)[]): Roster => ({
  game: "g",
  rules: bytesOf(1),
  content: bytesOf(2),
  options: {},
  seats: withs.map((first, seat) => ({
    by: "person",
    name: `P${seat}`,
    level: "random",
    key: bytesOf(3, seat),
    nonce: bytesOf(4, seat),
    ...(first !== undefined && { with: first }),
  })),
  line: withs.map((_, seat) => seat),
  patience: 20,
});

const dropped = (seat: number): Entry => ({ epoch: 0, body: { kind: "dropped", seat, why: "silent", words: [] } });
const told = (roster: Roster, ...gone: readonly number[]) =>
  turnsIn(roster, gone.map(dropped)).map(({ entry, seat, to }) => `${entry} ${seat} ${to}`);

test("whoever is left at one device, with however many seats, is alone", () => {
  expect(devicesOf(seated(undefined, 0, undefined, 2))).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(told(seated(undefined, 0, undefined), 2)).toEqual(["1 2 silent", "1 0 alone"]);
  expect(told(seated(undefined, 0, undefined, 2), 0, 3)).toEqual(["1 0 silent", "2 3 silent"]);
  expect(told(seated(undefined, 0, undefined, 2), 0, 1, 3)).toEqual([
    "1 0 silent",
    "2 1 silent",
    "2 2 alone",
    "3 3 silent",
  ]);
});

test("where nobody else has ever been, nobody becomes alone: that is told of the whole", () => {
  expect(told(seated(undefined, 0, 0), 1, 2)).toEqual(["1 1 silent", "2 2 silent"]);
});
