import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { TokenBucket } from "../../src/server/gauges.ts";
import { USUAL_LIMITS } from "../../src/server/limits.ts";
import { addressOf, networksOf } from "../../src/server/networks.ts";
import { Quotas } from "../../src/server/quotas.ts";

const namesOf = (address: string): string[] => networksOf(address).map(({ name }) => name);

describe("the network of an address", () => {
  test.each([
    ["192.0.2.7", ["192.0.2.7"]],
    ["::ffff:192.0.2.7", ["192.0.2.7"]],
    ["::ffff:c000:207", ["192.0.2.7"]],
    ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
    ["2001:0DB8:0001:0002::9", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
    ["2001:db8::1", ["2001:db8:0:0::/64", "2001:db8:0::/48"]],
    ["::1", ["0:0:0:0::/64", "0:0:0::/48"]],
    ["fe80::1%eth0", ["fe80:0:0:0::/64", "fe80:0:0::/48"]],
    ["64:ff9b::192.0.2.33", ["64:ff9b:0:0::/64", "64:ff9b:0::/48"]],
  ])("%s", (address, names) => {
    expect(namesOf(address)).toEqual(names);
  });
});

describe("whose request it is", () => {
  const asked = (remoteAddress: string, forwarded?: string): IncomingMessage =>
    ({
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
    }) as unknown as IncomingMessage;

  test.each([
    ["nobody stands between", 0, undefined, "10.0.0.1"],
    ["somebody says they come from elsewhere, and no proxy is known", 0, "192.0.2.1", "10.0.0.1"],
    ["a proxy says whom it was asked by", 1, "192.0.2.1", "192.0.2.1"],
    ["somebody has begun the list themselves", 1, "198.51.100.1, 192.0.2.1", "192.0.2.1"],
    ["two proxies stand in a row", 2, "198.51.100.1, 192.0.2.1,203.0.113.1", "192.0.2.1"],
    ["the list is shorter than it should be", 3, "192.0.2.1", "192.0.2.1"],
    ["a proxy says nothing", 1, undefined, "10.0.0.1"],
    ["what it says is no address", 1, "192.0.2.1, unknown", "10.0.0.1"],
  ])("%s", (_, proxies, forwarded, address) => {
    expect(addressOf(asked("10.0.0.1", forwarded), proxies)).toBe(address);
  });
});

test("what comes in a time begins with a store, and comes back at its rate", () => {
  let now = 0;
  const flow = new TokenBucket({ perSecond: 2, burst: 3 }, () => now);
  const taken = (): number => {
    let count = 0;
    for (; flow.fits(1); count++) flow.add(1);
    return count;
  };
  expect(taken()).toBe(3);
  now = 499;
  expect(taken()).toBe(0);
  now = 1_000;
  expect(taken()).toBe(2);
  now = 1e9;
  expect(taken()).toBe(3);
});

describe("quotas", () => {
  const now = () => 0;

  test("many lines of one customer have a wider network around them", () => {
    const quotas = new Quotas({ ...USUAL_LIMITS, sockets: 10 }, now);
    let taken = 0;
    for (let line = 0; line < 256; line++) {
      const allowance = quotas.of(networksOf(`2001:db8:1:${line.toString(16)}::1`));
      while (allowance.take("sockets")) taken++;
    }
    expect(taken).toBe(40);
    expect(quotas.of(networksOf("2001:db8:2::1")).take("sockets")).toBe(true);
  });

  test("what is refused to one costs those around it nothing", () => {
    const quotas = new Quotas({ ...USUAL_LIMITS, allSockets: 3, sockets: 1 }, now);
    const [ann, bob, cay] = ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map((one) => quotas.of(networksOf(one)));
    expect([ann, ann, ann, bob, cay].map((one) => one?.take("sockets"))).toEqual([true, false, false, true, true]);
    expect(quotas.of(networksOf("192.0.2.4")).take("sockets")).toBe(false);
    ann?.giveBack("sockets");
    expect(quotas.of(networksOf("192.0.2.4")).take("sockets")).toBe(true);
  });

  test("however many networks come, so many are remembered, and those above all that have something open", () => {
    const quotas = new Quotas({ ...USUAL_LIMITS, sockets: 1 }, now);
    const here = networksOf("192.0.2.1");
    expect(quotas.of(here).take("sockets")).toBe(true);
    for (let i = 0; i < 20_000; i++) quotas.of(networksOf(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`));
    expect(quotas.size).toBeLessThanOrEqual(4_096);
    expect(quotas.of(here).take("sockets")).toBe(false);
  });
});
