/** What may come from a signalling server, and whoever sends through it. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fingerprintIn } from "../../src/carrier/fingerprints.ts";
import { LABEL, signalIn } from "../../src/carrier/signals.ts";

const offer = {
  type: "OFFER",
  src: "ann",
  dst: "bob",
  payload: {
    type: "data",
    connectionId: "dc_1",
    label: LABEL,
    reliable: true,
    serialization: "raw",
    metadata: { anything: "at all" },
    sdp: { type: "offer", sdp: "v=0" },
  },
};
const changed = (change: object) => ({ ...offer, payload: { ...offer.payload, ...change } });

test("an offer of lanes is let through, and nothing of it that isn't needed", () => {
  const { metadata: _, ...payload } = offer.payload;
  expect(signalIn(offer)).toEqual({ type: "OFFER", src: "ann", payload });
});

describe("PeerJS isn't shown", () => {
  test.each([
    ["an offer of another kind of connection", changed({ type: "media" })],
    ["an offer to speak in a way it doesn't know", changed({ serialization: "constructor" })],
    ["an offer to speak in a way that has no limits", changed({ serialization: "binary" })],
    ["an offer of lanes that lose what is said", changed({ reliable: false })],
    ["an offer of something else", changed({ label: "chat" })],
    ["an offer without a description", changed({ sdp: undefined })],
    ["an answer for an offer", changed({ sdp: { type: "answer", sdp: "v=0" } })],
    ["an offer that is far too long", changed({ sdp: { type: "offer", sdp: "x".repeat(70_000) } })],
    ["an offer without a payload", { ...offer, payload: undefined }],
    ["an offer from nobody", { ...offer, src: "" }],
    ["a complaint without words", { type: "ERROR" }],
    ["an unknown message", { type: "HELLO", src: "ann" }],
    ["nothing", null],
    ["a text", "OPEN"],
  ])("%s", (_, message) => {
    expect(signalIn(message)).toBeUndefined();
  });

  test("anything else, and nothing makes it throw", () => {
    fc.assert(fc.property(fc.anything(), (message) => signalIn(message) === undefined));
  });
});

test("a candidate may leave out what browsers leave out", () => {
  const candidate = { candidate: "candidate:1 1 udp 1 10.0.0.1 9 typ host" };
  const message = { type: "CANDIDATE", src: "ann", payload: { connectionId: "dc_1", candidate } };
  expect(signalIn(message)).toMatchObject({ payload: { candidate: { ...candidate, sdpMid: null } } });
});

describe("the certificate that a description allows", () => {
  const print = Array.from({ length: 32 }, (_, i) => (i + 160).toString(16).toUpperCase().padStart(2, "0"));
  const line = (bytes: readonly string[], hash = "sha-256") => `a=fingerprint:${hash} ${bytes.join(":")}\r\n`;
  const other = ["00", ...print.slice(1)];

  test("is read as hexadecimal digits, wherever it stands and however often", () => {
    const expected = print.join("").toLowerCase();
    expect(fingerprintIn(`v=0\r\n${line(print)}m=application\r\n`)).toBe(expected);
    expect(fingerprintIn(`v=0\r\nm=application\r\n${line(print)}${line(print)}`)).toBe(expected);
  });

  test.each([
    ["none", "v=0\r\n"],
    ["two", line(print) + line(other)],
    ["another by a hash that isn't read", line(print) + line(print.slice(0, 20), "sha-1")],
    ["one that is too short", line(print.slice(1))],
    ["no digits", line(["ZZ", ...print.slice(1)])],
  ])("can't be told if it names %s", (_, sdp) => {
    expect(fingerprintIn(sdp)).toBeUndefined();
  });
});
