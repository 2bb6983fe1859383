/** The open part of a round: which cards act, and what becomes of what they bring. */
import { actsOf } from "../../../../kit/desk/acts.ts";
import type { CardId } from "../../model/card.ts";
import { costOfBoth, playedCards, zoneCards } from "../../rules/activation.ts";
import { card } from "../../rules/pieces.ts";
import type { Plan, Step } from "../desk/plan.ts";
import { isFire } from "../desk/questions.ts";
import { aboardName } from "../picture/aboard.ts";
import { cardName, machineName } from "../texts/names.ts";
import {
  changedPlan,
  isActing,
  isPlaying,
  lastOwn,
  type Moment,
  ownBoat,
  planAt,
  suggestSending,
  type Taught,
} from "./moment.ts";
import { taught } from "./texts.ts";

type Cards = "both" | "kept" | "given";

const activation = (plan: Plan): Step | undefined => plan.steps.find(({ chosen }) => chosen.do === "activate");

function activeIn(now: Moment): Cards | undefined {
  const chosen = activation(planAt(now))?.chosen;
  return chosen?.do === "activate" ? chosen.cards : undefined;
}

const costOf = (now: Moment): number => costOfBoth(zoneCards(ownBoat(now)));

/** Both cards can act, and that costs something. */
const isCostly = (now: Moment): boolean =>
  isPlaying(now) && actsOf(now.legal, "activate").some(({ cards }) => cards === "both") && costOf(now) > 0;

function withCards(now: Moment, cards: Cards) {
  const plan = planAt(now);
  const step = activation(plan);
  return step && changedPlan(now, plan, step, { do: "activate", cards });
}

const hasPlayed = (now: Moment, count: number): boolean => lastOwn(now.since, now, "activated")?.cards.length === count;

const oneIsFree: Taught = {
  id: "one-free",
  about: ({ seat }) => ["activate", aboardName(seat)],
  says: () => taught("lesson.one-free"),
  isDue: isCostly,
  isDone: (now) => hasPlayed(now, 1) || (isCostly(now) && activeIn(now) !== "both"),
  suggests: (now) => withCards(now, "kept"),
};

const bothCost: Taught = {
  id: "both-cost",
  about: ({ seat }) => ["activate", aboardName(seat)],
  says: (now) => taught("lesson.both-cost", { cost: costOf(now) }),
  isDue: isCostly,
  isDone: (now) => hasPlayed(now, 2) || (isCostly(now) && activeIn(now) === "both"),
  suggests: (now) => withCards(now, "both"),
};

const accept: Taught = {
  id: "accept",
  about: () => ["send"],
  says: () => taught("lesson.accept"),
  isDue: isPlaying,
  isDone: (now) => lastOwn(now.since, now, "activated") !== undefined,
  suggests: (now) => suggestSending(planAt(now)),
};

export const COSTS: readonly Taught[] = [oneIsFree, bothCost, accept];

const withX = (now: Moment): CardId | undefined => playedCards(ownBoat(now)).find((id) => card(id).cost === "X");

export const xCost: Taught = {
  id: "x-cost",
  about: (now) => [cardName(withX(now) ?? "").piece, aboardName(now.seat)],
  // Both cards cost the same, or nothing if both are X.
  says: (now) => taught("lesson.x-cost", { card: cardName(withX(now) ?? ""), cost: costOf(now) / 2 }),
  isDue: (now) => isPlaying(now) && withX(now) !== undefined,
};

const posting = (plan: Plan): Step | undefined => plan.steps.find(({ chosen }) => chosen.do === "post");

/** An Ymune is sent to the Bow. */
export const protector: Taught = {
  id: "protector",
  about: (now) => [
    `${posting(planAt(now))?.question ?? ""}:protector`,
    "protector",
    aboardName(now.seat, "protectors"),
  ],
  says: () => taught("lesson.protector"),
  isDue: (now) => isActing(now) && posting(planAt(now)) !== undefined,
  isDone: (now) => now.since.some((event) => event.on === "gained" && isOwnProtector(event, now)),
  suggests(now) {
    const plan = planAt(now);
    const step = posting(plan);
    if (step?.chosen.do !== "post") return undefined;
    if (step.chosen.protectors > 0) return suggestSending(plan);
    return changedPlan(now, plan, step, { do: "post", doctors: 0, protectors: 1 });
  },
};

const isOwnProtector = (
  { seat, good, by }: { readonly seat: number; readonly good: string; readonly by: string },
  now: Moment,
): boolean => seat === now.seat && good === "protector" && by === "cards";

const ready = (plan: Plan): number | undefined => {
  const fired = plan.steps.map(({ chosen }) => chosen).find(isFire);
  return fired?.machine ?? plan.steps.flatMap(({ legal }) => actsOf(legal, "fire"))[0]?.machine;
};

/** A Machine has its Batteries, and fires. */
export const machine: Taught = {
  id: "machine",
  about: (now) => [`machine:${ready(planAt(now))}`, aboardName(now.seat)],
  says: (now) => taught("lesson.machine", { machine: machineName(ownBoat(now).rooms, ready(planAt(now)) ?? 0) }),
  isDue: (now) => isActing(now) && ready(planAt(now)) !== undefined,
  isDone: (now) => lastOwn(now.since, now, "fired") !== undefined,
  suggests(now) {
    const plan = planAt(now);
    if (plan.steps.some(({ chosen }) => isFire(chosen))) return suggestSending(plan);
    const step = plan.steps.find(({ legal }) => legal.some(isFire));
    const fire = step?.legal.find(isFire);
    return step && fire && changedPlan(now, plan, step, fire);
  },
};
