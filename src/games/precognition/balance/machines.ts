/** Machines: how often they are powered, and how often they fire then. */
import type { Seat } from "../../../engine/game.ts";
import { ADVANCED_ROOMS } from "../content/advanced-rooms.ts";
import { STANDARD_ROOMS } from "../content/rooms.ts";
import type { Condition } from "../model/room.ts";
import type { State } from "../model/state.ts";
import { countOf } from "./counting.ts";
import { isPlayedToTheEnd } from "./endings.ts";
import { decimal, percent, table } from "./markdown.ts";
import type { Section } from "./section.ts";

const FIRED = { least: 0.15 };
const MACHINES_PER_ROOM = 3;

/** "galley 2": the second one from the top. */
function nameOf({ boats }: State, seat: Seat, machine: number): string {
  const room = boats[seat]?.rooms[Math.floor(machine / MACHINES_PER_ROOM)] ?? "";
  return `${room} ${1 + (machine % MACHINES_PER_ROOM)}`;
}

export const machines: Section = {
  title: "Machines",

  watch(_, add) {
    const powered = new Set<string>();
    const fired = new Map<string, number>();
    return {
      see(event, state) {
        if (event.on === "plugged" && event.powered) {
          powered.add(`${event.seat}/${nameOf(state, event.seat, event.machine)}`);
        } else if (event.on === "fired") {
          const name = nameOf(state, event.seat, event.machine);
          const one = `${event.seat}/${name}`;
          fired.set(one, (fired.get(one) ?? 0) + 1);
        }
      },
      end(state) {
        if (!isPlayedToTheEnd(state)) return;
        for (const { rooms } of state.boats) for (const room of rooms) add(1, "machine", room, "boats");
        for (const one of powered) add(1, "machine", one.slice(2), "powered");
        for (const [one, times] of fired) {
          add(1, "machine", one.slice(2), "fired");
          add(times, "machine", one.slice(2), "firings");
        }
      },
    };
  },

  write(counts, { judge }) {
    const rows = [...STANDARD_ROOMS, ...ADVANCED_ROOMS].flatMap((room) =>
      room.machines.map(({ batteries, when }, i) => {
        const name = `${room.id} ${i + 1}`;
        const times = (what: string) => countOf(counts, "machine", name, what);
        const fired = times("fired") / times("powered");
        return [
          name,
          conditionOf(when),
          String(batteries),
          String(countOf(counts, "machine", room.id, "boats")),
          percent(times("powered"), countOf(counts, "machine", room.id, "boats")),
          percent(fired),
          judge(`${name} fires`, fired, FIRED, percent),
          decimal(times("firings") / times("powered"), 2),
        ];
      }),
    );
    return `Each is to fire in at least 15 % of the journeys in which it gets powered (a journey is one boat's match, if it wasn't lost before
its last round).

${table(["room, from the top", "condition", "Batteries", "journeys", "powered", "fired, if powered", "", "times"], rows)}`;
  },
};

/** "given type ymune" */
const conditionOf = (when: Condition): string =>
  Object.entries(when)
    .map(([name, value]) => (["type", "types", "pair"].includes(name) ? String(value) : `${name} ${value}`))
    .join(" ");
