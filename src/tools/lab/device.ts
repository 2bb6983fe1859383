/** A simulated device: runs a node, carries out its effects, and crashes when a fault says so. */
import type { Seat } from "../../engine/game.ts";
import type { Rng } from "../../engine/rng.ts";
import type { Book } from "../../fair/book.ts";
import type { Hex } from "../../fair/bytes.ts";
import type { Frame } from "../../fair/entries.ts";
import type { Effect, Node, Stimulus } from "../../net/node.ts";
import { Disk } from "./disk.ts";
import { kindOf } from "./kind.ts";
import { isOneIn } from "./luck.ts";
import type { Network } from "./network.ts";
import type { VirtualTime } from "./virtual-time.ts";

/** A node whose book and frames can be inspected. */
export interface ObservedNode extends Node {
  readonly frames: readonly Frame[];
}

/** Makes a node from what the device has stored, at first and after each crash. */
export type NodeFromDisk = (stored: ReadonlyMap<string, unknown>) => ObservedNode;

/** According to its own book. A spectator is a guest, too. */
export type Role = "host" | "guest";

/** A step at which a device shall crash. Effects before it are carried out, later ones aren't. */
export interface Trap {
  /** A kind of step, as named by `stepsOf`. */
  readonly step: string;
  readonly when: "before" | "after";
  /** Only a device in this role, if it is given. */
  readonly as?: Role;
  /** How long the device is off. */
  readonly down: number;
}

export type Notice = Extract<Effect, { readonly do: "notice" }>;

export interface Watcher {
  /** The effects of this stimulus have been carried out. */
  told(device: Device, stimulus: Stimulus, effects: readonly Effect[]): void;
  threw(device: Device, stimulus: Stimulus, error: unknown): void;
  /** People have read the notice, even if the device crashes next. */
  noticed(device: Device, notice: Notice): void;
  /** The trap has worked. */
  trapped(trap: Trap): void;
  crashed(device: Device, step: string, down: number): void;
}

interface Surroundings {
  readonly time: VirtualTime;
  readonly network: Network;
  readonly luck: Rng;
  readonly watcher: Watcher;
}

export const TICK = 500;

export interface Label {
  readonly key: Hex;
  readonly name: string;
  /** The seats that are played from this device; none for spectators. */
  readonly seats: readonly Seat[];
}

export class Device implements Label {
  readonly key: Hex;
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly disk = new Disk();
  readonly traps = new Set<Trap>();
  /** The offset of its clock. */
  offset = 0;
  readonly #wake: NodeFromDisk;
  readonly #around: Surroundings;
  #node: ObservedNode | undefined;
  #isGone = false;
  #stalledUntil = 0;
  #missed: Stimulus[] = [];

  constructor({ key, name, seats }: Label, wake: NodeFromDisk, around: Surroundings) {
    this.key = key;
    this.name = name;
    this.seats = seats;
    this.#wake = wake;
    this.#around = around;
  }

  /** Undefined while it's off. */
  get node(): ObservedNode | undefined {
    return this.#node;
  }

  /** The book that it would have after a restart. */
  readonly anew = (): Book | undefined => this.#wake(this.disk.read()).book;

  /** It is off for good. */
  get isGone(): boolean {
    return this.#isGone;
  }

  get isStalled(): boolean {
    return this.#stalledUntil > this.#around.time.now;
  }

  start(): void {
    if (this.#isGone || this.#node !== undefined) return;
    const { time, network, luck } = this.#around;
    const node = this.#wake(this.disk.read());
    this.#node = node;
    const isOn = () => this.#node === node;
    network.plug(this.key, (stimulus) => {
      if (isOn()) this.tell(stimulus);
    });
    this.tick();
    time.every(TICK, luck.below(TICK), () => {
      if (isOn()) this.tick();
      return isOn();
    });
  }

  /** Tells its node the time. */
  tick(): void {
    if (!this.isStalled) this.tell({ on: "time", now: this.#around.time.now + this.offset });
  }

  /** While the device is stalled, stimuli are kept for later. */
  tell(stimulus: Stimulus): void {
    if (this.isStalled) {
      this.#missed.push(stimulus);
      return;
    }
    const node = this.#node;
    if (node === undefined) return;
    // The role before the effects, which may change it.
    const role = this.#role;
    const effects = this.#answerOf(node, stimulus);
    if (this.#carryOut(stimulus, effects, role)) this.#around.watcher.told(this, stimulus, effects);
  }

  #answerOf(node: Node, stimulus: Stimulus): readonly Effect[] {
    try {
      return node.tell(stimulus);
    } catch (error) {
      this.#around.watcher.threw(this, stimulus, error);
      return [];
    }
  }

  get #role(): Role {
    const host = this.#node?.book?.host;
    return host !== undefined && this.seats.includes(host) ? "host" : "guest";
  }

  /** Returns false if it crashed on the way. */
  #carryOut(stimulus: Stimulus, effects: readonly Effect[], role: Role): boolean {
    const breaksAt = (stepped: Stimulus | Effect, when: Trap["when"]) => this.#breaksAt(stepped, when, role);
    if (breaksAt(stimulus, "before")) return false;
    for (const effect of effects) {
      if (breaksAt(effect, "before")) return false;
      this.#do(effect);
      if (breaksAt(effect, "after")) return false;
    }
    return !breaksAt(stimulus, "after");
  }

  #do(effect: Effect): void {
    const { network } = this.#around;
    switch (effect.do) {
      case "store":
        this.disk.write(effect.name, effect.value);
        break;
      case "send":
        network.send(this.key, effect.link, effect.text);
        break;
      case "dial":
        network.dial(this.key, effect.to);
        break;
      case "close":
        network.close(this.key, effect.link);
        break;
      case "notice":
        this.#around.watcher.noticed(this, effect);
        break;
    }
  }

  #breaksAt(stepped: Stimulus | Effect, when: Trap["when"], role: Role): boolean {
    if (this.traps.size === 0) return false;
    const step = "on" in stepped ? heardStep(stepped) : stepOf(stepped);
    const isMine = (one: Trap) => one.step === step && one.when === when && (one.as ?? role) === role;
    const trap = [...this.traps].find(isMine);
    if (trap === undefined) return false;
    this.traps.delete(trap);
    this.#around.watcher.trapped(trap);
    this.crash(trap.down, `${when} ${step} as ${role}`);
    return true;
  }

  crash(down: number, step = "at rest"): void {
    if (this.#node === undefined) return;
    this.#turnOff();
    this.#around.watcher.crashed(this, step, down);
    this.#around.time.after(down, () => this.start());
  }

  /** Off for good, with all that it had stored. */
  lose(): void {
    this.#turnOff();
    this.#isGone = true;
  }

  #turnOff(): void {
    const { network, luck } = this.#around;
    this.#node = undefined;
    this.#missed = [];
    this.#stalledUntil = 0;
    network.unplug(this.key, () => isOneIn(luck, 2));
  }

  /** As a tab in the background, or a closed laptop. */
  stall(forTime: number): void {
    const { time } = this.#around;
    const node = this.#node;
    this.#stalledUntil = time.now + forTime;
    time.after(forTime, () => {
      if (this.#node !== node || this.isStalled) return;
      const missed = this.#missed;
      this.#missed = [];
      // When a page wakes up, either the timer or the messages may come first.
      if (isOneIn(this.#around.luck, 2)) this.tick();
      for (const stimulus of missed) this.tell(stimulus);
    });
  }
}

function stepOf(effect: Effect): string {
  switch (effect.do) {
    case "send":
      return `send ${kindOf(effect.text)}`;
    case "store":
      return "store";
    default:
      return effect.do;
  }
}

const heardStep = (stimulus: Stimulus): string =>
  stimulus.on === "received" ? `hear ${kindOf(stimulus.text)}` : stimulus.on;
