/** What a moment of the lesson is about, as its steps ask for it. */
import type { LessonMoment, LessonStep } from "../../../../ui/lesson.ts";
import { weighChoices } from "../../bots/greedy/choice.ts";
import type { CardId } from "../../model/card.ts";
import type { Event } from "../../model/events.ts";
import type { Resource } from "../../model/goods.ts";
import { rightOf } from "../../model/seats.ts";
import type { Boat } from "../../model/state.ts";
import type { PrecognitionTypes } from "../../model/types.ts";
import { type Choice, choices } from "../../rules/decision.ts";
import { boatAt } from "../../rules/flow.ts";
import { card } from "../../rules/pieces.ts";
import type { Plan, Step } from "../desk/plan.ts";
import { pinned, planFrom } from "../desk/plan.ts";
import { changesIn, momentOf, planDraft, type Roles, readDraft } from "../draft/draft.ts";
import { choiceOf, noRoles, rolesOf } from "../draft/roles.ts";

export type Moment = LessonMoment<PrecognitionTypes>;
export type Taught = LessonStep<PrecognitionTypes>;

export const ownBoat = ({ state, seat }: Moment): Boat => boatAt(state, seat);

export const isDeciding = ({ legal }: Moment): boolean => legal[0]?.do === "choose";
/** The boat has something to do with this round's cards. */
export const isActing = ({ state, legal }: Moment): boolean => state.phase === "act" && legal.length > 0;
/** The cards of the round are about to be played. */
export const isPlaying = ({ legal }: Moment): boolean => legal[0]?.do === "activate";
export const isAnswering = ({ state, legal }: Moment): boolean => state.phase === "answer" && legal.length > 0;

/** The two face-up cards, then the hand. */
export const cardsOf = (now: Moment): readonly CardId[] => [...ownBoat(now).decision, ...now.mine.values()];

export function rolesIn(now: Moment): Roles {
  const cards = cardsOf(now);
  const roles = readDraft(now.draft, "choice", now.state)?.roles ?? [];
  return roles.length === cards.length ? roles : noRoles(cards.length);
}

/** The choice that is drafted, if it's complete. */
export function draftedChoice(now: Moment): Choice | undefined {
  const roles = rolesIn(now);
  return roles.includes(null) ? undefined : choiceOf(roles, choices(now.mine.size));
}

/** What each round of the lesson needs to be kept. */
const WANTED: Readonly<Record<number, Resource>> = { 2: "ymune", 3: "battery" };

/** The best choice that keeps what the lesson needs and agrees with what is drafted. */
export function suggestedChoice(now: Moment): Choice | undefined {
  const cards = cardsOf(now);
  const kept = rolesIn(now).indexOf("keep");
  const wanted = WANTED[now.state.round];
  const best = weighChoices(now.state, now.seat, [...now.mine.values()]).flatMap(({ act }) =>
    act.do === "choose" ? [act] : [],
  );
  // Who keeps a face-up card has only one left to give. So that there is something to choose, it's a card of the hand.
  const isInHand = ({ keep }: Choice): boolean => keep >= ownBoat(now).decision.length;
  const isNeeded = (choice: Choice): boolean => {
    const { type } = card(cards[choice.keep] ?? "");
    return wanted === undefined ? isInHand(choice) && !typesComing(now).includes(type) : type === wanted;
  };
  return (
    best.find(({ keep }) => keep === kept) ??
    best.find((choice) => isNeeded(choice) && isInHand(choice)) ??
    best.find(isNeeded) ??
    best.find(isInHand) ??
    best[0]
  );
}

/** Of the cards of which one will be given: two of a type would bring more than is taught at the beginning. */
const typesComing = ({ state, seat }: Moment): readonly Resource[] =>
  boatAt(state, rightOf(seat, state.boats.length)).decision.map((id) => card(id).type);

export const choiceDraft = ({ state }: Moment, roles: Roles): { readonly draft: unknown } => ({
  draft: { for: "choice", ...momentOf(state), roles },
});

/** The whole choice as a draft, or the act once it's drafted. */
export function suggestChoosing(now: Moment) {
  const drafted = draftedChoice(now);
  const choice = drafted ?? suggestedChoice(now);
  if (choice === undefined) return undefined;
  return drafted === undefined ? choiceDraft(now, rolesOf(choice, cardsOf(now).length)) : { act: drafted };
}

/** The plan that the desk shows. */
export const planAt = ({ state, seat, draft }: Moment): Plan => planFrom(state, seat, changesIn(draft, state).now);

/** The plan with another answer at one of its steps, as a draft. */
export function changedPlan(now: Moment, plan: Plan, step: Step, act: Step["chosen"]): { readonly draft: unknown } {
  const { now: pins, past } = changesIn(now.draft, now.state);
  return { draft: planDraft(now.state, { now: pinned(plan, pins, step, act), past }) };
}

/** Sends the plan: its first act, and later the others. */
export function suggestSending(plan: Plan) {
  const act = plan.steps[0]?.chosen;
  return act && { act };
}

export type Happened<On extends Event["on"]> = Extract<Event, { on: On }>;

/** The last event of this kind that happened to the player's boat. */
export const lastOwn = <On extends Event["on"]>(
  events: readonly Event[],
  { seat }: Pick<Moment, "seat">,
  on: On,
): Happened<On> | undefined =>
  events.findLast((event): event is Happened<On> => event.on === on && "seat" in event && event.seat === seat);

/** What happened in a round. */
export function eventsIn(events: readonly Event[], round: number): readonly Event[] {
  const from = events.findIndex((event) => event.on === "round" && event.round === round);
  if (from < 0) return [];
  const to = events.findIndex((event, i) => i > from && event.on === "round");
  return events.slice(from, to < 0 ? undefined : to);
}
