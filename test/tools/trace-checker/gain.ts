/** "You may always take less." All gains, from any source. */
import { type Boat, type BoatProcess, fits, range } from "./boat.ts";
import type { Act, Good, Tally } from "./lines.ts";
import type { Table } from "./table.ts";

interface Source {
  by: "cards" | "machine" | "river";
  ready?: number[];
  heals?: number;
}

export function* gain(table: Table, seat: number, boat: Boat, offered: Tally, from: Source): BoatProcess {
  const left = { ...offered };
  const took = (good: Good, amount: number) => {
    if (amount > 0) table.say({ on: "gained", seat, good, amount, by: from.by });
    // "Counted are units accepted"; for conditions "from cards only", to spend "cards and Machines".
    if (from.by === "cards") boat.gained[good] += amount;
    if (from.by !== "river") boat.spendable[good] += amount;
  };
  for (const good of table.goods) {
    const most = left[good];
    if (most === 0) continue;
    const stage = { at: "gain", from, offered: { ...left } };
    left[good] = 0;

    if (good === "ymune") {
      const act: Act = yield {
        stage,
        allows: (answer) =>
          fits(answer, { do: ["post"], doctors: range(0, most), protectors: range(0, most) }) &&
          Number(answer.doctors) + Number(answer.protectors) <= most,
      };
      const [doctors, protectors] = [Number(act.doctors), Number(act.protectors)];
      boat.doctors += doctors;
      boat.protectors += protectors;
      took("doctor", doctors);
      took("protector", protectors);
      declined(table, seat, good, most - doctors - protectors);
      continue;
    }

    const act: Act = yield {
      stage,
      allows: (answer) => fits(answer, { do: ["take"], good: [good], amount: range(0, most) }),
    };
    const amount = Number(act.amount);
    if (good === "food") boat.food += amount;
    if (good === "human") boat.contaminated += amount;
    if (good === "doctor") boat.doctors += amount;
    if (good === "protector") boat.protectors += amount;
    took(good, amount);
    declined(table, seat, good, most - amount);
    if (good === "battery") yield* place(table, seat, boat, amount, { from, offered: { ...left } });
  }
}

function declined(table: Table, seat: number, good: string, amount: number): void {
  if (amount > 0) table.say({ on: "declined", seat, good, amount });
}

/**
 * "Onto Machines, split as you like, never more than a Machine holds." Co-operative: or kept, to be spent this round.
 */
function* place(
  table: Table,
  seat: number,
  boat: Boat,
  batteries: number,
  shown: { from: Source; offered: Tally },
): BoatProcess {
  const mayHold = table.mission !== null && shown.from.by !== "river";
  for (let left = batteries; left > 0; left--) {
    const open = boat.machines.flatMap((on, number) => (on < table.machine(boat, number).batteries ? [number] : []));
    if (open.length === 0) {
      if (mayHold) hold(table, seat, boat, left);
      else table.say({ on: "spilt", seat, batteries: left });
      return;
    }
    const room = boat.machines.reduce((sum, on, number) => sum + table.machine(boat, number).batteries - on, 0);
    let [number = 0] = open;
    if (mayHold || (open.length > 1 && left < room)) {
      const act: Act = yield {
        stage: { at: "plug", batteries: left, ...shown },
        allows: (answer) =>
          fits(answer, { do: ["plug"], machine: open }) || (mayHold && fits(answer, { do: ["hold"] })),
      };
      if (act.do === "hold") {
        hold(table, seat, boat, left);
        return;
      }
      number = Number(act.machine);
    }
    const now = (boat.machines[number] ?? 0) + 1;
    boat.machines[number] = now;
    table.say({ on: "plugged", seat, machine: number, powered: now === table.machine(boat, number).batteries });
  }
}

function hold(table: Table, seat: number, boat: Boat, batteries: number): void {
  boat.held += batteries;
  table.say({ on: "held", seat, batteries });
}
