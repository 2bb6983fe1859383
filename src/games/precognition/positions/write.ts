/** Writes a position without its defaults, so that it is read back as the same. */
import { equal } from "../../../engine/codec.ts";
import type { Seat } from "../../../engine/game.ts";
import type { Position } from "../../../engine/position.ts";
import { Refusal } from "../../../engine/refusal.ts";
import type { Boat, State } from "../model/state.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { boatAt } from "../rules/flow.ts";
import { setup } from "../rules/setup.ts";
import { isLocked } from "./checks-of-stages.ts";
import { describe, describeBoat } from "./describe.ts";
import { type BoatData, type PositionData, USUAL } from "./format.ts";
import { handSizes, isPerson, openSizes } from "./moment.ts";
import { isUsuallySealed, usualName, usualStage } from "./read.ts";
import { dataOfStage } from "./stage-format.ts";

export function writePosition(position: Position<PrecognitionTypes>): object {
  const { state } = position;
  for (const [seat, boat] of state.boats.entries()) refuseSecrets(state, boat, seat);
  const { options, ...data } = outlineOf(position);
  return equal(options, USUAL) ? data : { ...data, options };
}

/** Without defaults. */
export function outlineOf(position: Position<PrecognitionTypes>): PositionData {
  const { state } = position;
  const data = describe(position);
  const start = setup(
    state.options,
    state.boats.map(() => "person"),
  );
  return {
    ...data,
    boats: data.boats.map((boat, seat) => without(boat, usualBoat(state, boatAt(start, seat), seat, boat))),
  };
}

/** The state doesn't have what is sealed, nor the order of a shuffled deck. */
function refuseSecrets(state: State, boat: Boat, seat: Seat): void {
  if (isLocked(state, boat)) throw new Refusal("position-locked", { seat });
  const sealed = boat.supply.sealed.flat().length;
  if (sealed > 0 && sealed < boat.supply.unseen.flat().length) throw new Refusal("position-unsealed", { seat });
}

/** The defaults of reading, except for what has to be dealt. */
function usualBoat(state: State, start: Boat, seat: Seat, { sitter = "person" }: BoatData): BoatData {
  const { hand: _hand, open: _open, ...usual } = describeBoat(start, new Map());
  const isHandless = !isPerson(sitter) || handSizes(state)[0] === 0;
  const isClosed = sitter !== "bot" || openSizes(state)[0] === 0;
  return {
    ...usual,
    name: usualName(seat),
    unseen: [],
    isSealed: isUsuallySealed(state),
    stage: dataOfStage(usualStage(state, { sitter })),
    ...(isHandless && { hand: [] }),
    ...(isClosed && { open: [] }),
  };
}

function without(boat: BoatData, usual: BoatData): BoatData {
  const known = new Map<string, unknown>(Object.entries(usual));
  return Object.fromEntries(
    Object.entries(boat).filter(([key, value]) => !known.has(key) || !equal(value, known.get(key))),
  );
}
