/**
 * Which signatures vouch for a record. A seat that signs something with an entry in view vouches for all entries up to it.
 * So only those signatures are needed that no later one of the same seat covers.
 */
import { encode } from "../engine/codec.ts";
import type { Seat } from "../engine/game.ts";
import type { Hex } from "./bytes.ts";
import type { Body, Entry } from "./entries.ts";

/** A signature under an entry. */
export interface Under {
  readonly by: Seat;
  readonly sig: Hex;
  /** The newest entry that was in view, or none. */
  readonly seen: number;
}

/** In the order in which they stand there. `basis` is the newest entry before this one that isn't about who hosts. */
export function signaturesUnder(body: Body, basis: number): readonly Under[] {
  switch (body.kind) {
    case "said":
      return [{ by: body.said.seat, sig: body.said.sig, seen: body.said.at }];
    case "revealed":
      return body.answers.map(({ seat, sig }) => ({ by: seat, sig, seen: basis }));
    case "dropped":
      return body.words.map(({ seat, sig }) => ({ by: seat, sig, seen: 0 }));
    case "back": {
      const { said, words } = body;
      const welcomes = words.map(({ seat, sig }) => ({ by: seat, sig, seen: 0 }));
      return [{ by: said.seat, sig: said.sig, seen: said.at }, ...welcomes];
    }
    case "hosted":
      return body.voices.map(({ seat, sig, p }) => ({ by: seat, sig, seen: p }));
    case "bot":
    case "fault":
      return [];
  }
}

/** The same entry with other signatures under it. */
export function resigned({ epoch, body }: Entry, signatureAt: (k: number) => Hex): Entry {
  const all = <One extends { readonly sig: Hex }>(signed: readonly One[], from = 0): One[] =>
    signed.map((one, k) => ({ ...one, sig: signatureAt(from + k) }));
  switch (body.kind) {
    case "said":
      return { epoch, body: { ...body, said: { ...body.said, sig: signatureAt(0) } } };
    case "revealed":
      return { epoch, body: { ...body, answers: all(body.answers) } };
    case "dropped":
      return { epoch, body: { ...body, words: all(body.words) } };
    case "back":
      return { epoch, body: { ...body, said: { ...body.said, sig: signatureAt(0) }, words: all(body.words, 1) } };
    case "hosted":
      return { epoch, body: { ...body, voices: all(body.voices) } };
    case "bot":
    case "fault":
      return { epoch, body };
  }
}

/** One signature: the k-th under entry p. */
export interface SignaturePlace {
  readonly p: number;
  readonly k: number;
}

/** The signatures that have to be right so that every seat vouches for all it has said; from the first entry on. */
export function vouchingPlaces(entries: readonly Entry[]): readonly SignaturePlace[] {
  const under: { readonly p: number; readonly under: readonly Under[] }[] = [];
  let basis = 0;
  for (const [before, { body }] of entries.entries()) {
    under.push({ p: before + 1, under: signaturesUnder(body, basis) });
    if (body.kind !== "hosted") basis = before + 1;
  }
  const vouchedFor = new Map<Seat, number>();
  const places: SignaturePlace[] = [];
  for (const { p, under: signatures } of under.toReversed()) {
    for (const [k, { by, seen }] of signatures.entries()) {
      const covered = vouchedFor.get(by) ?? 0;
      if (p <= covered) continue;
      places.push({ p, k });
      vouchedFor.set(by, Math.max(covered, seen));
    }
  }
  return places.toReversed();
}

export function vouchingSignatures(entries: readonly Entry[]): ReadonlySet<Hex> {
  const needed = new Set<Hex>();
  for (const { p, k } of vouchingPlaces(entries)) {
    const body = entries[p - 1]?.body;
    const sig = body === undefined ? undefined : signaturesUnder(body, 0)[k]?.sig;
    if (sig !== undefined) needed.add(sig);
  }
  for (const { body } of entries) for (const sig of signaturesProving(body)) needed.add(sig);
  return needed;
}

export const countSignatures = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { body }) => sum + signaturesUnder(body, 0).length + signaturesProving(body).length, 0);

const SIGNATURE = /"([0-9a-f]{128})"/gu;

/** The signatures inside a proof: nothing else covers them. */
const signaturesProving = (body: Body): readonly Hex[] =>
  body.kind === "fault" ? [...encode(body.proof).matchAll(SIGNATURE)].map(([, sig = ""]) => sig) : [];
