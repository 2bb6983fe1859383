/** Open acts: tries each by the real rules, plays the boat's phase to its end, and weighs the result. */
import type { Seat } from "../../../../engine/game.ts";
import type { Act } from "../../model/acts.ts";
import type { Boat, State } from "../../model/state.ts";
import { zoneCards } from "../../rules/activation.ts";
import { allSeats, boatAt, flowFrom } from "../../rules/flow.ts";
import { revealCost, showObjective } from "../../rules/mission.ts";
import { openActs, play } from "../../rules/stages.ts";
import { missionWorth } from "./mission-worth.ts";
import { keepOutlooks, type OutlookOf } from "./season-end.ts";
import { type Due, type Holdings, worth } from "./worth.ts";

export interface Weighed {
  readonly act: Act;
  readonly boat: Holdings;
  readonly worth: number;
}

/** Best first. */
export function weighOpenActs(state: State, seat: Seat): Weighed[] {
  const outlookOf = keepOutlooks();
  const table = othersPlayed(state, seat, outlookOf);
  const acts = timely(table, seat).filter((act) => act.do !== "reveal" || missesLeast(state, table, seat));
  const weighed = acts.map((act) =>
    act.do === "reveal" ? weighReveal(table, seat, act, outlookOf) : weighAct(table, seat, act, outlookOf),
  );
  return weighed.sort((a, b) => b.worth - a.worth);
}

function weighAct(table: State, seat: Seat, act: Act, outlookOf: OutlookOf): Weighed {
  const end = playOut(after(table, seat, act), seat, outlookOf);
  return { act, boat: boatAt(end, seat), worth: tableWorth(end, seat, outlookOf) };
}

/**
 * Each outcome of a reveal is weighed as if it were played perfectly, which the other boats can't, and a hidden Objective
 * may also be met by chance. So a reveal must gain this much more than it costs, for each Human sent out.
 */
const MISSED_HUMAN = 0.45;

/** Averages over all Objectives that may come up. */
function weighReveal(table: State, seat: Seat, act: Act, outlookOf: OutlookOf): Weighed {
  const paid = after(table, seat, act);
  const ends = (paid.mission?.ahead ?? []).map((_, index) => {
    const flow = flowFrom(paid);
    showObjective(flow, index);
    return playOut(flow.state, seat, outlookOf);
  });
  const sum = ends.reduce((total, end) => total + tableWorth(end, seat, outlookOf), 0);
  return {
    act,
    boat: boatAt(paid, seat),
    worth: sum / ends.length - MISSED_HUMAN * revealCost(table),
  };
}

/** Whether no other boat that may still reveal would lose less by paying for it. */
function missesLeast(state: State, table: State, seat: Seat): boolean {
  const humans = revealCost(state);
  const price = (of: Seat) => {
    const boat = boatAt(table, of);
    const paid = { ...boat, cabins: boat.cabins - humans, contaminated: boat.contaminated + humans };
    return worthBeforeBane(boat, state.round) - worthBeforeBane(paid, state.round);
  };
  const others = allSeats(state).filter(
    (other) => other !== seat && boatAt(state, other).stage.at !== "done" && boatAt(table, other).cabins >= humans,
  );
  return others.every((other) => price(seat) <= price(other));
}

/** Objectives depend on all boats, so in the Action phase the others are played to its end first. */
function othersPlayed(state: State, seat: Seat, outlookOf: OutlookOf): State {
  if (state.mission === null || state.phase !== "act") return state;
  return allSeats(state).reduce(
    (at, other) => (other === seat ? at : playOut(at, other, outlookOf, isNoMitigation)),
    state,
  );
}

/** Another boat can't be relied on to pay. */
const isNoMitigation = ({ do: kind }: Act): boolean => kind !== "mitigate";

/** Leaves Objectives until the boat has played its cards and knows what it can spend. */
function timely(state: State, seat: Seat): readonly Act[] {
  const acts = openActs(state, seat);
  if (state.mission === null || boatAt(state, seat).stage.at === "open") return acts;
  return acts.filter((act) => act.do !== "reveal" && act.do !== "mitigate");
}

/** Plays this boat's phase to its end greedily. Without reveals, whose result isn't known. */
export function playOut(
  state: State,
  seat: Seat,
  outlookOf: OutlookOf,
  isPossible: (act: Act) => boolean = () => true,
): State {
  const possible = (at: State) => timely(at, seat).filter((act) => act.do !== "reveal" && isPossible(act));
  let at = state;
  for (let acts = possible(at); acts.length > 0; acts = possible(at)) at = bestAtOnce(at, seat, acts, outlookOf);
  return at;
}

/** The worth of the table to a seat whose boat has played its phase. */
const tableWorth = (state: State, seat: Seat, outlookOf: OutlookOf): number =>
  boatWorth(state, seat) + missionWorth(state, outlookOf);

const dueAt = ({ phase }: State): Due => (phase === "answer" ? "nothing" : "river");

function bestAtOnce(state: State, seat: Seat, acts: readonly Act[], outlookOf: OutlookOf): State {
  const [only] = acts;
  if (only !== undefined && acts.length === 1) return after(state, seat, only);
  let best = state;
  let most = Number.NEGATIVE_INFINITY;
  for (const act of acts) {
    const next = after(state, seat, act);
    const value = tableWorth(next, seat, outlookOf);
    if (value > most) {
      most = value;
      best = next;
    }
  }
  return best;
}
function after(state: State, seat: Seat, act: Act): State {
  const flow = flowFrom(state);
  play(flow, seat, act);
  return flow.state;
}

/** For a boat within a phase: what is offered counts as taken, and the cards' Bane is still to come. */
export function boatWorth(state: State, seat: Seat): number {
  const boat = boatAt(state, seat);
  switch (boat.stage.at) {
    case "gain":
    case "plug": {
      const { offered, from } = boat.stage;
      const all = {
        ...boat,
        food: boat.food + offered.food,
        contaminated: boat.contaminated + offered.human,
        doctors: boat.doctors + offered.doctor + offered.ymune / 2,
        protectors: boat.protectors + offered.protector + offered.ymune / 2,
      };
      return from.by === "river" ? worth(all, state.round, "nothing") : worthBeforeBane(all, state.round);
    }
    case "machines":
    case "heal":
    case "open":
    case "done":
      return worthBeforeBane(boat, state.round);
    case "protect":
    case "lose":
      return worth(boat, state.round, "maintenance");
    default:
      return worth(boat, state.round, dueAt(state));
  }
}

function worthBeforeBane(boat: Boat, round: number): number {
  const { kept, given } = zoneCards(boat);
  return worth({ ...boat, bane: boat.bane + kept.bane + given.bane }, round, "maintenance");
}
