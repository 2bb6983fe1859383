/** Makes a state of a position file. What it doesn't name is as at the start of a match. */
import type { Handle, Seat } from "../../../engine/game.ts";
import type { Position } from "../../../engine/position.ts";
import { type CardId, SEASONS } from "../model/card.ts";
import { NOTHING, tally } from "../model/goods.ts";
import { endsSeason, ROUNDS, seasonOf, type TileId } from "../model/river.ts";
import type { Boat, Mission, River, Stage, State, Supply } from "../model/state.ts";
import type { PrecognitionTypes } from "../model/types.ts";
import { isMet, missionFor } from "../rules/mission.ts";
import { cardsOf, islandAfter, tilesOf } from "../rules/pieces.ts";
import { setup } from "../rules/setup.ts";
import { type BoatCards, dealCards } from "./cards.ts";
import { checkMoment, checkPosition } from "./checks.ts";
import { type BoatData, type ObjectiveData, readData } from "./format.ts";
import { isPerson, type Moment, seasonAt, tilesTurned } from "./moment.ts";
import { type BoatRooms, dealRooms } from "./rooms.ts";
import { stageOf } from "./stage-format.ts";

export function readPosition(raw: unknown): Position<PrecognitionTypes> {
  const data = readData(raw);
  const { options, round, phase, boats } = data;
  const moment: Moment = { options, round, phase };
  checkMoment(moment);
  const sitters = boats.map(({ sitter = "person" }) => (isPerson(sitter) ? "person" : "bot"));
  const start = setup(options, sitters);

  const cards = dealCards(moment, boats);
  const rooms = dealRooms(moment, boats);
  const values = new Map<Handle, CardId>();
  const state: State = {
    options,
    phase,
    round,
    river: riverOf(data.river ?? usualRiver(moment)),
    mission: missionAt(moment, boats.length, data.objectives),
    boats: start.boats.map((boat, seat) => {
      const seal = (place: string) => (id: CardId) => sealed(values, `${seat}/${place}${id}`, id);
      return boatOf(moment, boat, boats[seat], { cards: cards[seat], rooms: rooms[seat], seal });
    }),
  };
  const position = { names: boats.map(({ name }, seat) => name ?? usualName(seat)), state: judged(state), values };
  checkPosition(position);
  return position;
}

/** For a seat without a name. */
export const usualName = (seat: Seat): string => `Boat ${seat + 1}`;

function sealed(values: Map<Handle, CardId>, handle: Handle, id: CardId): Handle {
  values.set(handle, id);
  return handle;
}

interface Dealt {
  readonly cards: BoatCards | undefined;
  readonly rooms: BoatRooms | undefined;
  /** Makes a handle for a card, out of the place where it lies. */
  readonly seal: (place: string) => (id: CardId) => Handle;
}

function boatOf(moment: Moment, start: Boat, data: BoatData = {}, { cards, rooms, seal }: Dealt): Boat {
  const { sitter = "person", gained, spendable, owes } = data;
  const { decision = [], kept = null, given = null } = cards ?? {};
  return {
    ...start,
    ...rooms,
    sitter,
    cabins: data.cabins ?? start.cabins,
    contaminated: data.contaminated ?? start.contaminated,
    doctors: data.doctors ?? start.doctors,
    protectors: data.protectors ?? start.protectors,
    food: data.food ?? start.food,
    bane: data.bane ?? start.bane,
    gained: gained === undefined ? NOTHING : tally(gained),
    spendable: spendable === undefined ? NOTHING : tally(spendable),
    held: data.held ?? 0,
    decision,
    zone: kept === null || given === null ? null : { kept, given },
    stage: data.stage === undefined ? usualStage(moment, data) : stageOf(data.stage),
    supply: {
      ...supplyOf(cards, isPerson(sitter) && (data.isSealed ?? isUsuallySealed(moment)), seal("")),
      left: owes === undefined ? null : { cards: owes, handles: owes.map(seal("left/")) },
    },
  };
}

/** Only at the start of a match decks are still to be sealed. */
export const isUsuallySealed = ({ round, phase }: Moment): boolean => round > 0 || phase !== "seal";

function supplyOf(cards: BoatCards | undefined, isSealed: boolean, seal: (id: CardId) => Handle): Supply {
  const { unseen = [], hand = [], passing = [], open = [] } = cards ?? {};
  const bySeason = SEASONS.map((season) => unseen.filter((id) => cardsOf(season).includes(id)));
  const [first = [], second = [], third = []] = bySeason;
  return {
    unseen: [first, second, third],
    sealed: isSealed ? [first.map(seal), second.map(seal), third.map(seal)] : [[], [], []],
    hand: hand.map(seal),
    passing: passing.map(seal),
    open,
    left: null,
  };
}

export function usualStage({ phase }: Moment, { sitter = "person" }: BoatData): Stage {
  if (["rooms", "first", "decide"].includes(phase) && isPerson(sitter)) return { at: "choose" };
  return phase === "act" || phase === "objective" ? { at: "activate" } : { at: "wait" };
}

/** In each season the first tiles of the catalogue, and then the Island. */
function usualRiver(moment: Moment): TileId[] {
  return Array.from({ length: tilesTurned(moment) }, (_, i) => {
    const round = i + 1;
    return endsSeason(round) ? islandAfter(round).id : (tilesOf(seasonOf(round))[i % 4] ?? "");
  });
}

function riverOf(turned: readonly TileId[]): River {
  const next = turned.length + 1;
  return { turned, ahead: next > ROUNDS ? [] : tilesOf(seasonOf(next)).filter((id) => !turned.includes(id)) };
}

/** Objectives that aren't named are hidden; at the end none is. */
function missionAt(moment: Moment, players: number, objectives: readonly ObjectiveData[] | undefined): Mission | null {
  const mission = missionFor(moment.options, players, seasonAt(moment));
  if (mission === null) return null;
  const usual = moment.phase === "over" ? mission.ahead.slice(0, mission.hidden).map((id) => ({ id })) : [];
  const shown = (objectives ?? usual).map(({ id, isMitigated = false }: ObjectiveData) => ({ id, isMitigated }));
  return {
    ...mission,
    shown,
    hidden: mission.hidden - shown.length,
    ahead: mission.ahead.filter((id) => shown.every((one) => one.id !== id)),
  };
}

function judged(state: State): State {
  const { mission } = state;
  if (mission === null || state.phase !== "over") return state;
  return { ...state, mission: { ...mission, isLost: !mission.shown.every((one) => isMet(state, one)) } };
}
