/** An address that is neither local nor encrypted, where browsers withhold many features. */
import { findBrowser } from "../../src/setup/browser/find.mjs";
import { expect, test } from "./carrier-pages.ts";

test.use({
  launchOptions: { ...(await findBrowser()), args: ["--host-resolver-rules=MAP letea.example 127.0.0.1"] },
});

test("pages that come over plain http speak with each other", async ({ host, newDevice }) => {
  const [ann, bob] = [await newDevice(), await newDevice()];
  const url = `http://letea.example:${host.port}/`;
  await ann.load(url);
  await bob.load(url);
  expect(await ann.page.evaluate(() => [isSecureContext, "subtle" in crypto, "locks" in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  await ann.listen("ann");
  await bob.listen("bob");
  const room = await ann.reach("room", "bob");
  const atBob = await bob.nextOpened("room");
  await ann.say(room.link, "hello");
  await bob.hears(atBob.link, "hello");
});
