/** The shapes of what is told about a room, as they are read from outside. */
import * as v from "valibot";
import { count, seatLook } from "../engine/shape.ts";
import { hex32, list, MOST_SEATS, seat, whole } from "../fair/shapes.ts";
import { sign, words } from "../net/messages.ts";
import { cleanName } from "../net/words.ts";
import { MOST_NAME } from "./names.ts";

/** Devices in one room. */
export const MOST_GUESTS = 96;
/** At the door of a room whose host lets people in one by one. */
export const MOST_WAITING = 8;
export const MOST_PATIENCE = 600;
export const LEAST_PATIENCE = 10;
const LEAST_CHOICE = 5;
const MOST_CHOICE = 3_600;
const MOST_BANK = 7_200;
const MOST_OPTIONS = 8 * 1024;

const shown = v.pipe(
  v.string(),
  v.maxLength(MOST_NAME),
  v.check((name) => cleanName(name) === name, "what can't be read"),
);
export const name = v.pipe(shown, v.minLength(1));
/** Of a device, whose people needn't have told one. */
export const calledName = shown;
export const level = v.pipe(v.string(), v.maxLength(20));
export const patience = v.pipe(count(MOST_PATIENCE), v.minValue(LEAST_PATIENCE));
/** As the host may want it, in seconds. */
export const clock = v.strictObject({
  choice: v.pipe(count(MOST_CHOICE), v.minValue(LEAST_CHOICE)),
  bank: count(MOST_BANK),
});
export const players = v.pipe(count(MOST_SEATS), v.minValue(1));
/** What a game makes of them is looked at by the game. */
export const options = v.pipe(
  v.unknown(),
  v.check((raw) => JSON.stringify(raw ?? null).length <= MOST_OPTIONS, "too much"),
);

const lobbySeat = v.variant("by", [
  v.strictObject({ by: v.literal("open") }),
  v.strictObject({ by: v.literal("bot"), name, level, look: v.optional(seatLook) }),
  v.strictObject({ by: v.literal("person"), name, device: hex32, isReady: v.boolean(), look: v.optional(seatLook) }),
]);

export const lobby = v.strictObject({
  epoch: whole,
  n: whole,
  host: hex32,
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  options,
  seats: v.pipe(list(lobbySeat, MOST_SEATS), v.minLength(1)),
  guests: list(v.strictObject({ device: hex32, name: calledName, isHere: v.boolean() }), MOST_GUESTS),
  isLocked: v.boolean(),
  isByApproval: v.boolean(),
  waiting: list(v.strictObject({ device: hex32, name: calledName }), MOST_WAITING),
  patience,
  clock: v.optional(clock),
  /** JSON has no word for nothing but this. */
  match: v.nullable(hex32),
});

/** What a guest may send to the host besides being ready. */
export const guestsWish = v.variant("wish", [
  /** What can't be a look is none. */
  v.strictObject({ wish: v.literal("sit"), seat, name, look: v.fallback(v.optional(seatLook), undefined) }),
  v.strictObject({ wish: v.literal("stand"), seat }),
  v.strictObject({ wish: v.literal("unready"), seat }),
  v.strictObject({ wish: v.literal("chat"), text: words }),
  v.strictObject({ wish: v.literal("react"), sign }),
  v.strictObject({ wish: v.literal("leave") }),
]);
