/** What somebody writes into the fields becomes settings, or is named. */
import { describe, expect, test } from "vitest";
import { type ConnectionForm, formOf, readForm } from "../../src/carrier/connection-form.ts";
import { type ConnectionSettings, DEFAULT_SETTINGS } from "../../src/carrier/connection-settings.ts";

const USUAL = formOf(DEFAULT_SETTINGS);
const relay = { relay: "relay.example.org:3478", username: "ann", credential: "secret" };
const read = (form: Partial<ConnectionForm>, defaults = DEFAULT_SETTINGS, isPageSecure = true) =>
  readForm({ ...USUAL, ...form }, defaults, isPageSecure);

test("what nobody has touched stays as whoever hosts the page has it", () => {
  expect(read({})).toEqual({ settings: {} });
  const hosted: ConnectionSettings = {
    signalling: { host: "peers.example.org", port: 9000, path: "/signal", isSecure: true },
    stun: ["stun:stun.example.org"],
    turn: ["ann", "bob"].map((username) => ({ url: `turn:${username}.example.org`, username, credential: username })),
    isRelayOnly: true,
  };
  expect(readForm(formOf(hosted), hosted, true)).toEqual({ settings: {} });
});

test("what is written stands, with or without the kind of server", () => {
  const filled = read({
    server: "peers.example.org:9000/signal",
    stun: " stun.example.org,\n stuns:other.example.org:5349 ",
    ...relay,
    relay: "relay.example.org:3478 turns:relay.example.org?transport=tcp",
    isRelayOnly: true,
  });
  const { username, credential } = relay;
  expect(filled).toEqual({
    settings: {
      signalling: { host: "peers.example.org", port: 9000, path: "/signal", isSecure: true },
      stun: ["stun:stun.example.org", "stuns:other.example.org:5349"],
      turn: [
        { url: "turn:relay.example.org:3478", username, credential },
        { url: "turns:relay.example.org?transport=tcp", username, credential },
      ],
      isRelayOnly: true,
    },
  });
});

test("an empty field means none", () => {
  const hosted = { ...DEFAULT_SETTINGS, signalling: { host: "a.example.org", port: 443, path: "/", isSecure: true } };
  expect(read({ server: " ", stun: "" }, hosted)).toEqual({ settings: { signalling: null, stun: [] } });
});

describe("what can't be used is named, field by field", () => {
  test.each<[string, Partial<ConnectionForm>, readonly string[]]>([
    ["a server that is none", { server: "not a server" }, ["server"]],
    ["one without encryption", { server: "http://peers.example.org" }, ["server-plain"]],
    ["another kind of server", { stun: "https://stun.example.org" }, ["stun"]],
    ["too many of them", { stun: "a b c d e" }, ["stun"]],
    ["a relay that is none", { ...relay, relay: "https://relay.example.org" }, ["relay"]],
    ["a relay for nobody", { ...relay, username: "" }, ["username"]],
    ["a relay without anything", { relay: relay.relay }, ["username", "credential"]],
    ["a relay to be used alone, and none there", { isRelayOnly: true }, ["relay-missing"]],
    ["several at once", { server: "?", stun: "?", ...relay, credential: "" }, ["server", "stun", "credential"]],
  ])("%s", (_, form, faults) => {
    expect(read(form)).toEqual({ faults });
  });

  test("but on this device, or for a page that isn't encrypted either, a plain server will do", () => {
    expect(read({ server: "http://localhost:9000/" })).toMatchObject({ settings: {} });
    expect(read({ server: "http://peers.example.org" }, DEFAULT_SETTINGS, false)).toMatchObject({ settings: {} });
  });
});

test("a long path that isn't one is refused at once", () => {
  expect(read({ server: `https://peers.example.org/${"a".repeat(60)}!` })).toEqual({ faults: ["server"] });
});
