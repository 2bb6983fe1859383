/** The names of pieces and goods, as parameters of texts. */
import type { Line, PieceParam } from "../../../../ui/texts/line.ts";
import type { CardId } from "../../model/card.ts";
import { GOODS, type Good, type Goods } from "../../model/goods.ts";
import type { ObjectiveId } from "../../model/objective.ts";
import type { TileId } from "../../model/river.ts";
import type { Machine, RoomId } from "../../model/room.ts";

const MACHINES_PER_ROOM = 3;

export const cardName = (id: CardId): PieceParam => ({ piece: `card.${id}` });
export const cardNames = (ids: readonly CardId[]): PieceParam[] => ids.map(cardName);
export const tileName = (id: TileId): PieceParam => ({ piece: `tile.${id}` });
export const roomName = (id: RoomId): PieceParam => ({ piece: `room.${id}` });
export const roomNames = (ids: readonly RoomId[]): PieceParam[] => ids.map(roomName);
export const objectiveName = (id: ObjectiveId): PieceParam => ({ piece: `objective.${id}` });

/** `machine` counts Room by Room from the top; the name has the number within the Room. */
export function machineName(rooms: readonly RoomId[], machine: number): PieceParam {
  const room = rooms[Math.floor(machine / MACHINES_PER_ROOM)] ?? "";
  return { piece: `machine.${room}.${1 + (machine % MACHINES_PER_ROOM)}` };
}

export type Counted = Good | "healthy" | "contaminated" | "healed" | "plugged";

export const some = (what: Counted, n: number): Line => ({ key: `good.${what}`, params: { n } });

/** Healthy and contaminated Humans, without those that are 0. */
export const humans = (healthy: number, contaminated: number): Line[] =>
  [some("healthy", healthy), some("contaminated", contaminated)].filter((_, i) => [healthy, contaminated][i] !== 0);

/** In the order in which boats settle goods. */
export const listOf = (goods: Goods): Line[] =>
  GOODS.flatMap((good) => {
    const n = goods[good] ?? 0;
    return n > 0 ? [some(good, n)] : [];
  });

/** The effect of a Machine when it fires. */
export const effectOf = ({ gives, heals = 0 }: Machine): Line[] =>
  heals > 0 ? [...listOf(gives), some("healed", heals)] : listOf(gives);
