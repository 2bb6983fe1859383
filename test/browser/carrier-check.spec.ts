/** The connection check finds what works and what doesn't, by trying it. */
import { LONG } from "../scale.ts";
import { expect, test } from "./carrier-pages.ts";

const NOTHING_SET = { "from-outside": "not-set", relay: "not-set" };
const ALL_WELL = {
  webrtc: "works",
  "own-network": "works",
  ...NOTHING_SET,
  signalling: "works",
  connection: "works",
  "round-trip": "works",
};

test("on one network everything works without any other server, and nothing is left behind", async ({
  host,
  newDevice,
}) => {
  const ann = await newDevice();
  await ann.page.goto(host.url);
  expect(await ann.check()).toEqual(ALL_WELL);
  expect(await ann.page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect.poll(() => ann.connections()).toBe(0);
});

test("without a signalling server it's just that which fails", async ({ host, newDevice }) => {
  const ann = await newDevice();
  await ann.page.goto(host.url);
  const signalling = { host: "127.0.0.1", port: 9, path: "/signal", isSecure: false };
  const { connection: _, "round-trip": __, ...rest } = ALL_WELL;
  expect(await ann.check({ signalling })).toEqual({ ...rest, signalling: "fails" });
});

test("a relay that isn't there is found out", LONG, async ({ host, newDevice }) => {
  const ann = await newDevice();
  await ann.page.goto(host.url);
  const turn = [{ url: "turn:127.0.0.1:9?transport=tcp", username: "ann", credential: "secret" }];
  expect(await ann.check({ turn })).toEqual({ ...ALL_WELL, relay: "fails" });
});

test("without WebRTC nothing else is tried", async ({ host, newDevice }) => {
  const ann = await newDevice();
  await ann.page.addInitScript(() => {
    for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection"]) Reflect.deleteProperty(window, name);
  });
  await ann.page.goto(host.url);
  expect(await ann.check()).toEqual({ webrtc: "fails" });
});
