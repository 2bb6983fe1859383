/** What may lose the co-operative game, as far as everybody can know. */
import type { Line } from "../../../../../ui/texts/line.ts";
import type { TileId } from "../../../model/river.ts";
import type { ShownObjective } from "../../../model/state.ts";
import { type Holder, isMet } from "../../../rules/mission.ts";
import { goalOf } from "../../../rules/result.ts";
import { nextIsland } from "../../picture/next-island.ts";
import { tileName } from "../../texts/names.ts";
import { line } from "../../texts/texts.ts";

/** What it depends on, which both the state and the world's picture have. */
export interface Endangered {
  readonly round: number;
  readonly turned: readonly TileId[];
  readonly mission: Knowable | null;
  readonly boats: readonly Holder[];
}

interface Knowable {
  readonly hidden: number;
  readonly shown: readonly ShownObjective[];
}

export interface Threat {
  /** The island at which this season's Objectives are judged. */
  readonly judged: Line;
  /** The same as a sentence, with the rounds that are left. */
  readonly threat: Line;
  /** How many of them are met at present, and how many are hidden. */
  readonly count: Line;
  /** The healthy Humans of all boats, and how many are needed in the end. */
  readonly harvest: Line;
}

/** Undefined where there are no Objectives. */
export function threatTo({ round, turned, mission, boats }: Endangered): Threat | undefined {
  if (mission === null) return undefined;
  const { rounds, ...next } = nextIsland(round, turned.length);
  const met = mission.shown.filter((one) => isMet({ boats }, one)).length;
  const all = mission.shown.length + mission.hidden;
  const healthy = boats.reduce((sum, { cabins }) => sum + cabins, 0);
  const island = tileName(next.island);
  return {
    judged: line("mission.judged", { island }),
    threat: line("mission.threat", { island, rounds }),
    count: line("mission.count", { met, all, hidden: mission.hidden }),
    harvest: line("mission.harvest", { healthy, goal: goalOf(boats.length) }),
  };
}
