/** Where the devices of a room are found. The only place that knows what their addresses look like. */
import type { Hex } from "../fair/bytes.ts";
import { keyPrint } from "../fair/signing.ts";

/** Whoever hosts, whichever device that is: what newcomers dial. */
export const DOOR = "door";

const KEY = 64;

/** Of a key, of the print of one, or of the door. */
export function addressOf(code: string, to: Hex | typeof DOOR): string {
  if (to === DOOR) return `letea1-${code}`;
  return `letea1-${code}-${to.length === KEY ? keyPrint(to) : to}`;
}
