/** Who is connected: dials and redials, runs handshakes, limits what comes in, and closes silent links. */

import { encode } from "../engine/codec.ts";
import { Refusal } from "../engine/refusal.ts";
import type { Hex } from "../fair/bytes.ts";
import { Budgets, counted, type Left } from "./budgets.ts";
import { evicted, refusalAmong } from "./capacity.ts";
import type { Clock } from "./clock.ts";
import type { EffectQueue } from "./effects.ts";
import {
  advanced,
  dial,
  listen,
  type Met,
  type Oneself,
  type Ongoing,
  type Progress,
  turnedAway,
  turnedAwayBy,
} from "./handshake.ts";
import { MOST_WAITING } from "./limits.ts";
import type { CommonEffect, Fingerprints, Link, LinkPriority } from "./node.ts";
import { remember } from "./remember.ts";
import { FORGOTTEN, HOST_SILENCE, LINK_SILENCE, REDIAL, REDIAL_LOST, REDIAL_MOST } from "./timeouts.ts";

interface Stranger {
  readonly is: "stranger";
  /** What its other end shows of itself: all links over one connection have the same. */
  readonly print: Hex;
  readonly to: Hex | undefined;
  readonly since: number;
  readonly handshake: Ongoing;
  readonly left: Left | undefined;
  readonly lastText: string;
}

interface Friend {
  readonly is: "friend";
  readonly print: Hex;
  readonly met: Met;
  readonly metAt: number;
  readonly heardAt: number;
  /** The last text of the handshake: it may arrive twice. */
  readonly lastText: string;
  /** The dialler waits for a first message: only that shows that the other side has accepted it. */
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
  /** Whose place is reserved: they are let in and read, whoever else is there. */
  readonly isReserved: (key: Hex) => boolean;
  /** Higher than that of any node which ran on this device before. */
  readonly conn: number;
  readonly clock: Clock;
  readonly out: Pick<EffectQueue<CommonEffect>, "add" | "notice">;
  luck(): Hex;
  /** Reads what comes in after the handshake, or refuses it. */
  decode(text: string): Message;
  /** The key, or the print of one, that has to be where `to` leads: `to` itself, if it isn't said. */
  expected?(to: Hex): Hex | undefined;
  /** No handshake came about, and why: with whom we have dialled, or whoever has dialled us. */
  refused?(to: Hex | undefined, why: string): void;
}

/** All links of a node, for whatever kind of messages. */
export class Links<Message extends { readonly t: string }> {
  readonly #around: Around<Message>;
  readonly #links = new Map<Link, Stranger | Friend>();
  readonly #friends = new Map<Hex, Link>();
  readonly #dials = new Map<Hex, Dial>();
  readonly #heardAt = new Map<Hex, number>();
  readonly #budgets = new Budgets();
  /** Which key was found where we dialled: an invitation names only the print of a key. */
  readonly #met = new Map<Hex, Hex>();
  #opened: Hex[] = [];

  constructor(around: Around<Message>) {
    this.#around = around;
  }

  /** Peers that can be sent to. */
  get peers(): readonly Hex[] {
    return [...this.#friends.keys()];
  }

  /** The link to this peer. */
  linkTo(key: Hex): Link | undefined {
    return this.#friends.get(key);
  }

  linkPriorityOf(link: Link): LinkPriority {
    const known = this.#links.get(link);
    if (known?.is !== "friend") return known?.to === undefined ? "stranger" : "reserved";
    const { key, side } = known.met;
    return side === "dialler" || this.#around.isReserved(key) ? "reserved" : "visitor";
  }

  /** Peers whose links have opened since the last call. */
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
    const { conn, clock } = this.#around;
    if (to === undefined && !this.#budgets.mayBeginHandshake(fingerprints.theirs, clock.now)) return this.#close(link);
    const start = { us: this.#us, fingerprints, nonce: this.#around.luck() };
    if (to === undefined) this.#makeRoom();
    else this.#ended(to);
    const progress = to === undefined ? listen(start) : dial({ ...start, conn, expected: this.#expected(to) });
    this.#go(link, { to, since: clock.now, print: fingerprints.theirs }, progress, "");
  }

  /** Proving who we are means signing: nobody can make us do it without limit. */
  get #us(): Oneself {
    const { us, clock, isReserved } = this.#around;
    const refuses = (key: Hex): string | undefined =>
      us.refuses?.(key) ??
      (isReserved(key) || this.#budgets.mayAnswerHandshake(clock.now) ? undefined : "too-many-greetings");
    return { ...us, refuses };
  }

  #makeRoom(): void {
    const handshake = [...this.#links].flatMap(([link, one]) =>
      one.is === "stranger" && one.to === undefined ? [[link, one.print] as const] : [],
    );
    const link = evicted(new Map(handshake));
    if (link !== undefined) this.#drop(link);
  }

  /** Why there is no place for somebody whose handshake succeeded. */
  #refusalOf(key: Hex, print: Hex): string | undefined {
    const { isReserved } = this.#around;
    if (isReserved(key)) return undefined;
    const visitors = [...this.#links.values()].flatMap((one) =>
      one.is === "friend" && one.met.side === "dialled" && one.met.key !== key && !isReserved(one.met.key)
        ? [one.print]
        : [],
    );
    return refusalAmong(visitors, print);
  }

  /** A message, if the handshake is done; else the text goes on with it. */
  received(link: Link, text: string): Heard<Message> | undefined {
    const known = this.#links.get(link);
    if (known === undefined) {
      this.#close(link);
      return undefined;
    }
    if (known.is === "friend") return this.#hear(link, known, text);
    this.#continueHandshake(link, known, text);
    return undefined;
  }

  #continueHandshake(link: Link, known: Stranger, text: string): void {
    try {
      this.#links.set(link, { ...known, left: counted(known.left, text, this.#around.clock.now) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#around.out.notice("not-greeted", { why: error.key });
      return this.#drop(link);
    }
    if (known.lastText !== text) this.#go(link, known, advanced(known.handshake, text), text);
  }

  /** A peer that doesn't read what we send is disconnected: our queue for it would only grow. */
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

  /** Closes silent links and dials wanted peers; `missed` ones only if they have been silent for long. */
  maintain(wanted: Iterable<Hex>, missed: Iterable<Hex> = []): void {
    const { clock, out } = this.#around;
    for (const [link, one] of [...this.#links]) {
      const at = one.is === "friend" ? one.heardAt : one.since;
      if (clock.since(at) > LINK_SILENCE) this.#drop(link);
    }
    const [sought, lost] = [[...wanted], [...missed]];
    this.#forgetStrangers(new Set([...sought, ...lost]));
    const silent = lost.filter((key) => clock.since(this.#heardAt.get(key) ?? 0) > HOST_SILENCE);
    for (const to of [...sought, ...silent]) {
      if (this.#friends.has(this.#met.get(to) ?? to) || this.#isInHandshake(to)) continue;
      const last = this.#dials.get(to);
      if (last !== undefined && clock.since(last.at) < (last.isOut ? 2 * LINK_SILENCE : last.wait)) continue;
      const wait = Math.max(REDIAL, Math.min(2 * (last?.wait ?? 0), REDIAL_MOST));
      this.#dials.set(to, { at: clock.now, isOut: true, wait });
      out.add({ do: "dial", to });
    }
  }

  /** Redials at once, without the usual waits. */
  redialNow(): void {
    this.#dials.clear();
  }

  #forgetStrangers(wanted: ReadonlySet<Hex>): void {
    for (const [key, at] of [...this.#heardAt]) {
      if (this.#friends.has(key) || wanted.has(key) || this.#around.clock.since(at) <= FORGOTTEN) continue;
      this.#heardAt.delete(key);
      this.#dials.delete(key);
    }
  }

  /** For peers that break the rules. */
  disconnect(key: Hex): void {
    const link = this.#friends.get(key);
    if (link !== undefined) this.#drop(link);
  }

  #go(
    link: Link,
    { to, since, print }: Pick<Stranger, "to" | "since" | "print">,
    progress: Progress,
    lastText: string,
  ) {
    for (const text of progress.send) this.#around.out.add({ do: "send", link, text });
    switch (progress.is) {
      case "ongoing": {
        const known = this.#links.get(link);
        this.#links.set(link, {
          is: "stranger",
          print,
          to,
          since,
          handshake: progress.handshake,
          left: known?.is === "stranger" ? known.left : undefined,
          lastText,
        });
        break;
      }
      case "met":
        if (to !== undefined) remember(this.#met, to, progress.met.key);
        this.#meet(link, print, progress.met, lastText);
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

  #meet(link: Link, print: Hex, met: Met, lastText: string): void {
    const { clock, out } = this.#around;
    const refusal = met.side === "dialled" ? this.#refusalOf(met.key, print) : undefined;
    if (refusal !== undefined) {
      out.add({ do: "send", link, text: turnedAway(refusal) });
      this.#drop(link);
      return this.#refused(undefined, refusal);
    }
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
    this.#links.set(link, { is: "friend", print, met, metAt: at, heardAt: at, lastText, isOpen });
    this.#friends.set(met.key, link);
    if (isOpen) this.#opened.push(met.key);
    this.#heard(met.key);
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
    // Which of two links to one device stays is known only after the handshake.
    const turnedAwayFor = friend.isOpen ? undefined : turnedAwayBy(text);
    if (turnedAwayFor !== undefined) {
      this.#drop(link);
      this.#refused(key, turnedAwayFor);
      return undefined;
    }
    try {
      this.#budgets.count(key, text, clock.now);
      if (friend.lastText === text) return undefined;
      this.#links.set(link, { ...friend, heardAt: clock.now, isOpen: true });
      if (!friend.isOpen) this.#opened.push(key);
      this.#heard(key);
      // We always want to hear whom we've dialled ourselves.
      const isWanted = friend.met.side === "dialler" || this.#around.isReserved(key);
      if (!isWanted && !this.#budgets.isRead(key, text, clock.now)) return undefined;
      return { from: key, message: decode(text) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      out.notice("not-understood", { device: key, why: error.key });
      this.#drop(link);
      return undefined;
    }
  }

  /** A crowd of visitors doesn't push out what we know about those with a reserved place. */
  #heard(key: Hex): void {
    remember(this.#heardAt, key, this.#around.clock.now, this.#around.isReserved);
  }

  #isInHandshake(to: Hex): boolean {
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
      // Most who go are only reloading their page. One who has only just come may keep coming and going.
      const wait = clock.since(known.metAt) < REDIAL ? REDIAL : REDIAL_LOST;
      remember(this.#dials, known.met.key, { at: clock.now, isOut: false, wait }, this.#around.isReserved);
    }
    if (known?.is === "stranger" && known.to !== undefined) this.#ended(known.to);
  }

  /** This attempt is over; it's tried again after a while. */
  #ended(to: Hex): void {
    const wait = this.#dials.get(to)?.wait ?? REDIAL;
    this.#dials.set(to, { at: this.#around.clock.now, isOut: false, wait });
  }
}
