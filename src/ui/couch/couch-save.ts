/** What a couch keeps through a reload. Afterwards all curtains are closed. */
import type { Seat } from "../../session/session.ts";
import { NO_TURNS, type Turns } from "./turns.ts";

export interface CouchSave {
  readonly turns: Turns;
  readonly rolls: Readonly<Record<Seat, readonly number[]>>;
}

export const couchSave = ({ turns: { looked, through, locked }, rolls }: CouchSave): unknown => ({
  looked,
  through,
  locked,
  rolls,
});

/** The save comes from outside: invalid parts are ignored, and so are acts that `isChoice` refuses. */
export function readCouchSave(raw: unknown, isChoice: (seat: Seat, act: unknown) => boolean): CouchSave {
  const { looked, through, locked, rolls } = Object(raw);
  return {
    turns: {
      ...NO_TURNS,
      looked: seatsIn(looked),
      through: seatsIn(through),
      locked: Object.fromEntries(Object.entries(Object(locked)).filter(([seat, act]) => isChoice(Number(seat), act))),
    },
    rolls: Object.fromEntries(Object.entries(Object(rolls)).filter(isRoll)),
  };
}

const seatsIn = (raw: unknown): readonly Seat[] =>
  Array.isArray(raw) ? raw.filter((seat): seat is Seat => Number.isInteger(seat)) : [];

const isRoll = (entry: [string, unknown]): entry is [string, readonly number[]] =>
  Array.isArray(entry[1]) && entry[1].every((one) => typeof one === "number");
