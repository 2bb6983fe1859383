/** What is worth finding when a match is played again. */
import type { MarkKind, ReplayTable } from "../../../ui/game-table.ts";
import type { Event } from "../model/events.ts";
import { endsSeason } from "../model/river.ts";
import type { PrecognitionTypes } from "../model/types.ts";

/** Fewer are healed all the time. */
const MANY_HEALED = 3;

export const replay: ReplayTable<PrecognitionTypes> = { phase: ({ phase }) => phase, mark };

function mark(event: Event): MarkKind | undefined {
  switch (event.on) {
    case "fired":
      return "gain";
    case "healed":
      return event.humans >= MANY_HEALED ? "gain" : undefined;
    case "judged":
      return event.isMet ? "gain" : "loss";
    case "humans-lost":
      return event.healthy > 0 ? "loss" : undefined;
    case "fed":
      return event.starved > 0 ? "loss" : undefined;
    case "turned":
      return endsSeason(event.round) ? "notable" : undefined;
    case "seat":
      return "notable";
    default:
      return undefined;
  }
}
