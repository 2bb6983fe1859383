/**
 * A plan: all that a seat does from here to the next moment that luck or the others decide, played on the real rules
 * and not sent. Whatever the player hasn't decided is filled in as a bot would do it; an answer of the player's stays,
 * and what comes after it is planned anew.
 */
import type { Await, Game, Mine, Step as Played, Seat, Types } from "../../engine/game.ts";
import { sameAct } from "./acts.ts";

/** Where a seat is on its way. */
export interface Moment<State, Act> {
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Act[];
  /** What it has done on the way so far. */
  readonly acts: readonly Act[];
}

/** By the name of a question; an answer that isn't legal any more waits until it is again. */
export type Answers = Readonly<Record<string, unknown>>;

export interface Planning<State, Act, Event> {
  /** What the seat may do here in the open; nothing, where luck or others come next. */
  legal(state: State, seat: Seat): readonly Act[];
  play(state: State, seat: Seat, act: Act): { readonly state: State; readonly events: readonly Event[] };
  /** Best first, the same for everybody who asks; nothing where nothing needs to be done. */
  suggest(state: State, seat: Seat): readonly Act[];
  /** What this act answers here: a name of its own, so that an answer outlives a new plan. */
  question(moment: Moment<State, Act>, act: Act): string;
  /** What the player wants here, if it isn't the first of these answers. */
  decided?(moment: Moment<State, Act>, answers: readonly Act[]): Act | undefined;
  /** It isn't filled in as long as anything else can be. */
  isRefused?(act: Act): boolean;
}

export interface Step<State, Act> {
  readonly question: string;
  readonly before: State;
  readonly legal: readonly Act[];
  readonly suggested: Act | undefined;
  readonly chosen: Act;
  /** Decided by the player, not filled in. */
  readonly isPinned: boolean;
  readonly after: State;
}

export interface Plan<State, Act, Event> {
  readonly seat: Seat;
  readonly start: State;
  readonly steps: readonly Step<State, Act>[];
  readonly end: State;
  /** All that happens on the way. */
  readonly events: readonly Event[];
}

export function makePlan<State, Act, Event>(
  planning: Planning<State, Act, Event>,
  start: State,
  seat: Seat,
  answers: Answers = {},
): Plan<State, Act, Event> {
  const steps: Step<State, Act>[] = [];
  const events: Event[] = [];
  for (;;) {
    const state = steps.at(-1)?.after ?? start;
    const legal = planning.legal(state, seat);
    const moment = { state, seat, legal, acts: actsOf(steps) };
    const step = nextStep(planning, moment, answers);
    if (step === undefined) return { seat, start, steps, end: state, events };
    const played = planning.play(state, seat, step.chosen);
    events.push(...played.events);
    steps.push({ ...step, after: played.state });
  }
}

function nextStep<State, Act, Event>(
  planning: Planning<State, Act, Event>,
  moment: Moment<State, Act>,
  answers: Answers,
): Omit<Step<State, Act>, "after"> | undefined {
  const { state, seat, legal } = moment;
  if (legal.length === 0) return undefined;
  const ranked = planning.suggest(state, seat);
  const [suggested] = ranked;
  const answering = legal.filter((act) => {
    const answer = answers[planning.question(moment, act)];
    return answer !== undefined && sameAct(act, answer);
  });
  const decided = planning.decided?.(moment, answering) ?? answering[0];
  const chosen = decided ?? ranked.find((act) => planning.isRefused?.(act) !== true) ?? suggested;
  if (chosen === undefined) return undefined;
  const question = planning.question(moment, chosen);
  return { question, before: state, legal, suggested, chosen, isPinned: decided !== undefined };
}

const actsOf = <State, Act>(steps: readonly Step<State, Act>[]): readonly Act[] => steps.map(({ chosen }) => chosen);

/** Where the seat was when it came to this step. */
export const momentOf = <State, Act>(
  { seat, steps }: Pick<Plan<State, Act, unknown>, "seat" | "steps">,
  step: Step<State, Act>,
): Moment<State, Act> => ({
  state: step.before,
  seat,
  legal: step.legal,
  acts: actsOf(steps.slice(0, steps.indexOf(step))),
});

/** The answers with which this step of the plan is answered by this act. */
export const answered = <State, Act, Event>(
  question: Planning<State, Act, Event>["question"],
  plan: Plan<State, Act, Event>,
  answers: Answers,
  step: Step<State, Act>,
  act: Act,
): Answers => ({ ...answers, [question(momentOf(plan, step), act)]: act });

/** The player hasn't decided anything that matters now. */
export const isAsSuggested = <State, Act>({ steps }: Pick<Plan<State, Act, unknown>, "steps">): boolean =>
  steps.every(({ chosen, suggested }) => sameAct(chosen, suggested));

/** The rules of any game, as its contract has them: the acts in the open that are this seat's now. */
export function rulesFor<T extends Types>(
  { awaits, legal, apply }: Pick<Game<T>, "awaits" | "legal" | "apply">,
  mine: Mine<T>,
): Pick<Planning<T["state"], T["act"], T["event"]>, "legal" | "play"> {
  return {
    legal(state, seat) {
      const open = awaits(state).filter((one) => isOpenTo(one, seat));
      const takes = (act: T["act"]): boolean =>
        open.some((one) => one.kind === "act" && (one.acts === undefined || one.acts.includes(act.do)));
      return legal(state, seat, mine).filter(takes);
    },
    play: (state, seat, act): Played<T> => apply(state, { kind: "act", seat, act }),
  };
}

const isOpenTo = <T extends Types>(one: Await<T>, seat: Seat): boolean =>
  one.kind === "act" && one.sealed !== true && one.from.includes(seat);
