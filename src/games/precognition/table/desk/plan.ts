/**
 * A plan for one boat: all it does from here to the next moment that luck or the others decide. Whatever the player
 * hasn't decided is filled in as the greedy bot would do it. Every state on the way is made by the rules.
 */
import { sameAct } from "../../../../kit/desk/acts.ts";
import { weighOpenActs } from "../../bots/greedy/open-acts.ts";
import type { Act } from "../../model/acts.ts";
import type { Event } from "../../model/events.ts";
import type { State } from "../../model/state.ts";
import { boatAt } from "../../rules/flow.ts";
import { openActs, play } from "../../rules/stages.ts";
import { NO_PINS, type Pins } from "../draft/draft.ts";
import {
  type Course,
  isFire,
  isOfMission,
  missionQuestionAt,
  type Origin,
  originOf,
  type Question,
  questionAt,
} from "./questions.ts";

export interface Step {
  readonly question: Question;
  readonly origin: Origin;
  readonly before: State;
  readonly legal: readonly Act[];
  readonly suggested: Act;
  readonly chosen: Act;
  /** Decided by the player, not filled in. */
  readonly isPinned: boolean;
  readonly after: State;
}

export interface Plan {
  readonly seat: number;
  readonly start: State;
  readonly steps: readonly Step[];
  readonly end: State;
  /** All that happens to this boat on the way. */
  readonly events: readonly Event[];
}

/** What the bot would do; the same for everybody who asks. */
export type Suggest = (state: State, seat: number) => readonly Act[];

/** Best first. */
export const suggestGreedily: Suggest = (state, seat) => weighOpenActs(state, seat).map(({ act }) => act);

export function planFrom(state: State, seat: number, pins: Pins = NO_PINS, suggest: Suggest = suggestGreedily): Plan {
  const steps: Step[] = [];
  const events: Event[] = [];
  let before = state;
  for (let legal = openActs(before, seat); legal.length > 0; legal = openActs(before, seat)) {
    const course: Course = courseOf(steps);
    const step = answered(before, seat, legal, course, pins, suggest);
    const flow = { state: before, events };
    play(flow, seat, step.chosen);
    steps.push({ ...step, after: flow.state });
    before = flow.state;
  }
  return { seat, start: state, steps, end: before, events };
}

/** The next question on the way, and its answer. */
function answered(
  before: State,
  seat: number,
  legal: readonly Act[],
  course: Course,
  pins: Pins,
  suggest: Suggest,
): Omit<Step, "after"> {
  const boat = boatAt(before, seat);
  const ranked = suggest(before, seat);
  const suggested = ranked[0] ?? legal[0];
  if (suggested === undefined) throw new Error("nothing can be done here");

  const missionQuestion = missionQuestionAt(boat, course);
  const question = questionAt(boat, course);
  const pinned = (name: Question): Act | undefined => {
    const answer = pins.acts[name];
    return answer === undefined ? undefined : legal.find((act) => sameAct(act, answer));
  };
  const origin = originOf(boat, course);
  const common = { origin, before, legal, suggested };

  const ofMission = pinned(missionQuestion);
  if (ofMission !== undefined) return { ...common, question: missionQuestion, chosen: ofMission, isPinned: true };
  const own = pinned(question) ?? (boat.stage.at === "machines" ? firingBy(pins, legal) : undefined);
  if (own !== undefined) return { ...common, question, chosen: own, isPinned: true };
  const chosen = ranked.find((act) => !(isFire(act) && pins.silent.includes(act.machine))) ?? suggested;
  return { ...common, question: isOfMission(chosen) ? missionQuestion : question, chosen, isPinned: false };
}

/** The Machine to be fired next, or none of those left, as far as the player has said. */
function firingBy({ silent, order }: Pins, legal: readonly Act[]): Act | undefined {
  const firings = legal.filter(isFire).filter(({ machine }) => !silent.includes(machine));
  if (firings.length === 0) return legal.find(({ do: kind }) => kind === "rest");
  for (const machine of order) {
    const found = firings.find((act) => act.machine === machine);
    if (found !== undefined) return found;
  }
  return undefined;
}

const courseOf = (steps: readonly Step[]): Course => {
  const acts = steps.map(({ chosen }) => chosen);
  return { acts, firing: acts.findLast(isFire)?.machine };
};

/** The pins with which this step is answered by this act, and everything before it as it is now. */
export function pinned(plan: Plan, pins: Pins, step: Step, act: Act): Pins {
  const earlier = plan.steps.slice(0, plan.steps.indexOf(step));
  const boat = boatAt(step.before, plan.seat);
  const course = courseOf(earlier);
  // What was to be done here for an Objective is given up by doing something else instead; what comes before it isn't.
  const acts = {
    ...Object.fromEntries(Object.entries(pins.acts).filter(([question]) => question !== step.question)),
    ...Object.fromEntries(earlier.flatMap(({ question, chosen }) => (isOfMission(chosen) ? [[question, chosen]] : []))),
  };
  if (isOfMission(act)) return { ...pins, acts: { ...acts, [missionQuestionAt(boat, course)]: act } };
  if (act.do !== "fire" && act.do !== "rest") {
    return { ...pins, acts: { ...acts, [questionAt(boat, course)]: act } };
  }
  const before = course.acts.filter(isFire).map(({ machine }) => machine);
  const ready = step.legal.filter(isFire).map(({ machine }) => machine);
  return act.do === "fire"
    ? firingPins({ ...pins, acts }, [...before, act.machine], [])
    : firingPins({ ...pins, acts }, before, ready);
}

/** These Machines fire first and in this order; these don't fire. */
export const firingPins = (pins: Pins, order: readonly number[], silent: readonly number[]): Pins => ({
  ...pins,
  order,
  silent: [...new Set([...pins.silent.filter((one) => !order.includes(one)), ...silent])],
});

/** The player hasn't decided anything that matters now. */
export const isAsSuggested = ({ steps }: Plan): boolean =>
  steps.every(({ chosen, suggested }) => sameAct(chosen, suggested));

/** Nothing but taking all of what is good for the boat anyway. */
export const leavesNothingToChoose = ({ steps }: Plan): boolean =>
  steps.length > 0 && steps.every(({ legal, chosen }) => legal.length === 1 || isGift(legal, chosen));

const isGift = (legal: readonly Act[], chosen: Act): boolean =>
  chosen.do === "take" && legal.every((act) => act.do === "take" && act.amount <= chosen.amount);
