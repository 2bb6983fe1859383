/** Runs the boats' generators in parallel; each asks its own player. */
import { type Boat, type BoatProcess, goOn } from "./boat.ts";
import type { Input } from "./lines.ts";
import { boatAt, type Table } from "./table.ts";

export const nobodyIsAsked = ({ boats }: Table): boolean => boats.every(({ question }) => question === undefined);

export function startAll(table: Table, way: (table: Table, seat: number, boat: Boat) => BoatProcess): void {
  table.boats.forEach((boat, seat) => {
    boat.doing = way(table, seat, boat);
    goOn(boat);
  });
}

export function answer(table: Table, { seat, act }: Input): void {
  const boat = boatAt(table, seat);
  if (boat.question === undefined) throw new Error(`seat ${seat} isn't asked anything`);
  if (!boat.question.allows(act)) {
    throw new Error(`${JSON.stringify(act)} isn't allowed as an answer to ${JSON.stringify(boat.question.stage)}`);
  }
  goOn(boat, act);
}
