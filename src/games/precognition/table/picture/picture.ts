/** All that is seen of the game when nothing moves. It is plain data. */
import type { CardId, Season } from "../../model/card.ts";
import { seasonOf, type TileId } from "../../model/river.ts";
import { type Team, teamOf } from "../../model/seats.ts";
import type { Boat, Mission, Phase, ShownObjective, State, Zone } from "../../model/state.ts";

export interface Picture {
  /** 0 before the first round. */
  readonly round: number;
  readonly season: Season;
  readonly moment: Moment;
  /** One a round so far, the latest last. While a round's choice and action go on, its tile still lies face down. */
  readonly turned: readonly TileId[];
  /** The co-operative game's Objectives. */
  readonly mission: MissionPicture | null;
  /** By seat. */
  readonly boats: readonly BoatPicture[];
}

/** What is going on, as far as it can be seen. */
export type Moment = "set-up" | "choice" | "action" | "river" | "over";

export interface MissionPicture {
  /** How many lie face down. */
  readonly hidden: number;
  readonly shown: readonly ShownObjective[];
  readonly isLost: boolean;
}

/** What is seen of a boat as the state has it. */
type Shown = "sitter" | "cabins" | "contaminated" | "doctors" | "protectors" | "food" | "bane" | "offered" | "rooms";

export interface BoatPicture extends Pick<Boat, Shown | "machines" | "decision"> {
  /** Where there are teams. */
  readonly team: Team | null;
  /** Batteries in hand: gained and not placed yet, or held back for an Objective. */
  readonly held: number;
  /** How many cards lie face down before a person. */
  readonly hand: number;
  /** What a bot has drawn before its round, face up. */
  readonly open: readonly CardId[];
  readonly zone: Zone;
  /** A person has chosen, and nobody else knows what. */
  readonly isLocked: boolean;
}

const EMPTY_ZONE: Zone = { kept: null, given: null };

export function pictureOf(state: State): Picture {
  const { round, phase, river, mission, boats } = state;
  return {
    round,
    season: seasonOf(round),
    moment: round === 0 ? "set-up" : MOMENTS[phase],
    turned: river.turned,
    mission: mission === null ? null : missionPicture(mission),
    boats: boats.map((boat, seat) => boatPicture(boat, seat, state)),
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

function boatPicture(boat: Boat, seat: number, state: State): BoatPicture {
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

/** A choice has been made and isn't shown: of Rooms, of first cards, of pairs. */
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
