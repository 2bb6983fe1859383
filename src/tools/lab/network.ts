/**
 * Connections as in browsers: reliable and in order while they last, but their end isn't always reported. Faults can make
 * them worse, so that messages are repeated, late or lost.
 */
import type { Rng } from "../../engine/rng.ts";
import type { Hex } from "../../fair/bytes.ts";
import type { Fingerprints, Link, Stimulus } from "../../net/node.ts";
import { kindOf } from "./kind.ts";
import { bytesOf } from "./luck.ts";
import type { VirtualTime } from "./virtual-time.ts";

export type Hear = (stimulus: Stimulus) => void;

/** The present quality of connections, which faults change. */
export interface LinkQuality {
  /** One way, in milliseconds. */
  readonly delay: { readonly least: number; readonly most: number };
  /** In thousandths: messages that are repeated, overtaken, and lost. */
  readonly repeated: number;
  readonly overtaken: number;
  readonly lost: number;
  /** Messages of this kind to this device are delayed by up to `most`. */
  readonly late?: { readonly to: Hex; readonly kind: string; readonly most: number };
}

/** A partition of the network. */
export interface Cut {
  readonly side: ReadonlySet<Hex>;
  /** The other part; all others by default. */
  readonly from?: ReadonlySet<Hex> | undefined;
  readonly until: number;
  /** Whether messages are delivered afterwards. Otherwise the links are dead, and nobody is told. */
  readonly isHeld: boolean;
}

/** A slow upload, with other data queued first. */
export interface Choke {
  readonly until: number;
  /** Bytes a second, on each of its links. */
  readonly rate: number;
  /** Bytes that go out first. */
  readonly queued: number;
}

/** An additional delay between this device and all others but these. */
export interface Lag {
  readonly of: Hex;
  readonly but: ReadonlySet<Hex>;
  readonly by: number;
  readonly until: number;
}

export interface Reached {
  readonly at: number;
  readonly from: Hex;
  readonly to: Hex;
  readonly text: string;
}

interface End {
  readonly link: Link;
  readonly device: Hex;
  readonly hear: Hear;
  isOpen: boolean;
  isDeaf: boolean;
  /** The arrival time of the last message, since order is kept. */
  latest: number;
  /** Bytes in the send buffer, and when it will be empty. */
  waiting: number;
  freeAt: number;
}

type Wire = readonly [End, End];

const SECOND = 1_000;
const LATE = 3_000;
const NO_ANSWER = 4_000;

export class Network {
  quality: LinkQuality;
  /** The quality without faults. */
  readonly fair: LinkQuality;
  readonly reached: Reached[] = [];
  readonly #time: VirtualTime;
  readonly #luck: Rng;
  readonly #devices = new Map<Hex, Hear>();
  readonly #wires = new Map<Link, Wire>();
  readonly #chokes = new Map<Hex, Choke>();
  #cuts: readonly Cut[] = [];
  #lags: readonly Lag[] = [];
  #made = 0;

  constructor(time: VirtualTime, luck: Rng, quality: LinkQuality) {
    this.#time = time;
    this.#luck = luck;
    this.fair = quality;
    this.quality = quality;
  }

  get links(): readonly Link[] {
    return [...this.#wires.keys()];
  }

  plug(device: Hex, hear: Hear): void {
    this.#devices.set(device, hear);
  }

  /** The device is gone; its peers are told or not. */
  unplug(device: Hex, isTold: () => boolean): void {
    this.#devices.delete(device);
    for (const [link, [mine, other]] of this.#wires) {
      if (mine.device !== device || mine.link !== link) continue;
      mine.isOpen = false;
      if (isTold()) this.#hangUp(mine, other);
      this.#forget([mine, other]);
    }
  }

  dial(from: Hex, to: Hex): void {
    const caller = this.#devices.get(from);
    if (caller === undefined) return;
    const noAnswer = () => {
      if (this.#devices.get(from) === caller) caller({ on: "closed", to });
    };
    const ringing = this.#delay() + this.#delay();
    this.#time.after(ringing, () => {
      const called = this.#devices.get(to);
      if (this.#devices.get(from) !== caller) return;
      if (called === undefined || this.#cutBetween(from, to)) this.#time.after(NO_ANSWER, noAnswer);
      else this.#connect([from, caller], [to, called]);
    });
  }

  #connect([from, caller]: readonly [Hex, Hear], [to, called]: readonly [Hex, Hear]): void {
    const name = ++this.#made;
    const [ours, theirs] = [bytesOf(this.#luck), bytesOf(this.#luck)];
    const end = (side: string, device: Hex, hear: Hear, latest: number): End => {
      return { link: `${name}${side}`, device, hear, isOpen: true, isDeaf: false, latest, waiting: 0, freeAt: 0 };
    };
    const { now } = this.#time;
    const near = end("a", from, caller, now + this.#delay());
    const far = end("b", to, called, now);
    this.#wires.set(near.link, [near, far]);
    this.#wires.set(far.link, [far, near]);
    const open = (one: End, fingerprints: Fingerprints, dialled: { to?: Hex }) => {
      if (one.isOpen) one.hear({ on: "opened", link: one.link, fingerprints, ...dialled });
    };
    this.#time.at(near.latest, () => open(near, { ours, theirs }, { to }));
    open(far, { ours: theirs, theirs: ours }, {});
  }

  send(device: Hex, link: Link, text: string): void {
    const wire = this.#wires.get(link);
    if (wire === undefined || wire[0].device !== device) return;
    const [mine, to] = wire;
    const { device: from } = mine;
    const { quality } = this;
    const { late } = quality;
    const isLate = late?.to === to.device && kindOf(text) === late.kind;
    const isOvertaken = isLate || this.#chance(quality.overtaken);
    const arrival = this.#leaves(mine, to, text.length) + this.#delay() + this.#lagBetween(from, to.device);
    const most = isLate ? late.most : LATE;
    if (this.#chance(quality.lost)) return;
    if (isOvertaken) this.#time.at(arrival + this.#luck.below(most), () => this.#arrive(from, to, text));
    else {
      to.latest = Math.max(to.latest, arrival);
      this.#time.at(to.latest, () => this.#arrive(from, to, text));
    }
    if (this.#chance(quality.repeated)) {
      this.#time.at(to.latest + this.#luck.below(LATE), () => this.#arrive(from, to, text));
    }
  }

  /** When these bytes will have been sent. Until then they are in the send buffer, whose size the device is told. */
  #leaves(mine: End, to: End, bytes: number): number {
    const { now } = this.#time;
    const held = this.#cutBetween(mine.device, to.device)?.until ?? 0;
    const begin = Math.max(held, now, mine.freeAt);
    const choke = this.#chokes.get(mine.device);
    const isSlow = choke !== undefined && choke.until > begin;
    const at = isSlow ? Math.min(begin + Math.ceil((bytes * SECOND) / choke.rate), choke.until) : begin;
    // The other end is dead, so the buffer never drains.
    if (at > now || to.isDeaf) this.#wait(mine, bytes, to.isDeaf ? undefined : at);
    mine.freeAt = Math.max(mine.freeAt, isSlow ? at : 0);
    return at;
  }

  #wait(mine: End, bytes: number, until: number | undefined): void {
    mine.waiting += bytes;
    const { waiting } = mine;
    this.#time.after(0, () => {
      if (mine.isOpen) mine.hear({ on: "waiting", link: mine.link, bytes: waiting });
    });
    if (until === undefined) return;
    this.#time.at(until, () => {
      mine.waiting -= bytes;
    });
  }

  choke(device: Hex, choke: Choke): void {
    this.#chokes.set(device, choke);
    for (const [mine] of this.#wires.values()) {
      if (mine.device !== device) continue;
      this.#wait(mine, choke.queued, choke.until);
      mine.freeAt = Math.min(this.#time.now + Math.ceil((choke.queued * SECOND) / choke.rate), choke.until);
    }
  }

  #arrive(from: Hex, to: End, text: string): void {
    if (!to.isOpen || to.isDeaf) return;
    this.reached.push({ at: this.#time.now, from, to: to.device, text });
    to.hear({ on: "received", link: to.link, text });
  }

  close(device: Hex, link: Link): void {
    const wire = this.#wires.get(link);
    if (wire === undefined || wire[0].device !== device) return;
    const [mine, other] = wire;
    mine.isOpen = false;
    this.#hangUp(mine, other);
    this.#forget(wire);
  }

  /** Breaks a link; each end is told or not. */
  break(link: Link, isTold: () => boolean): void {
    const wire = this.#wires.get(link);
    if (wire === undefined) return;
    const [one, other] = wire;
    for (const [end, far] of [wire, [other, one]] as const) {
      if (isTold()) this.#hangUp(far, end);
      else end.isDeaf = true;
    }
  }

  /** This end receives nothing any more, and nobody is told. */
  deafen(link: Link): void {
    const wire = this.#wires.get(link);
    if (wire !== undefined) wire[0].isDeaf = true;
  }

  cut(cut: Cut): void {
    this.#cuts = [...this.#cuts.filter(({ until }) => until > this.#time.now), cut];
    if (cut.isHeld) return;
    for (const [one, other] of this.#wires.values()) {
      if (isBetween(cut, one.device, other.device)) one.isDeaf = true;
    }
  }

  lag(lag: Lag): void {
    this.#lags = [...this.#lags, lag];
  }

  isCut(a: Hex, b: Hex): boolean {
    return this.#cutBetween(a, b) !== undefined;
  }

  #lagBetween(a: Hex, b: Hex): number {
    const isOn = ({ of, but, until }: Lag) =>
      until > this.#time.now && ((of === a && !but.has(b)) || (of === b && !but.has(a)));
    return Math.max(0, ...this.#lags.filter(isOn).map(({ by }) => by));
  }

  #cutBetween(a: Hex, b: Hex): Cut | undefined {
    return this.#cuts.find((cut) => cut.until > this.#time.now && isBetween(cut, a, b));
  }

  /** What was sent before is still delivered. */
  #hangUp(from: End, to: End): void {
    if (to.isDeaf || this.#cutBetween(from.device, to.device) !== undefined) return;
    to.latest = Math.max(to.latest, this.#time.now + this.#delay());
    this.#time.at(to.latest, () => {
      if (!to.isOpen) return;
      to.isOpen = false;
      this.#wires.delete(to.link);
      to.hear({ on: "closed", link: to.link });
    });
  }

  #forget([mine]: Wire): void {
    this.#wires.delete(mine.link);
  }

  #delay(): number {
    const { least, most } = this.quality.delay;
    return least + this.#luck.below(most - least + 1);
  }

  #chance(ofThousand: number): boolean {
    return ofThousand > 0 && this.#luck.below(1000) < ofThousand;
  }
}

const isBetween = ({ side, from }: Cut, a: Hex, b: Hex): boolean =>
  from === undefined ? side.has(a) !== side.has(b) : (side.has(a) && from.has(b)) || (side.has(b) && from.has(a));
