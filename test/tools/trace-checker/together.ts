/** 6, co-operative: "The Action phase is open", from the first card to the last boat that is done. */
import { action, maintenance, raiseBane } from "./action.ts";
import { answer, nobodyIsAsked, startAll } from "./asking.ts";
import type { Input } from "./lines.ts";
import { actForMission, isForMission, maySomething, showObjectives } from "./mission.ts";
import { boatAt, type Table } from "./table.ts";

export function beginTogether(table: Table): void {
  table.isOpen = true;
  startAll(table, action);
}

/** "A new reveal opens the seats that were done again." */
export function showPaidFor(table: Table, { results }: Input): void {
  showObjectives(table, results[0], "round");
  for (const boat of table.boats) if (maySomething(table, boat)) boat.isDone = false;
  table.phase = "act";
}

export function actTogether(table: Table, input: Input): void {
  const { seat, act } = input;
  if (isForMission(act)) {
    actForMission(table, seat, act);
  } else {
    answer(table, input);
    if (act.do === "done") beDone(table, seat);
  }
  settleBoat(table, seat);
}

/** Ends the phase when all are done. */
export function settleTogether(table: Table): void {
  table.boats.forEach((_, seat) => void settleBoat(table, seat));
  if (table.isOpen && table.phase === "act" && nobodyIsAsked(table)) beginMaintenance(table);
}

/** After its Machines a boat may still act on the Objectives. If it can't, it is done. */
function settleBoat(table: Table, seat: number): void {
  const boat = boatAt(table, seat);
  const hasFired = boat.question === undefined || boat.question.stage.at === "open";
  if (!table.isOpen || table.phase !== "act" || boat.isDone || !hasFired) return;
  if (maySomething(table, boat)) {
    boat.question = { stage: { at: "open" }, allows: ({ do: kind, ...more }) => kind === "done" && isEmpty(more) };
  } else {
    beDone(table, seat);
  }
}

const isEmpty = (object: object): boolean => Object.keys(object).length === 0;

function beDone(table: Table, seat: number): void {
  const boat = boatAt(table, seat);
  boat.question = undefined;
  boat.isDone = true;
  table.say({ on: "done", seat });
}

function beginMaintenance(table: Table): void {
  table.isOpen = false;
  table.boats.forEach((boat, seat) => {
    if (boat.held > 0) table.say({ on: "spilt", seat, batteries: boat.held });
    boat.held = 0;
    boat.isDone = false;
    raiseBane(table, seat, boat);
  });
  startAll(table, maintenance);
}
