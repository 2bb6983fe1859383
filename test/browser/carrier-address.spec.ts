/** Addresses at the signalling server: held by another page, or by a page's former self. */
import { expect, test } from "./carrier-pages.ts";

test("an address that somebody else holds is told, doesn't keep from dialling, and is taken when it's free", async ({
  host,
  newDevice,
}) => {
  const [ann, other, bob] = [await newDevice(), await newDevice(), await newDevice()];
  for (const device of [ann, other, bob]) await device.load(host.url);
  await ann.listen("door");
  await bob.listen("bob");
  await other.ask("listen", "door");
  await expect.poll(() => other.told("taken")).toEqual([{ address: "door" }]);
  const toBob = await other.reach("room", "bob");
  await other.say(toBob.link, "from nowhere");
  const atBob = await bob.nextOpened("room");
  await bob.hears(atBob.link, "from nowhere");

  const toAnn = await bob.reach("room", "door");
  const atAnn = await ann.nextOpened("room");
  await ann.ask("unlisten", "door");
  await expect.poll(() => other.told("listening")).toEqual([{ address: "door" }]);
  const cid = await newDevice();
  await cid.load(host.url);
  await cid.reach("newcomer", "door");
  await other.nextOpened("newcomer");
  // Somebody who connected before is still connected.
  await ann.say(atAnn.link, "still here");
  await bob.hears(toAnn.link, "still here");
  await other.say(toBob.link, "so am I");
  await bob.hears(atBob.link, "from nowhere", "so am I");
});

test("a page whose server still takes it for its former self gets its address", async ({ host, newDevice }) => {
  const [ann, bob] = [await newDevice(), await newDevice()];
  await ann.page.clock.install();
  await ann.load(host.url);
  await ann.listen("ann");
  await bob.load(host.url);
  await bob.listen("bob");
  const kept = await ann.page.evaluate(() => ({ ...sessionStorage }));
  // The former page is gone: it doesn't take its address back when it loses it.
  await ann.page.clock.pauseAt(Date.now() + 1_000);
  const again = await newDevice();
  await again.page.addInitScript((all) => {
    for (const [name, value] of Object.entries(all)) sessionStorage.setItem(name, value);
  }, kept);
  await again.load(host.url);
  await again.listen("ann");
  await bob.reach("room", "ann");
  await again.nextOpened("room");
  expect(await ann.opened("room")).toEqual([]);
});
