/** Reads what comes from outside by a schema, and says where it goes wrong. */
import * as v from "valibot";
import { Refusal } from "./refusal.ts";

export function read<Schema extends v.GenericSchema>(schema: Schema, raw: unknown, at: string): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, raw, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  const place = path === null ? at : `${at}.${path}`;
  throw new Refusal("malformed", { at: brief(place) }, { note: brief(issue.message) });
}

/** Names and values may come from outside, and be of any length. */
const brief = (words: string): string => (words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words);
const LONGEST = 120;

/** Of a seat. Whoever shows it may not have that colour or sign. */
export const seatLook = v.strictObject({
  color: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63)),
  sign: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63)),
});

/** A whole number from 0 to `most`. */
export const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
