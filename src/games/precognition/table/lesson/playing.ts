/** The open part of a round: which cards act, and what becomes of what they bring. */
import { actsOf } from "../../../../kit/desk/acts.ts";
import type { CardId } from "../../model/card.ts";
import { costOfBoth, playedCards, zoneCards } from "../../rules/activation.ts";
import { card } from "../../rules/pieces.ts";
import { pileName, pilesIn } from "../desk/piles.ts";
import type { Plan, Step } from "../desk/plan.ts";
import { isFire } from "../desk/questions.ts";
import { changesIn } from "../draft/draft.ts";
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

const hasPlayed = (now: Moment): boolean => lastOwn(now.since, now, "activated") !== undefined;

/** Both cards or one: the player tries the other way than the one that is suggested. */
const costs: Taught = {
  id: "costs",
  about: (now) => [leftOut(now)?.piece ?? "", "activate", aboardName(now.seat)],
  says: (now) => taught("lesson.costs", { cost: costOf(now) }),
  isDue: isCostly,
  isDone: (now) => hasPlayed(now) || (isCostly(now) && isCardsPinned(now)),
  suggests: (now) => (activeIn(now) === "both" ? withCards(now, "kept") : withCards(now, "both")),
};

const isCardsPinned = ({ draft, state }: Moment): boolean => "activate" in changesIn(draft, state).now.acts;

/** The card that the plan doesn't use. */
function leftOut(now: Moment) {
  const active = activeIn(now);
  const { zone } = ownBoat(now);
  if (active === undefined || active === "both" || zone === null) return undefined;
  return cardName(zone[active === "kept" ? "given" : "kept"] ?? "");
}

const accept: Taught = {
  id: "accept",
  about: () => ["send"],
  says: () => taught("lesson.accept"),
  isDue: (now) => isPlaying(now) && lastOwn(now.happened, now, "activated") === undefined,
  isDone: hasPlayed,
  suggests: (now) => suggestSending(planAt(now)),
};

export const COSTS: readonly Taught[] = [costs, accept];

const ofType = (now: Moment, type: "ymune" | "battery"): CardId | undefined =>
  playedCards(ownBoat(now)).find((id) => card(id).type === type);

/** The card of this type, if it lies there to be used and the plan leaves it out. */
function unused(now: Moment, type: "ymune" | "battery"): CardId | undefined {
  const id = ofType(now, type);
  return isPlaying(now) && id !== undefined && leftOut(now)?.piece === cardName(id).piece ? id : undefined;
}

/** Uses both cards if that's possible, otherwise the one that the plan leaves out. */
function withLeftOut(now: Moment) {
  const isOpen = actsOf(activation(planAt(now))?.legal ?? [], "activate").some(({ cards }) => cards === "both");
  return withCards(now, isOpen ? "both" : activeIn(now) === "kept" ? "given" : "kept");
}

const posting = (plan: Plan): Step | undefined => plan.steps.find(({ chosen }) => chosen.do === "post");

/** The token on the desk that is to be moved. */
const ymuneIn = (plan: Plan): string =>
  pilesIn(plan)
    .filter(({ kind, place }) => kind === "ymune" && place !== "protector")
    .map(pileName)[0] ?? "";

/** A Ymune is sent to the Bow. */
export const protector: Taught = {
  id: "protector",
  about(now) {
    const id = unused(now, "ymune");
    if (id !== undefined) return [cardName(id).piece];
    return [ymuneIn(planAt(now)), "protector", aboardName(now.seat, "protectors")];
  },
  says(now) {
    const id = unused(now, "ymune");
    return id === undefined ? taught("lesson.protector") : taught("lesson.use-ymune", { card: cardName(id) });
  },
  isDue: (now) => isActing(now) && (posting(planAt(now)) !== undefined || unused(now, "ymune") !== undefined),
  isDone: (now) =>
    (isActing(now) && planAt(now).steps.some(({ chosen }) => chosen.do === "post" && chosen.protectors > 0)) ||
    now.since.some((event) => event.on === "gained" && isOwnProtector(event, now)),
  suggests(now) {
    if (unused(now, "ymune") !== undefined) return withLeftOut(now);
    const plan = planAt(now);
    const step = posting(plan);
    if (step?.chosen.do !== "post") return undefined;
    return changedPlan(now, plan, step, { do: "post", doctors: 0, protectors: 1 });
  },
};

const isOwnProtector = (
  { seat, good, by }: { readonly seat: number; readonly good: string; readonly by: string },
  now: Moment,
): boolean => seat === now.seat && good === "protector" && by === "cards";

const firing = (plan: Plan): number | undefined => plan.steps.map(({ chosen }) => chosen).find(isFire)?.machine;

/** Batteries go to a Machine, which fires once it's full. */
export const machine: Taught = {
  id: "machine",
  about(now) {
    const id = unused(now, "battery");
    return id === undefined ? ["send"] : [cardName(id).piece];
  },
  says(now) {
    const id = unused(now, "battery");
    if (id !== undefined) return taught("lesson.use-battery", { card: cardName(id) });
    const fired = firing(planAt(now));
    return fired === undefined
      ? taught("lesson.plugged")
      : taught("lesson.machine", { machine: machineName(ownBoat(now).rooms, fired) });
  },
  isDue: (now) =>
    (isPlaying(now) && ofType(now, "battery") !== undefined) || (isActing(now) && firing(planAt(now)) !== undefined),
  isDone: (now) => (["fired", "plugged"] as const).some((on) => lastOwn(now.since, now, on) !== undefined),
  suggests: (now) => (unused(now, "battery") === undefined ? suggestSending(planAt(now)) : withLeftOut(now)),
};
