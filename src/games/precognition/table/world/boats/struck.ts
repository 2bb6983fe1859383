/** The boat that an event is about, with all that its motion needs. */

import { change, floating, type Ground } from "../../../../../kit/world/floating.ts";
import { inWorld } from "../../../../../kit/world/frame.ts";
import type { Motion } from "../../../../../scenes/motion.ts";
import { still } from "../../../../../scenes/motions.ts";
import { between, type Point } from "../../../../../scenes/point.ts";
import type { Event } from "../../../model/events.ts";
import type { ObjectiveId } from "../../../model/objective.ts";
import { signOf } from "../../cards/signs.ts";
import type { Counted } from "../../picture/aboard.ts";
import type { Fitted } from "../../picture/boat-art.ts";
import { PLATES, SHAFT, type Zone } from "../../picture/boat-plan.ts";
import type { World } from "../../picture/layers.ts";
import { crowdOf } from "../../picture/people.ts";
import type { BoatPicture } from "../../picture/picture.ts";
import { standing } from "../../picture/standing.ts";
import { type Framed, middleOf } from "../layout/places.ts";
import { type BoatView, LOOKS } from "./boat-view.ts";

export interface Struck {
  readonly world: World;
  readonly fitted: Fitted;
  readonly view: BoatView;
  readonly places: Framed;
  readonly before: BoatPicture;
  readonly after: BoatPicture;
  /** The newest tile, in the world. */
  readonly stretch: Point;
  /** In the world. */
  readonly objectiveAt: (id: ObjectiveId) => Point;
}

export type EventOf<On extends Event["on"]> = Extract<Event, { on: On }>;

/** Shows the change of a number on the boat. */
export function telling({ view, fitted }: Struck, what: Counted, by: number, at: Point = PLATES[what]): Motion {
  const { sign, color } = LOOKS[what];
  return by === 0 ? still(0) : floating(groundOf(view), fitted, `${what}/${by}`, change(by, signOf(sign), color), at);
}

export const groundOf = ({ deck, placed }: BoatView): Ground => ({ inside: deck, scale: placed().scale });

export const feetAt = (zone: Zone, boat: BoatPicture): readonly Point[] => standing(zone, crowdOf(boat)[zone]);
export const standingLast = (zone: Zone, boat: BoatPicture, count: number): readonly Point[] =>
  count > 0 ? feetAt(zone, boat).slice(-count) : [];

export function sourceOf({ view, places, stretch }: Struck, by: EventOf<"gained">["by"]): Point {
  switch (by) {
    case "cards": {
      const [one, other] = [middleOf(places.cards.kept), middleOf(places.cards.given)];
      return inWorld(places.frame, { x: between(one.x, other.x, 0.5), y: between(one.y, other.y, 0.5) });
    }
    case "machine":
      return view.inWorld({ x: SHAFT.x + SHAFT.width / 2, y: SHAFT.y + SHAFT.height / 2 });
    case "river":
      return stretch;
  }
}
