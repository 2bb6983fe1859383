import { expect, test } from "vitest";
import { precognition } from "../../src/games/precognition/game.ts";
import { looksOf } from "../../src/session/session.ts";
import { rematchOf } from "../../src/ui/match/rematch.ts";
import { tableOf } from "../texts/books.ts";

const seat = (name: string) => ({ name, by: "person", level: "random" }) as const;
const seats = [seat("Ada"), seat("Ivo"), seat("Mira")];
const options = { mode: "competitive", setup: "standard" };
const { handicap } = tableOf(precognition.id);

test("everybody sits a seat further, and after as many rematches as seats where they began", () => {
  const once = rematchOf({ options, seats }, handicap);
  expect(once.seats.map(({ name }) => name)).toEqual(["Mira", "Ada", "Ivo"]);
  expect(once.options).toEqual(options);
  const twice = rematchOf({ options, seats: once.seats }, handicap);
  expect(rematchOf({ options, seats: twice.seats }, handicap).seats.map(({ name }) => name)).toEqual(
    seats.map(({ name }) => name),
  );
});

test("whoever moves keeps their colour and flag, whether they have chosen them or not", () => {
  const chosen = [seat("Ada"), { ...seat("Ivo"), look: { color: 5, sign: 7 } }, seat("Mira")];
  const before = looksOf(chosen.map((one) => ("look" in one ? one.look : undefined)));
  const after = looksOf(rematchOf({ options, seats: chosen }, handicap).seats.map(({ look }) => look));
  expect(after).toEqual([before[2], before[0], before[1]]);
});

test("whoever had a handicap keeps it in the new seat", () => {
  const none = { food: 0, humans: 0 };
  const given = { ...options, handicap: [{ food: 2, humans: -1 }, none, none] };
  expect(rematchOf({ options: given, seats }, handicap).options).toEqual({
    ...options,
    handicap: [none, { food: 2, humans: -1 }, none],
  });
});

test("a game without handicaps is begun anew with the same options", () => {
  expect(rematchOf({ options, seats }).options).toBe(options);
});
