/**
 * What a seat promises: the values of a heap it has shuffled, slot by slot, and acts in secret. The promise is the
 * handle by which the match knows the value; without the salt it tells nothing, and it can be kept in one way only.
 */
import type { Handle, Pool, Seat } from "../engine/game.ts";
import { fromHex, type Hex, json, number, text, toHex } from "./bytes.ts";
import { hashed } from "./hashing.ts";
import type { Owner } from "./links.ts";

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

export interface SealedAct {
  /** It answers this seat's so-manieth question in secret. */
  readonly r: number;
  /** What was revealed before. */
  readonly after: Hex;
  readonly handle: Handle;
}

export const slotHandle = (
  { match, key }: Owner,
  { pool, gen, j }: Pick<Slot, "pool" | "gen" | "j">,
  salt: Hex,
  value: unknown,
): Handle =>
  toHex(hashed("slot", fromHex(match), fromHex(key), text(pool), number(gen), number(j), fromHex(salt), json(value)));

export const actHandle = ({ match, key }: Owner, r: number, salt: Hex, act: unknown): Handle =>
  toHex(hashed("act", fromHex(match), fromHex(key), number(r), fromHex(salt), json(act)));
