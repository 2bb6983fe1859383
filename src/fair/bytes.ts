/** The few shapes of bytes that everything signed, hashed and promised is made of. */
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { encode } from "../engine/codec.ts";

export type Bytes = Uint8Array;
/** 32 bytes (a signature: 64) as lower-case hex: how they stand in records and messages. */
export type Hex = string;

const MAX = 2 ** 32;

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
export const joined = (fields: readonly Bytes[]): Bytes =>
  concatBytes(...fields.flatMap((field) => [number(field.length), field]));
