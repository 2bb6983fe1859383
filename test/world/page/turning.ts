/** In the Dual Select all cards turn over at the same time, after all have chosen, and fly to their places. */
import { leftOf, rightOf } from "../../../src/games/precognition/model/seats.ts";
import type { DumpedThing } from "../../../src/scenes/dump.ts";
import type { Point } from "../../../src/scenes/point.ts";
import { faceOf } from "./cards-seen.ts";
import { open } from "./open.ts";
import { recorded, type Step } from "./recorded.ts";

const FRAME = 20;

export interface Turned {
  readonly rounds: number;
  /** The number of cards whose flights were checked. */
  readonly followed: number;
  readonly wrong: readonly string[];
}

const isChoice = ({ events }: Step): boolean => events.some(({ on }) => on === "chose");
const isLock = ({ events }: Step): boolean => events.some(({ on }) => on === "locked");

interface Chosen {
  readonly on: string;
  readonly seat: number;
  readonly hand: readonly string[];
  readonly kept: string;
  readonly given: string;
  readonly passed: readonly string[];
}

/** Plays some rounds frame by frame. */
export async function turnedOver(names: readonly string[], seed: number, rounds: number): Promise<Turned> {
  const { start, steps } = recorded({ mode: "competitive", setup: "standard" }, names, seed);
  const { world } = await open({ names, view: { viewer: 0 }, isCalm: false });
  const { director } = world;
  const wrong: string[] = [];
  director.show(start);
  let seen = 0;
  let ways = 0;
  for (let i = 0; i < steps.length && seen < rounds; ) {
    // The last lock and all choices come together.
    const group = steps.slice(i, i + 1);
    const next = (): Step | undefined => steps[i + group.length];
    for (let step = next(); step !== undefined && isChoice(step); step = next()) group.push(step);
    i += group.length;
    const choices = group.flatMap(({ events }) => events.filter((event): event is Chosen => event.on === "chose"));
    for (const step of group) director.tell(step);
    if (choices.length === 0) {
      while (!director.isIdle) {
        if (group.some(isLock) && onTheirWay(world.dump()).some(isFaceUp)) wrong.push("a face before all have chosen");
        director.advance(FRAME);
      }
      continue;
    }
    seen += 1;
    ways += followed(choices).length;
    const films: (readonly DumpedThing[])[] = [];
    while (!director.isIdle) {
      films.push(world.dump());
      director.advance(FRAME);
    }
    films.push(world.dump());
    wrong.push(...untogether(films, choices), ...astray(films, choices, names.length));
  }
  world.destroy();
  return { rounds: seen, followed: ways, wrong: wrong.slice(0, 10) };
}

const onTheirWay = (dump: readonly DumpedThing[]): readonly DumpedThing[] =>
  dump.filter(({ name, isVisible }) => isVisible && name === "card on its way");
const isFaceUp = (thing: DumpedThing): boolean => !faceOf(thing).startsWith("back ");

const cardsOf = ({ kept, given, passed }: Chosen): readonly string[] => [kept, given, ...passed];

/** All cards must turn face up in the same frame. */
function untogether(films: readonly (readonly DumpedThing[])[], choices: readonly Chosen[]): readonly string[] {
  const all = choices.flatMap(cardsOf).length;
  const lay = choices.flatMap((choice) => cardsOf(choice).filter((card) => !choice.hand.includes(card))).length;
  const up = films.map((dump) => onTheirWay(dump).filter(isFaceUp).length);
  const changes = up.filter((count, i) => i === 0 || count !== up[i - 1]);
  const isDue = changes.filter((count) => count > 0).join() === [lay, all].filter((count) => count > 0).join();
  return isDue ? [] : [`of ${all} cards ${lay} lay face up, and then it were ${changes.join(", ")}`];
}

/** Only cards that are there once, since others can't be told apart. */
const followed = (choices: readonly Chosen[]): readonly string[] => {
  const all = choices.flatMap(cardsOf);
  return all.filter((card) => all.indexOf(card) === all.lastIndexOf(card));
};

/** Cards that don't get closer to their place in each frame, or don't reach it. */
function astray(
  films: readonly (readonly DumpedThing[])[],
  choices: readonly Chosen[],
  players: number,
): readonly string[] {
  const known = followed(choices);
  const ways = choices.flatMap(({ seat, kept, given, passed }) => [
    { card: kept, to: `kept of ${seat}` },
    { card: given, to: `given of ${leftOf(seat, players)}` },
    ...passed.map((card, i) => ({ card, to: `decision ${i + 1} of ${rightOf(seat, players)}` })),
  ]);
  return ways.flatMap(({ card, to }) => {
    if (!known.includes(card)) return [];
    const path = films.flatMap((dump) => onTheirWay(dump).filter((thing) => faceOf(thing) === card));
    const end = films.at(-1)?.find(({ name }) => name === to);
    const [first, last] = [path[0], path.at(-1)];
    if (end === undefined || first === undefined || last === undefined) return [`${card} never goes to ${to}`];
    const towards = Math.sign(end.x - first.x);
    const isOnward = path.every(({ x }, i) => towards * (x - (path[i - 1]?.x ?? x)) >= -0.2);
    if (isOnward && apart(last, end) < LAST_STEP) return [];
    return [`${card} goes to ${to} at ${end.x} ${end.y} by way of ${path.map(({ x, y }) => `${x} ${y}`).join(", ")}`];
  });
}

/** The largest distance from the end in the last frame of a flight. */
const LAST_STEP = 5;

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
