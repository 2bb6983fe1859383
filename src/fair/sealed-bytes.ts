/** What only two who share a key can read, and nobody else can change or make up. */
import { type Bytes, fromHex, type Hex, number, text, toHex } from "./bytes.ts";
import { derived } from "./hashing.ts";

const BLOCK = 32;
const MAC = 2 * BLOCK;

/** A word that proves to know the key, one for each purpose. */
export const passwordFor = (key: Hex, what: string): Hex => toHex(derived(text(key), text("password"), text(what)));

/** A key seals one thing only. */
export function sealedBytes(key: Hex, bytes: Bytes): Hex {
  const hidden = mixed(key, bytes);
  return toHex(mac(key, hidden)) + toHex(hidden);
}

/** Undefined if it was sealed with another key, or changed. */
export function openedBytes(key: Hex, sealed: string): Bytes | undefined {
  if (sealed.length < MAC || !/^(?:[0-9a-f]{2})*$/u.test(sealed)) return undefined;
  const hidden = fromHex(sealed.slice(MAC));
  if (toHex(mac(key, hidden)) !== sealed.slice(0, MAC)) return undefined;
  return mixed(key, hidden);
}

const mac = (key: Hex, hidden: Bytes): Bytes => derived(text(key), text("mac"), hidden);

/** Mixes with what follows from the key; doing it twice undoes it. */
function mixed(key: Hex, bytes: Bytes): Bytes {
  const out = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const block = derived(text(key), text("block"), number(at / BLOCK));
    for (let i = at; i < Math.min(at + BLOCK, bytes.length); i++) out[i] = (bytes[i] ?? 0) ^ (block[i - at] ?? 0);
  }
  return out;
}
