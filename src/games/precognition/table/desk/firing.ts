/** Which Machines a plan fires, and in which order. */
import { actsOf } from "../../../../kit/desk/acts.ts";
import type { Pins } from "../draft/draft.ts";
import { firingPins, type Plan } from "./plan.ts";
import { isFire } from "./questions.ts";

interface Firing {
  /** Those that can fire. */
  readonly ready: ReadonlySet<number>;
  readonly order: readonly number[];
}

export const firingIn = ({ steps }: Plan): Firing => ({
  ready: new Set(steps.flatMap(({ legal }) => actsOf(legal, "fire").map(({ machine }) => machine))),
  order: steps
    .map(({ chosen }) => chosen)
    .filter(isFire)
    .map(({ machine }) => machine),
});

/** A Machine that is switched on fires last. */
export const turned = (pins: Pins, order: readonly number[], machine: number): Pins =>
  order.includes(machine)
    ? firingPins(
        pins,
        order.filter((one) => one !== machine),
        [machine],
      )
    : firingPins(pins, [...order, machine], []);

export function sooner(pins: Pins, order: readonly number[], machine: number): Pins {
  const at = order.indexOf(machine);
  return firingPins(pins, order.toSpliced(at, 1).toSpliced(at - 1, 0, machine), []);
}
