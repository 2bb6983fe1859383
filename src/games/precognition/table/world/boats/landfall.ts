/** What happens on a boat at an island: people eat, hunger takes its share, and those who are left go ashore, counted. */
import type { Motion } from "../../../../../scenes/motion.ts";
import { inTurn, still, together } from "../../../../../scenes/motions.ts";
import { HOLDS } from "../../picture/boat-plan.ts";
import { figureOf } from "../../picture/people.ts";
import { middleOf } from "../layout/places.ts";
import { counting } from "./counting.ts";
import { tokens } from "./goods-motions.ts";
import { appearing, flashing, goingAshore, instead, type Leaver, shorePace, swelling } from "./moves-on-boat.ts";
import { sinking } from "./people-motions.ts";
import { type EventOf, feetAt, type Struck, telling } from "./struck.ts";

/** More crates aren't shown, since nobody could follow them. */
const SEEN = 12;

export function fed(struck: Struck, { food, starved }: EventOf<"fed">): Motion {
  const { people, plates } = struck.view;
  const all = people.last("cabins", struck.before.cabins);
  const lost = people.last("cabins", starved);
  const back = together(appearing(all.slice(0, food)), swelling(plates.cabins));
  return inTurn(
    eating(struck, food),
    starved === 0 ? still(0) : inTurn(missing(struck), instead(lost, sinking(struck, "cabins", starved))),
    food === 0 ? still(0) : inTurn(instead(all, landing(struck, food)), instead(lost, back)),
  );
}

/** A crate for each healthy Human, as far as there are enough. */
function eating(struck: Struck, food: number): Motion {
  const { view, before } = struck;
  const from = view.inWorld(middleOf(HOLDS.food));
  const eaters = feetAt("cabins", before).slice(0, food);
  const meals = eaters
    .filter((_, i) => i % Math.ceil(eaters.length / SEEN) === 0)
    .map(({ x, y }, i) => inTurn(still(60 * i), tokens(struck, "crate", 1, from, view.inWorld({ x, y: y - 14 }))));
  // The number changes later, so that the crates don't hide it.
  return together(...meals, inTurn(still(450), telling(struck, "food", -food)));
}

/** That the hold is empty is noticed before anybody is lost to it. */
function missing({ view }: Struck): Motion {
  const light = flashing(view, middleOf(HOLDS.food), { color: "#ff9a86", radius: 44, ms: 600 });
  return together(light, swelling(view.plates.food, 600));
}

function landing({ world, view, before }: Struck, count: number): Motion {
  const feet = feetAt("cabins", before).slice(0, count);
  const people = feet.map((from, i): Leaver => ({ as: figureOf("cabins", i), from }));
  return together(goingAshore(view, people), counting(world, view, count, shorePace(count)));
}
