/** What has happened at a table that somebody who trusts nobody wants to know, in words. */
import type { Seat } from "../../engine/game.ts";
import type { OnlineMatch } from "../../online/online-room.ts";
import type { Params } from "../texts/line.ts";
import type { RoomKey } from "./texts.ts";

export interface Finding {
  readonly key: RoomKey;
  readonly params: Params;
}

type Turn = OnlineMatch["turns"][number];
type Seen = Pick<OnlineMatch, "turns" | "shared" | "seats">;

const TURNS: Readonly<Record<Turn["to"], RoomKey>> = {
  cheated: "fair.cheated",
  owed: "fair.owed",
  silent: "fair.silent",
  late: "fair.late",
  left: "fair.left",
  back: "fair.back",
  host: "fair.host",
  alone: "fair.alone.other",
};

/** What isn't as it should be, also when it's long over. */
const FAULTS: ReadonlySet<Turn["to"]> = new Set(["cheated", "owed", "alone"]);

export const hasFault = ({ turns }: Pick<OnlineMatch, "turns">): boolean => turns.some(({ to }) => FAULTS.has(to));

/** Out of the record, in its order: who has come back doesn't undo what was. */
export function findings({ turns, shared, seats }: Seen): readonly Finding[] {
  const told = turns.map(
    (turn): Finding => ({
      key: turn.to === "alone" ? aloneWords(turn, seats) : TURNS[turn.to],
      params: { seat: { seat: turn.seat }, names: seatsIn(turn.by) },
    }),
  );
  return [...told, ...shared.map((own): Finding => ({ key: "fair.shared", params: { seats: seatsIn(own) } }))];
}

/** Said to whoever it is, and of them to the others. */
export const aloneWords = ({ seat }: Turn, mine: readonly Seat[]): RoomKey =>
  mine.includes(seat) ? "fair.alone" : "fair.alone.other";

const seatsIn = (seats: readonly Seat[]) => seats.map((seat) => ({ seat }));
