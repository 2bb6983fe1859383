/**
 * A seat's hash chain. Its anchor is told before anything happens, each link can be checked against the one before, and
 * nobody else can compute the next: so a seat contributes to every draw without being able to choose it.
 */
import { type Bytes, fromHex, type Hex, number, text, toHex } from "./bytes.ts";
import { derived, hashed } from "./hashing.ts";

/** The most requests a match can have. */
export const CHAIN_LENGTH = 1024;

/** Whose chain it is. Other matches and other seats make other chains of the same seed. */
export interface Owner {
  readonly match: Hex;
  readonly key: Hex;
}

export interface KnownLink {
  readonly i: number;
  readonly link: Hex;
}

/** All links of a seat, from the anchor (0) on. */
export function chainOf(seed: Bytes, { match, key }: Owner): readonly Hex[] {
  const [m, k] = [fromHex(match), fromHex(key)];
  const chain: Hex[] = [];
  let link = derived(seed, text("link"));
  for (let i = CHAIN_LENGTH; i >= 0; i--) {
    chain[i] = toHex(link);
    if (i > 0) link = before(m, k, i, link);
  }
  return chain;
}

/** Whether `next` lies on the chain of `last`, as far behind it as its number says. */
export function isFurther({ match, key }: Owner, last: KnownLink, next: KnownLink): boolean {
  if (next.i <= last.i || next.i > CHAIN_LENGTH) return false;
  const [m, k] = [fromHex(match), fromHex(key)];
  let link = fromHex(next.link);
  for (let i = next.i; i > last.i; i--) link = before(m, k, i, link);
  return toHex(link) === last.link;
}

const before = (match: Bytes, key: Bytes, i: number, link: Bytes): Bytes => hashed("link", match, key, number(i), link);
