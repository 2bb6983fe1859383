/** The pictures of boats and of what is on them, with their sizes in a boat's units. */
import battery from "../../../../../assets/boats/battery.svg?url&no-inline";
import contaminated from "../../../../../assets/boats/contaminated.svg?url&no-inline";
import crate from "../../../../../assets/boats/crate.svg?url&no-inline";
import doctor from "../../../../../assets/boats/doctor.svg?url&no-inline";
import front from "../../../../../assets/boats/front.svg?url&no-inline";
import hull from "../../../../../assets/boats/hull.svg?url&no-inline";
import human1 from "../../../../../assets/boats/human-1.svg?url&no-inline";
import human2 from "../../../../../assets/boats/human-2.svg?url&no-inline";
import human3 from "../../../../../assets/boats/human-3.svg?url&no-inline";
import human4 from "../../../../../assets/boats/human-4.svg?url&no-inline";
import protector from "../../../../../assets/boats/protector.svg?url&no-inline";
import socket from "../../../../../assets/boats/socket.svg?url&no-inline";
import trim from "../../../../../assets/boats/trim.svg?url&no-inline";
import { type Fitted as AnyFitted, createFitted, type Size } from "../../../../kit/world/fitted.ts";
import type { Art } from "../../../../scenes/show.ts";
import type { World } from "../../../../scenes/world.ts";
import { BOAT } from "./boat-plan.ts";

const WHOLE: Size = BOAT;
const PERSON: Size = { width: 22, height: 35.2 };

export const PIECES = {
  hull: { url: hull, ...WHOLE },
  front: { url: front, ...WHOLE },
  trim: { url: trim, ...WHOLE },
  "human-1": { url: human1, ...PERSON },
  "human-2": { url: human2, ...PERSON },
  "human-3": { url: human3, ...PERSON },
  "human-4": { url: human4, ...PERSON },
  contaminated: { url: contaminated, ...PERSON },
  doctor: { url: doctor, ...PERSON },
  protector: { url: protector, ...PERSON },
  battery: { url: battery, width: 10.5, height: 14 },
  socket: { url: socket, width: 10.5, height: 14 },
  crate: { url: crate, width: 12, height: 11 },
} satisfies Record<string, Size & { readonly url: string }>;

export type Piece = keyof typeof PIECES;
export const urlOf = (piece: Piece): string => PIECES[piece].url;
export const sizeOf = (piece: Piece): Size => PIECES[piece];

/** The largest size of a boat's unit, in units of the world. */
export const LARGEST = 1.7;

/** The prefix of their textures' names. */
const FOLDER = "boats";

export type Fitted = AnyFitted<Piece>;
export const fittedPieces = (world: World): Fitted => createFitted(world, FOLDER, PIECES);

export const BOAT_ART: readonly Art[] = Object.entries(PIECES).map(([piece, { url, width, height }]) => ({
  name: `${FOLDER}/${piece}`,
  url,
  width: width * LARGEST,
  height: height * LARGEST,
}));

export const HUMANS = ["human-1", "human-2", "human-3", "human-4"] as const satisfies readonly Piece[];
