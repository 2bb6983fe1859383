/** The changes in a record of who plays, hosts and vouches. */
import type { Seat } from "../engine/game.ts";
import type { Away } from "./book.ts";
import type { Body, Entry } from "./entries.ts";
import { devicesOf, personsOf, type Roster } from "./roster.ts";

export interface Turn {
  readonly entry: number;
  readonly seat: Seat;
  readonly to: Away | "back" | "host" | "alone";
  /** Whose signatures brought it about, but for the seat's own. */
  readonly by: readonly Seat[];
}

export function turnsIn(roster: Roster, entries: readonly Entry[]): readonly Turn[] {
  const present = new Set(personsOf(roster).map(([seat]) => seat));
  const turns: Turn[] = [];
  const devices = devicesOf(roster);
  // Where all sit at one device nobody else has ever vouched.
  let isAlone = devices.length < 2;
  for (const [before, { body }] of entries.entries()) {
    const turn = turnIn(body);
    if (turn === undefined) continue;
    const entry = before + 1;
    turns.push({ entry, ...turn });
    if (turn.to === "back") present.add(turn.seat);
    else if (turn.to !== "host") present.delete(turn.seat);
    const [first, ...others] = devices.flatMap((seats) => seats.filter((seat) => present.has(seat)).slice(0, 1));
    // From here on no other device vouches for the luck, whoever comes back.
    if (!isAlone && turn.to !== "host" && turn.to !== "back" && first !== undefined && others.length === 0) {
      isAlone = true;
      turns.push({ entry, seat: first, to: "alone", by: [] });
    }
  }
  return turns;
}

function turnIn(body: Body): Omit<Turn, "entry"> | undefined {
  switch (body.kind) {
    case "said":
      return body.said.saying.say === "gone" ? { seat: body.said.seat, to: "left", by: [] } : undefined;
    case "dropped":
      return { seat: body.seat, to: body.why, by: seatsOf(body.words) };
    case "back":
      return { seat: body.said.seat, to: "back", by: seatsOf(body.words) };
    case "fault":
      return { seat: body.seat, to: "cheated", by: [] };
    case "hosted":
      return { seat: body.seat, to: "host", by: seatsOf(body.voices) };
    default:
      return undefined;
  }
}

const seatsOf = (signed: readonly { readonly seat: Seat }[]): readonly Seat[] => signed.map(({ seat }) => seat);
