import { expect, test } from "vitest";
import type { Await, Types } from "../../src/engine/game.ts";
import { isMyTurn } from "../../src/ui/device/my-turn.ts";

const act = (from: readonly number[], optional = false): Await<Types> =>
  ({ kind: "act", from, optional, sealed: true }) as unknown as Await<Types>;

const session = (awaits: readonly Await<Types>[], done: readonly number[] = []) => ({
  awaits,
  seats: [1, 2],
  isOver: false,
  isSent: (seat: number) => done.includes(seat),
  locked: () => undefined,
});

test("it's one's turn while the match waits for a seat that is played from here", () => {
  expect(isMyTurn(session([act([0, 1])]))).toBe(true);
  expect(isMyTurn(session([act([0])]))).toBe(false);
  expect(isMyTurn(session([act([1], true)]))).toBe(false);
  expect(isMyTurn({ ...session([act([1])]), isOver: true })).toBe(false);
});

test("whoever leads several seats is done once all of them are", () => {
  expect(isMyTurn(session([act([1, 2])], [1]))).toBe(true);
  expect(isMyTurn(session([act([1, 2])], [1, 2]))).toBe(false);
  expect(isMyTurn({ ...session([act([1, 2])], [1]), locked: () => ({ do: "chosen" }) })).toBe(false);
});
