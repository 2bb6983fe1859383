/** Machine Rooms: who has which, and how often their Machines fire. */
import { ADVANCED_ROOMS } from "../../../src/games/precognition/content/advanced-rooms.ts";
import { STANDARD_ROOMS } from "../../../src/games/precognition/content/rooms.ts";
import { demand, type Invariant } from "./invariant.ts";

export const ABOUT_ROOMS: readonly Invariant[] = [
  {
    title: "3.2b 3.2g 3.2h every boat has both standard Rooms, or two advanced ones that nobody else has or was dealt",
    begin() {
      let dealt: string[] = [];
      return ({ before, events, after }) => {
        for (const event of events) if (event.on === "rooms-dealt") dealt = [...dealt, ...event.rooms];
        if (after.boats.every(({ rooms }, seat) => rooms === before.boats[seat]?.rooms)) return;
        demand(after.options.setup === "advanced", () => "the standard Rooms have changed");
        demand(new Set(dealt).size === 3 * after.boats.length, () => `dealt: ${dealt.join()}`);
        for (const [seat, { rooms, offered }] of after.boats.entries()) {
          const own = dealt.slice(3 * seat, 3 * seat + 3);
          demand(offered.length === 0 && new Set(rooms).size === 2, () => `seat ${seat} has ${rooms.join()}`);
          demand(
            rooms.every((room) => own.includes(room)),
            () => `seat ${seat} has ${rooms.join()} of ${own.join()}`,
          );
        }
      };
    },
  },
  {
    title: "3.2a 3.2f Rooms of one side only",
    begin:
      () =>
      ({ after: { options, boats, round } }) => {
        const sides = (options.setup === "advanced" ? ADVANCED_ROOMS : STANDARD_ROOMS).map(({ id }) => id);
        for (const { rooms, offered } of boats) {
          demand(
            [...rooms, ...offered].every((id) => sides.includes(id)),
            () => rooms.join(),
          );
          demand(round === 0 || rooms.length === 2, () => `${rooms.length} Rooms in round ${round}`);
        }
      },
  },
  {
    title: "4.2.4c no Machine fires twice in a round",
    begin() {
      let fired = new Set<string>();
      return ({ events }) => {
        for (const event of events) {
          if (event.on === "round") fired = new Set();
          if (event.on !== "fired") continue;
          const one = `machine ${event.machine} of seat ${event.seat}`;
          demand(!fired.has(one), () => one);
          fired.add(one);
        }
      };
    },
  },
];
