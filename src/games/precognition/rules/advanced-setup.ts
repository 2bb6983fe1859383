/** Advanced set-up: each boat keeps two of three Rooms, and passes two of its first four cards to the right. */
import type { Draw, Result } from "../../../engine/draw.ts";
import type { Handle, Seat } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import { ADVANCED_ROOMS } from "../content/advanced-rooms.ts";
import type { Act, ActOf } from "../model/acts.ts";
import type { CardId } from "../model/card.ts";
import type { State } from "../model/state.ts";
import { allSeats, boatAt, changeBoat, type Flow, happens } from "./flow.ts";
import { machinesOf } from "./pieces.ts";
import { FIRST_CARDS, takeFromUrn } from "./supply.ts";

const ROOMS_DEALT = 3;

export const roomsDraw = ({ boats }: State): Draw => ({
  kind: "order",
  size: ADVANCED_ROOMS.length,
  take: ROOMS_DEALT * boats.length,
});

export function dealRooms(flow: Flow, result: Result): void {
  const rooms = result.flatMap((index) => ADVANCED_ROOMS[index]?.id ?? []);
  for (const seat of allSeats(flow.state)) {
    const offered = rooms.slice(ROOMS_DEALT * seat, ROOMS_DEALT * (seat + 1));
    happens(flow, { on: "rooms-dealt", seat, rooms: offered });
    changeBoat(flow, seat, { offered });
  }
}

export const roomChoices = (): Act[] => Array.from({ length: ROOMS_DEALT }, (_, room) => ({ do: "leave-room", room }));

export function keepRooms(flow: Flow, chosen: ReadonlyMap<Seat, Act>): void {
  for (const seat of allSeats(flow.state)) {
    const { room } = choiceOf("leave-room", chosen, seat);
    const rooms = boatAt(flow.state, seat).offered.filter((_, i) => i !== room);
    happens(flow, { on: "rooms-kept", seat, rooms });
    changeBoat(flow, seat, { offered: [], rooms, machines: machinesOf(rooms).map(() => 0) });
  }
}

export const passChoices = (): Act[] =>
  Array.from({ length: FIRST_CARDS }, (_, first) =>
    Array.from({ length: FIRST_CARDS - first - 1 }, (_, i): Act => ({ do: "pass", cards: [first, first + 1 + i] })),
  ).flat();

/** People pass hidden cards; bots show all four of theirs. */
export function choosePassed(
  flow: Flow,
  chosen: ReadonlyMap<Seat, Act>,
  drawn: ReadonlyMap<Seat, readonly CardId[]>,
): void {
  for (const seat of allSeats(flow.state)) {
    const { cards } = choiceOf("pass", chosen, seat);
    const [first, second] = cards;
    if (first >= second) throw new Refusal("impossible-pass", { seat });
    const { supply } = boatAt(flow.state, seat);
    const open = drawn.get(seat);
    if (open === undefined) {
      changeBoat(flow, seat, { supply: { ...supply, passing: chosenOf<Handle>(supply.hand, cards) } });
    } else {
      takeFromUrn(flow, seat, open);
      const ordered = [...chosenOf(open, cards), ...open.filter((_, i) => !cards.includes(i))];
      happens(flow, { on: "drew-open", seat, cards: ordered });
      changeBoat(flow, seat, { supply: { ...boatAt(flow.state, seat).supply, open: ordered } });
    }
  }
}

const chosenOf = <X>(items: readonly X[], places: readonly number[]): X[] => items.filter((_, i) => places.includes(i));

function choiceOf<Do extends Act["do"]>(kind: Do, chosen: ReadonlyMap<Seat, Act>, seat: Seat): ActOf<Do> {
  const act = chosen.get(seat);
  if (!isKind(act, kind)) throw new Refusal("wrong-moment", { seat, act: act?.do ?? "", stage: kind });
  return act;
}

const isKind = <Do extends Act["do"]>(act: Act | undefined, kind: Do): act is ActOf<Do> => act?.do === kind;
