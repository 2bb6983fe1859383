/** Pages that find each other by address and talk over lanes, even if connections are lost. */
import { LONG } from "../scale.ts";
import { type Device, expect, type Host, test } from "./carrier-pages.ts";

async function two(host: Host, newDevice: () => Promise<Device>): Promise<readonly [Device, Device]> {
  const [ann, bob] = [await newDevice(), await newDevice()];
  await ann.load(host.url);
  await bob.load(host.url);
  await ann.listen("ann");
  await bob.listen("bob");
  return [ann, bob];
}

test("several lanes are opened from both sides over one connection, and say what is said on them", async ({
  host,
  newDevice,
}) => {
  const [ann, bob] = await two(host, newDevice);
  const room = await ann.reach("room", "bob");
  const roomAtBob = await bob.nextOpened("room");
  const match = await ann.reach("match one", "bob");
  const matchAtBob = await bob.nextOpened("match one");
  const back = await bob.reach("match two", "ann");
  const backAtAnn = await ann.nextOpened("match two");

  const long = "é".repeat(60 * 1024);
  await ann.say(room.link, "to the room");
  await ann.say(match.link, long);
  await ann.say(match.link, "and after that");
  await bob.say(roomAtBob.link, "from the room");
  await bob.say(back.link, "back");
  await bob.hears(roomAtBob.link, "to the room");
  await bob.hears(matchAtBob.link, long, "and after that");
  await ann.hears(room.link, "from the room");
  await ann.hears(backAtAnn.link, "back");
  expect(await ann.heard(match.link)).toEqual([]);
  expect(await ann.connections()).toBe(1);
  expect(await bob.connections()).toBe(1);
});

test("both name the certificates of the same connection, each its own first", async ({ host, newDevice }) => {
  const [ann, bob] = await two(host, newDevice);
  const atAnn = await ann.reach("room", "bob");
  const atBob = await bob.nextOpened("room");
  expect(atAnn.ours).toMatch(/^[\da-f]{64}$/u);
  expect(atAnn.ours).not.toBe(atAnn.theirs);
  expect({ ours: atBob.theirs, theirs: atBob.ours }).toEqual({ ours: atAnn.ours, theirs: atAnn.theirs });
});

test("two who dial each other at once hear each other", async ({ host, newDevice }) => {
  const [ann, bob] = await two(host, newDevice);
  await Promise.all([ann.dial("from ann", "bob"), bob.dial("from bob", "ann")]);
  for (const lane of ["from ann", "from bob"]) {
    const [atAnn, atBob] = [await ann.nextOpened(lane), await bob.nextOpened(lane)];
    await ann.say(atAnn.link, `ann in ${lane}`);
    await bob.say(atBob.link, `bob in ${lane}`);
    await ann.hears(atAnn.link, `bob in ${lane}`);
    await bob.hears(atBob.link, `ann in ${lane}`);
  }
});

test("a lane that is closed is gone at both ends and the others stay; after the last one the connection is closed", async ({
  host,
  newDevice,
}) => {
  const [ann, bob] = await two(host, newDevice);
  const [room, match] = [await ann.reach("room", "bob"), await ann.reach("match", "bob")];
  const [roomAtBob, matchAtBob] = [await bob.nextOpened("room"), await bob.nextOpened("match")];
  await ann.close(match.link);
  await bob.seesEnd(matchAtBob.link, "gone");
  await bob.say(roomAtBob.link, "still here");
  await ann.hears(room.link, "still here");
  await bob.close(roomAtBob.link);
  await ann.seesEnd(room.link, "gone");
  await expect.poll(() => ann.connections()).toBe(0);
  await expect.poll(() => bob.connections()).toBe(0);
  const again = await ann.reach("room", "bob");
  await ann.say(again.link, "here again");
  const againAtBob = await bob.nextOpened("room", 1);
  await bob.hears(againAtBob.link, "here again");
});

test("whoever dials an address where nobody is hears so", async ({ host, newDevice }) => {
  const ann = await newDevice();
  await ann.load(host.url);
  await ann.listen("ann");
  await ann.dial("room", "nobody");
  await expect.poll(() => ann.told("closed")).toEqual([{ lane: "room", address: "nobody", why: "no-such-peer" }]);
});

test("nobody who only dials needs an address of their own", async ({ host, newDevice }) => {
  const [ann, bob] = [await newDevice(), await newDevice()];
  await ann.load(host.url);
  await bob.load(host.url);
  await ann.listen("ann");
  const room = await bob.reach("room", "ann");
  await bob.say(room.link, "hello");
  const atAnn = await ann.nextOpened("room");
  await ann.hears(atAnn.link, "hello");
});

test("whoever dials before they are found anywhere gets through, also if the answer takes its time", async ({
  host,
  newDevice,
}) => {
  const [ann, bob] = [await newDevice(), await newDevice()];
  await bob.load(host.url);
  await bob.listen("bob");
  // What comes to where it's dialled from waits until there would be somewhere else to dial from.
  const late: (() => void)[] = [];
  let isHeld = true;
  await ann.page.routeWebSocket(/id=from-/u, (page) => {
    page.connectToServer().onMessage((message) => {
      if (isHeld && !String(message).includes("OPEN")) late.push(() => page.send(message));
      else page.send(message);
    });
  });
  await ann.load(host.url);
  await ann.dial("room", "bob");
  await expect.poll(() => late.length).toBeGreaterThan(0);
  await ann.ask("listen", "ann");
  await expect.poll(() => ann.told("listening")).toHaveLength(1);
  isHeld = false;
  for (const come of late) come();
  await ann.nextOpened("room");
  expect(await ann.told("closed")).toEqual([]);
});

test("an attempt that is lost on its way is made again", async ({ host, newDevice }) => {
  const [ann, bob] = [await newDevice(), await newDevice()];
  await bob.load(host.url);
  await bob.listen("bob");
  let lost = 0;
  await ann.page.routeWebSocket(/id=ann/u, (page) => {
    const server = page.connectToServer();
    page.onMessage((message) => {
      if (lost === 0 && String(message).includes("OFFER")) lost++;
      else server.send(message);
    });
  });
  await ann.load(host.url);
  await ann.listen("ann");
  await ann.reach("room", "bob");
  await bob.nextOpened("room");
  expect(lost).toBe(1);
  expect(await ann.told("closed")).toEqual([]);
});

test("a channel that opens before it's known whose it is waits until it is", async ({ host, newDevice }) => {
  const [ann, bob] = [await newDevice(), await newDevice()];
  await bob.load(host.url);
  await bob.listen("bob");
  await ann.page.addInitScript(() => {
    // The browser's class, beneath the one that records all connections.
    const browsers: RTCPeerConnection = Object.getPrototypeOf(RTCPeerConnection.prototype);
    const { get } = Object.getOwnPropertyDescriptor(browsers, "remoteDescription") ?? {};
    const channel = browsers.createDataChannel;
    const known = new WeakSet<RTCPeerConnection>();
    Object.defineProperty(browsers, "remoteDescription", {
      get(this: RTCPeerConnection) {
        return known.has(this) ? get?.call(this) : null;
      },
    });
    browsers.createDataChannel = function (this: RTCPeerConnection, ...how) {
      const made = channel.apply(this, how);
      made.addEventListener("open", () =>
        setTimeout(() => {
          known.add(this);
          this.dispatchEvent(new Event("signalingstatechange"));
        }),
      );
      return made;
    };
  });
  await ann.load(host.url);
  await ann.listen("ann");
  const room = await ann.reach("room", "bob");
  const atBob = await bob.nextOpened("room");
  await ann.say(room.link, "hello");
  await bob.hears(atBob.link, "hello");
  expect(await ann.told("closed")).toEqual([]);
});

test("what arrives before the channel is reported to be open is told once it can be answered", async ({
  host,
  newDevice,
}) => {
  const [ann, bob] = [await newDevice(), await newDevice()];
  // Reported only with the third frame.
  await bob.page.addInitScript(() => {
    const arrived: unknown[] = [];
    Object.assign(window, { arrived });
    Object.defineProperty(RTCDataChannel.prototype, "onopen", {
      set(this: RTCDataChannel, report: ((event: Event) => void) | null) {
        this.addEventListener("message", ({ data }) => {
          arrived.push(data);
          if (arrived.length === 3) report?.(new Event("open"));
        });
      },
    });
  });
  for (const [device, name] of [
    [ann, "ann"],
    [bob, "bob"],
  ] as const) {
    await device.load(host.url);
    await device.listen(name);
  }
  const atAnn = await ann.reach("room", "bob");
  await ann.say(atAnn.link, "one");
  await expect.poll(() => bob.page.evaluate("arrived.length")).toBe(2);
  expect(await bob.opened("room")).toEqual([]);
  await ann.say(atAnn.link, "two");
  const atBob = await bob.nextOpened("room");
  await bob.say(atBob.link, "heard");
  await bob.hears(atBob.link, "one", "two");
  await ann.hears(atAnn.link, "heard");
});

test("what was dialled while the signalling server went away is dialled again when it's back", async ({
  host,
  newDevice,
}) => {
  const [ann, bob] = await two(host, newDevice);
  await bob.page.evaluate(() => window.harness.ask("unlisten", "bob"));
  // The offer waits at the server until Bob is there.
  await ann.dial("room", "bob");
  await host.stop();
  await ann.becomes("offline");
  await host.startAgain();
  await bob.listen("bob");
  await ann.nextOpened("room");
  await bob.nextOpened("room");
  expect(await ann.told("closed")).toEqual([]);
});

test("a page that goes is gone for the others at once, and one that comes back is found again", async ({
  host,
  newDevice,
}) => {
  const [ann, bob] = await two(host, newDevice);
  const room = await ann.reach("room", "bob");
  await bob.page.reload();
  await ann.seesEnd(room.link, "gone");
  await bob.open();
  await bob.listen("bob");
  const again = await ann.reach("room", "bob");
  await ann.say(again.link, "welcome back");
  const atBob = await bob.nextOpened("room");
  await bob.hears(atBob.link, "welcome back");

  // Into the back/forward cache and out again, as on a phone.
  await bob.page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await ann.seesEnd(again.link, "gone");
  await bob.seesEnd(atBob.link, "ended");
  await bob.page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await bob.becomes("online");
  await ann.reach("room", "bob");
});

test("a page that dies without a word is missed when the connection fails", LONG, async ({ host, newDevice }) => {
  const [ann, bob] = await two(host, newDevice);
  const room = await ann.reach("room", "bob");
  await bob.nextOpened("room");
  await bob.die();
  await ann.seesEnd(room.link, "failed");
});

test("lanes outlive the signalling server, and when it's back new ones are opened", async ({ host, newDevice }) => {
  const [ann, bob] = await two(host, newDevice);
  const room = await ann.reach("room", "bob");
  const atBob = await bob.nextOpened("room");
  await host.stop();
  await ann.becomes("offline");
  await bob.becomes("offline");
  await ann.say(room.link, "without a server");
  await bob.hears(atBob.link, "without a server");
  // A second lane to the same page needs no signalling.
  await ann.reach("match", "bob");

  await host.startAgain();
  await ann.becomes("online");
  await bob.becomes("online");
  const cid = await newDevice();
  await cid.load(host.url);
  await cid.reach("room", "ann");
  await cid.reach("room", "bob");
  await bob.say(atBob.link, "all the time");
  await ann.hears(room.link, "all the time");
});

test("after a change of network a page is found again", async ({ host, newDevice }) => {
  const [ann, bob] = await two(host, newDevice);
  await bob.page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(async () => (await bob.told("signalling")).length).toBeGreaterThanOrEqual(3);
  await bob.becomes("online");
  await ann.reach("room", "bob");
});

test("what was said before a carrier is ended still arrives", async ({ host, newDevice }) => {
  const [ann, bob] = [await newDevice(), await newDevice()];
  await ann.page.clock.install();
  await ann.load(host.url);
  await bob.load(host.url);
  await bob.listen("bob");
  const room = await ann.reach("room", "bob");
  const atBob = await bob.nextOpened("room");
  // It waits two seconds, which may be too short on a slow computer, so the clock is held.
  await ann.page.clock.pauseAt(Date.now() + 1_000);
  await ann.page.evaluate((link) => {
    window.harness.flood(link, 20, 60_000);
    window.harness.ask("send", link, "farewell");
    window.harness.ask("end");
  }, room.link);
  await bob.seesEnd(atBob.link, "gone");
  expect((await bob.heard(atBob.link)).at(-1)).toBe("farewell");
  await ann.page.clock.resume();
  await expect.poll(() => ann.connections()).toBe(0);
  await expect.poll(() => bob.connections()).toBe(0);
});

test("what waits to be sent is told, and whoever lets too much wait is left", async ({ host, newDevice }) => {
  const [ann, bob] = await two(host, newDevice);
  const room = await ann.reach("room", "bob");
  await bob.nextOpened("room");
  await ann.page.evaluate((link) => window.harness.flood(link, 20, 60_000), room.link);
  await expect
    .poll(async () => Math.max(...(await ann.told("waiting")).map(({ bytes }) => bytes)))
    .toBeGreaterThan(1e6);
  await expect.poll(async () => (await bob.told("received")).length).toBe(20);
  await ann.page.evaluate((link) => window.harness.flood(link, 100, 60_000), room.link);
  await ann.seesEnd(room.link, "overloaded");
});

test("a direct connection says that it is one, and how long a word takes", async ({ host, newDevice }) => {
  const [ann] = await two(host, newDevice);
  const room = await ann.reach("room", "bob");
  const path = () => ann.page.evaluate((link) => window.harness.pathOf(link), room.link);
  await expect.poll(async () => (await path())?.roundTripMs).toBeGreaterThan(0);
  expect((await path())?.isRelayed).toBe(false);
});

test("four pages are all connected with each other, each pair by one connection", async ({ host, newDevice }) => {
  const names = ["ann", "bob", "cid", "dot"];
  const devices: Device[] = [];
  for (const name of names) {
    const device = await newDevice();
    await device.load(host.url);
    await device.listen(name);
    devices.push(device);
  }
  const links = await Promise.all(
    devices.flatMap((device, i) =>
      names
        .slice(0, i)
        .map(async (name) => ({ device, name, ...(await device.reach(`${names[i]} to ${name}`, name)) })),
    ),
  );
  for (const { device, name, link } of links) await device.say(link, `to ${name}`);
  for (const [i, device] of devices.entries()) {
    const expected = names.slice(i + 1).map(() => `to ${names[i]}`);
    await expect.poll(async () => (await device.told("received")).map(({ text }) => text)).toEqual(expected);
    expect(await device.connections()).toBe(names.length - 1);
  }
});

test(
  "whoever dials a page that has died and come again reaches the new one, not the dead connection",
  LONG,
  async ({ host, newDevice }) => {
    const [ann, bob] = await two(host, newDevice);
    const room = await ann.reach("room", "bob");
    await bob.nextOpened("room");
    await bob.die();
    const again = await newDevice();
    await again.load(host.url);
    await again.listen("bob");
    // While the dead connection might only be slow, it's still tried.
    await expect(async () => {
      const lane = await ann.reach("again", "bob");
      await ann.close(lane.link);
      expect(await again.opened("again")).not.toEqual([]);
    }).toPass({ intervals: [250] });
    // That doesn't require that the old one is known to be dead.
    expect([undefined, "failed"]).toContain(await ann.endOf(room.link));
  },
);
