/** The motions of events on a boat. Other events are about cards or the river. */
import type { Motion } from "../../../../../scenes/motion.ts";
import { overshoot, still, together } from "../../../../../scenes/motions.ts";
import type { Event } from "../../../model/events.ts";
import { GOODS } from "../../../model/goods.ts";
import { TYPE_COLORS } from "../../cards/palette.ts";
import { SHAFT } from "../../picture/boat-plan.ts";
import { middleOf } from "../layout/places.ts";
import type { BoatView } from "./boat-view.ts";
import { arriving, baneRose, firing, handedOver, overboard, plugged, taken, unplugged } from "./goods-motions.ts";
import { fed } from "./landfall.ts";
import { flashing } from "./moves-on-boat.ts";
import { goingIn, goingOut, humansLost, ignoring, protecting } from "./people-motions.ts";
import { type Struck, sourceOf } from "./struck.ts";

export function boatMotion(struck: Struck, event: Extract<Event, { seat: number }>): Motion {
  const { view } = struck;
  switch (event.on) {
    case "activated":
      return event.paid === 0 ? still(0) : goingOut(struck, event.paid);
    case "paid-to-reveal":
      return goingOut(struck, event.humans);
    case "healed":
      return goingIn(struck, event);
    case "gained":
      return arriving(struck, event.good, event.amount, sourceOf(struck, event.by));
    case "plugged":
      return plugged(struck, event.machine);
    case "unplugged":
      return unplugged(struck, event.machine);
    case "held":
      return flashing(view, middleOf(SHAFT), { color: TYPE_COLORS.battery.light, radius: 26, ms: 360 });
    case "spilt":
      return overboard(struck, "battery", event.batteries, view.machinery.heldAt(0));
    case "fired":
      return firing(struck, event.machine);
    case "bane-rose":
      return baneRose(struck, event.by);
    case "protected":
      return protecting(struck, event.protectors);
    case "ignored":
      return ignoring(struck);
    case "humans-lost":
      return humansLost(struck, event.healthy, event.contaminated);
    case "river-took":
      return taken(struck, event.good, event.amount);
    case "fed":
      return fed(struck, event);
    case "mitigated":
      return together(
        ...GOODS.map((good) => handedOver(struck, good, event.spent[good], struck.objectiveAt(event.objective))),
      );
    case "locked":
      return locking(view);
    default:
      return still(0);
  }
}

function locking({ lock }: BoatView): Motion {
  const { scaleX, scaleY } = lock;
  return {
    ms: 340,
    begin: () => void lock.setVisible(true),
    at(progress) {
      const size = 1.8 - 0.8 * overshoot(progress);
      lock.setScale(scaleX * size, scaleY * size).setAlpha(Math.min(1, progress * 2));
    },
    end: () => void lock.setScale(scaleX, scaleY).setAlpha(1),
  };
}
