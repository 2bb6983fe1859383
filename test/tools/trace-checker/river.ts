/** 4.4.5: the River tile, and the Island. */
import { type Boat, type BoatProcess, fits, noTally, range, type Stage } from "./boat.ts";
import { gain } from "./gain.ts";
import type { Act, Tile } from "./lines.ts";
import { loseHumans } from "./loss.ts";
import type { Table } from "./table.ts";

export function* answerTile(table: Table, seat: number, boat: Boat, tile: Tile): BoatProcess {
  if (boat.protectors > 0) {
    const act: Act = yield {
      stage: { at: "tile" },
      allows: (answer) => fits(answer, { do: ["ignore"] }) || fits(answer, { do: ["face"] }),
    };
    if (act.do === "ignore") {
      boat.protectors -= 1;
      table.say({ on: "ignored", seat });
      return;
    }
  }
  yield* gain(table, seat, boat, { ...noTally(), ...tile.gives }, { by: "river" });
  yield* yieldTo(table, seat, boat, tile);
}

/** "Each Resource as far as possible." */
function* yieldTo(table: Table, seat: number, boat: Boat, { takes }: Tile): BoatProcess {
  const owed = { ...noTally(), ...takes };
  const stage = () => ({ at: "yield", owed: { ...owed } });
  const took = (good: string, amount: number) => {
    if (amount > 0) table.say({ on: "river-took", seat, good, amount });
  };

  const food = Math.min(owed.food, boat.food);
  boat.food -= food;
  took("food", food);
  owed.food = 0;

  yield* loseHumans(table, seat, boat, owed.human, "river", stage);
  owed.human = 0;

  const doctors = Math.min(owed.doctor, boat.doctors);
  boat.doctors -= doctors;
  took("doctor", doctors);
  owed.doctor = 0;

  const protectors = Math.min(owed.protector, boat.protectors);
  boat.protectors -= protectors;
  took("protector", protectors);
  owed.protector = 0;

  yield* loseYmunes(boat, owed.ymune, stage, took);
  owed.ymune = 0;

  while (owed.battery > 0) {
    const full = boat.machines.flatMap((on, number) => (on > 0 ? [number] : []));
    const there = boat.machines.reduce((sum, on) => sum + on, 0);
    let [from] = full;
    if (from === undefined) break;
    if (full.length > 1 && there > owed.battery) {
      const act: Act = yield { stage: stage(), allows: (answer) => fits(answer, { do: ["unplug"], machine: full }) };
      from = Number(act.machine);
    }
    boat.machines[from] = (boat.machines[from] ?? 0) - 1;
    owed.battery -= 1;
    table.say({ on: "unplugged", seat, machine: from });
  }
}

function* loseYmunes(
  boat: Boat,
  wanted: number,
  stage: () => Stage,
  took: (good: string, n: number) => void,
): BoatProcess {
  const lost = Math.min(wanted, boat.doctors + boat.protectors);
  const least = Math.max(0, lost - boat.protectors);
  const most = Math.min(lost, boat.doctors);
  let doctors = least;
  if (least < most) {
    const act: Act = yield {
      stage: stage(),
      allows: (answer) => fits(answer, { do: ["dismiss"], doctors: range(least, most) }),
    };
    doctors = Number(act.doctors);
  }
  boat.doctors -= doctors;
  boat.protectors -= lost - doctors;
  took("doctor", doctors);
  took("protector", lost - doctors);
}

/** "Feed the healthy Humans only, 1 Food each. Unfed healthy Humans are lost." */
export function feed(table: Table, seat: number, boat: Boat): void {
  const fed = Math.min(boat.cabins, boat.food);
  const starved = boat.cabins - fed;
  boat.food -= fed;
  boat.cabins = fed;
  table.say({ on: "fed", seat, food: fed, starved });
}
