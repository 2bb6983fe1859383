import { MissionBoard } from "../mission-board.tsx";
import type { ControlProps } from "./control.ts";

/** All that can be done for the Objectives on the way of a plan stands on one board. */
export const MissionControl = ({ plan, pins, names, onPins }: ControlProps) => (
  <MissionBoard plan={plan} pins={pins} names={names} onPins={onPins} />
);
