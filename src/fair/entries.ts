/** The record, entry by entry. Each is chained to the one before it, and whoever hosts signs how far it goes. */
import * as v from "valibot";
import { read } from "../engine/shape.ts";
import { type Bytes, fromHex, type Hex, json, number, toHex } from "./bytes.ts";
import { hashed } from "./hashing.ts";
import { hex32, hex64, list, MOST_SEATS, seat, whole } from "./shapes.ts";
import { answer, attestation, ballot, signedStatement, vote, why } from "./statements.ts";

/** The host's signature over its record up to here, and over the signatures under the newest entry. */
export const frame = v.strictObject({ epoch: whole, p: whole, head: hex32, signed: hex32, sig: hex64 });
export type Frame = v.InferOutput<typeof frame>;

export const digestOfFrame = (match: Hex, { epoch, p, head, signed }: Omit<Frame, "sig">): Bytes =>
  hashed("frame", fromHex(match), number(epoch), number(p), fromHex(head), fromHex(signed));

const byEach = <Schema extends v.GenericSchema>(item: Schema) => list(item, MOST_SEATS);

const openedAct = v.strictObject({ seat, act: v.unknown() });

const PLAIN = [
  v.strictObject({ kind: v.literal("said"), said: signedStatement }),
  /** The answer to one request, complete: everybody's link and openings, and what bots then do. */
  v.strictObject({ kind: v.literal("revealed"), i: whole, answers: byEach(answer), bots: byEach(openedAct) }),
  v.strictObject({ kind: v.literal("bot"), seat, act: v.unknown() }),
  v.strictObject({ kind: v.literal("dropped"), seat, why, words: byEach(attestation) }),
  v.strictObject({ kind: v.literal("back"), said: signedStatement, words: byEach(attestation) }),
  v.strictObject({ kind: v.literal("hosted"), seat, voices: byEach(vote) }),
] as const;

/** What proves that a seat cheated. Anybody can recompute it. */
export const proof = v.variant("of", [
  /** It opened something else than it had committed to. */
  v.strictObject({ of: v.literal("opening"), answer }),
  /** It opened just what it had committed to, which the rules refuse. */
  v.strictObject({ of: v.literal("breach"), answers: byEach(answer), bots: byEach(openedAct) }),
  /** Two commitments for one question, after the same reveal. */
  v.strictObject({ of: v.literal("promises"), one: signedStatement, other: signedStatement }),
  /** Two answers under one number: it has changed its mind, or took part in two records. */
  v.strictObject({ of: v.literal("answers"), one: answer, other: answer }),
  /** Two votes in one epoch. */
  v.strictObject({ of: v.literal("voices"), epoch: whole, one: ballot, other: ballot }),
  /** As host: two records for one place. */
  v.strictObject({ of: v.literal("frames"), one: frame, other: frame }),
  /** As host: an entry that mustn't stand there, after the first `at` entries. */
  v.strictObject({
    of: v.literal("entry"),
    at: whole,
    frame,
    entry: v.strictObject({ epoch: whole, body: v.unknown() }),
  }),
  /** As host of the epoch before: it says that its record is shorter than it has signed. */
  v.strictObject({ of: v.literal("shortened"), frame, epoch: whole, candidate: seat, voice: vote }),
]);
export type Proof = v.InferOutput<typeof proof>;

export const body = v.variant("kind", [...PLAIN, v.strictObject({ kind: v.literal("fault"), seat, proof })]);
export type Body = v.InferOutput<typeof body>;

export const entry = v.strictObject({ epoch: whole, body });
export type Entry = v.InferOutput<typeof entry>;

/** `p` counts from 1; the match itself stands at 0. */
export const headAfter = (match: Hex, p: number, before: Hex, { epoch, body: inner }: UncheckedEntry): Hex =>
  toHex(hashed("entry", fromHex(match), number(epoch), number(p), fromHex(before), json(unsigned(inner))));

/** The hash of a reveal: the same for the same answers, whoever hosts. */
export const revealHash = (match: Hex, inner: Extract<Body, { kind: "revealed" }>): Hex =>
  toHex(hashed("reveal", fromHex(match), json(unsigned(inner))));

/** The part of a frame that covers the signatures under the entry. */
export const signedHash = ({ body: inner }: UncheckedEntry): Hex => toHex(hashed("signed", json(inner)));

/**
 * What is chained: what was said, without the signatures under it. So a record can be told in short, and still be the
 * same record. The signatures in a proof are part of what it says.
 */
function unsigned(inner: unknown): unknown {
  if (!isObject(inner)) return inner;
  const bare = new Map(Object.entries(inner));
  const said = bare.get("said");
  if (isObject(said)) bare.set("said", withoutSignature(said));
  for (const name of ["answers", "words", "voices"]) {
    const all = bare.get(name);
    if (Array.isArray(all)) bare.set(name, all.map(withoutSignature));
  }
  return Object.fromEntries(bare);
}

function withoutSignature(thing: unknown): unknown {
  if (!isObject(thing) || !("sig" in thing)) return thing;
  const { sig: _sig, ...rest } = thing;
  return rest;
}

const isObject = (thing: unknown): thing is object =>
  typeof thing === "object" && thing !== null && !Array.isArray(thing);

/** An entry that hasn't been checked yet. */
export interface UncheckedEntry {
  readonly epoch: number;
  readonly body: unknown;
}

export const readEntry = (raw: unknown): Entry => read(entry, raw, "entry");
