/**
 * What may come from the signalling server, which passes on whatever anybody sends. PeerJS trusts all of it: it throws at
 * some, makes any kind of connection that is declared, and closes open ones when told to. So it gets only what passes
 * these checks.
 */
import * as v from "valibot";

/** Connections with another label use another protocol. */
export const LABEL = "letea-lanes-1";

const MOST_SDP = 64 * 1024;
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const description = <Type extends "offer" | "answer">(type: Type) =>
  v.object({ type: v.literal(type), sdp: v.pipe(v.string(), v.maxLength(MOST_SDP)) });

const SIGNAL = v.variant("type", [
  v.object({ type: v.literal("OPEN") }),
  v.object({ type: v.literal("ID-TAKEN") }),
  v.object({ type: v.literal("INVALID-KEY") }),
  v.object({ type: v.literal("ERROR"), payload: v.object({ msg: v.string() }) }),
  v.object({ type: v.literal("EXPIRE"), src: name }),
  v.object({ type: v.literal("LEAVE"), src: name }),
  v.object({
    type: v.literal("OFFER"),
    src: name,
    payload: v.object({
      type: v.literal("data"),
      connectionId: name,
      label: v.literal(LABEL),
      reliable: v.literal(true),
      serialization: v.literal("raw"),
      sdp: description("offer"),
    }),
  }),
  v.object({
    type: v.literal("ANSWER"),
    src: name,
    payload: v.object({ connectionId: name, sdp: description("answer") }),
  }),
  v.object({
    type: v.literal("CANDIDATE"),
    src: name,
    payload: v.object({
      connectionId: name,
      candidate: v.object({
        candidate: v.pipe(v.string(), v.maxLength(1024)),
        sdpMid: v.nullish(v.pipe(v.string(), v.maxLength(64)), null),
        sdpMLineIndex: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(64)), null),
        usernameFragment: v.nullish(v.pipe(v.string(), v.maxLength(256)), null),
      }),
    }),
  }),
]);

export type Signal = v.InferOutput<typeof SIGNAL>;

/** Nothing if it's none. */
export function signalIn(message: unknown): Signal | undefined {
  const result = v.safeParse(SIGNAL, message);
  return result.success ? result.output : undefined;
}
