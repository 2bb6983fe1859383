/** A line about each boat's state. */
import type { Line } from "../../../../ui/texts/line.ts";
import type { Boat, Mission, State } from "../../model/state.ts";
import { machinesOf } from "../../rules/pieces.ts";
import { cardNames, objectiveName, some } from "./names.ts";
import { demandLine } from "./objective-lines.ts";
import { line } from "./texts.ts";

export const stand = ({ boats, mission }: State): readonly Line[] => [
  ...boats.map((boat, seat) => boatLine(boat, seat)),
  ...(mission === null ? [] : missionLines(mission)),
];

function missionLines({ shown, hidden }: Mission): Line[] {
  const open = shown.map((one) =>
    line("stand.objective", { objective: objectiveName(one.id), demand: demandLine(one) }),
  );
  return hidden === 0 ? open : [...open, line("stand.objectives-hidden", { n: hidden })];
}

function boatLine(boat: Boat, seat: number): Line {
  const { cabins, contaminated, doctors, protectors, food, bane, decision } = boat;
  const crew = [
    some("healthy", cabins),
    some("contaminated", contaminated),
    some("doctor", doctors),
    some("protector", protectors),
    some("food", food),
  ];
  const params = { seat: { seat }, crew, bane, batteries: batteries(boat) };
  if (decision.length === 0) return line("stand.boat", params);
  return line("stand.boat-with-decision", { ...params, decision: cardNames(decision) });
}

/** As "1/2 0/3": the Batteries on each Machine, and the number it needs. */
function batteries({ rooms, machines }: Boat): string {
  if (rooms.length === 0) return NO_ROOMS_YET;
  return machinesOf(rooms)
    .map((machine, i) => `${machines[i] ?? 0}/${machine.batteries}`)
    .join(" ");
}

const NO_ROOMS_YET = "–";
