/** What somebody typed or pasted to get into a room, as an address asks for it. */
import { readInvitation, writeInvitation } from "../room/invitation.ts";
import { Refusal } from "../session/session.ts";

/** A line of a refusal says what is wrong with it. */
export type Asked = { readonly room: string } | { readonly refused: string };

export function askedRoom(typed: string): Asked {
  try {
    return { room: writeInvitation(readInvitation(typed)).replace("#room=", "") };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: `refusal.${error.key}` };
  }
}
