/** All that a seat says and signs. */
import * as v from "valibot";
import type { Seat } from "../engine/game.ts";
import { type Bytes, fromHex, type Hex, json, number, text } from "./bytes.ts";
import { hashed } from "./hashing.ts";
import { hex32, hex64, list, name, seat, whole } from "./shapes.ts";
import type { Signer } from "./signing.ts";

export const saying = v.variant("say", [
  /** The beginning of its chain of links: it's in. */
  v.strictObject({ say: v.literal("anchor"), anchor: hex32 }),
  v.strictObject({ say: v.literal("stir"), pool: name, handles: list(hex32) }),
  /** Which of its questions it answers, and what had been revealed before. */
  v.strictObject({ say: v.literal("seal"), r: whole, after: hex32, handle: hex32 }),
  v.strictObject({ say: v.literal("acts"), acts: v.pipe(list(v.unknown()), v.minLength(1)) }),
  v.strictObject({ say: v.literal("gone") }),
  v.strictObject({ say: v.literal("back") }),
  v.strictObject({ say: v.literal("end"), state: hex32 }),
  v.strictObject({ say: v.literal("seed"), seed: hex32 }),
]);
export type Saying = v.InferOutput<typeof saying>;

export const said = v.strictObject({
  seat,
  /** Its so-manieth recorded saying, from 1. */
  n: whole,
  /** The newest entry it had when it said so: how many there were, and what they hash to. */
  at: whole,
  head: hex32,
  saying,
  sig: hex64,
});
export type Said = v.InferOutput<typeof said>;

export const digestOfSaid = (match: Hex, { seat: by, n, at, head, saying: words }: Omit<Said, "sig">): Bytes =>
  hashed("say", fromHex(match), number(by), number(n), number(at), fromHex(head), text(words.say), json(words));

export const answer = v.strictObject({
  seat,
  /** Which request. */
  i: whole,
  /** The entry after which it is asked: everything promised so far stands before it. */
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

/** One seat's word about another one. */
export const word = v.strictObject({ seat, sig: hex64 });
export type Word = v.InferOutput<typeof word>;

/**
 * `absence` counts how often that seat has been away, and `basis` is the newest entry that isn't about who hosts: once
 * anything else is recorded, the word counts no more, so nobody can keep it for a better moment.
 */
export const digestOfDrop = (match: Hex, by: Seat, about: Seat, absence: number, reason: Why, basis: Hex): Bytes =>
  hashed("drop", fromHex(match), number(by), number(about), number(absence), text(reason), fromHex(basis));

/** As it was signed before: for the moment after what was last revealed. Nobody signs it so any more. */
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

/** A voice for the next host, and how far the voter's own record goes. A seat has one in each epoch, for ever the same. */
export const voice = v.strictObject({ seat, p: whole, head: hex32, sig: hex64 });
export type Voice = v.InferOutput<typeof voice>;

/** For whom it is. */
export const ballot = v.strictObject({ candidate: seat, voice });
export type Ballot = v.InferOutput<typeof ballot>;

export const digestOfVoice = (
  match: Hex,
  epoch: number,
  candidate: Seat,
  { seat: by, p, head }: Omit<Voice, "sig">,
): Bytes => hashed("vote", fromHex(match), number(by), number(epoch), number(candidate), number(p), fromHex(head));

/** That this seat has stored all up to the newest entry that isn't about who hosts, for whoever reaches it only by others. */
export const stored = v.strictObject({ seat, basis: hex32, sig: hex64 });
export type Stored = v.InferOutput<typeof stored>;

export const digestOfStored = (match: Hex, { seat: by, basis }: Omit<Stored, "sig">): Bytes =>
  hashed("stored", fromHex(match), number(by), fromHex(basis));

export const signed = <Unsigned extends object>(
  signer: Signer,
  unsigned: Unsigned,
  digest: Bytes,
): Unsigned & { readonly sig: Hex } => ({ ...unsigned, sig: signer.sign(digest) });
