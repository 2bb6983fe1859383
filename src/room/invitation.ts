/** A link into a room: its code, and which device has to be found there. */
import { Refusal } from "../engine/refusal.ts";
import type { Hex } from "../fair/bytes.ts";
import { readCode } from "./code.ts";

export interface Invitation {
  readonly code: string;
  /** Of the host's key. A code that was told aloud comes without. */
  readonly print: Hex | undefined;
}

const MARK = "#room=";
const PRINT = /^[0-9a-f]{32}$/u;

/** What comes behind the address of the page. */
export const writeInvitation = ({ code, print }: Invitation): string =>
  print === undefined ? `${MARK}${code}` : `${MARK}${code}.${print}`;

export const isInvitation = (text: string): boolean => text.includes(MARK);

/** A whole link, the end of one, or only a code. */
export function readInvitation(text: string): Invitation {
  if (!isInvitation(text)) return { code: readCode(text), print: undefined };
  const told = text.slice(text.lastIndexOf(MARK) + MARK.length).trim();
  const dot = told.indexOf(".");
  if (dot === -1) return { code: readCode(told), print: undefined };
  const print = told.slice(dot + 1).toLowerCase();
  // Half a print isn't the same as none: whoever sent the link meant it to be checked.
  if (!PRINT.test(print)) throw new Refusal("invitation-unreadable");
  return { code: readCode(told.slice(0, dot)), print };
}
