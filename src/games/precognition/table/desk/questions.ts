/** Names the questions of a plan. A name stays the same when the plan is made anew, so that its answer is kept. */
import type { Moment } from "../../../../kit/desk/plan.ts";
import type { Act, ActOf } from "../../model/acts.ts";
import { firstOf } from "../../model/goods.ts";
import type { State } from "../../model/state.ts";
import { boatAt } from "../../rules/flow.ts";

/** Where a gain or loss comes from; a number is a Machine. */
export type Origin = "cards" | "river" | number;

type Asked = Pick<Moment<State, Act>, "state" | "seat" | "acts">;

/** Acts for Objectives are possible between other questions, so they are a question of their own. */
export function questionOf(moment: Asked, act: Act): string {
  const { acts } = moment;
  const { stage } = boatAt(moment.state, moment.seat);
  if (isOfMission(act)) return `mission/${stage.at}/${acts.filter((one) => isOfMission(one) || isFire(one)).length}`;
  switch (stage.at) {
    case "gain": {
      const good = firstOf(stage.offered);
      return `${good === "ymune" ? "post" : "take"}/${originOf(moment)}/${good ?? ""}`;
    }
    case "plug":
      return `plug/${originOf(moment)}/${pluggedFrom(acts)}`;
    case "machines":
      return `machines/${acts.filter(isFire).length}`;
    case "heal":
      return `heal/${lastFired(acts) ?? ""}`;
    case "yield":
      return `yield/${firstOf(stage.owed) ?? ""}/${acts.filter(({ do: kind }) => kind === "unplug").length}`;
    default:
      return stage.at;
  }
}

export function originOf({ state, seat, acts }: Asked): Origin {
  const { stage } = boatAt(state, seat);
  const fired = lastFired(acts) ?? "cards";
  if (stage.at === "heal") return fired;
  if (stage.at === "yield" || stage.at === "tile") return "river";
  if (stage.at !== "gain" && stage.at !== "plug") return "cards";
  return stage.from.by === "machine" ? fired : stage.from.by;
}

const lastFired = (acts: readonly Act[]): number | undefined => acts.findLast(isFire)?.machine;

export const isFire = (act: Act): act is ActOf<"fire"> => act.do === "fire";
export const isOfMission = ({ do: kind }: Act): boolean => kind === "reveal" || kind === "mitigate";

/** How many Batteries were placed since they were taken. */
function pluggedFrom(acts: readonly Act[]): number {
  const since = acts.findLastIndex(({ do: kind }) => kind === "take");
  return acts.slice(since + 1).filter(({ do: kind }) => kind === "plug").length;
}
