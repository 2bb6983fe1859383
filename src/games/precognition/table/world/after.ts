/** What is seen once something has happened. A seat's events change its own boat, and what it hands to its neighbours. */
import type { Event } from "../../model/events.ts";
import type { Good } from "../../model/goods.ts";
import { seasonOf } from "../../model/river.ts";
import { leftOf, rightOf } from "../../model/seats.ts";
import { machinesOf } from "../../rules/pieces.ts";
import { type BoatPicture, EMPTY_ZONE, type MissionPicture, type Picture } from "../picture/picture.ts";

type EventOf<On extends Event["on"]> = Extract<Event, { on: On }>;
type SeatEvent = Extract<Event, { seat: number }>;

export function after(picture: Picture, event: Event): Picture {
  switch (event.on) {
    case "round":
      return afterRound(picture, event);
    case "turned":
      return { ...picture, moment: "river", turned: [...picture.turned, event.tile] };
    case "objective":
      return changeMission(picture, ({ hidden, shown }) => ({
        hidden: hidden - 1,
        shown: [...shown, { id: event.objective, isMitigated: false }],
      }));
    case "judged":
      return event.isMet ? picture : changeMission(picture, () => ({ isLost: true }));
    case "over":
      return { ...picture, moment: "over", boats: picture.boats.map(withoutZone) };
    case "chose":
      return afterChoice(picture, event);
    case "dealt":
      return changeBoat(afterSeat(picture, event), event.to, () => ({ decision: event.cards }));
    case "mitigated":
      return changeMission(afterSeat(picture, event), ({ shown }) => ({
        shown: shown.map((one) => (one.id === event.objective ? { ...one, isMitigated: true } : one)),
      }));
    default:
      return afterSeat(picture, event);
  }
}

/** The cards played leave the game. */
const withoutZone = (boat: BoatPicture): BoatPicture => ({ ...boat, zone: EMPTY_ZONE });

/** A new season has new Objectives, as many as the one before. */
function afterRound(picture: Picture, { round, season }: EventOf<"round">): Picture {
  const begun: Picture = { ...picture, round, season, moment: "choice", boats: picture.boats.map(withoutZone) };
  if (season === seasonOf(picture.round)) return begun;
  return changeMission(begun, ({ hidden, shown }) => ({ hidden: hidden + shown.length, shown: [] }));
}

/** Kept to oneself, given to the left, passed to the right. */
function afterChoice(picture: Picture, { seat, kept, given, passed }: EventOf<"chose">): Picture {
  const players = picture.boats.length;
  const own = changeBoat(picture, seat, ({ zone }) => ({
    zone: { ...zone, kept },
    hand: 0,
    open: [],
    isLocked: false,
  }));
  const left = changeBoat(own, leftOf(seat, players), ({ zone }) => ({ zone: { ...zone, given } }));
  const right = changeBoat(left, rightOf(seat, players), () => ({ decision: passed }));
  return { ...right, moment: "action" };
}

const afterSeat = (picture: Picture, event: SeatEvent): Picture =>
  changeBoat(picture, event.seat, (boat) => changeBy(event, boat));

function changeBy(event: SeatEvent, boat: BoatPicture): Partial<BoatPicture> {
  switch (event.on) {
    case "rooms-dealt":
      return { offered: event.rooms };
    case "rooms-kept":
      return { offered: [], rooms: event.rooms, machines: machinesOf(event.rooms).map(() => 0), isLocked: false };
    case "drew":
      return { hand: event.cards };
    case "drew-open":
      return { open: event.cards };
    case "dealt":
      return {
        hand: Math.max(0, boat.hand - event.cards.length),
        open: boat.open.filter((card) => !event.cards.includes(card)),
        isLocked: false,
      };
    case "locked":
      return { isLocked: true };
    case "activated":
      return sentOut(boat, event.paid);
    case "paid-to-reveal":
      return sentOut(boat, event.humans);
    case "healed":
      return sentOut(boat, -event.humans);
    case "gained":
      return moreOf(boat, event.good, event.amount);
    case "river-took":
      return moreOf(boat, event.good, -event.amount);
    case "mitigated":
      return {
        food: boat.food - event.spent.food,
        contaminated: boat.contaminated - event.spent.human,
        doctors: boat.doctors - event.spent.doctor,
        protectors: boat.protectors - event.spent.protector,
        held: boat.held - event.spent.battery,
      };
    case "plugged":
      return { machines: plus(boat.machines, event.machine, 1), held: boat.held - 1 };
    case "unplugged":
      return { machines: plus(boat.machines, event.machine, -1) };
    case "spilt":
      return { held: boat.held - event.batteries };
    case "bane-rose":
      return { bane: event.level };
    case "protected":
      return { protectors: boat.protectors - event.protectors, bane: event.level };
    case "ignored":
      return { protectors: boat.protectors - 1 };
    case "humans-lost":
      return { cabins: boat.cabins - event.healthy, contaminated: boat.contaminated - event.contaminated };
    case "fed":
      return { food: boat.food - event.food, cabins: boat.cabins - event.starved, zone: EMPTY_ZONE };
    case "seat":
      return event.by === "bot" ? { sitter: "away", hand: 0, isLocked: false } : { sitter: "returning" };
    case "returned":
      return { sitter: "person" };
    case "chose":
    case "declined":
    case "held":
    case "fired":
    case "done":
      return {};
  }
}

const sentOut = ({ cabins, contaminated }: BoatPicture, humans: number): Partial<BoatPicture> => ({
  cabins: cabins - humans,
  contaminated: contaminated + humans,
});

function moreOf(boat: BoatPicture, good: Good, amount: number): Partial<BoatPicture> {
  switch (good) {
    case "food":
      return { food: boat.food + amount };
    case "human":
      return { contaminated: boat.contaminated + amount };
    case "doctor":
      return { doctors: boat.doctors + amount };
    case "protector":
      return { protectors: boat.protectors + amount };
    case "battery":
      return { held: boat.held + amount };
    case "ymune":
      // It comes and goes as a Doctor or a Protector.
      return {};
  }
}

const plus = (machines: readonly number[], machine: number, by: number): readonly number[] =>
  machines.map((batteries, i) => (i === machine ? batteries + by : batteries));

function changeBoat(picture: Picture, seat: number, change: (boat: BoatPicture) => Partial<BoatPicture>): Picture {
  return { ...picture, boats: picture.boats.map((boat, i) => (i === seat ? { ...boat, ...change(boat) } : boat)) };
}

function changeMission(picture: Picture, change: (mission: MissionPicture) => Partial<MissionPicture>): Picture {
  const { mission } = picture;
  return mission === null ? picture : { ...picture, mission: { ...mission, ...change(mission) } };
}
