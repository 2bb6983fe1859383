/** Content by id. */
import { ADVANCED_ROOMS } from "../content/advanced-rooms.ts";
import { CARDS } from "../content/cards.ts";
import { OBJECTIVES } from "../content/objectives.ts";
import { ISLANDS, TILES } from "../content/river.ts";
import { STANDARD_ROOMS } from "../content/rooms.ts";
import type { Card, CardId, Season } from "../model/card.ts";
import type { Objective, ObjectiveId } from "../model/objective.ts";
import { type Island, type RiverTile, ROUNDS_PER_SEASON, type TileId } from "../model/river.ts";
import type { Machine, RoomId } from "../model/room.ts";

const byId = <Item extends { readonly id: string }>(items: readonly Item[]) => {
  const known = new Map(items.map((item) => [item.id, item]));
  return (id: string): Item => {
    const item = known.get(id);
    if (item === undefined) throw new Error(`no such piece: ${id}`);
    return item;
  };
};

export const card: (id: CardId) => Card = byId(CARDS);
export const tile: (id: TileId) => RiverTile = byId(TILES);
export const objective: (id: ObjectiveId) => Objective = byId(OBJECTIVES);
const ROOMS = [...STANDARD_ROOMS, ...ADVANCED_ROOMS];
const room = byId(ROOMS);

export const isCard = (id: unknown): id is CardId => typeof id === "string" && CARDS.some((one) => one.id === id);

/** For every pair of Rooms, computed in advance because bots ask thousands of times. */
const MACHINES = new Map(
  ROOMS.map((first) => [
    first.id,
    new Map(ROOMS.map((second) => [second.id, [...first.machines, ...second.machines] as const])),
  ]),
);

/** A boat's Machines in the order in which acts number them. */
export function machinesOf(rooms: readonly RoomId[]): readonly Machine[] {
  const [first = "", second = ""] = rooms;
  return MACHINES.get(first)?.get(second) ?? rooms.flatMap((id) => room(id).machines);
}

export const cardsOf = (season: Season): readonly CardId[] =>
  CARDS.filter((one) => one.season === season).map(({ id }) => id);

export const tilesOf = (season: Season): readonly TileId[] =>
  TILES.filter((one) => one.season === season).map(({ id }) => id);

export const objectivesOf = (season: Season): readonly ObjectiveId[] =>
  OBJECTIVES.filter((one) => one.season === season).map(({ id }) => id);

export const islandAfter = (round: number): Island => ISLANDS[round / ROUNDS_PER_SEASON - 1] ?? ISLANDS[2];
