/** The sign that stands before what the log tells of an event. */
import type { Event } from "../model/events.ts";
import type { IconName } from "./cards/icon-paths.ts";

export function iconOf(event: Event): IconName {
  switch (event.on) {
    case "gained":
    case "declined":
    case "river-took":
      return event.good;
    case "dealt":
    case "drew":
    case "drew-open":
    case "locked":
    case "chose":
    case "returned":
      return "pair";
    case "activated":
    case "paid-to-reveal":
      return "cost";
    case "plugged":
    case "held":
    case "spilt":
    case "unplugged":
    case "fired":
      return "battery";
    case "bane-rose":
      return "bane";
    case "protected":
    case "ignored":
      return "protector";
    case "humans-lost":
      return event.healthy > 0 ? "healthy" : "contaminated";
    case "healed":
      return "heal";
    case "fed":
      return "food";
    case "over":
      return "healthy";
    default:
      return "boat";
  }
}
