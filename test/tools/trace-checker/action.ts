/** 4.2 Action and 4.4 Maintenance up to Heal, for one boat. */
import { type Boat, type BoatProcess, fits, noTally, range } from "./boat.ts";
import { holds, resolvedCost, zoneOf } from "./condition.ts";
import { gain } from "./gain.ts";
import type { Act, Card, Tally } from "./lines.ts";
import { loseHumans } from "./loss.ts";
import type { Table } from "./table.ts";

const MOST_BANE = 12;

export function* action(table: Table, seat: number, boat: Boat): BoatProcess {
  const { kept, given } = zoneOf(table, boat);
  yield* activate(table, seat, boat, kept, given);
  yield* fireMachines(table, seat, boat);
}

export function* maintenance(table: Table, seat: number, boat: Boat): BoatProcess {
  yield* sufferBane(table, seat, boat);
  const healed = Math.min(boat.doctors, boat.contaminated);
  boat.contaminated -= healed;
  boat.cabins += healed;
  if (healed > 0) table.say({ on: "healed", seat, humans: healed, by: "doctors" });
}

function* activate(table: Table, seat: number, boat: Boat, kept: Card, given: Card): BoatProcess {
  const price = resolvedCost(kept, given) + resolvedCost(given, kept);
  const payable = boat.cabins >= price;
  const act: Act = yield {
    stage: { at: "activate" },
    allows: (answer) =>
      fits(answer, { do: ["activate"], cards: payable ? ["both", "kept", "given"] : ["kept", "given"] }),
  };

  const paid = act.cards === "both" ? price : 0;
  boat.cabins -= paid;
  boat.contaminated += paid;

  const offered = noTally();
  const gains: unknown[] = [];
  const activated: string[] = [];
  const pairs = [
    { slot: "kept", card: kept, other: given },
    { slot: "given", card: given, other: kept },
  ];
  for (const { slot, card, other } of pairs) {
    if (act.cards !== "both" && act.cards !== slot) continue;
    const first = circle(table, card.gain, resolvedCost(other, card));
    const second = kept.type === given.type ? circle(table, card.bonus, resolvedCost(other, card)) : null;
    for (const good of table.goods) offered[good] += first[good] + (second?.[good] ?? 0);
    activated.push(card.id);
    gains.push({ card: card.id, gain: first, bonus: second });
  }
  table.say({ on: "activated", seat, cards: activated, paid, gains });
  yield* gain(table, seat, boat, offered, { by: "cards" });
}

function circle(table: Table, printed: Card["gain"], x: number): Tally {
  const tally = noTally();
  for (const good of table.goods) {
    const amount = printed[good] ?? 0;
    tally[good] = amount === "X" ? x : amount;
  }
  return tally;
}

function* fireMachines(table: Table, seat: number, boat: Boat): BoatProcess {
  // Decided now, since Batteries from Machines power others only from the next round on.
  let ready = boat.machines.flatMap((batteries, number) => {
    const machine = table.machine(boat, number);
    return batteries === machine.batteries && holds(table, seat, machine.when) ? [number] : [];
  });
  while (ready.length > 0) {
    const choices = ready;
    const act: Act = yield {
      stage: { at: "machines", ready: choices },
      allows: (answer) => fits(answer, { do: ["rest"] }) || fits(answer, { do: ["fire"], machine: choices }),
    };
    if (act.do === "rest") return;
    ready = ready.filter((number) => number !== act.machine);
    const { gives, heals = 0 } = table.machine(boat, Number(act.machine));
    table.say({ on: "fired", seat, machine: act.machine, gives });
    yield* gain(table, seat, boat, { ...noTally(), ...gives }, { by: "machine", ready, heals });
    yield* heal(table, seat, boat, heals, ready);
  }
}

/** "Moves that many Humans from the Contaminated Deck to the Cabins", and "you may take less". */
function* heal(table: Table, seat: number, boat: Boat, heals: number, ready: number[]): BoatProcess {
  const most = Math.min(heals, boat.contaminated);
  if (most === 0) return;
  const act: Act = yield {
    stage: { at: "heal", most, ready },
    allows: (answer) => fits(answer, { do: ["heal"], humans: range(0, most) }),
  };
  const humans = Number(act.humans);
  boat.contaminated -= humans;
  boat.cabins += humans;
  if (humans > 0) table.say({ on: "healed", seat, humans, by: "machine" });
}

/** "Bane rises by the Bane values of both Action Zone cards, activated or not; it stops at 12." */
export function raiseBane(table: Table, seat: number, boat: Boat): void {
  const { kept, given } = zoneOf(table, boat);
  const before = boat.bane;
  boat.bane = Math.min(MOST_BANE, before + kept.bane + given.bane);
  if (boat.bane > before) table.say({ on: "bane-rose", seat, by: boat.bane - before, level: boat.bane });
}

function* sufferBane(table: Table, seat: number, boat: Boat): BoatProcess {
  if (boat.bane > 0 && boat.protectors > 0) {
    // Protectors may be discarded while there is Bane: each cancels two points, the last one maybe only one.
    const useful = Math.ceil(boat.bane / 2);
    const act: Act = yield {
      stage: { at: "protect" },
      allows: (answer) => fits(answer, { do: ["protect"], protectors: range(0, Math.min(useful, boat.protectors)) }),
    };
    const discarded = Number(act.protectors);
    boat.protectors -= discarded;
    boat.bane = Math.max(0, boat.bane - 2 * discarded);
    if (discarded > 0) table.say({ on: "protected", seat, protectors: discarded, level: boat.bane });
  }
  yield* loseHumans(table, seat, boat, boat.bane, "bane", (humans) => ({ at: "lose", humans }));
}
