/** Checks what must be seen during the motion of an event. */
import type { Event } from "../../../src/games/precognition/model/events.ts";
import type { Good } from "../../../src/games/precognition/model/goods.ts";
import type { Picture } from "../../../src/games/precognition/table/picture/picture.ts";
import type { DumpedThing } from "../../../src/scenes/dump.ts";
import type { Point } from "../../../src/scenes/point.ts";
import { aboard, onTable } from "./figures-seen.ts";

type Dump = readonly DumpedThing[];
type EventOf<On extends Event["on"]> = Extract<Event, { on: On }>;

/** The display before an event, and at some moments of its motion, from first to last. */
export interface Watched {
  readonly before: Picture;
  readonly after: Picture;
  readonly rest: Dump;
  readonly moments: readonly Dump[];
}

/** Returns what is missing, in words. */
type Look<E> = (event: E, watched: Watched) => readonly string[];

const nothing: Look<unknown> = () => [];

const LOOKS: { readonly [On in Event["on"]]: Look<EventOf<On>> } = {
  "rooms-dealt": nothing,
  "rooms-kept": nothing,
  declined: nothing,
  done: nothing,
  seat: nothing,
  returned: nothing,
  round: ({ season }, { before, moments }) =>
    season === before.season || before.round === 0
      ? []
      : unless(
          moments.some((dump) => fading(dump).length === 2),
          "two seasons at once",
        ),
  dealt: ({ cards }, { moments }) => cardsOnTheirWay(moments, cards.length),
  drew: ({ cards }, { moments }) => cardsOnTheirWay(moments, cards),
  "drew-open": ({ cards }, { moments }) => cardsOnTheirWay(moments, cards.length),
  chose: (_, { moments }) => cardsOnTheirWay(moments, 4),
  over: (_, { before, moments }) =>
    cardsOnTheirWay(
      moments,
      before.boats.flatMap(({ zone }) => [zone.kept, zone.given]).filter((card) => card !== null).length,
    ),
  locked: ({ seat }, { before, moments }) => [
    ...cardsOnTheirWay(moments, before.boats[seat]?.hand ?? 0),
    ...unless(
      moments.some((dump) => isThere(dump, `boat:${seat}/locked`)),
      "a seal",
    ),
  ],
  activated: ({ seat, cards, paid }, watched) => [
    ...walking(watched, seat, paid, "cabins", "contaminated"),
    ...unless(
      watched.moments.some(
        (dump) => dump.filter(({ texture }) => texture?.startsWith("card.glow.")).length === cards.length,
      ),
      "light around the cards",
    ),
  ],
  "paid-to-reveal": ({ seat, humans }, watched) => walking(watched, seat, humans, "cabins", "contaminated"),
  healed: ({ seat, humans }, watched) => walking(watched, seat, humans, "contaminated", "cabins"),
  gained: ({ seat, good, amount, by }, watched) =>
    good === "ymune" || amount === 0
      ? []
      : travelling(watched, LOOKED[good], sourceOf(watched, seat, by), onTable(watched.rest, seat)(HOMES[good])),
  plugged: ({ seat, machine }, watched) => {
    const to = named(watched.rest, new RegExp(`^boat:${seat}/machine/${machine}(?:/powered)?$`, "u"));
    return travelling(watched, LOOKED.battery, onTable(watched.rest, seat)(HOMES.battery), to);
  },
  unplugged: ({ seat }, watched) => falling(watched, seat, LOOKED.battery, 1),
  held: ({ seat }, watched) => lightAt(watched, onTable(watched.rest, seat)(HOMES.battery)),
  spilt: ({ seat, batteries }, watched) => falling(watched, seat, LOOKED.battery, batteries),
  fired: ({ seat, machine }, watched) => [
    ...lightAt(watched, named(watched.rest, new RegExp(`^boat:${seat}/machine/${machine}/powered$`, "u"))),
    ...unless(
      watched.moments.some((dump) => movers(dump, /^boats\/float\//u).length > 0),
      "what the Machine gives",
    ),
  ],
  "bane-rose": ({ seat, by }, watched) =>
    by === 0
      ? []
      : travelling(watched, /^boats\/thorn@/u, sourceOf(watched, seat, "cards"), onTable(watched.rest, seat)(BANE)),
  protected: ({ seat, protectors }, watched) => leaping(watched, seat, protectors),
  ignored: ({ seat }, watched) => leaping(watched, seat, 1),
  "humans-lost": ({ seat, healthy, contaminated }, watched) => [
    ...falling(watched, seat, LOOKED.human, contaminated),
    ...falling(watched, seat, HEALTHY, healthy),
  ],
  "river-took": ({ seat, good, amount }, watched) =>
    good === "battery" || good === "human" || good === "ymune" ? [] : falling(watched, seat, LOOKED[good], amount),
  fed: ({ seat, food, starved }, watched) => [
    ...feeding(watched, seat, Math.min(food, watched.before.boats[seat]?.cabins ?? 0)),
    ...falling(watched, seat, HEALTHY, starved),
  ],
  mitigated: ({ seat, objective, spent }, watched) =>
    (["food", "human", "doctor", "protector", "battery"] as const).flatMap((good) =>
      spent[good] === 0
        ? []
        : travelling(
            watched,
            LOOKED[good],
            onTable(watched.rest, seat)(HOMES[good]),
            named(watched.rest, new RegExp(`^objective/\\d+/${objective}/`, "u")),
          ),
    ),
  objective: ({ objective }, { moments }) =>
    unless(
      moments.some((dump) => isThere(dump, `objective/coming/${objective}`)),
      "the Objective held up",
    ),
  judged: ({ objective }, { rest, moments }) => {
    const [name, size] = [new RegExp(`^objective/\\d+/${objective}/`, "u"), named(rest, /^objective\//u).scaleX];
    return unless(
      moments.some((dump) => named(dump, name).scaleX > 1.1 * size),
      "the verdict stamped on it",
    );
  },
  turned: ({ tile, round }, { moments, rest }) => {
    const name = round % 4 === 0 ? `river/landing/${tile}` : `river/reveal/${tile}`;
    const [from, to] = [named(rest, /^river\/boats$/u).x, named(moments.at(-1) ?? [], /^river\/boats$/u).x];
    const isOnWay = ({ x }: Point): boolean => Math.abs(x - from) > 1 && Math.abs(x - to) > 1;
    return [
      ...unless(
        moments.some((dump) => isThere(dump, name)),
        name,
      ),
      ...unless(
        from === to || moments.some((dump) => isOnWay(named(dump, /^river\/boats$/u))),
        "the boats on their way",
      ),
    ];
  },
};

export const unseenIn = (event: Event, watched: Watched): readonly string[] =>
  // Each gets only events of its own kind.
  (LOOKS[event.on] as Look<Event>)(event, watched).map((what) => `${JSON.stringify(event)}: there is never ${what}`);

const HEALTHY = /^boats\/human-\d@/u;
const LOOKED: Readonly<Record<Exclude<Good, "ymune">, RegExp>> = {
  food: /^boats\/crate@/u,
  human: /^boats\/contaminated@/u,
  doctor: /^boats\/doctor@/u,
  protector: /^boats\/protector@/u,
  battery: /^boats\/battery@/u,
};

/** The approximate places of goods, in a boat's units. */
const HOMES: Readonly<Record<Exclude<Good, "ymune">, Point>> = {
  food: { x: 55, y: 162 },
  human: { x: 90, y: 110 },
  doctor: { x: 424, y: 110 },
  protector: { x: 526, y: 110 },
  battery: { x: 289, y: 168 },
};
const BANE: Point = { x: 479, y: 162 };
const WATER = 170;

const unless = (isSeen: boolean, what: string): readonly string[] => (isSeen ? [] : [what]);

const isThere = (dump: Dump, called: string): boolean =>
  dump.some(({ name, isVisible }) => isVisible && name === called);

function named(dump: Dump, name: RegExp): DumpedThing {
  const found = dump.find((one) => name.test(one.name));
  if (found === undefined) throw new Error(`There is nothing called ${name.source}.`);
  return found;
}

/** Only moving things have no name. */
const movers = (dump: Dump, looks: RegExp): Dump =>
  dump.filter(({ name, texture = "", isVisible }) => isVisible && name === "" && looks.test(texture));

const fading = (dump: Dump): Dump => dump.filter(({ name, isVisible }) => isVisible && /^river\/\w+\/sky$/u.test(name));

/** This number of cards must fly at the same time, away from where they were. */
function cardsOnTheirWay(moments: readonly Dump[], count: number): readonly string[] {
  const onWay = moments.map((dump) => dump.filter(({ name, isVisible }) => isVisible && name === "card on its way"));
  const most = Math.max(...onWay.map(({ length }) => length));
  const places = new Set(onWay.map((cards) => cards.map(({ x, y, alpha }) => `${x} ${y} ${alpha}`).join()));
  return unless(count === 0 || (most === count && places.size > 2), `${count} cards on their way, but ${most}`);
}

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** A piece with such a texture starts near `from`, is seen in between, and ends near `to`. */
function travelling({ moments, rest }: Watched, looks: RegExp, from: Point, to: Point): readonly string[] {
  const near =
    0.3 * apart(from, to) + 40 * Math.max(...rest.map(({ name, scaleX }) => (/^boat:\d$/u.test(name) ? scaleX : 0)));
  const seen = moments.flatMap((dump) => movers(dump, looks));
  const isBetween = (one: Point): boolean => apart(one, from) + apart(one, to) < 1.35 * apart(from, to) + near;
  const hasMoved = seen.length > 1 && apart(seen[0] ?? from, seen.at(-1) ?? from) > 0.2 * apart(from, to);
  return [
    ...unless(
      seen.some((one) => apart(one, from) < near) && seen.some((one) => apart(one, to) < near),
      `${looks.source} from ${at(from)} to ${at(to)}, but at ${seen.map(at).join(", ")}`,
    ),
    ...unless(seen.every(isBetween) && (hasMoved || apart(from, to) < 30), `${looks.source} on its way`),
  ];
}

const at = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

function sourceOf({ rest, after }: Watched, seat: number, by: EventOf<"gained">["by"]): Point {
  switch (by) {
    case "cards": {
      const [kept, given] = [`kept of ${seat}`, `given of ${seat}`].map((name) =>
        named(rest, new RegExp(`^${name}$`, "u")),
      );
      return { x: ((kept?.x ?? 0) + (given?.x ?? 0)) / 2, y: ((kept?.y ?? 0) + (given?.y ?? 0)) / 2 };
    }
    case "machine":
      return onTable(rest, seat)(HOMES.battery);
    case "river":
      return named(rest, new RegExp(`^river/stretch/${after.turned.length}$`, "u"));
  }
}

type Zone = "cabins" | "contaminated" | "protectors";

const standing = (dump: Dump, seat: number, zone: Zone): number =>
  dump.filter(({ name, isVisible }) => isVisible && new RegExp(`^boat:${seat}/${zone}/\\d+$`, "u").test(name)).length;

const MIDDLES: Readonly<Record<Zone, number>> = { contaminated: 90, cabins: 264, protectors: 526 };

/** This number of people walk from one zone to the other. */
function walking({ rest, moments }: Watched, seat: number, count: number, from: Zone, to: Zone): readonly string[] {
  if (count === 0) return [];
  const ways = moments.flatMap((dump) => {
    const figures = movers(dump, /^boats\/(?:human-\d|contaminated)@/u).map(aboard(dump, seat));
    return figures.length === 0 ? [] : [{ figures, left: standing(dump, seat, from) }];
  });
  const middle = (figures: readonly Point[]): number => figures.reduce((sum, { x }) => sum + x, 0) / figures.length;
  const course = ways.map(({ figures }) => middle(figures));
  const towards = Math.sign(MIDDLES[to] - MIDDLES[from]);
  const isOnward = course.every((x, i) => i === 0 || towards * (x - (course[i - 1] ?? x)) >= -1);
  const far = towards * ((course.at(-1) ?? 0) - (course[0] ?? 0));
  return [
    ...unless(
      ways.some(({ figures }) => figures.length >= count),
      `${count} on foot`,
    ),
    ...unless(isOnward && far > 20, `somebody going from ${from} to ${to}, but at ${course.map(Math.round)}`),
    ...unless(
      ways.every(({ left }) => left === standing(rest, seat, from) - count),
      "an empty place",
    ),
  ];
}

/** People fall over the side into the water. */
function falling({ moments }: Watched, seat: number, looks: RegExp, count: number): readonly string[] {
  if (count === 0) return [];
  const fallen = moments.map((dump) => movers(dump, looks).map(aboard(dump, seat)));
  const most = Math.max(...fallen.map(({ length }) => length));
  return [
    ...unless(most >= Math.min(count, 6), `${looks.source}, ${count} of them, that fall, but ${most}`),
    ...unless(
      fallen.some((ones) => ones.some(({ y }) => y > WATER)),
      `${looks.source} in the water`,
    ),
  ];
}

function leaping(watched: Watched, seat: number, count: number): readonly string[] {
  const { moments, rest } = watched;
  const leaps = moments.map((dump) => movers(dump, LOOKED.protector).map(aboard(dump, seat)));
  const places = leaps.flatMap((ones) => (ones[0] === undefined ? [] : [ones[0]]));
  const isOff = places.length > 1 && apart(places[0] ?? BANE, places.at(-1) ?? BANE) > 25;
  const areLess = moments.some(
    (dump) => standing(dump, seat, "protectors") === standing(rest, seat, "protectors") - count,
  );
  return unless(leaps.some(({ length }) => length === count) && isOff && areLess, `${count} who leap`);
}

/** Crates move from the hold to the cabins. */
function feeding({ moments }: Watched, seat: number, meals: number): readonly string[] {
  if (meals === 0) return [];
  const crates = moments.flatMap((dump) => movers(dump, LOOKED.food).map(aboard(dump, seat)));
  return [
    ...unless(
      crates.some(({ x, y }) => x < 110 && y > 120),
      "a crate that leaves the hold",
    ),
    ...unless(
      crates.some(({ x, y }) => x > 150 && y < 130),
      "a crate that is brought to the cabins",
    ),
  ];
}

function lightAt({ moments }: Watched, place: Point): readonly string[] {
  const lights = moments.flatMap((dump) => movers(dump, /^boats\/glow$/u));
  return unless(
    lights.some((light) => apart(light, place) < 8),
    `light at ${at(place)}, but ${lights.map(at)}`,
  );
}
