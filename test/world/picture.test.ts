import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import type { Event } from "../../src/games/precognition/model/events.ts";
import { VARIANTS } from "../../src/games/precognition/rules/variants.ts";
import { type Picture, pictureOf } from "../../src/games/precognition/table/picture/picture.ts";
import { after } from "../../src/games/precognition/table/world/after.ts";
import { startable } from "../../src/scenes/lanes.ts";
import { type Moment, playGame, recordOf, variantOf } from "../precognition/random-game.ts";
import { atScale } from "../scale.ts";

/** People, bots and both, people who leave and come back, and matches that go on from a later season. */
const GAMES = atScale(5, 20) * VARIANTS.length;

test("step by step, what the events make of a picture is the picture of the state", () => {
  let steps = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    let picture: Picture | undefined;
    playGame(seed, ({ before, events, after: state, table }) => {
      picture ??= pictureOf(before);
      for (const event of events) picture = after(picture, event);
      demandSame(picture, state, seed, table.match);
      steps += 1;
    });
  }
  expect(steps).toBeGreaterThan(80 * GAMES);
});

test("it makes no difference in which order the events of different seats are seen", () => {
  let outOfTurn = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const luck = seeded(seed, 9);
    const moments: Moment[] = [];
    playGame(seed, (moment) => moments.push(moment));
    let picture = firstOf(moments, ({ before }) => pictureOf(before));
    while (moments.length > 0) {
      const seen = moments.splice(0, 1 + luck.below(30));
      const last = seen.at(-1);
      const events = seen.flatMap((moment) => moment.events);
      for (const { event, isFirst } of inLanes(events, luck)) {
        picture = after(picture, event);
        if (!isFirst) outOfTurn += 1;
      }
      if (last !== undefined) demandSame(picture, last.after, seed, last.table.match);
    }
  }
  expect(outOfTurn).toBeGreaterThan(10 * GAMES);
});

test("every way to play it has been seen", () => {
  const seen = new Set(Array.from({ length: GAMES }, (_, i) => variantOf(i + 1)));
  expect(seen.size).toBe(VARIANTS.length);
});

interface Seen {
  readonly event: Event;
  readonly isFirst: boolean;
}

/** As the director may play them, if some take longer than others. */
function inLanes(events: readonly Event[], luck: Rng): readonly Seen[] {
  const waiting = [...events];
  const order: Seen[] = [];
  while (waiting.length > 0) {
    const at = luck.pick([...startable([], waiting)]);
    order.push(...waiting.splice(at, 1).map((event) => ({ event, isFirst: at === 0 })));
  }
  return order;
}

function demandSame(picture: Picture, state: Moment["after"], seed: number, match: Moment["table"]["match"]): void {
  if (isDeepStrictEqual(picture, pictureOf(state))) return;
  console.log(recordOf(seed, match));
  expect(picture).toEqual(pictureOf(state));
}

function firstOf<X, Y>(items: readonly X[], of: (item: X) => Y): Y {
  const [first] = items;
  if (first === undefined) throw new Error("a match without a step");
  return of(first);
}
