/** Everything that a seat signs. */
import * as v from "valibot";
import type { Seat } from "../engine/game.ts";
import { type Bytes, fromHex, type Hex, json, number, text } from "./bytes.ts";
import { hashed } from "./hashing.ts";
import { hex32, hex64, list, name, seat, whole } from "./shapes.ts";
import type { Signer } from "./signing.ts";

export const statement = v.variant("say", [
  /** The public end of its hash chain: with this it has joined. */
  v.strictObject({ say: v.literal("anchor"), anchor: hex32 }),
  v.strictObject({ say: v.literal("stir"), pool: name, handles: list(hex32) }),
  /** A commitment: the number of the question, the hash of the reveal before it, and the commitment itself. */
  v.strictObject({ say: v.literal("seal"), r: whole, after: hex32, handle: hex32 }),
  v.strictObject({ say: v.literal("acts"), acts: v.pipe(list(v.unknown()), v.minLength(1)) }),
  v.strictObject({ say: v.literal("gone") }),
  v.strictObject({ say: v.literal("back") }),
  v.strictObject({ say: v.literal("end"), state: hex32 }),
  v.strictObject({ say: v.literal("seed"), seed: hex32 }),
]);
export type Statement = v.InferOutput<typeof statement>;

export const signedStatement = v.strictObject({
  seat,
  /** The sequence number, from 1. */
  n: whole,
  /** The newest entry it had by then: how many there were, and their hash. */
  at: whole,
  head: hex32,
  saying: statement,
  sig: hex64,
});
export type SignedStatement = v.InferOutput<typeof signedStatement>;

export const digestOfStatement = (
  match: Hex,
  { seat: by, n, at, head, saying: words }: Omit<SignedStatement, "sig">,
): Bytes =>
  hashed("say", fromHex(match), number(by), number(n), number(at), fromHex(head), text(words.say), json(words));

export const answer = v.strictObject({
  seat,
  /** Which request. */
  i: whole,
  /** The entry after which it's requested: all commitments so far stand before it. */
  basis: hex32,
  link: hex32,
  /** Of its own values that are to be opened, in the order of the request. */
  values: list(v.strictObject({ value: v.unknown(), salt: hex32 })),
  act: v.nullable(v.strictObject({ act: v.unknown(), salt: hex32 })),
  sig: hex64,
});
export type Answer = v.InferOutput<typeof answer>;

export const digestOfAnswer = (match: Hex, { seat: by, i, basis, link, values, act }: Omit<Answer, "sig">): Bytes =>
  hashed("answer", fromHex(match), number(by), number(i), fromHex(basis), json({ link, values, act }));

/**
 * Why others give a seat to its bot: nobody hears of it, it owes an answer to what is asked now, or the time is up that
 * all had agreed upon.
 */
export const why = v.picklist(["silent", "owed", "late"]);
export type Why = v.InferOutput<typeof why>;

/** One seat's signature about another seat's absence. */
export const attestation = v.strictObject({ seat, sig: hex64 });
export type Attestation = v.InferOutput<typeof attestation>;

/**
 * `absence` counts how often that seat has been away, and `basis` is the newest entry that isn't about who hosts: once
 * anything else is recorded it counts no more, so nobody can keep it for a better moment.
 */
export const digestOfDrop = (match: Hex, by: Seat, about: Seat, absence: number, reason: Why, basis: Hex): Bytes =>
  hashed("drop", fromHex(match), number(by), number(about), number(absence), text(reason), fromHex(basis));

/** The former form, for the moment after the last reveal: read in old records, no longer signed. */
export const digestOfOldDrop = (
  match: Hex,
  by: Seat,
  about: Seat,
  absence: number,
  reason: Why,
  { after, i }: { readonly after: Hex; readonly i: number },
): Bytes =>
  hashed("drop", fromHex(match), number(by), number(about), number(absence), text(reason), fromHex(after), number(i));

/** That a seat which went without answering may come back: now, before anything else is revealed. */
export const digestOfWelcome = (match: Hex, by: Seat, about: Seat, absence: number, after: Hex): Bytes =>
  hashed("welcome", fromHex(match), number(by), number(about), number(absence), fromHex(after));

/** A vote for the next host, with how far the voter's record goes. A seat has one in each epoch and never changes it. */
export const vote = v.strictObject({ seat, p: whole, head: hex32, sig: hex64 });
export type Vote = v.InferOutput<typeof vote>;

/** A vote with its candidate. */
export const ballot = v.strictObject({ candidate: seat, voice: vote });
export type Ballot = v.InferOutput<typeof ballot>;

export const digestOfVote = (
  match: Hex,
  epoch: number,
  candidate: Seat,
  { seat: by, p, head }: Omit<Vote, "sig">,
): Bytes => hashed("vote", fromHex(match), number(by), number(epoch), number(candidate), number(p), fromHex(head));

/** Signed word that this seat has stored everything up to `basis`, so that others can pass it on. */
export const acknowledgement = v.strictObject({ seat, basis: hex32, sig: hex64 });
export type Acknowledgement = v.InferOutput<typeof acknowledgement>;

export const digestOfAcknowledgement = (match: Hex, { seat: by, basis }: Omit<Acknowledgement, "sig">): Bytes =>
  hashed("stored", fromHex(match), number(by), fromHex(basis));

export const signed = <Unsigned extends object>(
  signer: Signer,
  unsigned: Unsigned,
  digest: Bytes,
): Unsigned & { readonly sig: Hex } => ({ ...unsigned, sig: signer.sign(digest) });
