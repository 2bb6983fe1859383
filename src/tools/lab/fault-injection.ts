/** Injects the faults of a plan. */
import type { Seat } from "../../engine/game.ts";
import type { Rng } from "../../engine/rng.ts";
import type { Device, Trap } from "./device.ts";
import type { Fault, Plan, Whom } from "./faults.ts";
import type { LinkQuality, Network } from "./network.ts";
import type { Person } from "./people.ts";
import type { VirtualTime } from "./virtual-time.ts";

export interface FaultTarget {
  readonly time: VirtualTime;
  readonly network: Network;
  readonly luck: Rng;
  readonly devices: readonly Device[];
  readonly people: ReadonlyMap<Seat, Person>;
  /** The host's device. */
  host(): Device | undefined;
  /** The device of the first host's successor. */
  next(): Device | undefined;
  /** Lets the person of a lost device watch from another one. */
  lookOn(lost: Device): void;
  log(what: string): void;
}

/** If a trap isn't stepped into for this long, the device crashes anyway. */
const TRAP_LASTS = 8_000;

export function injectFaults(plan: Plan, lab: FaultTarget): void {
  const { aim } = plan;
  if (aim !== undefined) {
    lab.log(`whoever first comes to "${aim.step}" as ${aim.as ?? "anybody"} will crash ${aim.when} it`);
    for (const device of lab.devices) device.traps.add(aim);
  }
  for (const fault of plan.faults) lab.time.at(fault.at, () => happen(fault, lab));
  lab.time.at(plan.end, () => {
    for (const device of lab.devices) device.traps.clear();
    lab.network.quality = lab.network.fair;
    lab.log("no more faults from here on");
  });
}

function happen(fault: Fault, lab: FaultTarget): void {
  const { network, luck } = lab;
  switch (fault.do) {
    case "break":
      lab.log(`${fault.share} of 1000 links end`);
      for (const link of network.links)
        if (luck.below(1000) < fault.share) network.break(link, () => luck.below(2) === 0);
      return;
    case "deafen":
      lab.log(`${fault.share} of 1000 ends of links go deaf`);
      for (const link of network.links) if (luck.below(1000) < fault.share) network.deafen(link);
      return;
    case "cut": {
      const { lasts, isHeld } = fault;
      const some = (all: readonly Whom[]) => all.flatMap((whom) => one(whom, lab) ?? []);
      const [side, from] = [some(fault.side), fault.from && some(fault.from)];
      const named = (all: readonly Device[]) => all.map(({ name }) => name).join(", ");
      const keysOf = (all: readonly Device[]) => new Set(all.map(({ key }) => key));
      const whence = from === undefined ? "" : ` from ${named(from)}`;
      lab.log(`${named(side)} cut off${whence} for ${lasts} ms, ${isHeld ? "held" : "dead"}`);
      network.cut({ side: keysOf(side), from: from && keysOf(from), until: lab.time.now + lasts, isHeld });
      return;
    }
    case "slow":
      lab.log(`up to ${fault.most} ms on the way for ${fault.lasts} ms`);
      return forAWhile(lab, fault.lasts, { delay: { least: network.fair.delay.least, most: fault.most } });
    case "scramble": {
      const { repeated, overtaken, lost, lasts } = fault;
      lab.log(`${repeated} of 1000 texts come twice, ${overtaken} are overtaken, ${lost} never come, for ${lasts} ms`);
      return forAWhile(lab, lasts, { repeated, overtaken, lost });
    }
    case "retard": {
      const { kind, most, lasts } = fault;
      const device = one(fault.whom, lab);
      if (device === undefined) return;
      lab.log(`"${kind}" takes up to ${most} ms to ${device.name} for ${lasts} ms`);
      return forAWhile(lab, lasts, { late: { to: device.key, kind, most } });
    }
    case "lag": {
      const device = one(fault.whom, lab);
      const but = fault.but.flatMap((whom) => one(whom, lab) ?? []);
      if (device === undefined) return;
      lab.log(`the line of ${device.name} is ${fault.by} ms slower for ${fault.lasts} ms${exceptTo(but)}`);
      const until = lab.time.now + fault.lasts;
      return network.lag({ of: device.key, but: new Set(but.map(({ key }) => key)), by: fault.by, until });
    }
    case "leave":
      return leave(fault.seat, fault.lasts, lab);
    case "crash":
      return trap(fault.whom, fault.trap, lab);
    default: {
      const device = one(fault.whom, lab);
      if (device !== undefined && !device.isGone) strike(fault, device, lab);
    }
  }
}

const exceptTo = (devices: readonly Device[]): string =>
  devices.length === 0 ? "" : `, except to ${devices.map(({ name }) => name).join(", ")}`;

function one(whom: Whom, lab: FaultTarget): Device | undefined {
  if (whom === "host") return lab.host();
  return whom === "next" ? lab.next() : lab.devices[whom];
}

/** The first device at this step crashes. If there is none for a while, some device crashes anyway. */
function trap(whom: Whom | "anybody", set: Trap, lab: FaultTarget): void {
  const device = whom === "anybody" ? undefined : one(whom, lab);
  const threatened = (device === undefined ? lab.devices : [device]).filter(({ isGone }) => !isGone);
  const name = device?.name ?? "the first one";
  lab.log(`${name} will crash ${set.when} "${set.step}", for ${set.down} ms`);
  for (const each of threatened) each.traps.add(set);
  lab.time.after(TRAP_LASTS, () => {
    const waiting = threatened.filter((each) => each.traps.delete(set));
    if (waiting.length === threatened.length) waiting[0]?.crash(set.down);
  });
}

type Strike = Extract<Fault, { do: "stall" | "choke" | "jump" | "lose" }>;

function strike(fault: Strike, device: Device, lab: FaultTarget): void {
  switch (fault.do) {
    case "stall":
      lab.log(`${device.name} stalls for ${fault.lasts} ms`);
      device.stall(fault.lasts);
      return;
    case "choke": {
      const { rate, queued } = fault;
      lab.log(`${device.name} sends ${rate} bytes a second after ${queued} others, for ${fault.lasts} ms`);
      lab.network.choke(device.key, { rate, queued, until: lab.time.now + fault.lasts });
      return;
    }
    case "jump":
      lab.log(`the clock of ${device.name} jumps by ${fault.by} ms`);
      device.offset += fault.by;
      return;
    case "lose":
      lab.log(`${device.name} is lost for good`);
      device.lose();
      lab.lookOn(device);
      return;
  }
}

function leave(seat: Seat, lasts: number, lab: FaultTarget): void {
  const person = lab.people.get(seat);
  if (person === undefined) return;
  lab.log(`seat ${seat} leaves`);
  person.leave();
  lab.time.after(lasts, () => {
    lab.log(`seat ${seat} asks to come back`);
    person.comeBack();
  });
}

/** If two of these overlap, the one that ends first ends both. */
function forAWhile({ network, time }: FaultTarget, lasts: number, change: Partial<LinkQuality>): void {
  network.quality = { ...network.quality, ...change };
  time.after(lasts, () => {
    network.quality = network.fair;
  });
}
