import type { Sitter } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import { STANDARD_ROOMS } from "../content/rooms.ts";
import { NOTHING } from "../model/goods.ts";
import { type Handicap, handicapOf, isAdvanced, type Options, PLAYERS } from "../model/options.ts";
import type { Boat, State } from "../model/state.ts";
import { flowFrom } from "./flow.ts";
import { missionFor } from "./mission.ts";
import { cardsOf, machinesOf, tilesOf } from "./pieces.ts";
import { advance } from "./rounds.ts";

const FOOD = { normal: 8, hard: 4, apocalypse: 4 };

export function setup(options: Options, sitters: readonly Sitter[]): State {
  checkPlayers(options, sitters.length);
  checkHandicap(options, sitters.length);
  const state: State = {
    options,
    phase: "seal",
    round: 0,
    river: { turned: [], ahead: tilesOf(1) },
    mission: missionFor(options, sitters.length, 1),
    boats: sitters.map((sitter, seat) => newBoat(options, sitter, handicapOf(options, seat))),
  };
  const flow = flowFrom(state);
  advance(flow);
  return flow.state;
}

function checkPlayers({ mode }: Options, players: number): void {
  const { fewest, most } = PLAYERS[mode];
  if (fewest <= players && players <= most) return;
  if (fewest === most) throw new Refusal("players-exactly", { most });
  throw new Refusal("wrong-players", { fewest, most });
}

function checkHandicap({ handicap }: Options, boats: number): void {
  if (handicap !== undefined && handicap.length !== boats) throw new Refusal("handicap-seats", { boats });
}

function newBoat(options: Options, sitter: Sitter, handicap: Handicap): Boat {
  if (sitter === "nobody") throw new Refusal("empty-seat");
  const rooms = isAdvanced(options) ? [] : STANDARD_ROOMS.map(({ id }) => id);
  return {
    sitter,
    cabins: 4 + handicap.humans,
    contaminated: 0,
    doctors: 1,
    protectors: 0,
    food: FOOD[options.mode === "coop" ? options.difficulty : "normal"] + handicap.food,
    bane: 0,
    offered: [],
    rooms,
    machines: machinesOf(rooms).map(() => 0),
    gained: NOTHING,
    spendable: NOTHING,
    held: 0,
    decision: [],
    zone: null,
    stage: { at: "wait" },
    supply: {
      unseen: [cardsOf(1), cardsOf(2), cardsOf(3)],
      sealed: [[], [], []],
      hand: [],
      passing: [],
      open: [],
      left: null,
    },
  };
}
