/** All that is public, as somebody knows it who has only been told what happened. */
import { CARDS } from "../../src/games/precognition/content/cards.ts";
import { STANDARD_ROOMS } from "../../src/games/precognition/content/rooms.ts";
import type { CardId } from "../../src/games/precognition/model/card.ts";
import { GOODS, NOTHING, type Tally } from "../../src/games/precognition/model/goods.ts";
import type { Options } from "../../src/games/precognition/model/options.ts";
import type { RoomId } from "../../src/games/precognition/model/room.ts";
import type { Boat, Mission, ShownObjective, State } from "../../src/games/precognition/model/state.ts";

export interface BoatTold {
  offered: readonly RoomId[];
  rooms: readonly RoomId[];
  cabins: number;
  contaminated: number;
  doctors: number;
  protectors: number;
  food: number;
  bane: number;
  machines: number[];
  decision: readonly CardId[];
  kept: CardId | null;
  given: CardId | null;
  unseen: readonly CardId[];
  /** A bot's first cards, drawn for all to see. */
  open: readonly CardId[];
  gained: Tally;
  spendable: Tally;
  /** Batteries gained and neither placed nor lost yet. */
  loose: number;
}

export interface MissionTold {
  readonly objectives: number;
  shown: readonly ShownObjective[];
  isLost: boolean;
}

export interface Told {
  round: number;
  readonly turned: string[];
  /** The co-operative game's Objectives of this season. */
  readonly mission: MissionTold | null;
  readonly boats: readonly BoatTold[];
}

export const toldAtStart = (options: Options, players: number): Told => ({
  round: 0,
  turned: [],
  mission: options.mode === "coop" ? { objectives: objectives(options, players), shown: [], isLost: false } : null,
  boats: Array.from({ length: players }, () => ({
    offered: [],
    rooms: options.setup === "standard" ? STANDARD_ROOMS.map(({ id }) => id) : [],
    cabins: 4,
    contaminated: 0,
    doctors: 1,
    protectors: 0,
    food: options.mode === "coop" && options.difficulty !== "normal" ? 4 : 8,
    bane: 0,
    machines: options.setup === "standard" ? NO_BATTERIES : [],
    decision: [],
    kept: null,
    given: null,
    unseen: CARDS.map(({ id }) => id),
    open: [],
    gained: NOTHING,
    spendable: NOTHING,
    loose: 0,
  })),
});

/** A match that doesn't begin at its start. */
export const toldFrom = ({ round, river, mission, boats }: State): Told => ({
  round,
  turned: [...river.turned],
  mission:
    mission === null
      ? null
      : { objectives: mission.hidden + mission.shown.length, shown: mission.shown, isLost: mission.isLost },
  boats: boats.map(({ zone, supply, machines, ...boat }) => ({
    ...boat,
    machines: [...machines],
    kept: zone?.kept ?? null,
    given: zone?.given ?? null,
    unseen: supply.unseen.flat(),
    open: supply.open,
    loose: 0,
  })),
});

export const NO_BATTERIES = [0, 0, 0, 0, 0, 0];
const objectives = (options: Options, players: number): number =>
  options.mode === "coop" && options.difficulty === "apocalypse" ? players + 1 : players;

/** What the state says otherwise than the events; nothing if they agree. */
export function contradiction(told: Told, state: State): string | undefined {
  if (told.round !== state.round) return `told: round ${told.round}, state: round ${state.round}`;
  if (!isSame(told.turned, state.river.turned))
    return `told: ${told.turned.join()}, state: ${state.river.turned.join()}`;
  const { mission } = state;
  if (!isSameMission(told.mission, mission)) {
    return `told: ${JSON.stringify(told.mission)}, state: ${JSON.stringify(mission)}`;
  }
  for (const [seat, boat] of state.boats.entries()) {
    const tale = told.boats[seat];
    if (tale === undefined || !isSameBoat(tale, boat))
      return `told: ${JSON.stringify(tale)}\nstate: ${JSON.stringify(boat)}`;
  }
  return undefined;
}

function isSameMission(tale: MissionTold | null, mission: Mission | null): boolean {
  if (tale === null || mission === null) return tale === mission;
  return (
    tale.shown.length === mission.shown.length &&
    tale.shown.every(({ id, isMitigated }, i) => {
      const shown = mission.shown[i];
      return id === shown?.id && isMitigated === shown.isMitigated;
    }) &&
    tale.objectives === mission.hidden + mission.shown.length &&
    tale.isLost === mission.isLost
  );
}

function isSameBoat(tale: BoatTold, boat: Boat): boolean {
  const { stage, supply, zone } = boat;
  const loose = boat.held + (stage.at === "plug" ? stage.batteries : 0);
  return (
    COUNTERS.every((counter) => tale[counter] === boat[counter]) &&
    tale.kept === (zone?.kept ?? null) &&
    tale.given === (zone?.given ?? null) &&
    tale.loose === loose &&
    isSame(tale.offered, boat.offered) &&
    isSame(tale.rooms, boat.rooms) &&
    isSame(tale.machines, boat.machines) &&
    GOODS.every((good) => tale.gained[good] === boat.gained[good]) &&
    GOODS.every((good) => tale.spendable[good] === boat.spendable[good]) &&
    isSame(tale.decision, boat.decision) &&
    isSame(tale.unseen, supply.unseen.flat()) &&
    isSame(tale.open, supply.open)
  );
}

const COUNTERS = ["cabins", "contaminated", "doctors", "protectors", "food", "bane"] as const;

const isSame = <X>(a: readonly X[], b: readonly X[]): boolean => a.length === b.length && a.every((x, i) => x === b[i]);
