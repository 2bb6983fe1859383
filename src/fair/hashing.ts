/** One hash and one keyed hash. A tag separates the purposes, so that a hash made for one can't pass for another. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { type Bytes, joined, text } from "./bytes.ts";

const PROTOCOL = "letea/1/";

/** Everything that is hashed, by what for. */
export type Tag =
  | "match"
  | "link"
  | "slot"
  | "act"
  | "chance"
  | "draw"
  | "say"
  | "answer"
  | "stored"
  | "drop"
  | "welcome"
  | "vote"
  | "entry"
  | "reveal"
  | "signed"
  | "frame"
  | "hello";

export const hashed = (tag: Tag, ...fields: readonly Bytes[]): Bytes =>
  sha256(joined([text(PROTOCOL + tag), ...fields]));

/** 32 bytes that only the seed's owner can make, and always makes the same. */
export const derived = (seed: Bytes, ...fields: readonly Bytes[]): Bytes => hmac(sha256, seed, joined(fields));
