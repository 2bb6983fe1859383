/** What has happened at a table that somebody who trusts nobody wants to know, in words. */
import type { Seat } from "../engine/game.ts";
import type { OnlineMatch } from "../online/online-room.ts";
import type { Params } from "../ui/texts/line.ts";
import type { RoomKey } from "./texts.ts";

export interface Finding {
  readonly key: RoomKey;
  readonly params: Params;
  /** Somebody may want to talk about it. */
  readonly isFault: boolean;
}

type Turn = OnlineMatch["turns"][number];
type Seen = Pick<OnlineMatch, "turns" | "shared" | "seats" | "session">;

const TURNS: Readonly<Record<Exclude<Turn["to"], "alone">, RoomKey>> = {
  cheated: "fair.cheated",
  owed: "fair.owed",
  silent: "fair.silent",
  late: "fair.late",
  left: "fair.left",
  back: "fair.back",
  host: "fair.host",
};

/** What isn't as it should be, also when it's long over. */
const FAULTS: ReadonlySet<Turn["to"]> = new Set(["cheated", "owed", "alone"]);
export const isFault = ({ to }: Pick<Turn, "to">): boolean => FAULTS.has(to);

export const hasFault = ({ turns }: Pick<OnlineMatch, "turns">): boolean => turns.some(isFault);

/** Out of the record, in its order: who has come back doesn't undo what was. */
export function findings({ turns, shared, seats, session }: Seen): readonly Finding[] {
  const told = turns.map(
    (turn): Finding =>
      turn.to === "alone"
        ? alone(turn, { turns, seats })
        : {
            key: TURNS[turn.to],
            params: { seat: { seat: turn.seat }, names: seatsIn(turn.by) },
            isFault: isFault(turn),
          },
  );
  const people = session.header.seats.filter(({ by }) => by === "person").length;
  // Where all people are at one device no other one vouches for anything.
  const isLone = people === 1 || shared.some((own) => own.length === people);
  const trusting = isLone
    ? [{ key: "fair.lone", params: {}, isFault: true } as const]
    : shared.map((own): Finding => ({ key: "fair.shared", params: { seats: seatsIn(own) }, isFault: false }));
  return [...told, ...trusting];
}

/** If anybody was alone at all. */
export function aloneFinding({ turns, seats }: Pick<Seen, "turns" | "seats">): Finding | undefined {
  const turn = turns.find(({ to }) => to === "alone");
  return turn && alone(turn, { turns, seats });
}

/** Said to whoever it is or was, and of them to the others. */
function alone(turn: Turn, { turns, seats }: Pick<Seen, "turns" | "seats">): Finding {
  const isOver = turns.some(({ to, entry }) => to === "back" && entry > turn.entry);
  const toThem = isOver ? "fair.alone.was" : "fair.alone";
  return {
    key: seats.includes(turn.seat) ? toThem : "fair.alone.other",
    params: { seat: { seat: turn.seat } },
    isFault: true,
  };
}

const seatsIn = (seats: readonly Seat[]) => seats.map((seat) => ({ seat }));
