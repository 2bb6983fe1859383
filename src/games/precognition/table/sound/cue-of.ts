/** Which cue an event has. An event that moves nothing in the world has none. */
import type { Event } from "../../model/events.ts";
import type { Good } from "../../model/goods.ts";
import { endsSeason, ROUNDS, seasonOf } from "../../model/river.ts";
import type { CueName } from "./cues.ts";

type EventOf<On extends Event["on"]> = Extract<Event, { on: On }>;

export function cueOf(event: Event): CueName | undefined {
  switch (event.on) {
    case "round":
      return isNewSeason(event) ? "season" : "round";
    case "drew":
      return event.cards === 0 ? undefined : "cards-drawn";
    case "drew-open":
      return "cards-drawn";
    case "locked":
      return "locked";
    case "dealt":
    case "chose":
      return "cards-turned";
    case "activated":
      return "activated";
    case "gained":
      return event.amount === 0 ? undefined : GAINED[event.good];
    case "plugged":
      return event.powered ? "powered" : "plugged";
    case "spilt":
    case "unplugged":
      return "overboard";
    case "fired":
      return "machine";
    case "bane-rose":
      return "bane";
    case "protected":
    case "ignored":
      return "protected";
    case "humans-lost":
      return "humans-lost";
    case "river-took":
      return TAKEN.includes(event.good) ? "overboard" : undefined;
    case "healed":
      return "healed";
    case "fed":
      return fed(event);
    case "turned":
      return turned(event);
    case "objective":
      return "objective";
    case "mitigated":
      return "mitigated";
    case "judged":
      return event.isMet ? "met" : "missed";
    default:
      return undefined;
  }
}

const GAINED: Readonly<Record<Good, CueName | undefined>> = {
  food: "food",
  human: "people",
  doctor: "people",
  protector: "people",
  battery: "battery",
  // It comes aboard as a Doctor or a Protector.
  ymune: undefined,
};

/** Batteries are unplugged one by one, and people are lost with an event of their own. */
const TAKEN: readonly Good[] = ["food", "doctor", "protector"];

function fed({ food, starved }: EventOf<"fed">): CueName | undefined {
  if (starved > 0) return "hunger";
  return food > 0 ? "fed" : undefined;
}

const isNewSeason = ({ round }: EventOf<"round">): boolean => round > 1 && seasonOf(round) !== seasonOf(round - 1);

function turned({ round }: EventOf<"turned">): CueName {
  if (round === ROUNDS) return "letea";
  return endsSeason(round) ? "arrival" : "river";
}
