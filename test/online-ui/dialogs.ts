/** Dialogs over a room or the first page, with as much content as possible. */
import type { Finding } from "../../src/carrier/connection-check.ts";
import type { ConnectionForm } from "../../src/carrier/connection-form.ts";
import type { ConnectionActions } from "../../src/online-ui/connection-dialog.tsx";
import type { RecordReport } from "../../src/session/check-record.ts";

const FILLED: ConnectionForm = {
  server: "https://peers.example.org:9000/signal",
  stun: "stun:stun.cloudflare.com:3478 stun:stun.l.google.com:19302",
  relay: "turn:relay.example.org:3478?transport=tcp",
  username: "ann",
  credential: "secret",
  isRelayOnly: true,
};

const FINDINGS: readonly Finding[] = [
  { key: "webrtc", is: "works" },
  { key: "own-network", is: "not-set" },
  { key: "from-outside", is: "not-set" },
  { key: "relay", is: "fails" },
  { key: "signalling", is: "works", ms: 134 },
  { key: "connection", is: "fails" },
];

/** Refuses every form, and finds that not everything works. */
export const CONNECTION_ACTIONS: ConnectionActions = {
  form: () => FILLED,
  usual: () => ({ ...FILLED, server: "", relay: "", username: "", credential: "", isRelayOnly: false }),
  keep: () => ["server-plain", "stun", "relay", "username", "credential"],
  check(_, tell) {
    for (const finding of FINDINGS) tell(finding);
    return { findings: Promise.resolve() };
  },
};

const names = ["Mira", "Ada", "Barthélemy", "Ivo"];

export const REPORTS: Readonly<Record<string, RecordReport | undefined>> = {
  checking: undefined,
  unreadable: { is: "unreadable", why: { key: "record-foreign", facts: { expected: "letea-fair-record/1" } } },
  unfair: {
    is: "unfair",
    names,
    why: { key: "unfair-entry", facts: { entry: 417 }, cause: { key: "changed-choice", facts: { seat: 2 } } },
  },
  plain: { is: "plain", names, steps: 412, isOver: true },
  fair: {
    is: "fair",
    names,
    match: "ab".repeat(32),
    head: "cd".repeat(32),
    entries: 612,
    words: [9, 101, 203],
    bots: false,
    isDone: false,
    isOver: true,
    requests: 88,
    promised: 640,
    opened: 501,
    signatures: { checked: 12, all: 1260 },
    actsOfBots: 140,
    audited: [0, 1],
    unaudited: [2],
    twin: { entry: 480, without: [2], cheats: 2 },
    turns: [
      { entry: 201, seat: 2, to: "silent", by: [0, 1, 3] },
      { entry: 230, seat: 2, to: "back", by: [] },
      { entry: 231, seat: 1, to: "host", by: [1, 3] },
      { entry: 480, seat: 2, to: "owed", by: [0, 1] },
    ],
    devices: [[0, 1], [2], [3]],
  },
  lone: {
    is: "fair",
    names,
    match: "ab".repeat(32),
    head: "cd".repeat(32),
    entries: 612,
    words: [],
    bots: true,
    isDone: true,
    isOver: true,
    requests: 88,
    promised: 640,
    opened: 501,
    signatures: { checked: 1260, all: 1260 },
    actsOfBots: 0,
    audited: [0, 1, 2],
    unaudited: [],
    twin: undefined,
    turns: [],
    devices: [[0, 1, 2]],
  },
};
