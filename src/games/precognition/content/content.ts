/** All content as one value, whose hash is part of a record. */
import { ADVANCED_ROOMS } from "./advanced-rooms.ts";
import { CARDS } from "./cards.ts";
import { OBJECTIVES } from "./objectives.ts";
import { ISLANDS, TILES } from "./river.ts";
import { STANDARD_ROOMS } from "./rooms.ts";

export const CONTENT = {
  cards: CARDS,
  tiles: TILES,
  islands: ISLANDS,
  rooms: STANDARD_ROOMS,
  advancedRooms: ADVANCED_ROOMS,
  objectives: OBJECTIVES,
};
