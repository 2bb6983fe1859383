/** Pages that find each other by address and speak over lanes, whatever is lost meanwhile. */
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
