/** If a direct connection isn't wanted or possible, a TURN server relays everything for users with an account. */
import { test as base, expect } from "./carrier-pages.ts";
import { Relay, USER } from "./relay.ts";

const test = base.extend<{ relay: Relay }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
  relay: async ({}, use) => {
    const relay = await Relay.start();
    await use(relay);
    await relay.stop();
  },
});

const turnAt = ({ address, port }: Relay) => ({ url: `turn:${address}:${port}?transport=udp`, ...USER });

test("with a relay only, texts go through it and nowhere else", async ({ host, newDevice, relay }) => {
  const [ann, bob] = [await newDevice(), await newDevice()];
  const settings = { turn: [turnAt(relay)], isRelayOnly: true };
  await ann.load(host.url, settings);
  await bob.load(host.url);
  await ann.listen("ann");
  await bob.listen("bob");
  const room = await ann.reach("room", "bob");
  const atBob = await bob.nextOpened("room");
  await ann.say(room.link, "in a roundabout way");
  await bob.hears(atBob.link, "in a roundabout way");
  expect(relay.passedOn).toBeGreaterThan(0);
  for (const [device, { link }] of [
    [ann, room],
    [bob, atBob],
  ] as const) {
    const path = () => device.page.evaluate((one) => window.harness.pathOf(one), link);
    await expect.poll(async () => (await path())?.isRelayed).toBe(true);
  }
});

test("the connection check finds a relay, and an address seen from outside", async ({ host, newDevice, relay }) => {
  const ann = await newDevice();
  await ann.page.goto(host.url);
  const stun = [`stun:${relay.address}:${relay.port}`];
  const found = { relay: "works", "from-outside": "works", connection: "works", "round-trip": "works" };
  expect(await ann.check({ stun, turn: [turnAt(relay)] })).toMatchObject(found);
  const relayed = { "own-network": "not-set", "from-outside": "not-set", relay: "works", "round-trip": "works" };
  expect(await ann.check({ turn: [turnAt(relay)], isRelayOnly: true })).toMatchObject(relayed);
});

test("a relay lets nobody in by a wrong password", async ({ host, newDevice, relay }) => {
  const ann = await newDevice();
  await ann.page.goto(host.url);
  const turn = [{ ...turnAt(relay), credential: "guessed" }];
  expect(await ann.check({ turn })).toMatchObject({ relay: "fails", connection: "works" });
});
