/** Rebuilds all that is public from nothing but the events, as a screen has to that shows a game. */
import type { Seat } from "../../src/engine/game.ts";
import type { Event } from "../../src/games/precognition/model/events.ts";
import { GOODS, type Good, NOTHING, sum, type Tally, tally } from "../../src/games/precognition/model/goods.ts";
import { seasonOf } from "../../src/games/precognition/model/river.ts";
import { leftOf, rightOf } from "../../src/games/precognition/model/seats.ts";
import { type BoatTold, type MissionTold, NO_BATTERIES, type Told } from "./told.ts";

export function tell(told: Told, event: Event): void {
  switch (event.on) {
    case "round":
      for (const boat of told.boats) endRound(boat);
      if (told.mission !== null && seasonOf(event.round) !== seasonOf(told.round)) told.mission.shown = [];
      told.round = event.round;
      break;
    case "over":
      for (const boat of told.boats) endRound(boat);
      break;
    case "turned":
      told.turned.push(event.tile);
      break;
    case "objective":
    case "judged":
      tellOfObjective(missionOf(told), event);
      break;
    default:
      tellOfBoat(told, event, boatOf(told, event.seat));
  }
}

function tellOfObjective(mission: MissionTold, event: Extract<Event, { on: "objective" | "judged" }>): void {
  if (event.on === "objective") mission.shown = [...mission.shown, { id: event.objective, isMitigated: false }];
  else if (!event.isMet) mission.isLost = true;
}

function missionOf({ mission }: Told): MissionTold {
  if (mission === null) throw new Error("an Objective is told of where there are none");
  return mission;
}

function tellOfBoat(told: Told, event: Extract<Event, { seat: Seat }>, boat: BoatTold): void {
  const players = told.boats.length;
  switch (event.on) {
    case "rooms-dealt":
      boat.offered = event.rooms;
      break;
    case "rooms-kept":
      boat.offered = [];
      boat.rooms = event.rooms;
      boat.machines = [...NO_BATTERIES];
      break;
    case "drew-open":
      boat.unseen = boat.unseen.filter((id) => !event.cards.includes(id));
      boat.open = event.cards;
      break;
    case "dealt":
      showCards(boat, event.cards);
      boatOf(told, event.to).decision = event.cards;
      break;
    case "chose":
      showCards(boat, event.hand);
      boat.kept = event.kept;
      boatOf(told, leftOf(event.seat, players)).given = event.given;
      boatOf(told, rightOf(event.seat, players)).decision = event.passed;
      break;
    case "activated":
      boat.cabins -= event.paid;
      boat.contaminated += event.paid;
      break;
    case "gained":
      change(boat, event.good, event.amount);
      count(boat, event);
      break;
    case "plugged":
      boat.machines = boat.machines.with(event.machine, (boat.machines[event.machine] ?? 0) + 1);
      boat.loose -= 1;
      break;
    case "paid-to-reveal":
      boat.cabins -= event.humans;
      boat.contaminated += event.humans;
      break;
    case "mitigated":
      boat.food -= event.spent.food;
      boat.contaminated -= event.spent.human;
      boat.doctors -= event.spent.doctor;
      boat.protectors -= event.spent.protector;
      boat.loose -= event.spent.battery;
      boat.spendable = minus(boat.spendable, event.spent);
      mitigate(missionOf(told), event.objective);
      break;
    case "spilt":
      boat.loose -= event.batteries;
      break;
    case "bane-rose":
      boat.bane += event.by;
      break;
    case "protected":
      boat.protectors -= event.protectors;
      boat.bane = event.level;
      break;
    case "humans-lost":
      boat.cabins -= event.healthy;
      boat.contaminated -= event.contaminated;
      break;
    case "healed":
      boat.cabins += event.humans;
      boat.contaminated -= event.humans;
      break;
    case "ignored":
      boat.protectors -= 1;
      break;
    case "river-took":
      change(boat, event.good, -event.amount);
      break;
    case "unplugged":
      boat.machines = boat.machines.with(event.machine, (boat.machines[event.machine] ?? 0) - 1);
      break;
    case "fed":
      boat.food -= event.food;
      boat.cabins -= event.starved;
      // Nothing but the Objectives comes after it in a round.
      endRound(boat);
      break;
  }
}

function showCards(boat: BoatTold, cards: readonly string[]): void {
  boat.unseen = boat.unseen.filter((id) => !cards.includes(id));
  boat.open = boat.open.filter((id) => !cards.includes(id));
}

function mitigate(mission: MissionTold, objective: string): void {
  mission.shown = mission.shown.map((one) => (one.id === objective ? { ...one, isMitigated: true } : one));
}

function count(boat: BoatTold, { good, amount, by }: Extract<Event, { on: "gained" }>): void {
  const units = tally({ [good]: amount });
  if (by === "cards") boat.gained = sum(boat.gained, units);
  if (by !== "river") boat.spendable = sum(boat.spendable, units);
}

const minus = (a: Tally, b: Tally): Tally => tally(Object.fromEntries(GOODS.map((good) => [good, a[good] - b[good]])));

function change(boat: BoatTold, good: Good, by: number): void {
  switch (good) {
    case "food":
      boat.food += by;
      break;
    case "human":
      boat.contaminated += by;
      break;
    case "doctor":
      boat.doctors += by;
      break;
    case "protector":
      boat.protectors += by;
      break;
    case "battery":
      boat.loose += by;
      break;
    case "ymune":
      throw new Error("a Ymune comes and goes as a Doctor or a Protector");
  }
}

function endRound(boat: BoatTold): void {
  boat.kept = null;
  boat.given = null;
  boat.gained = NOTHING;
  boat.spendable = NOTHING;
}

function boatOf({ boats }: Told, seat: Seat): BoatTold {
  const boat = boats[seat];
  if (boat === undefined) throw new Error(`no boat at seat ${seat}`);
  return boat;
}
