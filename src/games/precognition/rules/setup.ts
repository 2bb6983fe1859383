import type { Sitter } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import { STANDARD_ROOMS } from "../content/rooms.ts";
import type { Options } from "../model/options.ts";
import type { Boat, State } from "../model/state.ts";
import { cardsOf, machinesOf, tilesOf } from "./pieces.ts";
import { advance } from "./rounds.ts";

const FEWEST_PLAYERS = 2;
const MOST_PLAYERS = 4;

export function setup(options: Options, sitters: readonly Sitter[]): State {
  if (sitters.length < FEWEST_PLAYERS || sitters.length > MOST_PLAYERS) {
    throw new Refusal("wrong-players", { fewest: FEWEST_PLAYERS, most: MOST_PLAYERS });
  }
  const state: State = {
    options,
    phase: "seal",
    round: 0,
    river: { turned: [], ahead: tilesOf(1) },
    boats: sitters.map(newBoat),
  };
  const flow = { state, events: [] };
  advance(flow);
  return flow.state;
}

function newBoat(sitter: Sitter): Boat {
  if (sitter === "nobody") throw new Refusal("empty-seat");
  const rooms = STANDARD_ROOMS.map(({ id }) => id);
  return {
    sitter,
    cabins: 4,
    contaminated: 0,
    doctors: 1,
    protectors: 0,
    food: 8,
    bane: 0,
    rooms,
    machines: machinesOf(rooms).map(() => 0),
    decision: [],
    zone: null,
    stage: { at: "wait" },
    supply: {
      unseen: [cardsOf(1), cardsOf(2), cardsOf(3)],
      sealed: [[], [], []],
      hand: [],
      left: null,
    },
  };
}
