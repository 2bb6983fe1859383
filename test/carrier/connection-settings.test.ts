import { describe, expect, test } from "vitest";
import {
  addressOf,
  checkSettings,
  DEFAULT_SETTINGS,
  hostedSettings,
  serverAt,
  serverOf,
  settingsOr,
} from "../../src/carrier/connection-settings.ts";
import { signallingOf } from "../../src/carrier/endpoint.ts";
import { candidateKinds, iceOf } from "../../src/carrier/ice.ts";

const turn = { url: "turn:relay.example.org:3478?transport=tcp", username: "ann", credential: "secret" };

test("what is set at first can be used, and asks for no account", () => {
  expect(checkSettings({})).toEqual({ settings: DEFAULT_SETTINGS });
  expect(DEFAULT_SETTINGS.turn).toEqual([]);
});

test("what somebody chooses stands, and the rest is as it was", () => {
  const signalling = { host: "peers.example.org", port: 443, path: "/signal", isSecure: true };
  expect(checkSettings({ signalling, turn: [turn] })).toEqual({
    settings: { ...DEFAULT_SETTINGS, signalling, turn: [turn] },
  });
});

describe("what can't be used is named", () => {
  const server = { host: "peers.example.org", port: 443, path: "/", isSecure: true };
  test.each([
    ["signalling", { signalling: { ...server, host: "peers.example.org/evil?" } }],
    ["signalling", { signalling: { ...server, port: 0 } }],
    ["signalling", { signalling: { ...server, path: "signal" } }],
    ["signalling", { signalling: { ...server, path: "/a?b#c" } }],
    ["stun", { stun: ["https://stun.example.org"] }],
    ["stun", { stun: ["stun:one two"] }],
    ["stun", { stun: Array.from({ length: 5 }, () => "stun:stun.example.org") }],
    ["turn", { turn: [{ ...turn, url: "stun:relay.example.org" }] }],
    ["turn", { turn: [{ ...turn, credential: "" }] }],
    ["turn", { isRelayOnly: true }],
    ["isRelayOnly", { isRelayOnly: "yes" }],
  ])("%s", (name, value) => {
    expect(checkSettings(value)).toEqual({ wrong: [name] });
  });

  test.each([[null], ["{}"], [undefined], [7]])("everything, if it's %j", (value) => {
    expect(checkSettings(value)).toEqual({ wrong: ["signalling", "stun", "turn", "isRelayOnly"] });
    expect(settingsOr(value)).toEqual(DEFAULT_SETTINGS);
  });
});

describe("a signalling server is read as it's written", () => {
  test.each([
    ["https://peers.example.org", { host: "peers.example.org", port: 443, path: "/", isSecure: true }],
    ["  peers.example.org:9000/signal ", { host: "peers.example.org", port: 9000, path: "/signal", isSecure: true }],
    ["http://192.168.1.7:8080/signal", { host: "192.168.1.7", port: 8080, path: "/signal", isSecure: false }],
    ["ws://localhost/a/b/", { host: "localhost", port: 80, path: "/a/b/", isSecure: false }],
    ["http://[::1]:8080/", { host: "[::1]", port: 8080, path: "/", isSecure: false }],
  ])("%s", (text, server) => {
    expect(serverAt(text)).toEqual(server);
    expect(serverAt(addressOf(server))).toEqual(server);
  });

  test.each([[""], ["https://"], ["ftp://example.org"], ["https://a b"], ["https://ann@example.org"], ["x.org/?q"]])(
    "%j leads nowhere",
    (text) => {
      expect(serverAt(text)).toBeUndefined();
    },
  );
});

test("the page's own server is where the page comes from, in the same way", () => {
  const at = (protocol: string, hostname: string, port: string) =>
    serverOf(DEFAULT_SETTINGS, { protocol, hostname, port });
  expect(at("http:", "192.168.1.7", "8080")).toEqual({
    host: "192.168.1.7",
    port: 8080,
    path: "/signal",
    isSecure: false,
  });
  expect(at("https:", "letea.example.org", "")).toMatchObject({ port: 443, isSecure: true });
  expect(at("http:", "letea.example.org", "")).toMatchObject({ port: 80, isSecure: false });
});

describe("whoever hosts the page says in it what holds for all", () => {
  test("where pages meet, for one", () => {
    const signalling = { host: "peers.example.org", port: 443, path: "/", isSecure: true };
    expect(hostedSettings(JSON.stringify({ signalling }))).toEqual({ ...DEFAULT_SETTINGS, signalling });
  });

  test.each([[undefined], [""], ["{"], ["7"], ['{"stun":"none"}']])("and nothing by %j", (content) => {
    expect(hostedSettings(content)).toEqual(DEFAULT_SETTINGS);
  });
});

test("relay only leaves a browser no other way", () => {
  const settings = { ...DEFAULT_SETTINGS, turn: [turn], isRelayOnly: true };
  expect(iceOf(settings)).toEqual({
    iceServers: [{ urls: turn.url, username: "ann", credential: "secret" }],
    iceTransportPolicy: "relay",
  });
  expect(iceOf({ ...settings, isRelayOnly: false }).iceServers).toHaveLength(3);
  expect(iceOf({ ...DEFAULT_SETTINGS, stun: [] })).toEqual({ iceServers: [], iceTransportPolicy: "all" });
});

test("the ways to a page are read out of its description", () => {
  const sdp = [
    "v=0",
    "a=candidate:1 1 udp 2122260223 4fc0.local 51611 typ host generation 0",
    "a=candidate:2 1 udp 1686052607 203.0.113.4 51611 typ srflx raddr 0.0.0.0 rport 0",
  ].join("\r\n");
  expect([...candidateKinds(sdp)]).toEqual(["host", "srflx"]);
  expect([...candidateKinds("v=0\r\n")]).toEqual([]);
});

test.each([
  ["connecting", []],
  ["connecting", ["connecting"]],
  ["online", ["offline", "online"]],
  ["offline", ["taken", "offline"]],
  ["connecting", ["taken", "connecting"]],
  ["online", ["taken", "online"]],
] as const)("signalling is %s where the addresses are %j", (expected, states) => {
  expect(signallingOf(states.map((state) => ({ state })))).toBe(expected);
});
