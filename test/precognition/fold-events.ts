/** Rebuilds all that is public from nothing but the events, as a screen has to that shows a game. */
import type { Seat } from "../../src/engine/game.ts";
import { CARDS } from "../../src/games/precognition/content/cards.ts";
import type { CardId } from "../../src/games/precognition/model/card.ts";
import type { Event } from "../../src/games/precognition/model/events.ts";
import type { Good } from "../../src/games/precognition/model/goods.ts";
import { leftOf, rightOf } from "../../src/games/precognition/model/seats.ts";
import type { Boat, State } from "../../src/games/precognition/model/state.ts";

interface BoatTold {
  cabins: number;
  contaminated: number;
  doctors: number;
  protectors: number;
  food: number;
  bane: number;
  readonly machines: number[];
  decision: readonly CardId[];
  kept: CardId | null;
  given: CardId | null;
  unseen: readonly CardId[];
  /** Batteries gained and neither placed nor lost yet. */
  loose: number;
}

export interface Told {
  round: number;
  readonly turned: string[];
  readonly boats: readonly BoatTold[];
}

export const toldAtStart = (players: number): Told => ({
  round: 0,
  turned: [],
  boats: Array.from({ length: players }, () => ({
    cabins: 4,
    contaminated: 0,
    doctors: 1,
    protectors: 0,
    food: 8,
    bane: 0,
    machines: [0, 0, 0, 0, 0, 0],
    decision: [],
    kept: null,
    given: null,
    unseen: CARDS.map(({ id }) => id),
    loose: 0,
  })),
});

export function tell(told: Told, event: Event): void {
  switch (event.on) {
    case "round":
      told.round = event.round;
      clearZones(told);
      break;
    case "over":
      clearZones(told);
      break;
    case "turned":
      told.turned.push(event.tile);
      break;
    default:
      tellOfBoat(told, event, boatOf(told, event.seat));
  }
}

function tellOfBoat(told: Told, event: Extract<Event, { seat: Seat }>, boat: BoatTold): void {
  const players = told.boats.length;
  switch (event.on) {
    case "dealt":
      boat.unseen = boat.unseen.filter((id) => !event.cards.includes(id));
      boatOf(told, event.to).decision = event.cards;
      break;
    case "chose":
      boat.unseen = boat.unseen.filter((id) => !event.hand.includes(id));
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
      break;
    case "plugged":
      boat.machines[event.machine] = (boat.machines[event.machine] ?? 0) + 1;
      boat.loose -= 1;
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
      boat.machines[event.machine] = (boat.machines[event.machine] ?? 0) - 1;
      break;
    case "fed":
      boat.food -= event.food;
      boat.cabins -= event.starved;
      break;
  }
}

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

function clearZones({ boats }: Told): void {
  for (const boat of boats) {
    boat.kept = null;
    boat.given = null;
  }
}

function boatOf({ boats }: Told, seat: Seat): BoatTold {
  const boat = boats[seat];
  if (boat === undefined) throw new Error(`no boat at seat ${seat}`);
  return boat;
}

/** What the state says otherwise than the events; nothing if they agree. */
export function contradiction(told: Told, state: State): string | undefined {
  if (told.round !== state.round) return `told: round ${told.round}, state: round ${state.round}`;
  if (!isSame(told.turned, state.river.turned))
    return `told: ${told.turned.join()}, state: ${state.river.turned.join()}`;
  for (const [seat, boat] of state.boats.entries()) {
    const tale = boatOf(told, seat);
    if (!isSameBoat(tale, boat)) return `told: ${JSON.stringify(tale)}\nstate: ${JSON.stringify(boat)}`;
  }
  return undefined;
}

function isSameBoat(tale: BoatTold, boat: Boat): boolean {
  const { stage, supply, zone } = boat;
  const loose = stage.at === "plug" ? stage.batteries : 0;
  return (
    COUNTERS.every((counter) => tale[counter] === boat[counter]) &&
    tale.kept === (zone?.kept ?? null) &&
    tale.given === (zone?.given ?? null) &&
    tale.loose === loose &&
    isSame(tale.machines, boat.machines) &&
    isSame(tale.decision, boat.decision) &&
    isSame(tale.unseen, supply.unseen.flat())
  );
}

const COUNTERS = ["cabins", "contaminated", "doctors", "protectors", "food", "bane"] as const;

const isSame = <X>(a: readonly X[], b: readonly X[]): boolean => a.length === b.length && a.every((x, i) => x === b[i]);
