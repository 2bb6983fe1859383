/** Open acts: each one is tried on the real rules, the boat's phase is played to its end, and the boat is weighed. */
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
  /** The boat it leads to. */
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
 * Each case of a reveal is played as well as can be, but the others can't all do so, and what isn't known yet can still
 * be met by chance: for every Human sent out it has to promise so much more than it costs.
 */
const MISSED_HUMAN = 0.45;

/** What has been paid for may turn out to be any of those ahead. */
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

/** Whether no other boat that may still reveal would miss its Humans less. */
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

/** Objectives are judged by all boats: in the Action phase the others are taken as they will be when they have played. */
function othersPlayed(state: State, seat: Seat, outlookOf: OutlookOf): State {
  if (state.mission === null || state.phase !== "act") return state;
  return allSeats(state).reduce(
    (at, other) => (other === seat ? at : playOut(at, other, outlookOf, isNoMitigation)),
    state,
  );
}

/** Nobody can count on another boat to pay. */
const isNoMitigation = ({ do: kind }: Act): boolean => kind !== "mitigate";

/** Objectives can wait until a boat has played its cards and knows what it can spend. */
function timely(state: State, seat: Seat): readonly Act[] {
  const acts = openActs(state, seat);
  if (state.mission === null || boatAt(state, seat).stage.at === "open") return acts;
  return acts.filter((act) => act.do !== "reveal" && act.do !== "mitigate");
}

/** Plays this boat's phase to its end, each act the one that looks best at once. What a reveal would show isn't known. */
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

/** What the table is worth to a seat when its boat has played its phase. */
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

/** In the middle of a phase: what is still offered counts as taken, and the Bane of the cards has yet to rise. */
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
