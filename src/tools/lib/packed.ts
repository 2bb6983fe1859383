/** Compresses a text to be put into a link. */
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { MOST_LENGTH } from "../../fair/reading.ts";

const PACKED = /^[\w-]+\s*$/u;

export const packed = (text: string): string => deflateRawSync(text, { level: 9 }).toString("base64url");

/** Returns any other text unchanged. */
export function unpacked(text: string): string {
  if (!PACKED.test(text)) return text;
  try {
    return inflateRawSync(Buffer.from(text.trim(), "base64url"), { maxOutputLength: MOST_LENGTH }).toString("utf8");
  } catch {
    return text;
  }
}
