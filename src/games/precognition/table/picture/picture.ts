/** All that is seen of the game when nothing moves, as plain data. */
import type { CardId, Season } from "../../model/card.ts";
import { seasonOf, type TileId } from "../../model/river.ts";
import { type Team, teamOf } from "../../model/seats.ts";
import type { Boat, Mission, Phase, ShownObjective, State, Zone } from "../../model/state.ts";
import { result } from "../../rules/result.ts";

export interface Picture {
  /** 0 before the first round. */
  readonly round: number;
  readonly season: Season;
  readonly moment: Moment;
  /** One for each round so far, the newest last. A round's tile is face down until its Action phase is over. */
  readonly turned: readonly TileId[];
  readonly mission: MissionPicture | null;
  /** By seat. */
  readonly boats: readonly BoatPicture[];
}

/** The phase, as far as it is seen. */
export type Moment = "set-up" | "choice" | "action" | "river" | "over";

export interface MissionPicture {
  /** How many are face down. */
  readonly hidden: number;
  readonly shown: readonly ShownObjective[];
  readonly isLost: boolean;
}

/** Fields that are the same as in the state. */
type Shown = "sitter" | "cabins" | "contaminated" | "doctors" | "protectors" | "food" | "bane" | "offered" | "rooms";

export interface BoatPicture extends Pick<Boat, Shown | "machines" | "decision"> {
  /** Null where there are no teams. */
  readonly team: Team | null;
  /** Batteries in hand: not placed yet, or kept for an Objective. */
  readonly held: number;
  /** How many cards a person has, face down. */
  readonly hand: number;
  /** Cards that a bot has drawn early, face up. */
  readonly open: readonly CardId[];
  readonly zone: Zone;
  /** A person has made a secret choice. */
  readonly isLocked: boolean;
  /** In the end; null where all win or lose together. */
  readonly place: number | null;
}

const EMPTY_ZONE: Zone = { kept: null, given: null };

export function pictureOf(state: State): Picture {
  const { round, phase, river, mission, boats } = state;
  const ended = result(state);
  const places = ended?.isWon === undefined ? ended?.places : undefined;
  return {
    round,
    season: seasonOf(round),
    moment: round === 0 ? "set-up" : MOMENTS[phase],
    turned: river.turned,
    mission: mission === null ? null : missionPicture(mission),
    boats: boats.map((boat, seat) => ({ ...boatPicture(boat, seat, state), place: places?.[seat] ?? null })),
  };
}

const MOMENTS: Readonly<Record<Phase, Moment>> = {
  "deal-rooms": "set-up",
  rooms: "set-up",
  "show-rooms": "set-up",
  first: "set-up",
  "show-first": "set-up",
  return: "choice",
  seal: "choice",
  draw: "choice",
  decide: "choice",
  show: "choice",
  act: "action",
  objective: "action",
  turn: "action",
  answer: "river",
  judge: "river",
  over: "over",
};

const missionPicture = ({ hidden, shown, isLost }: Mission): MissionPicture => ({ hidden, shown, isLost });

function boatPicture(boat: Boat, seat: number, state: State): Omit<BoatPicture, "place"> {
  const { sitter, cabins, contaminated, doctors, protectors, food, bane, offered, rooms, machines } = boat;
  const { held, decision, zone, stage, supply } = boat;
  return {
    sitter,
    team: state.options.mode === "teams" ? teamOf(seat) : null,
    cabins,
    contaminated,
    doctors,
    protectors,
    food,
    bane,
    offered,
    rooms,
    machines,
    held: held + (stage.at === "plug" ? stage.batteries : 0),
    decision,
    hand: supply.hand.length,
    open: supply.open,
    zone: zone ?? EMPTY_ZONE,
    isLocked: sitter === "person" && stage.at === "wait" && isSecret(state, boat),
  };
}

/** Whether a choice of Rooms, first cards or pairs has been made and not shown. */
function isSecret({ phase, round, options }: State, { offered, supply }: Boat): boolean {
  switch (phase) {
    case "rooms":
    case "show-rooms":
      return offered.length > 0;
    case "first":
    case "show-first":
    case "decide":
      return true;
    case "show":
      return round > 0 || (options.setup === "advanced" && supply.passing.length > 0);
    default:
      return false;
  }
}
