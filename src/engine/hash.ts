import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { encode } from "./codec.ts";

/** Lower-case hex of SHA-256. */
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Equal values have equal hashes, in whatever order their keys were written. */
export const hashValue = (value: unknown): string => hashText(encode(value));
