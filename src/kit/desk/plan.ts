/**
 * A plan: all acts of a seat up to the next thing that luck or others decide, played by the real rules and not sent. What
 * the player hasn't decided is filled in as a bot would. The player's own answers stay, and what comes after them is
 * planned anew.
 */
import type { Await, Game, Mine, Step as Played, Seat, Types } from "../../engine/game.ts";
import { sameAct } from "./acts.ts";

/** A state within the plan. */
export interface Moment<State, Act> {
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Act[];
  /** The acts of the plan that led here. */
  readonly acts: readonly Act[];
}

/** By question. An answer that has become illegal is kept, in case it becomes legal again. */
export type Answers = Readonly<Record<string, unknown>>;

export interface Planning<State, Act, Event> {
  /** The unsealed acts that the seat may play; none where luck or others come next. */
  legal(state: State, seat: Seat): readonly Act[];
  play(state: State, seat: Seat, act: Act): { readonly state: State; readonly events: readonly Event[] };
  /** Best first, and deterministic; none where nothing has to be done. */
  suggest(state: State, seat: Seat): readonly Act[];
  /** The name of the question that this act answers. It stays the same when the plan is made anew. */
  question(moment: Moment<State, Act>, act: Act): string;
  /** The player's choice here, if it isn't the first of these answers. */
  decided?(moment: Moment<State, Act>, answers: readonly Act[]): Act | undefined;
  /** Such an act is only filled in if there is no other. */
  isRefused?(act: Act): boolean;
}

export interface Step<State, Act> {
  readonly question: string;
  readonly before: State;
  readonly legal: readonly Act[];
  readonly suggested: Act | undefined;
  readonly chosen: Act;
  readonly isPinned: boolean;
  readonly after: State;
}

export interface Plan<State, Act, Event> {
  readonly seat: Seat;
  readonly start: State;
  readonly steps: readonly Step<State, Act>[];
  readonly end: State;
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

/** The moment before this step. */
export const momentOf = <State, Act>(
  { seat, steps }: Pick<Plan<State, Act, unknown>, "seat" | "steps">,
  step: Step<State, Act>,
): Moment<State, Act> => ({
  state: step.before,
  seat,
  legal: step.legal,
  acts: actsOf(steps.slice(0, steps.indexOf(step))),
});

/** The answers, with this act as the one for this step. */
export const answered = <State, Act, Event>(
  question: Planning<State, Act, Event>["question"],
  plan: Plan<State, Act, Event>,
  answers: Answers,
  step: Step<State, Act>,
  act: Act,
): Answers => ({ ...answers, [question(momentOf(plan, step), act)]: act });

/** No answer of the player's is in effect. */
export const isAsSuggested = <State, Act>({ steps }: Pick<Plan<State, Act, unknown>, "steps">): boolean =>
  steps.every(({ chosen, suggested }) => sameAct(chosen, suggested));

/** The rules of any game, through its contract. */
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
