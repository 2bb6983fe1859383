/** Checks what a boat has aboard. */
import type { Seat } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import { ADVANCED_ROOMS } from "../content/advanced-rooms.ts";
import { STANDARD_ROOMS } from "../content/rooms.ts";
import { GOODS, type Tally } from "../model/goods.ts";
import { isAdvanced } from "../model/options.ts";
import type { Boat, State } from "../model/state.ts";
import { HIGHEST_BANE } from "../rules/maintenance.ts";
import { machinesOf } from "../rules/pieces.ts";
import { hasZone, roomCounts } from "./moment.ts";

export function checkBoat(state: State, boat: Boat, seat: Seat): void {
  checkBane(state, boat, seat);
  checkRooms(state, boat, seat);
  checkGained(state, boat, seat);
}

const FIRST_ROUND_WITH_BANE = 5;

function checkBane({ round }: State, { bane }: Boat, seat: Seat): void {
  if (bane > HIGHEST_BANE || (bane > 0 && round < FIRST_ROUND_WITH_BANE)) {
    throw new Refusal("position-bane", { seat, bane, round });
  }
}

const MACHINES_PER_ROOM = 3;

function checkRooms(state: State, { offered, rooms, machines }: Boat, seat: Seat): void {
  const sides = isAdvanced(state.options) ? ADVANCED_ROOMS : STANDARD_ROOMS;
  const elsewhere = isAdvanced(state.options) ? state.boats.flatMap((one) => [...one.offered, ...one.rooms]) : rooms;
  for (const room of [...offered, ...rooms]) {
    const isThere = sides.some(({ id }) => id === room);
    const isOnce = elsewhere.filter((id) => id === room).length === 1;
    if (!isThere || !isOnce) throw new Refusal("position-room", { seat, room });
  }
  const expected = roomCounts(state);
  if (rooms.length !== expected.kept || offered.length !== expected.offered) {
    throw new Refusal("position-rooms", { seat, kept: expected.kept, offered: expected.offered });
  }
  const overfull = machinesOf(rooms).findIndex(({ batteries }, i) => (machines[i] ?? 0) > batteries);
  const room = rooms[Math.floor(overfull / MACHINES_PER_ROOM)];
  if (room !== undefined) throw new Refusal("position-batteries", { seat, room });
}

/** The rules keep a round's gains only while there is an Action Zone. */
function checkGained(state: State, { gained, spendable, held, stage }: Boat, seat: Seat): void {
  const hasGained = hasZone(state) && stage.at !== "activate";
  const isPossible = hasGained || (isNothing(gained) && isNothing(spendable) && held === 0);
  const areTold = gained.ymune === 0 && spendable.ymune === 0;
  const mayHold = state.mission !== null && (state.phase === "act" || state.phase === "objective");
  if (!isPossible || !areTold || (held > 0 && !mayHold)) throw new Refusal("position-gained", { seat });
}

const isNothing = (counted: Tally): boolean => GOODS.every((good) => counted[good] === 0);
