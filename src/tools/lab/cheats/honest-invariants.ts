/** Invariants of the honest devices, whatever the cheats do. */
import type { Seat } from "../../../engine/game.ts";
import { type Book, headOf, positionOf } from "../../../fair/book.ts";
import type { Hex } from "../../../fair/bytes.ts";
import { personsOf } from "../../../fair/roster.ts";
import type { Signatures } from "../../../fair/signing.ts";
import type { Device } from "../device.ts";
import type { Fault } from "../faults.ts";
import type { Network } from "../network.ts";
import { isPrefix } from "../properties.ts";
import { Contact } from "./contact.ts";
import { Effort } from "./effort.ts";

/** How long two that can reach each other may have different records, in milliseconds. */
const APART = 30_000;
/** After this time broken links have been dialled again. */
const MENDED = 20_000;
/** A device that has been heard for this long is present. */
const THERE = 10_000;
/** Sooner, if it has said something that is in the record since. */
const SPOKEN = 4_000;
/** After this many unreachable seconds a device may be missed for as long as the table's patience. */
const MISSED = 8;
/** The largest number of signatures made and checked in a second: on a slow computer each takes 8 ms. */
const MOST_EFFORT = 30;
/** By this time all have met. */
const MET = 15_000;

export interface Around {
  complain(what: string): void;
  readonly network: Network;
  readonly faults: readonly Fault[];
  readonly cheats: readonly Seat[];
  /** Whether the honest are more than half. Otherwise they may be kept from playing, and lose their seats. */
  readonly areMost: boolean;
}

interface Apart {
  readonly heads: string;
  readonly since: number;
}

export class HonestInvariants {
  readonly #around: Around;
  readonly #contact: Contact;
  readonly #last = new Map<Device, Book>();
  /** When any device first had each entry. */
  readonly #since = new Map<Hex, number>();
  /** Entries that an honest device has had. */
  readonly #looked = new Set<Hex>();
  /** When each seat last said something that is in an honest record. */
  readonly #spokeAt = new Map<Seat, number>();
  /** For how many consecutive seconds two couldn't reach each other, up to the limit that matters. */
  readonly #missed = new Map<string, number>();
  readonly #apart = new Map<string, Apart>();
  /** By device. */
  readonly #efforts = new Map<string, Effort>();
  readonly #epochs = new Set<number>();

  constructor(around: Around) {
    this.#around = around;
    this.#contact = new Contact(around.network.reached);
  }

  /** How often the host has changed. */
  get hosts(): number {
    return this.#epochs.size;
  }

  /** When any device first had this entry. */
  since(head: Hex): number {
    return this.#since.get(head) ?? Number.POSITIVE_INFINITY;
  }

  /** Counts what this device signs and checks. */
  counting(device: string, signatures: Signatures, now: () => number): Signatures {
    const effort = this.#efforts.get(device) ?? new Effort(now);
    this.#efforts.set(device, effort);
    return effort.counting(signatures);
  }

  isHonest({ seats }: Pick<Device, "seats">): boolean {
    return !seats.some((seat) => this.#around.cheats.includes(seat));
  }

  /** Returns whether an honest device's record has changed since the last call. */
  look(device: Device, book: Book, all: readonly Device[], now: number): boolean {
    const before = this.#last.get(device);
    if (before === book) return false;
    this.#last.set(device, book);
    const known = before !== undefined && isPrefix(before, book) ? positionOf(before) : 0;
    const isHonest = this.isHonest(device);
    for (let p = known + 1; p <= positionOf(book); p++) {
      const head = book.heads[p] ?? "";
      if (!this.#since.has(head)) this.#since.set(head, now);
      if (!isHonest || this.#looked.has(head)) continue;
      this.#looked.add(head);
      this.#lookAt(book, p, all, now);
    }
    return isHonest;
  }

  #lookAt(book: Book, p: number, all: readonly Device[], now: number): void {
    const entry = book.entries[p - 1];
    if (entry === undefined) return;
    const { body, epoch } = entry;
    if (body.kind === "hosted") this.#epochs.add(epoch);
    if (body.kind === "said") this.#spokeAt.set(body.said.seat, now);
    if (body.kind === "fault") this.named(body.seat, body.proof.of);
    if (body.kind !== "dropped" || this.#around.cheats.includes(body.seat) || !this.#areMost(book, p)) return;
    // A device that goes on with another record isn't at this table, even if it sends messages.
    const own = all.find(({ seats }) => seats.includes(body.seat))?.node?.book;
    const isElsewhere =
      own !== undefined && own.heads[Math.min(p - 1, positionOf(own))] !== book.heads[Math.min(p - 1, positionOf(own))];
    const there = isElsewhere ? undefined : this.#thereSince(body.seat, all, now);
    if (there !== undefined)
      this.#around.complain(
        `seat ${body.seat} loses its seat (${body.why}) at position ${p} of epoch ${epoch} without fault: it has been there ${there}`,
      );
  }

  /** Of two that are left one is enough, so a cheat may send the other away. */
  #areMost({ entries, terms }: Book, p: number): boolean {
    const seated = new Set(personsOf(terms.roster).map(([seat]) => seat));
    for (const { body } of entries.slice(0, p - 1)) {
      if (body.kind === "dropped" || body.kind === "fault") seated.delete(body.seat);
      if (body.kind === "said" && body.said.saying.say === "gone") seated.delete(body.said.seat);
      if (body.kind === "back") seated.add(body.said.seat);
    }
    const cheats = this.#around.cheats.filter((seat) => seated.has(seat));
    return this.#around.areMost && cheats.length < seated.size / 2;
  }

  named(seat: Seat, proof: string): void {
    if (!this.#around.cheats.includes(seat)) this.#around.complain(`seat ${seat} is called a cheat: ${proof}`);
  }

  /** Says for how long all others have heard this seat; undefined if it may be missed all the same. */
  #thereSince(seat: Seat, all: readonly Device[], now: number): string | undefined {
    const device = all.find(({ seats }) => seats.includes(seat));
    const others = all.filter((one) => one !== device && this.isHonest(one) && one.seats.length > 0 && one.node);
    if (device?.node === undefined || device.isStalled || others.length === 0) return undefined;
    const heard = others.map(({ key }) => this.#contact.since(device.key, key, now));
    const since = Math.max(...heard.map((at) => at ?? now));
    if (since < MET) return now - since < THERE ? undefined : "all the time";
    if (now - since < SPOKEN) return undefined;
    const spokeAt = this.#spokeAt.get(seat) ?? 0;
    return spokeAt > since ? `for ${(now - since) / 1000} s, and has spoken since` : undefined;
  }

  /** To be called every second. */
  check(all: readonly Device[], now: number): void {
    const groups = this.#groupsOf(all, now);
    for (const [one, other] of this.#pairsOf(all)) {
      const isLinked = groups.some((group) => group.includes(one) && group.includes(other));
      this.#compare(one, other, isLinked, now);
    }
    for (const device of all) {
      const rate = this.isHonest(device) ? (this.#efforts.get(device.name)?.rate ?? 0) : 0;
      if (rate > MOST_EFFORT) this.#around.complain(`${device.name} signs and checks ${rate} times a second`);
    }
  }

  /** Whether two honest devices have diverged records that may still converge. */
  areParted(all: readonly Device[]): boolean {
    return this.#pairsOf(all).some(([one, other]) => {
      const [mine, theirs] = [one.node?.book, other.node?.book];
      if (mine === undefined || theirs === undefined || this.#haveBoth(one, other)) return false;
      return !isPrefix(mine, theirs) && !isPrefix(theirs, mine);
    });
  }

  #pairsOf(all: readonly Device[]): readonly (readonly [Device, Device])[] {
    const honest = all.filter((one) => this.isHonest(one) && !one.isGone);
    return honest.flatMap((one, k) => honest.slice(k + 1).map((other) => [one, other] as const));
  }

  /** Whether each may have gone on alone because it couldn't hear the other. Their records never converge again. */
  #haveBoth(one: Device, other: Device): boolean {
    const isAlone = one.node?.book?.isAlone === true || other.node?.book?.isAlone === true;
    return isAlone && (this.#missed.get(nameOf(one, other)) ?? 0) >= MISSED;
  }

  #compare(one: Device, other: Device, isLinked: boolean, now: number): void {
    const name = nameOf(one, other);
    const [mine, theirs] = [one.node?.book, other.node?.book];
    const isMissed = isOff(one) || isOff(other) || this.#around.network.isCut(one.key, other.key);
    if (isMissed || (this.#missed.get(name) ?? 0) < MISSED)
      this.#missed.set(name, isMissed ? (this.#missed.get(name) ?? 0) + 1 : 0);
    if (!isLinked || mine === undefined || theirs === undefined || headOf(mine) === headOf(theirs)) {
      this.#apart.delete(name);
      return;
    }
    if (this.#haveBoth(one, other)) return;
    // A spectator can't tell which of two records signed by a cheat is that of the players.
    const isWatched = one.seats.length === 0 || other.seats.length === 0;
    if (isWatched && mine.epoch === theirs.epoch && this.#around.cheats.includes(mine.host)) return;
    const isBehind = isPrefix(mine, theirs) || isPrefix(theirs, mine);
    const shorter = positionOf(mine) < positionOf(theirs) ? mine : theirs;
    // A device that is behind and gets new entries is catching up.
    const heads = isBehind ? headOf(shorter) : "";
    const before = this.#apart.get(name);
    if (before?.heads !== heads) this.#apart.set(name, { heads, since: now });
    else if (now - before.since > APART) {
      const where = [mine, theirs].map((book) => `${positionOf(book)} entries, epoch ${book.epoch}, host ${book.host}`);
      const how = isBehind ? "one is left behind" : "they have parted";
      this.#around.complain(
        `${one.name} and ${other.name} have different records for 30 s, and ${how}: ${where.join("; ")}`,
      );
    }
  }

  /** Groups of devices that can reach each other, directly or through others. */
  #groupsOf(all: readonly Device[], now: number): readonly (readonly Device[])[] {
    if (this.#isTroubled(now)) return [];
    let groups = all.filter((one) => this.isHonest(one) && !isOff(one)).map((one) => [one]);
    for (const one of groups.flat()) {
      const near = groups.filter((group) => group.some((other) => !this.#around.network.isCut(one.key, other.key)));
      groups = [...groups.filter((group) => !near.includes(group)), near.flat()];
    }
    return groups;
  }

  #isTroubled(now: number): boolean {
    return this.#around.faults.some((fault) => {
      if (fault.do === "lag" || fault.do === "leave" || fault.do === "lose") return false;
      const lasts = "lasts" in fault ? fault.lasts : fault.do === "crash" ? fault.trap.down + MENDED : 0;
      return now >= fault.at && now < fault.at + lasts + MENDED;
    });
  }
}

const nameOf = (one: Device, other: Device): string => `${one.name} ${other.name}`;

const isOff = ({ node, isStalled }: Device): boolean => node === undefined || isStalled;
