/** 6, co-operative: the Objectives. */
import { type Boat, fits, range } from "./boat.ts";
import type { Act, Objective, Requirement, Tally } from "./lines.ts";
import { boatAt, type Mission, seasonOf, type Table } from "./table.ts";

const HUMANS_PER_PLAYER = 15;

/**
 * "A face-down stack of as many Objectives of that season as players"; "Apocalypse: one more Objective each season".
 */
export function newMission({ options, tables, boats }: Table, season: number): Mission | null {
  if (options.mode !== "coop") return null;
  return {
    ahead: tables.objectives.filter((objective) => objective.season === season).map(({ id }) => id),
    hidden: boats.length + (options.difficulty === "apocalypse" ? 1 : 0),
    shown: [],
    isLost: false,
  };
}

/** The stages in which a boat may act on Objectives. */
const MOMENTS = ["activate", "machines", "open"];

export const isForMission = (act: Act): boolean => act.do === "reveal" || act.do === "mitigate";

/** "In the Action phase a player may reveal …": 1, 2 or 3 healthy Humans, "all paid by one player". */
function mayReveal({ mission, round }: Table, { cabins }: Boat): boolean {
  return mission !== null && mission.hidden > 0 && cabins >= seasonOf(round);
}

/**
 * "… may mitigate an Objective … by spending the Resources it names, out of those that this one player gained this
 * round."
 */
function mayMitigate(table: Table, boat: Boat, act: Act): boolean {
  const target = table.mission?.shown[Number(act.objective)];
  if (target === undefined || target.isMitigated) return false;
  const { price } = table.objective(target.id);
  if (!fits(act, { do: ["mitigate"], objective: [Number(act.objective)], doctors: range(0, price.ymune ?? 0) }))
    return false;
  const { food, human, doctor, protector, battery } = bill(table.objective(target.id), Number(act.doctors));
  const { spendable } = boat;
  return (
    food <= spendable.food &&
    food <= boat.food &&
    human <= spendable.human &&
    human <= boat.contaminated &&
    doctor <= spendable.doctor &&
    doctor <= boat.doctors &&
    protector <= spendable.protector &&
    protector <= boat.protectors &&
    battery <= boat.held
  );
}

/** A Ymune of the price is a Doctor or a Protector. */
function bill({ price }: Objective, doctors: number): Tally {
  const { food = 0, human = 0, doctor = 0, protector = 0, ymune = 0, battery = 0 } = price;
  return { food, human, doctor: doctor + doctors, protector: protector + ymune - doctors, ymune: 0, battery };
}

export function maySomething(table: Table, boat: Boat): boolean {
  if (mayReveal(table, boat)) return true;
  const { shown = [] } = table.mission ?? {};
  return shown.some(({ id }, objective) =>
    range(0, table.objective(id).price.ymune ?? 0).some((doctors) =>
      mayMitigate(table, boat, { do: "mitigate", objective, doctors }),
    ),
  );
}

export function actForMission(table: Table, seat: number, act: Act): void {
  const boat = boatAt(table, seat);
  const { mission } = table;
  const at = boat.question?.stage.at ?? "";
  if (mission === null || !MOMENTS.includes(at)) throw new Error(`seat ${seat} can't ${act.do} at "${at}"`);
  if (act.do === "reveal") {
    if (!fits(act, { do: ["reveal"] }) || !mayReveal(table, boat)) throw new Error(`seat ${seat} can't reveal`);
    const humans = seasonOf(table.round);
    boat.cabins -= humans;
    boat.contaminated += humans;
    table.say({ on: "paid-to-reveal", seat, humans });
    table.phase = "objective";
    return;
  }
  if (!mayMitigate(table, boat, act)) throw new Error(`seat ${seat} can't pay ${JSON.stringify(act)}`);
  const target = mission.shown[Number(act.objective)];
  if (target === undefined) throw new Error("there is no such Objective");
  const spent = bill(table.objective(target.id), Number(act.doctors));
  boat.food -= spent.food;
  boat.contaminated -= spent.human;
  boat.doctors -= spent.doctor;
  boat.protectors -= spent.protector;
  boat.held -= spent.battery;
  for (const good of table.goods) boat.spendable[good] -= spent[good];
  target.isMitigated = true;
  table.say({ on: "mitigated", seat, objective: target.id, spent });
}

/** "Drawn at random at that moment", or "the rest are revealed, hard side up". */
export function showObjectives(table: Table, places: number[] | undefined, at: "round" | "season-end"): void {
  const { mission } = table;
  if (mission === null) throw new Error("there are no Objectives");
  const drawn = (places ?? []).map((place) => {
    const id = mission.ahead[place];
    if (id === undefined) throw new Error(`there is no Objective ${place}`);
    return id;
  });
  mission.ahead = mission.ahead.filter((id) => !drawn.includes(id));
  mission.hidden -= drawn.length;
  for (const id of drawn) {
    mission.shown.push({ id, isMitigated: false });
    table.say({ on: "objective", objective: id, at });
  }
}

/** "Every Objective must be met": by some one player, or by each. */
export function judge(table: Table): void {
  const { mission, boats } = table;
  if (mission === null) throw new Error("there are no Objectives");
  for (const { id, isMitigated } of mission.shown) {
    const { scope, front, back } = table.objective(id);
    const required = isMitigated ? [back] : front;
    const holders = boats.filter((boat) => required.every((one) => has(boat, one)));
    const isMet = scope === "each" ? holders.length === boats.length : holders.length > 0;
    table.say({ on: "judged", objective: id, isMet });
    if (!isMet) mission.isLost = true;
  }
}

function has(boat: Boat, { of, atLeast }: Requirement): boolean {
  const { food, cabins, contaminated, doctors, protectors, machines } = boat;
  const holdings: Record<string, number> = {
    food,
    healthy: cabins,
    contaminated,
    doctor: doctors,
    protector: protectors,
    ymune: doctors + protectors,
    battery: machines.reduce((sum, on) => sum + on, 0),
  };
  const amount = holdings[of];
  if (amount === undefined) throw new Error(`nobody can hold "${of}"`);
  return amount >= atLeast;
}

/** "At the end the players need 15 healthy Humans per player in total." */
export function isWon({ mission, boats }: Table): boolean {
  const healthy = boats.reduce((sum, { cabins }) => sum + cabins, 0);
  return mission?.isLost === false && healthy >= HUMANS_PER_PLAYER * boats.length;
}
