/**
 * A finished match in short, for a link (RECORD.md describes the format): what people decided, the seeds, and the
 * signatures that vouch for all of it. Everything else follows, and must come to the same end.
 */
import * as v from "valibot";
import { frame } from "./entries.ts";
import { hex32, hex64, list, MOST_ENTRIES, MOST_SEATS, seat, whole } from "./shapes.ts";
import { why } from "./statements.ts";

export const FORMAT = "letea-fair-compact/1";

/** How many entries the seat hadn't seen when it said so. */
const lag = whole;
/** The index among the legal acts; or the act itself, if it isn't among them. */
const choice = v.union([whole, v.strictObject({ act: v.unknown() })]);
export type Choice = v.InferOutput<typeof choice>;

const saidStep = v.union([
  v.tuple([seat, lag, v.picklist(["anchor", "stir", "gone", "end", "seed"])]),
  v.tuple([seat, lag, v.literal("acts"), list(choice)]),
  /** A commitment that was never opened is told by its handle. */
  v.tuple([seat, lag, v.literal("seal"), v.union([choice, hex32])]),
]);
export type SaidStep = v.InferOutput<typeof saidStep>;

/** One entry. What its kind leaves open is told, and nothing else. */
const step = v.union([
  v.literal("revealed"),
  v.literal("bot"),
  saidStep,
  v.tuple([v.literal("dropped"), seat, why, list(seat, MOST_SEATS)]),
  v.tuple([v.literal("back"), seat, lag, list(seat, MOST_SEATS)]),
  v.tuple([v.literal("hosted"), whole, seat, list(v.tuple([seat, whole]), MOST_SEATS)]),
]);
export type Step = v.InferOutput<typeof step>;

export const compact = v.strictObject({
  format: v.string(),
  roster: v.unknown(),
  /** Of all people, in the order of their seats. */
  seeds: list(hex32, MOST_SEATS),
  steps: list(step, MOST_ENTRIES),
  /** Those that vouch for all, from the first entry on. */
  signatures: list(hex64, MOST_ENTRIES),
  frames: list(frame, MOST_ENTRIES),
});
export type Compact = v.InferOutput<typeof compact>;
