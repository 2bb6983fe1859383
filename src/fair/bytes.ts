/** How values become the bytes that are signed and hashed. */
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { encode } from "../engine/codec.ts";

export type Bytes = Uint8Array;
/** 32 bytes (a signature: 64) as lower-case hex: how they stand in records and messages. */
export type Hex = string;

const MAX = 2 ** 32;
/** Bytes of the length before each field. */
const LENGTH = 4;

/** Four bytes, the highest first. */
export function number(n: number): Bytes {
  if (!(Number.isInteger(n) && n >= 0 && n < MAX)) throw new RangeError(`not 32 bits: ${n}`);
  return Uint8Array.of(n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255);
}

export const text = (words: string): Bytes => utf8ToBytes(words);
export const json = (value: unknown): Bytes => utf8ToBytes(encode(value));
export const fromHex = (hex: Hex): Bytes => hexToBytes(hex);
export const toHex = (bytes: Bytes): Hex => bytesToHex(bytes);

/** Each field after its length, so that no two lists of fields look alike. */
export function joined(fields: readonly Bytes[]): Bytes {
  const bytes = new Uint8Array(fields.reduce((sum, { length }) => sum + LENGTH + length, 0));
  let at = 0;
  // Most of what hashing costs would be spent here: nothing is made that isn't needed.
  for (const field of fields) {
    const { length } = field;
    bytes[at] = length >>> 24;
    bytes[at + 1] = length >>> 16;
    bytes[at + 2] = length >>> 8;
    bytes[at + 3] = length;
    bytes.set(field, at + LENGTH);
    at += LENGTH + length;
  }
  return bytes;
}
