/** The Machine Rooms, standard side, of which everybody has both. Machines are listed from the top. */
import type { Room } from "../model/room.ts";

export const STANDARD_ROOMS: readonly Room[] = [
  {
    id: "living-deck",
    machines: [
      { batteries: 2, when: { pair: "type-and-other", type: "human" }, gives: { human: 1 } },
      { batteries: 3, when: { pair: "type-and-other", type: "ymune" }, gives: { ymune: 1 } },
      { batteries: 1, when: { pair: "type-and-other", type: "food" }, gives: { food: 2 } },
    ],
  },
  {
    id: "watch-deck",
    machines: [
      { batteries: 2, when: { pair: "type-and-other", type: "battery" }, gives: { protector: 1 } },
      { batteries: 1, when: { pair: "type-and-other", type: "food" }, gives: { food: 1 } },
      { batteries: 3, when: { pair: "bane-and-none" }, gives: { human: 2 } },
    ],
  },
];
