/** Who is connected: dials and dials again, greets, measures what comes in, and closes what has gone silent. */

import { encode } from "../engine/codec.ts";
import { Refusal } from "../engine/refusal.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Clock } from "./clock.ts";
import {
  dial,
  greeted,
  listen,
  type Met,
  type Oneself,
  type Ongoing,
  type Progress,
  turnedAway,
  turnedAwayBy,
} from "./greeting.ts";
import { MOST_WAITING } from "./limits.ts";
import { type Meter, metered, newMeter } from "./meter.ts";
import type { Deed, Fingerprints, Link } from "./node.ts";
import type { Out } from "./out.ts";
import { FORGOTTEN, HOST_SILENCE, LINK_SILENCE, REDIAL, REDIAL_LOST, REDIAL_MOST } from "./waits.ts";

/** More than these aren't listened to at the same time. */
const MOST_LINKS = 128;
/** What is known of devices that have gone; the one that was met longest ago is forgotten first. */
const MOST_KNOWN = 512;

interface Stranger {
  readonly is: "stranger";
  readonly to: Hex | undefined;
  readonly since: number;
  readonly greeting: Ongoing;
  readonly meter: Meter;
  readonly lastText: string;
}

interface Friend {
  readonly is: "friend";
  readonly met: Met;
  readonly metAt: number;
  readonly heardAt: number;
  /** What ended the greeting. It may come twice. */
  readonly lastText: string;
  /** Whoever dialled waits for the first word: only then it's sure that the other side has met them. */
  readonly isOpen: boolean;
}

interface Dial {
  readonly at: number;
  /** Whether nothing has come of it yet. */
  readonly isOut: boolean;
  /** How long to wait before the next one. */
  readonly wait: number;
}

export interface Heard<Message> {
  readonly from: Hex;
  readonly message: Message;
}

export interface Around<Message> {
  readonly us: Oneself;
  /** Higher than that of any node which ran on this device before. */
  readonly conn: number;
  readonly clock: Clock;
  readonly out: Pick<Out<Deed>, "add" | "notice">;
  luck(): Hex;
  /** Reads what comes in after the greeting, or refuses it. */
  decode(text: string): Message;
  /** The key, or the print of one, that has to be where `to` leads: `to` itself, if it isn't said. */
  expected?(to: Hex): Hex | undefined;
  /** No greeting came about, and why: with whom we have dialled, or whoever has dialled us. */
  refused?(to: Hex | undefined, why: string): void;
}

/** Whatever is said on these links, once they have greeted. */
export class Links<Message extends { readonly t: string }> {
  readonly #around: Around<Message>;
  readonly #links = new Map<Link, Stranger | Friend>();
  readonly #friends = new Map<Hex, Link>();
  readonly #dials = new Map<Hex, Dial>();
  readonly #heardAt = new Map<Hex, number>();
  /** How much each may still send: another link isn't another hundred. */
  readonly #meters = new Map<Hex, Meter>();
  /** Whom we've met where we dialled: an invitation names only the print of a key. */
  readonly #met = new Map<Hex, Hex>();
  #opened: Hex[] = [];

  constructor(around: Around<Message>) {
    this.#around = around;
  }

  /** Whoever can be spoken to. */
  get peers(): readonly Hex[] {
    return [...this.#friends.keys()];
  }

  /** The one over which this device can be spoken to. */
  linkTo(key: Hex): Link | undefined {
    return this.#friends.get(key);
  }

  /** Who can be spoken to since this was last asked. */
  takeOpened(): readonly Hex[] {
    const opened = this.#opened;
    this.#opened = [];
    return opened;
  }

  /** When something last came from this device. */
  heardAt(key: Hex): number | undefined {
    return this.#heardAt.get(key);
  }

  opened(link: Link, to: Hex | undefined, fingerprints: Fingerprints): void {
    if (this.#links.has(link)) return;
    if (this.#links.size >= MOST_LINKS && !this.#makeRoom()) return this.#close(link);
    const { us, conn, clock } = this.#around;
    const start = { us, fingerprints, nonce: this.#around.luck() };
    if (to !== undefined) this.#ended(to);
    const progress = to === undefined ? listen(start) : dial({ ...start, conn, expected: this.#expected(to) });
    this.#go(link, to, clock.now, progress, "");
  }

  /** Whoever has been silent for longest without having greeted goes: or many of them could keep everybody out. */
  #makeRoom(): boolean {
    const oldest = [...this.#links].find(([, one]) => one.is === "stranger" && one.to === undefined);
    if (oldest !== undefined) this.#drop(oldest[0]);
    return oldest !== undefined;
  }

  /** What a friend says. */
  received(link: Link, text: string): Heard<Message> | undefined {
    const known = this.#links.get(link);
    if (known === undefined) {
      this.#close(link);
      return undefined;
    }
    if (known.is === "friend") return this.#hear(link, known, text);
    this.#greet(link, known, text);
    return undefined;
  }

  #greet(link: Link, known: Stranger, text: string): void {
    try {
      this.#links.set(link, { ...known, meter: metered(known.meter, this.#around.clock.now) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#around.out.notice("not-greeted", { why: error.key });
      return this.#drop(link);
    }
    if (known.lastText !== text) this.#go(link, known.to, known.since, greeted(known.greeting, text), text);
  }

  /** Whoever takes nothing any more isn't kept: what waits for them would only grow. */
  waiting(link: Link, bytes: number): void {
    const known = this.#links.get(link);
    if (known === undefined || bytes <= MOST_WAITING) return;
    if (known.is === "friend") this.#around.out.notice("not-listening", { device: known.met.key });
    this.#drop(link);
  }

  closed(link: Link | undefined, to: Hex | undefined): void {
    if (link !== undefined) this.#forget(link);
    if (to !== undefined) this.#ended(to);
  }

  send(key: Hex, message: Message): void {
    const link = this.#friends.get(key);
    if (link === undefined) return;
    const friend = this.#links.get(link);
    if (friend?.is !== "friend" || !friend.isOpen) return;
    this.#around.out.add({ do: "send", link, text: encode(message) });
  }

  /** Closes what is silent, and dials whom it wants and hasn't got; some only if nothing has come from them for long. */
  tend(wanted: Iterable<Hex>, missed: Iterable<Hex> = []): void {
    const { clock, out } = this.#around;
    for (const [link, one] of [...this.#links]) {
      const at = one.is === "friend" ? one.heardAt : one.since;
      if (clock.since(at) > LINK_SILENCE) this.#drop(link);
    }
    const [sought, lost] = [[...wanted], [...missed]];
    this.#forgetStrangers(new Set([...sought, ...lost]));
    const silent = lost.filter((key) => clock.since(this.#heardAt.get(key) ?? 0) > HOST_SILENCE);
    for (const to of [...sought, ...silent]) {
      if (this.#friends.has(this.#met.get(to) ?? to) || this.#isGreeting(to)) continue;
      const last = this.#dials.get(to);
      if (last !== undefined && clock.since(last.at) < (last.isOut ? 2 * LINK_SILENCE : last.wait)) continue;
      const wait = Math.max(REDIAL, Math.min(2 * (last?.wait ?? 0), REDIAL_MOST));
      this.#dials.set(to, { at: clock.now, isOut: true, wait });
      out.add({ do: "dial", to });
    }
  }

  /** Nobody is waited for with dialling again. */
  hurry(): void {
    this.#dials.clear();
  }

  #forgetStrangers(wanted: ReadonlySet<Hex>): void {
    for (const [key, at] of [...this.#heardAt]) {
      if (this.#friends.has(key) || wanted.has(key) || this.#around.clock.since(at) <= FORGOTTEN) continue;
      this.#heardAt.delete(key);
      this.#dials.delete(key);
    }
  }

  /** For whoever sends what they mustn't. */
  part(key: Hex): void {
    const link = this.#friends.get(key);
    if (link !== undefined) this.#drop(link);
  }

  #go(link: Link, to: Hex | undefined, since: number, progress: Progress, lastText: string): void {
    for (const text of progress.send) this.#around.out.add({ do: "send", link, text });
    switch (progress.is) {
      case "ongoing": {
        const known = this.#links.get(link);
        this.#links.set(link, {
          is: "stranger",
          to,
          since,
          greeting: progress.greeting,
          meter: known?.is === "stranger" ? known.meter : newMeter(this.#around.clock.now),
          lastText,
        });
        break;
      }
      case "met":
        if (to !== undefined) remember(this.#met, to, progress.met.key);
        this.#meet(link, progress.met, lastText);
        break;
      case "refused": {
        const { key, facts } = progress.refusal;
        this.#drop(link);
        this.#refused(to, String(facts.why ?? key));
      }
    }
  }

  #refused(to: Hex | undefined, why: string): void {
    this.#around.out.notice("not-greeted", { why });
    this.#around.refused?.(to, why);
  }

  #expected(to: Hex): Hex | undefined {
    const { expected } = this.#around;
    return expected === undefined ? to : expected(to);
  }

  #meet(link: Link, met: Met, lastText: string): void {
    const { clock, out } = this.#around;
    const oldLink = this.#friends.get(met.key);
    const old = oldLink === undefined ? undefined : this.#links.get(oldLink);
    if (oldLink !== undefined && old?.is === "friend") {
      if (!this.#replaces(met, old)) {
        out.add({ do: "send", link, text: turnedAway(met.side === old.met.side ? "opened-elsewhere" : "met-already") });
        return this.#drop(link);
      }
      this.#drop(oldLink);
    }
    const isOpen = met.side === "dialled";
    const at = clock.now;
    this.#links.set(link, { is: "friend", met, metAt: at, heardAt: at, lastText, isOpen });
    this.#friends.set(met.key, link);
    if (isOpen) this.#opened.push(met.key);
    remember(this.#heardAt, met.key, clock.now);
    this.#dials.delete(met.key);
  }

  /**
   * Of two links from the same device the one of its newest start stays, and of one start the newest link. If both have
   * dialled at the same time, it's the link of the higher key.
   */
  #replaces(met: Met, old: Friend): boolean {
    if (met.side === old.met.side) return met.conn >= old.met.conn;
    if (this.#around.clock.since(old.metAt) > LINK_SILENCE) return true;
    return (met.side === "dialler") === this.#around.us.signer.key > met.key;
  }

  #hear(link: Link, friend: Friend, text: string): Heard<Message> | undefined {
    const { clock, out, decode } = this.#around;
    const { key } = friend.met;
    // Of two links only one stays, and that is known only after the greeting.
    const turnedAwayFor = friend.isOpen ? undefined : turnedAwayBy(text);
    if (turnedAwayFor !== undefined) {
      this.#drop(link);
      this.#refused(key, turnedAwayFor);
      return undefined;
    }
    try {
      remember(this.#meters, key, metered(this.#meters.get(key) ?? newMeter(clock.now), clock.now));
      if (friend.lastText === text) return undefined;
      this.#links.set(link, { ...friend, heardAt: clock.now, isOpen: true });
      if (!friend.isOpen) this.#opened.push(key);
      remember(this.#heardAt, key, clock.now);
      return { from: key, message: decode(text) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      out.notice("not-understood", { device: key, why: error.key });
      this.#drop(link);
      return undefined;
    }
  }

  #isGreeting(to: Hex): boolean {
    return [...this.#links.values()].some((one) => one.is === "stranger" && one.to === to);
  }

  #drop(link: Link): void {
    this.#forget(link);
    this.#close(link);
  }

  #close(link: Link): void {
    this.#around.out.add({ do: "close", link });
  }

  #forget(link: Link): void {
    const known = this.#links.get(link);
    this.#links.delete(link);
    if (known?.is === "friend" && this.#friends.get(known.met.key) === link) {
      this.#friends.delete(known.met.key);
      const { clock } = this.#around;
      // Most who go are just loading their page again. Whoever has only just come may be going to and fro.
      const wait = clock.since(known.metAt) < REDIAL ? REDIAL : REDIAL_LOST;
      remember(this.#dials, known.met.key, { at: clock.now, isOut: false, wait });
    }
    if (known?.is === "stranger" && known.to !== undefined) this.#ended(known.to);
  }

  /** Nothing is under way any more; it's tried again after a while. */
  #ended(to: Hex): void {
    const wait = this.#dials.get(to)?.wait ?? REDIAL;
    this.#dials.set(to, { at: this.#around.clock.now, isOut: false, wait });
  }
}

/** The newest last. */
function remember<Value>(known: Map<Hex, Value>, key: Hex, value: Value): void {
  known.delete(key);
  known.set(key, value);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
}
