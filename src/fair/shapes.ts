/** The shapes of what goes into records and messages, as they are read from outside. */
import * as v from "valibot";
import { count } from "../engine/shape.ts";

/** No game seats more. */
export const MOST_SEATS = 64;
/** No match has more entries. */
export const MOST_ENTRIES = 2 ** 14;
const MOST_ITEMS = 512;

export const hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u, "not 32 bytes"));
export const hex64 = v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/u, "not 64 bytes"));
export const seat = count(MOST_SEATS - 1);
export const whole = count(2 ** 32 - 1);
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
export const list = <Schema extends v.GenericSchema>(item: Schema, most = MOST_ITEMS) =>
  v.pipe(v.array(item), v.maxLength(most));
