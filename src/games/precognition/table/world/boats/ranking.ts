/** How the boats' places are told in the end: the last first. */
import type { Motion } from "../../../../../scenes/motion.ts";
import { inTurn, overshoot, still, together } from "../../../../../scenes/motions.ts";
import { LANTERN } from "../../cards/palette.ts";
import { BOAT } from "../../picture/boat-plan.ts";
import type { BoatView } from "./boat-view.ts";
import { flashing } from "./moves-on-boat.ts";

const MEDAL_MS = 620;
/** How long each place is left to be noticed before the better one. */
const NOTICE_MS = 380;
const REST_MS = 1100;

export function ranking(boats: readonly BoatView[], places: readonly number[]): Motion {
  const fromLast = [...new Set(places)].sort((one, other) => other - one);
  const told = fromLast.map((place) =>
    inTurn(
      together(...boats.flatMap((boat, seat) => (places[seat] === place ? [awarding(boat, place)] : []))),
      still(NOTICE_MS),
    ),
  );
  return inTurn(...told, still(REST_MS));
}

function awarding(boat: BoatView, place: number): Motion {
  const medal: Motion = {
    ms: MEDAL_MS,
    begin: () => boat.rank.show(place),
    at: (progress) => boat.rank.swell(2.2 - 1.2 * overshoot(progress), Math.min(1, 3 * progress)),
    end: () => boat.rank.show(place),
  };
  const middle = { x: BOAT.width / 2, y: 110 };
  return place > 1 ? medal : together(medal, flashing(boat, middle, { color: LANTERN, radius: 170, ms: 1300 }));
}
