/**
 * Commitments of a seat: to the values of a heap it has shuffled, slot by slot, and to acts in secret. The commitment, a
 * salted hash, is the handle by which the match knows the value. It hides the value, and only that value opens it.
 */
import type { Handle, Pool, Seat } from "../engine/game.ts";
import { fromHex, type Hex, json, number, text, toHex } from "./bytes.ts";
import type { Owner } from "./hash-chain.ts";
import { hashed } from "./hashing.ts";

export interface Slot {
  readonly seat: Seat;
  readonly pool: Pool;
  /** How often the heap had been shuffled before. */
  readonly gen: number;
  /** Its place in the heap. */
  readonly j: number;
  readonly heap: Heap;
}

/** What was shuffled together, as everybody knows it. */
export interface Heap {
  readonly add: readonly unknown[];
  readonly back: readonly Handle[];
}

export interface ActCommitment {
  /** The number of this seat's question in secret. */
  readonly r: number;
  /** What was revealed before. */
  readonly after: Hex;
  readonly handle: Handle;
}

export const slotCommitment = (
  { match, key }: Owner,
  { pool, gen, j }: Pick<Slot, "pool" | "gen" | "j">,
  salt: Hex,
  value: unknown,
): Handle =>
  toHex(hashed("slot", fromHex(match), fromHex(key), text(pool), number(gen), number(j), fromHex(salt), json(value)));

export const actCommitment = ({ match, key }: Owner, r: number, salt: Hex, act: unknown): Handle =>
  toHex(hashed("act", fromHex(match), fromHex(key), number(r), fromHex(salt), json(act)));
