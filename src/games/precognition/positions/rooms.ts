/** The Machine Rooms of a position: those that are named, and others to complete them. */
import { ADVANCED_ROOMS } from "../content/advanced-rooms.ts";
import { STANDARD_ROOMS } from "../content/rooms.ts";
import { isAdvanced } from "../model/options.ts";
import type { RoomId } from "../model/room.ts";
import type { BoatData } from "./format.ts";
import { type Moment, roomCounts } from "./moment.ts";

export interface BoatRooms {
  readonly offered: readonly RoomId[];
  readonly rooms: readonly RoomId[];
  readonly machines: readonly number[];
}

const EMPTY = [0, 0, 0];

export function dealRooms(moment: Moment, boats: readonly BoatData[]): BoatRooms[] {
  const named = boats.flatMap(({ offered = [], rooms = [] }) => [...offered, ...rooms.map(({ room }) => room)]);
  const isFree = ({ id }: { id: RoomId }) => !named.includes(id);
  const free = (isAdvanced(moment.options) ? ADVANCED_ROOMS : STANDARD_ROOMS).filter(isFree).map(({ id }) => id);
  const { offered: dealt, kept } = roomCounts(moment);
  let next = 0;
  const take = (count: number): RoomId[] => {
    const from = next;
    next += Math.max(0, count);
    return free.slice(from, next);
  };
  return boats.map(({ offered, rooms = [] }) => {
    const own = rooms.map(({ room }) => room);
    const all = isAdvanced(moment.options) ? [...own, ...take(kept - own.length)] : withStandard(own);
    return {
      offered: offered ?? take(dealt),
      rooms: all,
      machines: all.flatMap((id) => rooms.find(({ room }) => room === id)?.batteries ?? EMPTY),
    };
  });
}

/** Both standard Rooms in their order. Anything else that is named stays, and is refused later. */
function withStandard(named: readonly RoomId[]): RoomId[] {
  const standard = STANDARD_ROOMS.map(({ id }) => id);
  return [...standard, ...named.filter((id) => !standard.includes(id))];
}
