import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import type { Event } from "../../src/games/precognition/model/events.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import { VARIANTS } from "../../src/games/precognition/rules/variants.ts";
import { type BoatPicture, type Picture, pictureOf } from "../../src/games/precognition/table/picture/picture.ts";
import { startable } from "../../src/scenes/lanes.ts";
import { applyTransition, type Transition, transitionsOf } from "../../src/scenes/transitions.ts";
import { type Moment, playGame, recordOf, variantOf } from "../precognition/random-game.ts";
import { atScale } from "../scale.ts";

/** Enough for people, bots, people who leave and return, and matches from a later season. */
const GAMES = atScale(5, 20) * VARIANTS.length;

/** What a seat's event may change at another seat: cards that it hands over, and locks. */
const HANDED: readonly string[] = ["decision", "zone", "isLocked"];

test("an event of a seat changes its own boat, and at others only what it hands to them", () => {
  let seen = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    playGame(seed, (step) => {
      for (const { event, before, after } of transitionsIn(step)) {
        if (!("seat" in event)) continue;
        const [from, to] = [pictureOf(before), pictureOf(after)];
        const touched = to.boats.flatMap((boat, seat) =>
          seat === event.seat ? [] : changedKeys(from.boats[seat], boat),
        );
        expect(
          touched.filter((key) => !HANDED.includes(key)),
          `${event.on}, game ${seed}`,
        ).toEqual([]);
        seen += 1;
      }
    });
  }
  expect(seen).toBeGreaterThan(80 * GAMES);
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
      for (const { transition, isFirst } of inLanes(seen.flatMap(transitionsIn), luck)) {
        picture = applyTransition({ pictureOf }, picture, transition) as Picture;
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
  readonly transition: Transition;
  readonly isFirst: boolean;
}

/** One order in which the director may play them. */
function inLanes(transitions: readonly Transition[], luck: Rng): readonly Seen[] {
  const waiting = [...transitions];
  const order: Seen[] = [];
  while (waiting.length > 0) {
    const events = waiting.map(({ event }) => event);
    const at = luck.pick([...startable([], events)]);
    order.push(...waiting.splice(at, 1).map((transition) => ({ transition, isFirst: at === 0 })));
  }
  return order;
}

/** `before` may differ from the state after the previous step, if somebody has left since. */
const transitionsIn = ({ before, events, moments, after }: Moment) =>
  transitionsOf(before, { events, moments, state: after }) as readonly (Transition & {
    readonly event: Event;
    readonly before: State;
    readonly after: State;
  })[];

const changedKeys = (from: BoatPicture | undefined, to: BoatPicture): readonly string[] =>
  Object.entries(to).flatMap(([key, value]) =>
    from !== undefined && isDeepStrictEqual(value, from[key as keyof BoatPicture]) ? [] : [key],
  );

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
