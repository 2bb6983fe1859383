/** What a plan brings aboard and what it costs, in sum. */
import type { Event } from "../../model/events.ts";
import { type Good, NOTHING, type Tally } from "../../model/goods.ts";
import { boatAt } from "../../rules/flow.ts";
import type { Plan } from "./plan.ts";

export interface PlanSum {
  readonly taken: Tally;
  /** Offered and not taken. */
  readonly declined: Tally;
  readonly lost: Losses;
}

export interface Losses {
  readonly healthy: number;
  readonly contaminated: number;
  readonly protector: number;
  readonly doctor: number;
  readonly food: number;
  readonly battery: number;
}

const NO_LOSSES: Losses = { healthy: 0, contaminated: 0, protector: 0, doctor: 0, food: 0, battery: 0 };

/** `outlook`: the plan with the Maintenance after it. */
export function sumOf(plan: Plan, outlook: Plan): PlanSum {
  let [taken, declined] = [NOTHING, NOTHING];
  for (const { before, chosen } of plan.steps) {
    const { stage } = boatAt(before, plan.seat);
    if (stage.at !== "gain") continue;
    const [good, amount] = gainOf(chosen);
    if (good === undefined) continue;
    taken = { ...taken, [good]: taken[good] + amount };
    declined = { ...declined, [good]: declined[good] + stage.offered[good] - amount };
  }
  const events = outlook.events.filter((event) => "seat" in event && event.seat === plan.seat);
  return { taken, declined, lost: events.reduce(lostWith, NO_LOSSES) };
}

function gainOf(act: Plan["steps"][number]["chosen"]): readonly [Good | undefined, number] {
  if (act.do === "take") return [act.good, act.amount];
  return act.do === "post" ? ["ymune", act.doctors + act.protectors] : [undefined, 0];
}

function lostWith(lost: Losses, event: Event): Losses {
  switch (event.on) {
    case "protected":
      return { ...lost, protector: lost.protector + event.protectors };
    case "ignored":
      return { ...lost, protector: lost.protector + 1 };
    case "humans-lost":
      return {
        ...lost,
        healthy: lost.healthy + event.healthy,
        contaminated: lost.contaminated + event.contaminated,
      };
    case "river-took":
      return isCounted(event.good) ? { ...lost, [event.good]: lost[event.good] + event.amount } : lost;
    case "unplugged":
      return { ...lost, battery: lost.battery + 1 };
    default:
      return lost;
  }
}

const isCounted = (good: Good): good is Good & keyof Losses => good in NO_LOSSES;
