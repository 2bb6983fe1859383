import type { Input, Step } from "../../../engine/game.ts";
import type { State } from "../model/state.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { changeSeat } from "./absence.ts";
import { changeBoat, flowFrom, happens } from "./flow.ts";
import { reveal } from "./reveals.ts";
import { advance } from "./rounds.ts";
import { play } from "./stages.ts";
import { seal } from "./supply.ts";

export function apply(state: State, input: Input<PrecognitionTypes>): Step<PrecognitionTypes> {
  const flow = flowFrom(state);
  switch (input.kind) {
    case "act":
      play(flow, input.seat, input.act);
      break;
    case "sealed":
      happens(flow, { on: "locked", seat: input.seat });
      changeBoat(flow, input.seat, { stage: { at: "wait" } });
      break;
    case "stirred":
      seal(flow, input.pool, input.handles);
      break;
    case "revealed":
      reveal(flow, input);
      break;
    case "seat":
      changeSeat(flow, input.seat, input.change);
      break;
    case "learned":
      throw new Error("no heap is shared here");
  }
  advance(flow);
  return flow;
}
