/**
 * A plan for a boat, up to the next thing that luck or others decide. What the player hasn't decided is filled in as the
 * greedy bot would.
 */
import * as kit from "../../../../kit/desk/plan.ts";
import { weighOpenActs } from "../../bots/greedy/open-acts.ts";
import type { Act } from "../../model/acts.ts";
import type { Event } from "../../model/events.ts";
import type { State } from "../../model/state.ts";
import { boatAt, flowFrom } from "../../rules/flow.ts";
import { openActs, play } from "../../rules/stages.ts";
import { NO_PINS, type Pins } from "../draft/draft.ts";
import { isFire, isOfMission, questionOf } from "./questions.ts";

export type Step = kit.Step<State, Act>;
export type Plan = kit.Plan<State, Act, Event>;

/** What a bot would do; deterministic. */
export type Suggest = (state: State, seat: number) => readonly Act[];

/** Best first. */
export const suggestGreedily: Suggest = (state, seat) => weighOpenActs(state, seat).map(({ act }) => act);

export const planFrom = (state: State, seat: number, pins: Pins = NO_PINS, suggest: Suggest = suggestGreedily): Plan =>
  kit.makePlan(planningWith(pins, suggest), state, seat, pins.acts);

const planningWith = (pins: Pins, suggest: Suggest): kit.Planning<State, Act, Event> => ({
  legal: openActs,
  play(state, seat, act) {
    const flow = flowFrom(state);
    play(flow, seat, act);
    return flow;
  },
  suggest(state, seat) {
    const ranked = suggest(state, seat);
    return ranked.length > 0 ? ranked : openActs(state, seat).slice(0, 1);
  },
  question: questionOf,
  decided: ({ state, seat, legal }, answers) =>
    answers.find(isOfMission) ??
    answers[0] ??
    (boatAt(state, seat).stage.at === "machines" ? firingBy(pins, legal) : undefined),
  isRefused: (act) => isFire(act) && pins.silent.includes(act.machine),
});

/** The next Machine to fire, or none of the rest, if the player has decided that. */
function firingBy({ silent, order }: Pins, legal: readonly Act[]): Act | undefined {
  const firings = legal.filter(isFire).filter(({ machine }) => !silent.includes(machine));
  if (firings.length === 0) return legal.find(({ do: kind }) => kind === "rest");
  for (const machine of order) {
    const found = firings.find((act) => act.machine === machine);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The pins that answer this step with this act and keep everything before it. */
export function pinned(plan: Plan, pins: Pins, step: Step, act: Act): Pins {
  const earlier = plan.steps.slice(0, plan.steps.indexOf(step));
  // Another act here replaces one for an Objective; those before it stay.
  const acts = {
    ...Object.fromEntries(Object.entries(pins.acts).filter(([question]) => question !== step.question)),
    ...Object.fromEntries(earlier.flatMap(({ question, chosen }) => (isOfMission(chosen) ? [[question, chosen]] : []))),
  };
  if (act.do !== "fire" && act.do !== "rest") {
    return { ...pins, acts: kit.answered(questionOf, plan, acts, step, act) };
  }
  const before = earlier.flatMap(({ chosen }) => (isFire(chosen) ? [chosen.machine] : []));
  const ready = step.legal.filter(isFire).map(({ machine }) => machine);
  return act.do === "fire"
    ? firingPins({ ...pins, acts }, [...before, act.machine], [])
    : firingPins({ ...pins, acts }, before, ready);
}

/** `order` fires first, and `silent` not at all. */
export const firingPins = (pins: Pins, order: readonly number[], silent: readonly number[]): Pins => ({
  ...pins,
  order,
  silent: [...new Set([...pins.silent.filter((one) => !order.includes(one)), ...silent])],
});

/** The plan only takes everything that is offered. */
export const leavesNothingToChoose = ({ steps }: Plan): boolean =>
  steps.length > 0 && steps.every(({ legal, chosen }) => legal.length === 1 || isGift(legal, chosen));

const isGift = (legal: readonly Act[], chosen: Act): boolean =>
  chosen.do === "take" && legal.every((act) => act.do === "take" && act.amount <= chosen.amount);
