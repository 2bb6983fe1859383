/** What each part of a connection is called, and what to do about it where it doesn't work. */
import type { FindingKey } from "../carrier/connection-check.ts";
import type { RoomKey } from "./texts.ts";

interface CheckWords {
  readonly name: RoomKey;
  readonly fails: RoomKey;
  readonly notSet?: RoomKey;
}

export const CHECK_WORDS: Readonly<Record<FindingKey, CheckWords>> = {
  webrtc: { name: "check.webrtc", fails: "check.webrtc.fails" },
  signalling: { name: "check.signalling", fails: "check.signalling.fails" },
  "own-network": { name: "check.own-network", fails: "check.own-network.fails", notSet: "check.relay-only" },
  "from-outside": { name: "check.from-outside", fails: "check.from-outside.fails", notSet: "check.from-outside.none" },
  relay: { name: "check.relay", fails: "check.relay.fails", notSet: "check.relay.none" },
  connection: { name: "check.connection", fails: "check.connection.fails" },
  "round-trip": { name: "check.round-trip", fails: "check.round-trip.fails" },
};
