/** Open acts: each one is tried on the real rules, the boat's phase is played to its end, and the boat is weighed. */
import type { Seat } from "../../../../engine/game.ts";
import type { Act } from "../../model/acts.ts";
import type { Boat, State } from "../../model/state.ts";
import { zoneCards } from "../../rules/activation.ts";
import { boatAt } from "../../rules/flow.ts";
import { openActs, play } from "../../rules/stages.ts";
import { missionWorth } from "./mission-worth.ts";
import { type Due, type Holdings, worth } from "./worth.ts";

export interface Weighed {
  readonly act: Act;
  /** The boat it leads to. */
  readonly boat: Holdings;
  readonly worth: number;
}

/** Best first. */
export function weighOpenActs(state: State, seat: Seat): Weighed[] {
  const acts = openActs(state, seat);
  const weighed = acts.map((act) => {
    const end = playOut(after(state, seat, act), seat);
    return { act, boat: boatAt(end, seat), worth: tableWorth(end, seat) };
  });
  return weighed.sort((a, b) => b.worth - a.worth);
}

/** Plays this boat's phase to its end, each act the one that looks best at once. */
export function playOut(state: State, seat: Seat): State {
  let at = state;
  for (let acts = openActs(at, seat); acts.length > 0; acts = openActs(at, seat)) {
    at = bestAtOnce(at, seat, acts);
  }
  return at;
}

/** What the table is worth to a seat when its boat has played its phase. */
export const tableWorth = (state: State, seat: Seat): number => worthOnTheWay(state, seat) + missionWorth(state);

const dueAt = ({ phase }: State): Due => (phase === "answer" ? "nothing" : "river");

function bestAtOnce(state: State, seat: Seat, acts: readonly Act[]): State {
  let best = state;
  let most = Number.NEGATIVE_INFINITY;
  for (const act of acts) {
    const next = after(state, seat, act);
    const value = tableWorth(next, seat);
    if (value > most) {
      most = value;
      best = next;
    }
  }
  return best;
}

function after(state: State, seat: Seat, act: Act): State {
  const flow = { state, events: [] };
  play(flow, seat, act);
  return flow.state;
}

/** In the middle of a phase: what is still offered counts as taken, and the Bane of the cards has yet to rise. */
function worthOnTheWay(state: State, seat: Seat): number {
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
