/** What goes over a room's links after the handshake, and how it is read. */
import * as v from "valibot";
import { hex32, seat, whole } from "../fair/shapes.ts";
import { decodeAs } from "../net/codec.ts";
import { BESIDE, key, UNSAID } from "../net/messages.ts";
import { calledName, guestsWish, lobby } from "./shapes.ts";

const fact = v.union([v.pipe(v.string(), v.maxLength(120)), v.pipe(v.number(), v.safeInteger())]);
const facts = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), fact),
  v.check((some) => Object.keys(some).length <= 8, "too much"),
);

const message = v.variant("t", [
  /** Also a sign of life: who speaks, how far its lobby goes, and which match it has the roster of. */
  v.strictObject({ t: v.literal("here"), name: calledName, epoch: whole, n: whole, match: v.nullable(hex32) }),
  /** To the host: */
  v.strictObject({ t: v.literal("wish"), wish: guestsWish }),
  /** A seat is ready for just these terms, and will sign with this key. */
  v.strictObject({ t: v.literal("ready"), seat, terms: hex32, key: hex32, nonce: hex32 }),
  /** The match that has been started isn't what this device is ready for. */
  v.strictObject({ t: v.literal("other-terms"), match: hex32 }),
  /** From the host: */
  v.strictObject({ t: v.literal("lobby"), lobby, rules: hex32, content: hex32 }),
  /** What the match in the lobby starts from, and the lobby's epoch when it was started. */
  v.strictObject({ t: v.literal("match"), roster: v.unknown(), base: whole }),
  v.strictObject({ t: v.literal("refused"), key, facts }),
  /** To somebody new: whoever hosts has been told, and lets them in, or doesn't. */
  v.strictObject({ t: v.literal("wait") }),
  /** The link is closed after that, and there is no way back with this key. */
  v.strictObject({ t: v.literal("parted"), key }),
  UNSAID,
  ...BESIDE,
]);
export type RoomMessage = v.InferOutput<typeof message>;

export const decodeRoom = (text: string): RoomMessage => decodeAs(message, text);
