/** Signatures. They are a port, so that simulated matches can do without the cost of elliptic curves. */
import { ed25519 } from "@noble/curves/ed25519.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { type Bytes, fromHex, type Hex, toHex } from "./bytes.ts";

export interface Signer {
  readonly key: Hex;
  sign(digest: Bytes): Hex;
}

export interface Signatures {
  /** For a secret of 32 bytes that never leaves its device. */
  signer(secret: Hex): Signer;
  /** Never throws, whatever it's given. */
  isBy(key: Hex, digest: Bytes, signature: Hex): boolean;
  /** Whether a key is one that only its owner can sign for. */
  isKey(key: Hex): boolean;
}

// By RFC 8032. The library's default accepts more, among it keys for which anybody can sign.
const STRICT = { zip215: false };

export const ed25519Signatures: Signatures = {
  signer(secret) {
    const bytes = fromHex(secret);
    const key = toHex(ed25519.getPublicKey(bytes));
    return { key, sign: (digest) => toHex(ed25519.sign(digest, bytes)) };
  },
  isBy(key, digest, signature) {
    try {
      return ed25519.verify(fromHex(signature), digest, fromHex(key), STRICT);
    } catch {
      return false;
    }
  },
  isKey(key) {
    try {
      return !ed25519.Point.fromHex(key, false).isSmallOrder();
    } catch {
      return false;
    }
  },
};

/** Enough for all signatures of a long match. */
const MOST_KNOWN = 4_096;

/** Remembers valid signatures: records are replayed wherever they diverge, as often as somebody sends one. */
export function cachingSignatures(signatures: Signatures): Signatures {
  const known = new Set<string>();
  return {
    ...signatures,
    isBy(key, digest, signature) {
      const name = `${key} ${toHex(digest)} ${signature}`;
      if (known.has(name)) return true;
      if (!signatures.isBy(key, digest, signature)) return false;
      known.add(name);
      if (known.size > MOST_KNOWN) for (const oldest of known.values()) return known.delete(oldest);
      return true;
    },
  };
}

const PRINT = 16;

/** Enough of a key to know it by, and short enough for a link. */
export const keyPrint = (key: Hex): Hex => toHex(sha256(fromHex(key)).slice(0, PRINT));

/** Accepts every signature: for what has been checked before, or will be. */
export const trustingSignatures = (signatures: Signatures): Signatures => ({ ...signatures, isBy: () => true });
