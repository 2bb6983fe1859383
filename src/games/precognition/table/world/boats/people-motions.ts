/** Motions of people who walk, leap or are lost. */
import type { Motion } from "../../../../../scenes/motion.ts";
import { inTurn, together } from "../../../../../scenes/motions.ts";
import { SIGN_COLORS } from "../../cards/palette.ts";
import { BOAT, HOLDS, PLATES, type Zone } from "../../picture/boat-plan.ts";
import { crowdOf, figureOf } from "../../picture/people.ts";
import { middleOf } from "../layout/places.ts";
import { falling, flashing, instead, type Leaver, leaping, swelling, type Walk, walking } from "./moves-on-boat.ts";
import { type EventOf, type Struck, standingLast, telling } from "./struck.ts";

function walkBetween({ view, before, after }: Struck, from: Zone, to: Zone, count: number): Motion {
  const starts = standingLast(from, before, count);
  const ends = standingLast(to, after, count);
  const left = crowdOf(after)[from];
  const arrived = crowdOf(before)[to];
  const walks = starts.map(
    (start, i): Walk => ({
      as: figureOf(from, left + i),
      becomes: figureOf(to, arrived + i),
      from: start,
      to: ends[i] ?? start,
    }),
  );
  const plates = together(swelling(view.plates[from]), swelling(view.plates[to]));
  return instead(view.people.last(from, count), inTurn(walking(view, walks), plates));
}

export const goingOut = (struck: Struck, humans: number): Motion =>
  walkBetween(struck, "cabins", "contaminated", humans);

export function goingIn(struck: Struck, { humans, by }: EventOf<"healed">): Motion {
  const walk = walkBetween(struck, "contaminated", "cabins", humans);
  if (by === "machine") return together(walk, telling(struck, "cabins", humans));
  const light = { color: SIGN_COLORS.heal.light, radius: 44, ms: 420 };
  const flash = flashing(struck.view, { x: PLATES.doctors.x, y: 104 }, light);
  return together(flash, walk, telling(struck, "cabins", humans));
}

export function protecting(struck: Struck, protectors: number): Motion {
  const { view, before, after } = struck;
  const to = middleOf(HOLDS.bane);
  const leaps = leaping(view, "protector", standingLast("protectors", before, protectors), { x: to.x, y: to.y + 14 });
  const light = flashing(view, to, { color: SIGN_COLORS.protector.light, radius: 48, ms: 420 });
  const all = inTurn(leaps, together(light, telling(struck, "bane", after.bane - before.bane)));
  return instead(view.people.last("protectors", protectors), all);
}

/** A Protector leaps to the tile that is ignored. */
export const ignoring = ({ view, before }: Struck): Motion =>
  instead(
    view.people.last("protectors", 1),
    leaping(view, "protector", standingLast("protectors", before, 1), { x: BOAT.width + 40, y: 190 }),
  );

function leaversOf({ before }: Struck, zone: Zone, count: number): Leaver[] {
  const first = crowdOf(before)[zone] - count;
  return standingLast(zone, before, count).map((from, i) => ({ as: figureOf(zone, first + i), from }));
}

export function humansLost(struck: Struck, healthy: number, contaminated: number): Motion {
  const { view } = struck;
  const gone = [...leaversOf(struck, "contaminated", contaminated), ...leaversOf(struck, "cabins", healthy)];
  const people = [...view.people.last("contaminated", contaminated), ...view.people.last("cabins", healthy)];
  const tell = together(telling(struck, "contaminated", -contaminated), telling(struck, "cabins", -healthy));
  return instead(people, together(falling(view, gone), tell));
}

export const drowning = (struck: Struck, zone: Zone, count: number): Motion =>
  instead(struck.view.people.last(zone, count), sinking(struck, zone, count));

/** The same without hiding those who stand there. */
export const sinking = (struck: Struck, zone: Zone, count: number): Motion =>
  together(falling(struck.view, leaversOf(struck, zone, count)), telling(struck, zone, -count));
