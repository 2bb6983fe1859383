/** The file format of positions, described in POSITION.md. Nearly everything is optional. */
import * as v from "valibot";
import { count, read } from "../../../engine/shape.ts";
import { ADVANCED_ROOMS } from "../content/advanced-rooms.ts";
import { CARDS } from "../content/cards.ts";
import { OBJECTIVES } from "../content/objectives.ts";
import { ISLANDS, TILES } from "../content/river.ts";
import { STANDARD_ROOMS } from "../content/rooms.ts";
import { type Options, readOptions } from "../model/options.ts";
import { ROUNDS } from "../model/river.ts";
import { PHASES } from "./moment.ts";
import { amount, goods, stage } from "./stage-format.ts";

const FORMAT = "letea-position/1";
const GAME = "precognition";

export const HEAD = { format: FORMAT, game: GAME } as const;
const MOST_BOATS = 4;

const oneOf = (pieces: readonly { readonly id: string }[]) => v.picklist(pieces.map(({ id }) => id));
const card = oneOf(CARDS);
const cards = v.pipe(v.array(card), v.maxLength(CARDS.length), v.readonly());
const room = oneOf([...STANDARD_ROOMS, ...ADVANCED_ROOMS]);

/** On its three Machines, from the top. */
const batteries = v.pipe(v.strictTuple([amount, amount, amount]), v.readonly());

const boat = v.strictObject({
  name: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
  sitter: v.exactOptional(v.picklist(["person", "bot", "away", "returning"])),
  cabins: v.exactOptional(amount),
  contaminated: v.exactOptional(amount),
  doctors: v.exactOptional(amount),
  protectors: v.exactOptional(amount),
  food: v.exactOptional(amount),
  bane: v.exactOptional(amount),
  gained: v.exactOptional(goods),
  spendable: v.exactOptional(goods),
  held: v.exactOptional(amount),
  offered: v.exactOptional(v.pipe(v.array(room), v.maxLength(3), v.readonly())),
  rooms: v.exactOptional(v.pipe(v.array(v.strictObject({ room, batteries })), v.maxLength(2), v.readonly())),
  decision: v.exactOptional(cards),
  /** The Action Zone; null where there is none. */
  kept: v.exactOptional(v.nullable(card)),
  given: v.exactOptional(v.nullable(card)),
  hand: v.exactOptional(cards),
  passing: v.exactOptional(cards),
  open: v.exactOptional(cards),
  unseen: v.exactOptional(cards),
  isSealed: v.exactOptional(v.boolean()),
  owes: v.exactOptional(cards),
  stage: v.exactOptional(stage),
});

const objective = v.strictObject({ id: oneOf(OBJECTIVES), isMitigated: v.exactOptional(v.boolean()) });

const shape = v.strictObject({
  format: v.literal(FORMAT),
  game: v.literal(GAME),
  options: v.exactOptional(v.unknown()),
  round: count(ROUNDS),
  phase: v.picklist(PHASES),
  /** The tiles turned so far. */
  river: v.exactOptional(v.pipe(v.array(oneOf([...TILES, ...ISLANDS])), v.maxLength(ROUNDS), v.readonly())),
  /** The face-up Objectives of this season. */
  objectives: v.exactOptional(v.pipe(v.array(objective), v.maxLength(OBJECTIVES.length), v.readonly())),
  boats: v.pipe(v.array(boat), v.maxLength(MOST_BOATS), v.readonly()),
});

export type BoatData = Readonly<v.InferOutput<typeof boat>>;
export type ObjectiveData = Readonly<v.InferOutput<typeof objective>>;

export interface PositionData extends Omit<Readonly<v.InferOutput<typeof shape>>, "options"> {
  readonly options: Options;
}

export const USUAL: Options = { mode: "competitive", setup: "standard" };

export function readData(raw: unknown): PositionData {
  const { options = USUAL, ...data } = read(shape, raw, "position");
  return { ...data, options: readOptions(options) };
}
