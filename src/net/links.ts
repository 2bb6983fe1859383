/** Who is connected: dials and dials again, greets, measures what comes in, and closes what has gone silent. */

import { encode } from "../engine/codec.ts";
import { Refusal } from "../engine/refusal.ts";
import type { Hex } from "../fair/bytes.ts";
import { Budgets, counted, type Left } from "./budgets.ts";
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
import type { Deed, Fingerprints, Link, Standing } from "./node.ts";
import type { Out } from "./out.ts";
import { crowdedOut, refusalAmong } from "./places.ts";
import { remember } from "./remember.ts";
import { FORGOTTEN, HOST_SILENCE, LINK_SILENCE, REDIAL, REDIAL_LOST, REDIAL_MOST } from "./waits.ts";

interface Stranger {
  readonly is: "stranger";
  /** What its other end shows of itself: all links over one connection have the same. */
  readonly print: Hex;
  readonly to: Hex | undefined;
  readonly since: number;
  readonly greeting: Ongoing;
  readonly left: Left | undefined;
  readonly lastText: string;
}

interface Friend {
  readonly is: "friend";
  readonly print: Hex;
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
  /** Whose place is kept: what they send is read, and they are let in, whoever else is there. */
  readonly isReserved: (key: Hex) => boolean;
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
  readonly #budgets = new Budgets();
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

  standingOf(link: Link): Standing {
    const known = this.#links.get(link);
    if (known?.is !== "friend") return known?.to === undefined ? "stranger" : "reserved";
    const { key, side } = known.met;
    return side === "dialler" || this.#around.isReserved(key) ? "reserved" : "visitor";
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
    const { conn, clock } = this.#around;
    if (to === undefined && !this.#budgets.isListenedTo(fingerprints.theirs, clock.now)) return this.#close(link);
    const start = { us: this.#us, fingerprints, nonce: this.#around.luck() };
    if (to === undefined) this.#makeRoom();
    else this.#ended(to);
    const progress = to === undefined ? listen(start) : dial({ ...start, conn, expected: this.#expected(to) });
    this.#go(link, { to, since: clock.now, print: fingerprints.theirs }, progress, "");
  }

  /** To prove who we are is work: nobody gets it out of us without end. */
  get #us(): Oneself {
    const { us, clock, isReserved } = this.#around;
    const refuses = (key: Hex): string | undefined =>
      us.refuses?.(key) ?? (isReserved(key) || this.#budgets.isGreeted(clock.now) ? undefined : "too-many-greetings");
    return { ...us, refuses };
  }

  #makeRoom(): void {
    const greeting = [...this.#links].flatMap(([link, one]) =>
      one.is === "stranger" && one.to === undefined ? [[link, one.print] as const] : [],
    );
    const link = crowdedOut(new Map(greeting));
    if (link !== undefined) this.#drop(link);
  }

  /** Why somebody who has greeted finds no place. */
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
      this.#links.set(link, { ...known, left: counted(known.left, text, this.#around.clock.now) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#around.out.notice("not-greeted", { why: error.key });
      return this.#drop(link);
    }
    if (known.lastText !== text) this.#go(link, known, greeted(known.greeting, text), text);
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
          greeting: progress.greeting,
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
    // Of two links only one stays, and that is known only after the greeting.
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
      // Of whoever we've dialled ourselves we want to hear.
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

  /** When somebody with a reserved place was last heard isn't forgotten because many others have come. */
  #heard(key: Hex): void {
    remember(this.#heardAt, key, this.#around.clock.now, this.#around.isReserved);
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
      remember(this.#dials, known.met.key, { at: clock.now, isOut: false, wait }, this.#around.isReserved);
    }
    if (known?.is === "stranger" && known.to !== undefined) this.#ended(known.to);
  }

  /** Nothing is under way any more; it's tried again after a while. */
  #ended(to: Hex): void {
    const wait = this.#dials.get(to)?.wait ?? REDIAL;
    this.#dials.set(to, { at: this.#around.clock.now, isOut: false, wait });
  }
}
