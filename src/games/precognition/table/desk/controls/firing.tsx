import { MachineBoard } from "../machine-board.tsx";
import type { ControlProps } from "./control.ts";

/** All that may fire is switched on the board of the Machines, whichever comes next. */
export const FiringControl = ({ plan, pins, onPins }: ControlProps) => (
  <MachineBoard plan={plan} pins={pins} onPins={onPins} />
);
