/** Events at a table that matter to somebody who trusts nobody, in words. */
import type { Seat } from "../engine/game.ts";
import type { OnlineMatch } from "../online/online-room.ts";
import type { Params } from "../ui/texts/line.ts";
import type { RoomKey } from "./texts.ts";

export interface FairnessEvent {
  readonly key: RoomKey;
  readonly params: Params;
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

/** These count as faults even after they are over. */
const FAULTS: ReadonlySet<Turn["to"]> = new Set(["cheated", "owed", "alone"]);
export const isFault = ({ to }: Pick<Turn, "to">): boolean => FAULTS.has(to);

export const hasFault = ({ turns }: Pick<OnlineMatch, "turns">): boolean => turns.some(isFault);

/** In the order of the record. Coming back doesn't undo having been away. */
export function fairnessEvents({ turns, shared, seats, session }: Seen): readonly FairnessEvent[] {
  const told = turns.map(
    (turn): FairnessEvent =>
      turn.to === "alone"
        ? alone(turn, { turns, seats })
        : {
            key: TURNS[turn.to],
            params: { seat: { seat: turn.seat }, names: seatsIn(turn.by) },
            isFault: isFault(turn),
          },
  );
  const people = session.header.seats.filter(({ by }) => by === "person").length;
  // If all people share a device, no other device vouches for anything.
  const isLone = people === 1 || shared.some((own) => own.length === people);
  const trusting = isLone
    ? [{ key: "fair.lone", params: {}, isFault: true } as const]
    : shared.map((own): FairnessEvent => ({ key: "fair.shared", params: { seats: seatsIn(own) }, isFault: false }));
  return [...told, ...trusting];
}

export function aloneEvent({ turns, seats }: Pick<Seen, "turns" | "seats">): FairnessEvent | undefined {
  const turn = turns.find(({ to }) => to === "alone");
  return turn && alone(turn, { turns, seats });
}

/** The words differ for the person who was alone and for the others. */
function alone(turn: Turn, { turns, seats }: Pick<Seen, "turns" | "seats">): FairnessEvent {
  const isOver = turns.some(({ to, entry }) => to === "back" && entry > turn.entry);
  const toThem = isOver ? "fair.alone.was" : "fair.alone";
  return {
    key: seats.includes(turn.seat) ? toThem : "fair.alone.other",
    params: { seat: { seat: turn.seat } },
    isFault: true,
  };
}

const seatsIn = (seats: readonly Seat[]) => seats.map((seat) => ({ seat }));
