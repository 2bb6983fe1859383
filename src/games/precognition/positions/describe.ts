/** A position as data, including what is as by default. */
import type { Handle, Mine, Seat } from "../../../engine/game.ts";
import type { Position } from "../../../engine/position.ts";
import type { CardId } from "../model/card.ts";
import type { Boat } from "../model/state.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { type BoatData, HEAD, type PositionData } from "./format.ts";
import { isPerson } from "./moment.ts";
import { dataOfStage, goodsOf } from "./stage-format.ts";

export function describe({ names, state, values }: Position<PrecognitionTypes>): PositionData {
  const { options, round, phase, river, mission } = state;
  return {
    ...HEAD,
    options,
    round,
    phase,
    river: river.turned,
    ...(mission === null ? {} : { objectives: mission.shown }),
    boats: state.boats.map((boat, seat) => ({ ...nameOf(names, seat), ...describeBoat(boat, values) })),
  };
}

function nameOf(names: readonly string[], seat: Seat): Pick<BoatData, "name"> {
  const name = names[seat];
  return name === undefined ? {} : { name };
}

const MACHINES_PER_ROOM = 3;

/** An unknown hand is left out. */
export function describeBoat(boat: Boat, values: Mine<PrecognitionTypes>): BoatData {
  const { supply, machines, zone } = boat;
  const hand = known(supply.hand, values);
  const passing = known(supply.passing, values);
  return {
    sitter: boat.sitter,
    cabins: boat.cabins,
    contaminated: boat.contaminated,
    doctors: boat.doctors,
    protectors: boat.protectors,
    food: boat.food,
    bane: boat.bane,
    gained: goodsOf(boat.gained),
    spendable: goodsOf(boat.spendable),
    held: boat.held,
    offered: boat.offered,
    rooms: boat.rooms.map((room, i) => {
      const [top = 0, middle = 0, bottom = 0] = machines.slice(MACHINES_PER_ROOM * i);
      return { room, batteries: [top, middle, bottom] };
    }),
    decision: boat.decision,
    kept: zone?.kept ?? null,
    given: zone?.given ?? null,
    ...(hand && { hand }),
    ...(passing && { passing }),
    open: supply.open,
    unseen: supply.unseen.flat(),
    ...(isPerson(boat.sitter) && { isSealed: supply.sealed.flat().length === supply.unseen.flat().length }),
    ...(supply.left && { owes: supply.left.cards }),
    stage: dataOfStage(boat.stage),
  };
}

function known(handles: readonly Handle[], values: Mine<PrecognitionTypes>): readonly CardId[] | undefined {
  const cards = handles.flatMap((handle) => values.get(handle) ?? []);
  return cards.length === handles.length ? cards : undefined;
}
