import { expect, test } from "vitest";
import type { Carrier, CarrierNews } from "../../src/carrier/carrier.ts";
import { lateCarrier } from "../../src/online/late-carrier.ts";
import { PaperNet } from "./paper-net.ts";

test("what was asked of it before it came is done once it's there", async () => {
  const net = new PaperNet(1);
  const there = net.carrier("there");
  there.listen("door");
  let come: (carrier: Carrier) => void = () => undefined;
  const late = lateCarrier(new Promise((resolve) => (come = resolve)));
  const opened: CarrierNews["opened"][] = [];
  late.news.on("opened", (told) => opened.push(told));
  late.dial("room", "door");
  late.listen("here");
  late.rankBy(() => "visitor");
  expect(late.signalling).toBe("connecting");
  const here = net.carrier("here");
  come(here);
  await Promise.resolve();
  net.deliver();
  expect(late.signalling).toBe("online");
  expect(here.standingOf("link", "room")).toBe("visitor");
  expect(opened.map(({ lane, address }) => `${lane} ${address}`)).toEqual(["room door"]);
  const heard: string[] = [];
  there.news.on("received", ({ text }) => heard.push(text));
  for (const { link } of opened) late.send(link, "hello");
  there.dial("room", "here");
  net.deliver();
  expect(heard).toEqual(["hello"]);
  expect(opened).toHaveLength(2);
});

test("one that never comes reaches nobody, and says so each time", async () => {
  const late = lateCarrier(Promise.reject(new Error("not to be had")));
  const closed: string[] = [];
  late.news.on("closed", ({ address, why }) => closed.push(`${address} ${why}`));
  late.dial("room", "door");
  for (let turns = 0; turns < 3; turns++) await Promise.resolve();
  expect(late.signalling).toBe("offline");
  late.dial("room", "door");
  await Promise.resolve();
  expect(closed).toEqual(["door offline", "door offline"]);
});

test("one that comes after nobody waits for it any more is sent back", async () => {
  const net = new PaperNet(1);
  const carrier = net.carrier("here");
  let come: (carrier: Carrier) => void = () => undefined;
  const late = lateCarrier(new Promise((resolve) => (come = resolve)));
  late.end();
  come(carrier);
  await Promise.resolve();
  expect(carrier.isEnded).toBe(true);
});
