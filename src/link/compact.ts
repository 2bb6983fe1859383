/**
 * A match of one device in short, for a link (RECORD.md describes the format): what people decided, what luck drew, and the
 * hidden values that came to light. Handles and what bots did follow from these.
 */
import * as v from "valibot";
import { count } from "../engine/shape.ts";

export const FORMAT = "letea-compact/1";

/** How many hex digits of a hash tell one version of rules, content or a record from all others. */
export const DIGITS = 16;

const MOST_STEPS = 16_384;
const MOST_NUMBERS = 1024;
const WORD = 2 ** 32 - 1;

const digits = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/u, "not the beginning of a hash"));
const seat = count(63);
const numbers = v.pipe(v.array(count(WORD)), v.maxLength(MOST_NUMBERS));

/** Its place among all acts open to the seat then, or the act itself if it isn't among them. */
const choice = v.union([count(WORD), v.strictObject({ act: v.unknown() })]);
export type Choice = v.InferOutput<typeof choice>;

const step = v.union([
  /** So many inputs that follow from what came before. */
  count(MOST_STEPS),
  v.tuple([v.literal("luck"), numbers]),
  /** For each handle: 0 if its value never came to light, else the value's place, from 1, among those of the heap. */
  v.tuple([v.literal("stir"), numbers]),
  v.tuple([v.literal("act"), seat, choice]),
  /** `null`: it was never opened. */
  v.tuple([v.literal("seal"), seat, v.nullable(choice)]),
  /** Whatever can't be told shorter. */
  v.tuple([v.literal("input"), v.unknown()]),
]);
export type CompactStep = v.InferOutput<typeof step>;

export const compact = v.strictObject({
  format: v.literal(FORMAT),
  game: v.string(),
  rules: digits,
  content: digits,
  options: v.unknown(),
  seats: v.array(v.unknown()),
  steps: v.pipe(v.array(step), v.maxLength(MOST_STEPS)),
  /** The beginning of the whole record's last link. */
  head: digits,
});
export type Compact = v.InferOutput<typeof compact>;
