/** What all parts of a node share: its book, what it knows in private, its time, its links, and what it wants done. */
import type { Seat } from "../engine/game.ts";
import { type Book, blank, people, positionOf } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Happening } from "../fair/changes.ts";
import type { Body, Frame, Proof } from "../fair/entries.ts";
import { digestOfFrame } from "../fair/entries.ts";
import { frameOf } from "../fair/frames.ts";
import { Holder } from "../fair/holder.ts";
import type { Notes } from "../fair/notes.ts";
import { type Said, signed } from "../fair/sayings.ts";
import { rewritten, write } from "../fair/write.ts";
import { Clock } from "./clock.ts";
import { deviceOf, hostDevice } from "./devices.ts";
import { Links } from "./links.ts";
import type { Presence } from "./messages.ts";
import { Out } from "./out.ts";
import type { SetUp } from "./set-up.ts";
import {
  NAMES,
  openedBook,
  type Stored,
  storedBook,
  storedConn,
  storedFrame,
  storedNotes,
  storedProof,
  storedRoster,
} from "./storage.ts";
import { HOST_SILENCE } from "./waits.ts";

/** A seat that is played from here. */
export interface Own {
  readonly holder: Holder;
  readonly notes: Notes;
}

export class Core {
  readonly setUp: SetUp;
  readonly key: Hex;
  readonly clock = new Clock();
  readonly out = new Out();
  readonly links: Links;
  readonly own = new Map<Seat, Own>();
  /** Who has been proven to cheat. */
  readonly proofs = new Map<Seat, Proof>();
  #book: Book | undefined;
  /** The host's word for the newest entry. */
  #frame: Frame | undefined;
  /** Since when it has been this host. */
  hostSince = 0;
  /** An epoch in which a host has the voices of too few to be followed. */
  challenge = 0;
  /** Who has told how far their record goes. */
  readonly reached = new Set<Hex>();
  /** Since when a device's record has been going another way than ours. */
  readonly parted = new Map<Hex, number>();
  /** Who is there, as the host has it. */
  presence: readonly Presence[] = [];
  /** What seats of this device had said in a record that was left for another one, until it's looked into. */
  #unsaid: readonly Said[] = [];

  constructor(setUp: SetUp, stored: Stored) {
    const { signatures, secret, room } = setUp;
    const { out, clock } = this;
    this.setUp = setUp;
    const signer = signatures.signer(secret);
    this.key = signer.key;
    const conn = storedConn(stored) + 1;
    out.store(NAMES.conn, conn);
    const us = { room, signer, signatures };
    this.links = new Links({ us, conn, clock, out, luck: () => setUp.luck() });
    const known = storedRoster(stored, setUp);
    const roster = known ?? setUp.roster;
    if (roster === undefined) return;
    if (known === undefined) out.store(NAMES.roster, roster);
    const start = openedBook(roster, setUp);
    this.#book = storedBook(stored, start);
    this.#frame = storedFrame(stored);
    this.#takeSeats(start, stored);
    this.#takeProofs(start, stored);
  }

  #takeSeats(start: Book, stored: Stored): void {
    for (const [seat, fresh] of this.setUp.seats) {
      const kept = storedNotes(stored, seat);
      const notes = kept ?? fresh;
      this.own.set(seat, { holder: new Holder(start, seat, notes), notes });
      if (kept === undefined) this.out.store(NAMES.notes(seat), notes);
    }
  }

  #takeProofs({ accounts }: Book, stored: Stored): void {
    for (const seat of accounts.keys()) {
      const proof = storedProof(stored, seat);
      if (proof !== undefined) this.proofs.set(seat, proof);
    }
  }

  get book(): Book | undefined {
    return this.#book;
  }

  get isHost(): boolean {
    return this.#book !== undefined && hostDevice(this.#book) === this.key && !this.isBound;
  }

  /**
   * The highest epoch in which a seat of this device has spoken for somebody else, and said how far its record goes:
   * it does nothing in lower epochs from then on, or the next host's record might be without it.
   */
  get bound(): number {
    const voices = this.ownPeople.flatMap((seat) => Object.entries(this.own.get(seat)?.notes.voices ?? {}));
    return Math.max(0, ...voices.flatMap(([epoch, candidate]) => (this.own.has(candidate) ? [] : [Number(epoch)])));
  }

  /** Whether it waits for whoever hosts next. */
  get isBound(): boolean {
    return this.bound > (this.#book?.epoch ?? 0);
  }

  /** Whether this device may write: a host that comes back first hears whether anybody's record goes further than its own. */
  get isWriting(): boolean {
    const { book, clock, key } = this;
    if (book === undefined || !this.isHost) return false;
    const others = this.toDevicesOf(people(book));
    return clock.since(0) > HOST_SILENCE || [...others].every((other) => other === key || this.reached.has(other));
  }

  /** The seats of this device whose people haven't given them up. */
  get ownPeople(): readonly Seat[] {
    const { book } = this;
    return book === undefined ? [] : people(book).filter((seat) => this.own.has(seat));
  }

  open(book: Book): void {
    this.out.store(NAMES.roster, book.terms.roster);
    this.#book = book;
    this.hostSince = this.clock.now;
  }

  keep(seat: Seat, own: Own): void {
    this.own.set(seat, own);
    this.out.store(NAMES.notes(seat), own.notes);
  }

  /** Looked into, kept and told to all. Refused if it proves nothing. */
  accuse(seat: Seat, proof: Proof): void {
    const book = this.#book;
    if (book === undefined || this.proofs.has(seat) || book.accounts[seat]?.away === "cheated") return;
    write(book, { epoch: book.epoch, body: { kind: "fault", seat, proof } });
    this.proofs.set(seat, proof);
    this.out.store(NAMES.proof(seat), proof);
    this.out.notice("cheated", { seat, proof: proof.of });
    for (const peer of this.links.peers) this.links.send(peer, { t: "accuse", seat, proof });
  }

  /** The book goes on as `next`, which is our own up to the first `from` entries. The host's word vouches for it. */
  follow(next: Book, from: number, frame: Frame, happened: readonly Happening[]): void {
    const before = this.#book;
    this.#keepEntries(next, from);
    this.out.store(NAMES.frame, frame);
    this.#frame = frame;
    this.#book = next;
    if (before !== undefined && from < positionOf(before)) this.#rewind(before, from);
    if (before?.host !== next.host || before.epoch !== next.epoch) this.hostSince = this.clock.now;
    this.out.add({ do: "show", book: next, happened });
  }

  #rewind(before: Book, to: number): void {
    this.out.add({ do: "rewind", book: rewritten(blank(before), before.entries.slice(0, to)) });
    this.out.notice("rewound", { entries: positionOf(before) - to });
    const left = before.entries.slice(to).flatMap(({ body }) => ("said" in body ? [body.said] : []));
    this.#unsaid = [...this.#unsaid, ...left.filter(({ seat }) => this.own.has(seat))];
  }

  takeUnsaid(seat: Seat): readonly Said[] {
    const unsaid = this.#unsaid.filter((said) => said.seat === seat);
    this.#unsaid = this.#unsaid.filter((said) => said.seat !== seat);
    return unsaid;
  }

  #keepEntries({ entries, heads }: Book, from: number): void {
    for (const [k, entry] of entries.slice(from).entries()) {
      this.out.store(NAMES.entry(from + k), { before: heads[from + k], entry });
    }
  }

  /** As host, or to become it. Stored first, then told. Refused, nothing has changed. */
  write(body: Body, epoch = this.#book?.epoch ?? 0): void {
    const before = this.#book;
    if (before === undefined) return;
    const entry = { epoch, body };
    const { book, happened } = write(before, entry);
    const from = positionOf(before);
    this.#keepEntries(book, from);
    this.#book = book;
    if (before.host !== book.host || before.epoch !== book.epoch) this.hostSince = this.clock.now;
    const frame = this.frame();
    if (frame === undefined) return;
    for (const peer of this.links.peers) this.links.send(peer, { t: "entries", from, entries: [entry], frame });
    this.out.add({ do: "show", book, happened });
  }

  /** The newest word of whoever hosts; one's own can always be given again. */
  frame(): Frame | undefined {
    const book = this.#book;
    if (book === undefined) return undefined;
    const unsigned = frameOf(book);
    const holder = unsigned === undefined ? undefined : this.own.get(book.host)?.holder;
    if (unsigned === undefined || holder === undefined || unsigned.epoch !== book.epoch) return this.#frame;
    const digest = digestOfFrame(book.terms.match, unsigned);
    return signed({ sign: (bytes) => holder.sign(bytes), key: holder.owner.key }, unsigned, digest);
  }

  toDevicesOf(seats: readonly Seat[]): ReadonlySet<Hex> {
    const { book } = this;
    return new Set(book === undefined ? [] : seats.map((seat) => deviceOf(book, seat)));
  }
}
