/** The simulated world, without any match: its time, connections, storage and breakdowns. */
import { describe, expect, test } from "vitest";
import { seeded } from "../../src/engine/rng.ts";
import type { Effect, Stimulus } from "../../src/net/node.ts";
import { Device, type ObservedNode, type Trap } from "../../src/tools/lab/device.ts";
import { planFor, STEPS } from "../../src/tools/lab/faults.ts";
import { type LinkQuality, Network } from "../../src/tools/lab/network.ts";
import { VirtualTime } from "../../src/tools/lab/virtual-time.ts";

test("what is planned happens in the order of time, and of planning", () => {
  const time = new VirtualTime();
  const luck = seeded(1);
  const happened: (readonly [number, number])[] = [];
  for (let i = 0; i < 500; i++) {
    const at = luck.below(50);
    time.after(at, () => happened.push([time.now, i]));
    time.after(at, () => expect(time.now).toBe(at));
  }
  time.run(20);
  expect(time.now).toBe(20);
  expect(happened.every(([at]) => at <= 20)).toBe(true);
  time.run(1000);
  expect(happened).toHaveLength(500);
  expect(happened).toEqual(happened.toSorted(([a, i], [b, j]) => a - b || i - j));
});

/** Dials the other one, sends it numbers from 1 on, one at each time it's told, and keeps what it hears. */
class Counter implements ObservedNode {
  readonly frames = [];
  readonly book = undefined;
  readonly heard: number[] = [];
  readonly told: string[] = [];
  readonly waiting: number[] = [];
  readonly links = new Set<string>();
  sent: number;
  readonly #to: string | undefined;
  #isDialling = false;

  constructor(stored: ReadonlyMap<string, unknown>, to: string | undefined) {
    this.sent = Number(stored.get("sent") ?? 0);
    this.#to = to;
  }

  tell(stimulus: Stimulus): readonly Effect[] {
    this.told.push(stimulus.on);
    switch (stimulus.on) {
      case "opened":
        this.links.add(stimulus.link);
        return [];
      case "closed":
        this.links.delete(stimulus.link ?? "");
        this.#isDialling = false;
        return [];
      case "waiting":
        this.waiting.push(stimulus.bytes);
        return [];
      case "received":
        this.heard.push(JSON.parse(stimulus.text).number);
        return [];
      case "time":
        return this.links.size > 0 ? this.#send() : this.#dial();
      default:
        return [];
    }
  }

  #dial(): readonly Effect[] {
    if (this.#to === undefined || this.#isDialling) return [];
    this.#isDialling = true;
    return [{ do: "dial", to: this.#to }];
  }

  #send(): readonly Effect[] {
    this.sent += 1;
    const text = JSON.stringify({ t: "number", number: this.sent });
    const sends = [...this.links].map((link): Effect => ({ do: "send", link, text }));
    return [{ do: "store", name: "sent", value: this.sent }, ...sends];
  }
}

const FAIR: LinkQuality = { delay: { least: 10, most: 900 }, repeated: 0, overtaken: 0, lost: 0 };

/** One dials, the other listens. */
function two(quality: Partial<LinkQuality> = {}) {
  const time = new VirtualTime();
  const luck = seeded(7);
  const network = new Network(time, luck, { ...FAIR, ...quality });
  const crashes: string[] = [];
  const watcher = {
    told: () => undefined,
    threw: (_: Device, __: Stimulus, error: unknown) => {
      throw error;
    },
    noticed: () => undefined,
    trapped: () => undefined,
    crashed: (_: Device, step: string) => void crashes.push(step),
  };
  const nodes = new Map<string, Counter[]>();
  const [one, other] = ["one", "other"].map((name) => {
    const made: Counter[] = [];
    nodes.set(name, made);
    const wake = (stored: ReadonlyMap<string, unknown>) => {
      const node = new Counter(stored, name === "one" ? "other" : undefined);
      made.push(node);
      return node;
    };
    return new Device({ key: name, name, seats: [] }, wake, { time, network, luck, watcher });
  });
  if (one === undefined || other === undefined) throw new Error("there are two");
  one.start();
  other.start();
  const now = (name: string): Counter => {
    const node = nodes.get(name)?.at(-1);
    if (node === undefined) throw new Error(`${name} has never been on`);
    return node;
  };
  return { time, network, one, other, now, crashes };
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);
const never = () => false;

describe("a connection", () => {
  test("brings everything in order", () => {
    const { time, now } = two();
    time.run(60_000);
    const { heard } = now("other");
    expect(heard.length).toBeGreaterThan(50);
    expect(heard).toEqual(upTo(heard.length));
  });

  test("may repeat and overtake, and brings everything all the same", () => {
    const { time, network, now } = two({ repeated: 200, overtaken: 200 });
    time.run(60_000);
    network.quality = FAIR;
    time.run(120_000);
    const { heard } = now("other");
    expect(heard).not.toEqual(heard.toSorted((a, b) => a - b));
    const different = new Set(heard);
    expect(different.size).toBeLessThan(heard.length);
    expect(different.size).toBeGreaterThan(now("one").sent - 10);
  });

  test("may lose some, and brings the others", () => {
    const { time, network, now } = two({ lost: 200 });
    time.run(60_000);
    network.quality = FAIR;
    time.run(120_000);
    const { heard } = now("other");
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(heard.length).toBeLessThan(now("one").sent - 10);
    expect(heard.length).toBeGreaterThan(now("one").sent / 2);
  });

  test("that ends tells both or neither", () => {
    const { time, network, now } = two();
    time.run(10_000);
    for (const link of network.links) network.break(link, () => true);
    time.run(12_000);
    expect(now("one").told).toContain("closed");
    expect(now("other").told).toContain("closed");

    const silent = two();
    silent.time.run(10_000);
    for (const link of silent.network.links) silent.network.break(link, never);
    const before = silent.now("other").heard.length;
    silent.time.run(60_000);
    expect(silent.now("one").told).not.toContain("closed");
    expect(silent.now("other").heard.length).toBe(before);
    expect(silent.now("one").sent).toBeGreaterThan(before + 20);
  });

  test("across a cut is held, or dead", () => {
    const held = two();
    held.time.run(10_000);
    held.network.cut({ side: new Set(["one"]), until: 30_000, isHeld: true });
    held.time.run(12_000);
    const before = held.now("other").heard.length;
    held.time.run(29_000);
    expect(held.now("other").heard.length).toBe(before);
    held.time.run(40_000);
    const { heard } = held.now("other");
    expect(heard).toEqual(upTo(heard.length));
    expect(heard.length).toBeGreaterThan(before + 30);

    const dead = two();
    dead.time.run(10_000);
    dead.network.cut({ side: new Set(["one"]), until: 30_000, isHeld: false });
    dead.time.run(60_000);
    expect(dead.now("other").heard.length).toBeLessThan(20);
  });

  test("of a slow device brings everything late, and tells it how much waits", () => {
    const { time, network, now, one } = two();
    time.run(10_000);
    const { length } = now("other").heard;
    const queued = 400;
    network.choke(one.key, { until: 40_000, rate: 40, queued });
    time.run(19_900);
    expect(now("other").heard.length).toBeLessThan(length + 3);
    expect(Math.max(...now("one").waiting)).toBeGreaterThan(queued);
    time.run(39_000);
    expect(now("other").heard.length).toBeGreaterThan(length + 5);
    expect(now("other").heard.length).toBeLessThan(now("one").sent - 10);
    time.run(60_000);
    const { heard } = now("other");
    expect(heard).toEqual(upTo(heard.length));
    expect(heard.length).toBeGreaterThan(now("one").sent - 3);
    expect(now("other").waiting).toEqual([]);
  });

  test("isn't made across a cut, nor to a device that is off", () => {
    const { time, network, now, other } = two();
    network.cut({ side: new Set(["one"]), until: 30_000, isHeld: false });
    time.run(29_000);
    expect(now("one").links.size).toBe(0);
    expect(now("one").told).toContain("closed");
    time.run(40_000);
    expect(now("one").links.size).toBeGreaterThan(0);

    other.lose();
    time.run(60_000);
    expect(other.node).toBeUndefined();
    expect(other.isGone).toBe(true);
  });
});

describe("a device", () => {
  const trapped = (step: string, when: Trap["when"]) => {
    const lab = two();
    lab.time.run(10_000);
    const before = lab.now("one").sent;
    lab.one.traps.add({ step, when, down: 1_000 });
    lab.time.run(10_600);
    expect(lab.crashes).toEqual([`${when} ${step} as guest`]);
    expect(lab.one.node).toBeUndefined();
    const { heard } = lab.now("other");
    lab.time.run(10_900);
    return { ...lab, before, heard };
  };

  test("that breaks down before it has stored has never done it", () => {
    const { time, now, before } = trapped("store", "before");
    time.run(13_000);
    expect(now("one").sent).toBeGreaterThanOrEqual(before);
    expect(now("one").heard).toEqual([]);
    time.run(20_000);
    expect(now("other").heard.filter((number) => number === before + 1)).toHaveLength(1);
  });

  test("that breaks down after that remembers, and hasn't sent it", () => {
    const { time, now, before } = trapped("store", "after");
    time.run(20_000);
    expect(now("other").heard).not.toContain(before + 1);
    expect(now("other").heard).toContain(before + 2);
  });

  test("that breaks down after it has sent has sent it", () => {
    const { time, now, before } = trapped("send number", "after");
    time.run(20_000);
    expect(now("other").heard.filter((number) => number === before + 1)).toHaveLength(1);
  });

  test("that stalls is told everything afterwards", () => {
    const { time, now, other } = two();
    time.run(10_000);
    other.stall(10_000);
    const before = now("other").heard.length;
    time.run(19_900);
    expect(now("other").heard.length).toBe(before);
    time.run(25_000);
    const { heard } = now("other");
    expect(heard).toEqual(upTo(heard.length));
    expect(heard.length).toBeGreaterThan(before + 15);
  });
});

test("plans of many seeds break everything down, in every step, and end", () => {
  const plans = Array.from({ length: 600 }, (_, seed) => planFor(seeded(seed), { homes: [1, 1, 1], spectators: 1 }));
  const faults = plans.flatMap((plan) => plan.faults);
  const kinds = new Set(faults.map((fault) => fault.do));
  expect([...kinds].sort()).toEqual(
    ["break", "choke", "crash", "cut", "deafen", "jump", "leave", "lose", "scramble", "slow", "stall"].sort(),
  );
  const steps = new Set(faults.flatMap((fault) => (fault.do === "crash" ? [fault.trap.step] : [])));
  expect([...steps].sort()).toEqual([...STEPS].sort());
  for (const plan of plans) {
    for (const fault of plan.faults) {
      expect(fault.at + ("lasts" in fault ? fault.lasts : 0)).toBeLessThanOrEqual(plan.end);
    }
    expect(plan.faults.filter((fault) => fault.do === "lose").length).toBeLessThanOrEqual(1);
  }
});
