/** The history of the Objectives, from the events: who revealed and who mitigated each, and how it was judged. */
import type { Seat } from "../../../../engine/game.ts";
import type { Told } from "../../../../ui/game-table.ts";
import type { Season } from "../../model/card.ts";
import type { ObjectiveId } from "../../model/objective.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { objective } from "../../rules/pieces.ts";

export interface MissionStory {
  readonly id: ObjectiveId;
  readonly season: Season;
  /** Undefined if it came up at the end of the season. */
  readonly learntBy: Seat | undefined;
  readonly easedBy: Seat | undefined;
  /** Undefined if it hasn't been judged. */
  readonly isMet: boolean | undefined;
}

/** In the order in which they came up. */
export function missionStories(told: readonly Told<PrecognitionTypes>[]): readonly MissionStory[] {
  const stories = new Map<ObjectiveId, MissionStory>();
  let payer: Seat | undefined;
  const add = (id: ObjectiveId, change: Partial<MissionStory>): void => {
    const known = stories.get(id) ?? {
      id,
      season: objective(id).season,
      learntBy: undefined,
      easedBy: undefined,
      isMet: undefined,
    };
    stories.set(id, { ...known, ...change });
  };
  for (const event of told.flatMap(({ events }) => events)) {
    switch (event.on) {
      case "paid-to-reveal":
        payer = event.seat;
        break;
      case "objective":
        add(event.objective, { learntBy: event.at === "round" ? payer : undefined });
        break;
      case "mitigated":
        add(event.objective, { easedBy: event.seat });
        break;
      case "judged":
        add(event.objective, { isMet: event.isMet });
        break;
      default:
        break;
    }
  }
  return [...stories.values()];
}
