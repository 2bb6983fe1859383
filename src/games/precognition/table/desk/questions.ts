/** What a boat is asked on its way through a phase. A question has a name of its own, so that an answer outlives a new plan. */
import type { Act, ActOf } from "../../model/acts.ts";
import { firstOf } from "../../model/goods.ts";
import type { Boat } from "../../model/state.ts";

export type Question = string;

/** Where what is being settled comes from: the cards, the river, or a Machine by its number. */
export type Origin = "cards" | "river" | number;

/** What has been answered so far, for questions that come up several times. */
export interface Course {
  /** The Machine that fired last. */
  readonly firing: number | undefined;
  readonly acts: readonly Act[];
}

export function questionAt(boat: Boat, course: Course): Question {
  const { stage } = boat;
  switch (stage.at) {
    case "gain": {
      const good = firstOf(stage.offered);
      return `${good === "ymune" ? "post" : "take"}/${originOf(boat, course)}/${good ?? ""}`;
    }
    case "plug":
      return `plug/${originOf(boat, course)}/${pluggedFrom(course)}`;
    case "machines":
      return `machines/${course.acts.filter(isFire).length}`;
    case "heal":
      return `heal/${course.firing ?? ""}`;
    case "yield":
      return `yield/${firstOf(stage.owed) ?? ""}/${course.acts.filter(({ do: kind }) => kind === "unplug").length}`;
    default:
      return stage.at;
  }
}

/** Objectives can be acted on between the other questions, so they have a question of their own. */
export const missionQuestionAt = ({ stage }: Boat, { acts }: Course): Question =>
  `mission/${stage.at}/${acts.filter((act) => isOfMission(act) || isFire(act)).length}`;

export function originOf({ stage }: Boat, { firing }: Course): Origin {
  if (stage.at === "heal") return firing ?? "cards";
  if (stage.at === "yield" || stage.at === "tile") return "river";
  if (stage.at !== "gain" && stage.at !== "plug") return "cards";
  return stage.from.by === "machine" ? (firing ?? "cards") : stage.from.by;
}

export const isFire = (act: Act): act is ActOf<"fire"> => act.do === "fire";
export const isOfMission = ({ do: kind }: Act): boolean => kind === "reveal" || kind === "mitigate";

/** Batteries placed one by one since they were taken. */
function pluggedFrom({ acts }: Course): number {
  const since = acts.findLastIndex(({ do: kind }) => kind === "take");
  return acts.slice(since + 1).filter(({ do: kind }) => kind === "plug").length;
}
