/** Pages say why they can't connect, and hostile messages do no harm. */
import { WebSocket } from "ws";
import { MOST_CONNECTIONS } from "../../src/carrier/eviction.ts";
import { LABEL } from "../../src/carrier/signals.ts";
import { LONG } from "../scale.ts";
import { type Device, expect, type Host, test } from "./carrier-pages.ts";

const OURS = { label: LABEL, serialization: "raw", reliable: true };

async function threeOfUs(host: Host, newDevice: () => Promise<Device>): Promise<readonly [Device, Device, Device]> {
  const [ann, bob, rude] = [await newDevice(), await newDevice(), await newDevice()];
  for (const device of [ann, bob, rude]) await device.load(host.url);
  await ann.listen("ann");
  await bob.listen("bob");
  return [ann, bob, rude];
}

for (const [what, frames] of [
  ["no frame", ["hello"]],
  ["a lane that was never opened", ["t0 hello"]],
  ["a text that is too long", ["o0 room", `t0 ${"x".repeat(70_000)}`]],
  ["more lanes than there may be", Array.from({ length: 20 }, (_, i) => `o${2 * i} lane`)],
] as const) {
  test(`whoever sends ${what} loses that connection, and nobody else does`, async ({ host, newDevice }) => {
    const [ann, bob, rude] = await threeOfUs(host, newDevice);
    const room = await ann.reach("room", "bob");
    const atBob = await bob.nextOpened("room");
    await rude.intrude("ann", OURS, frames);
    await expect.poll(() => rude.intruded()).toBe("closed");
    await expect.poll(() => ann.connections()).toBe(1);
    await bob.say(atBob.link, "all is well");
    await ann.hears(room.link, "all is well");
    const ended = await ann.told("closed");
    expect(ended.every(({ why }) => why === "bad-frame")).toBe(true);
  });
}

test(
  "whoever takes up all connections keeps nobody out, and costs nobody their seat",
  LONG,
  async ({ host, newDevice }) => {
    const [ann, bob, rude] = await threeOfUs(host, newDevice);
    await ann.page.evaluate(() => window.harness.reserve("seat"));
    const seat = await bob.reach("seat", "ann");
    const atAnn = await ann.nextOpened("seat");
    for (let many = 1; many < MOST_CONNECTIONS; many++) {
      await rude.intrude("ann", OURS, ["o0 crowd"]);
      await ann.nextOpened("crowd", many - 1);
    }
    expect(await ann.connections()).toBe(MOST_CONNECTIONS);
    const cid = await newDevice();
    await cid.load(host.url);
    await cid.reach("seat", "ann");
    const [first] = await ann.opened("crowd");
    await ann.seesEnd(first?.link ?? "", "crowded-out");
    expect(await ann.connections()).toBe(MOST_CONNECTIONS);
    await ann.say(atAnn.link, "all is well");
    await bob.hears(seat.link, "all is well");
  },
);

test("whoever wants another kind of connection isn't let in", async ({ host, newDevice }) => {
  const [ann, bob, rude] = await threeOfUs(host, newDevice);
  for (const declared of [
    { ...OURS, serialization: "binary" },
    { ...OURS, reliable: false },
    { ...OURS, label: "anything" },
  ]) {
    await rude.intrude("ann", declared, ["o0 room"]);
  }
  // Messages arrive in order: once this one is there, the others have been handled.
  await rude.intrude("ann", OURS, ["o0 last"]);
  await ann.nextOpened("last");
  expect(await ann.opened("room")).toEqual([]);
  await expect.poll(() => ann.connections()).toBe(1);
  await bob.reach("room", "ann");
});

test("junk that is passed on by the signalling server does nothing", async ({ host, newDevice }) => {
  const [ann, bob] = await threeOfUs(host, newDevice);
  const room = await ann.reach("room", "bob");
  const atBob = await bob.nextOpened("room");
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}/signal/peerjs?key=peerjs&id=junk&token=junk`);
  await new Promise((resolve) => socket.once("message", resolve));
  const offer = { type: "data", connectionId: "dc_junk", ...OURS, sdp: { type: "offer", sdp: "v=0" } };
  for (const message of [
    { type: "OFFER" },
    { type: "OFFER", payload: null },
    { type: "OFFER", payload: { ...offer, serialization: "constructor" } },
    { type: "OFFER", payload: { ...offer, type: "media" } },
    { type: "OFFER", payload: offer },
    { type: "ANSWER", payload: { connectionId: "dc_junk", sdp: { type: "answer", sdp: "v=0" } } },
    { type: "ANSWER", payload: { connectionId: "dc_none", sdp: null } },
    { type: "CANDIDATE", payload: { connectionId: "dc_junk", candidate: { candidate: "junk" } } },
    { type: "LEAVE" },
    { type: "EXPIRE" },
  ]) {
    socket.send(JSON.stringify({ dst: "ann", ...message }));
  }
  await bob.reach("after the junk", "ann");
  await ann.nextOpened("after the junk");
  await bob.say(atBob.link, "all is well");
  await ann.hears(room.link, "all is well");
  socket.terminate();
});

for (const [what, spoil] of [
  [
    "has no WebRTC",
    () => {
      for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection"]) Reflect.deleteProperty(window, name);
    },
  ],
  [
    "doesn't let it be used",
    () => {
      Object.assign(window, {
        RTCPeerConnection: class {
          constructor() {
            throw new DOMException("blocked", "NotAllowedError");
          }
        },
      });
    },
  ],
] as const) {
  test(`a browser that ${what} says so`, async ({ host, newDevice }) => {
    const ann = await newDevice();
    await ann.page.addInitScript(spoil);
    await ann.load(host.url);
    await ann.ask("listen", "ann");
    await ann.dial("room", "bob");
    await expect.poll(() => ann.told("problem")).toEqual([{ key: "no-webrtc" }]);
    await expect.poll(() => ann.told("closed")).toEqual([{ lane: "room", address: "bob", why: "no-webrtc" }]);
  });
}

test("a page that no way leads to says that it's its own network or browser", LONG, async ({ host, newDevice }) => {
  const [ann, bob] = [await newDevice(), await newDevice()];
  await bob.load(host.url);
  await bob.listen("bob");
  // Nothing listens on that port, so no relay is found.
  const turn = [{ url: "turn:127.0.0.1:9?transport=udp", username: "ann", credential: "secret" }];
  await ann.load(host.url, { turn, isRelayOnly: true });
  await ann.listen("ann");
  await ann.dial("room", "bob");
  await expect.poll(() => ann.told("problem")).toEqual([{ key: "no-relay" }]);
  await expect
    .poll(() => ann.told("closed"))
    .toMatchObject([{ lane: "room", address: "bob", why: expect.stringMatching(/failed|timed-out/u) }]);
});

test("a signalling server that isn't there is told, and found when it comes", LONG, async ({ host, newDevice }) => {
  const ann = await newDevice();
  await ann.load(host.url);
  await ann.page.evaluate(() => window.harness.fetched());
  await host.stop();
  await ann.ask("listen", "ann");
  await ann.becomes("offline");
  await ann.dial("room", "bob");
  await host.startAgain();
  await ann.becomes("online");
  await expect.poll(() => ann.told("closed")).toEqual([{ lane: "room", address: "bob", why: "no-such-peer" }]);
});

test("a signalling server that an encrypted page may not ask is told", LONG, async ({ host, newDevice }) => {
  const ann = await newDevice();
  // As browsers do for pages from insecure addresses.
  await ann.page.addInitScript(() => {
    Object.assign(window, {
      WebSocket: class {
        constructor() {
          throw new DOMException("may not be initiated from a page loaded over HTTPS", "SecurityError");
        }
      },
    });
  });
  await ann.load(host.url);
  await ann.ask("listen", "ann");
  await ann.becomes("offline");
  await expect.poll(() => ann.told("problem")).toEqual([{ key: "signalling-insecure" }]);
  expect(await ann.check()).toMatchObject({ signalling: "fails" });
});

test("a signalling server that never answers is told", LONG, async ({ host, newDevice }) => {
  const ann = await newDevice();
  await ann.page.routeWebSocket(/\/signal\//u, () => undefined);
  await ann.load(host.url);
  await ann.ask("listen", "ann");
  await ann.becomes("offline");
});

test("what is wanted before all that it takes has been fetched is done once it has", async ({ host, newDevice }) => {
  const [ann, bob] = [await newDevice(), await newDevice()];
  await bob.load(host.url);
  await bob.listen("bob");
  await ann.page.goto(host.url);
  let fetch: () => void = () => undefined;
  const fetched = new Promise<void>((resolve) => (fetch = resolve));
  await ann.page.route("**/*.js", async (route) => {
    await fetched;
    await route.continue();
  });
  await ann.open();
  await ann.dial("room", "bob");
  await ann.ask("listen", "ann");
  await ann.becomes("connecting");
  fetch();
  await ann.nextOpened("room");
  await bob.reach("back", "ann");
});

test("where it can't be fetched nobody is reached, which is told each time", async ({ host, newDevice }) => {
  const ann = await newDevice();
  await ann.page.goto(host.url);
  await ann.page.route("**/*.js", (route) => route.abort());
  await ann.open();
  await ann.dial("room", "bob");
  await ann.becomes("offline");
  await ann.dial("match", "bob");
  await expect
    .poll(async () => (await ann.told("closed")).map(({ lane, why }) => `${lane} ${why}`))
    .toEqual(["room offline", "match offline"]);
});
