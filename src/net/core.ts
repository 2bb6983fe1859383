/** What all parts of a node share: its book, what it knows in private, its time, its links, and what it wants done. */
import type { Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { type Book, people, positionOf } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Happening } from "../fair/changes.ts";
import type { Body, Frame, Proof } from "../fair/entries.ts";
import { digestOfFrame } from "../fair/entries.ts";
import { frameOf, hostIn, nextFrame } from "../fair/frames.ts";
import { Holder } from "../fair/holder.ts";
import type { Notes } from "../fair/notes.ts";
import type { Answer, SignedStatement } from "../fair/statements.ts";
import { bookAt, checkProof, write } from "../fair/write.ts";
import { Clock } from "./clock.ts";
import { decode } from "./codec.ts";
import { deviceOf, hostDevice, seatsAt } from "./devices.ts";
import { EffectQueue } from "./effects.ts";
import {
  type Accusation,
  commitmentsIn,
  shortenedVotesIn,
  twoAnswersIn,
  twoCommitmentsIn,
  twoVotesIn,
} from "./equivocation.ts";
import { Links } from "./links.ts";
import type { Message, Presence } from "./messages.ts";
import type { SetUp } from "./node.ts";
import {
  type Framed,
  NAMES,
  openedBook,
  type Stored,
  storedBook,
  storedCommitment,
  storedConn,
  storedNotes,
  storedProof,
  storedQuestion,
  storedRoster,
} from "./storage.ts";
import { GIVE_IN, HOST_SILENCE } from "./timeouts.ts";

/** A seat that is played from here. */
export interface Own {
  readonly holder: Holder;
  readonly notes: Notes;
}

export class Core {
  readonly setUp: SetUp;
  readonly key: Hex;
  readonly clock = new Clock();
  readonly out = new EffectQueue();
  readonly links: Links<Message>;
  readonly own = new Map<Seat, Own>();
  /** Who has been proven to cheat. */
  readonly proofs = new Map<Seat, Proof>();
  /** Commitments of seats in records that were left for others. They still bind. */
  readonly #superseded = new Map<Seat, SignedStatement>();
  #book: Book | undefined;
  /** For each entry its host's signature of the frame. */
  #sigs: readonly Hex[] = [];
  /** When the current host became host. */
  hostSince = 0;
  /** An epoch whose host had too few votes to be followed: a higher one is needed. */
  challengedEpoch = 0;
  /** Who has told how far their record goes. */
  readonly reached = new Set<Hex>();
  /** How many entries each device says that it shares with us: it has stored these. */
  readonly shared = new Map<Hex, number>();
  /** The place up to which each seat has signed that it has stored everything. Others may have passed it on. */
  readonly signedFor = new Map<Seat, Hex>();
  /** Since when a device's record has diverged from ours. */
  readonly diverged = new Map<Hex, number>();
  /** Answers to what is asked now that others have shown us, since the host doesn't give them out. */
  readonly brought = new Map<Seat, Answer>();
  /** The last question of a host that was right, which is its own answer: the next host has it from there. */
  #question: Answer | undefined;
  /** Who is there, as the host has it. */
  presence: readonly Presence[] = [];
  presenceAt = 0;
  /** While the table pauses nobody is missed. */
  isPaused = false;
  /** What our own seats had stated in a record that was left, until the outbox has dealt with it. */
  #rewound: readonly SignedStatement[] = [];

  constructor(setUp: SetUp, stored: Stored) {
    const { signatures, secret, room } = setUp;
    const { out, clock } = this;
    this.setUp = setUp;
    const signer = signatures.signer(secret);
    this.key = signer.key;
    const conn = storedConn(stored) + 1;
    out.store(NAMES.conn, conn);
    const us = { room, signer, signatures };
    const isReserved = (key: Hex) => this.#book !== undefined && seatsAt(this.#book, key).length > 0;
    this.links = new Links({ us, isReserved, conn, clock, out, luck: () => setUp.luck(), decode });
    const known = storedRoster(stored, setUp);
    const roster = known ?? setUp.roster;
    if (roster === undefined) return;
    if (known === undefined) out.store(NAMES.roster, roster);
    const start = openedBook(roster, setUp);
    const { book, sigs } = storedBook(stored, start);
    this.#question = storedQuestion(stored);
    this.#book = book;
    this.#sigs = sigs;
    this.#takeSeats(start, stored);
    this.#takeKnown(start, stored);
  }

  #takeSeats(start: Book, stored: Stored): void {
    for (const [seat, fresh] of this.setUp.seats) {
      const kept = storedNotes(stored, seat);
      const notes = kept ?? fresh;
      this.own.set(seat, { holder: new Holder(start, seat, notes), notes });
      if (kept === undefined) this.out.store(NAMES.notes(seat), notes);
    }
  }

  #takeKnown({ accounts }: Book, stored: Stored): void {
    for (const seat of accounts.keys()) {
      const proof = storedProof(stored, seat);
      if (proof !== undefined) this.proofs.set(seat, proof);
      const commitment = storedCommitment(stored, seat);
      if (commitment !== undefined) this.#superseded.set(seat, commitment);
    }
  }

  get book(): Book | undefined {
    return this.#book;
  }

  get isHost(): boolean {
    return this.#book !== undefined && hostDevice(this.#book) === this.key && !this.isBound;
  }

  /**
   * The highest epoch in which a seat of this device has voted for somebody else. The vote says how far its record goes,
   * so from then on it does nothing in lower epochs: the next host's record might lack it.
   */
  get bound(): number {
    const voices = this.ownPeople.flatMap((seat) => Object.entries(this.own.get(seat)?.notes.voices ?? {}));
    return Math.max(0, ...voices.flatMap(([epoch, { candidate }]) => (this.own.has(candidate) ? [] : [Number(epoch)])));
  }

  /** Whether it waits for whoever hosts next. */
  get isBound(): boolean {
    return this.bound > (this.#book?.epoch ?? 0);
  }

  /** How far the record goes by our votes: the next host has to have that much. */
  get votedUpTo(): number {
    const { book } = this;
    const voices = this.ownPeople.flatMap((seat) => Object.values(this.own.get(seat)?.notes.voices ?? {}));
    return Math.min(...voices.map(({ p, head }) => (book?.heads[p] === head ? p : 0)));
  }

  /** Whether this device may write: a host that comes back first hears whether anybody's record goes further than its own. */
  get isWriting(): boolean {
    const { book, clock, key } = this;
    if (book === undefined || !this.isHost) return false;
    const others = this.toDevicesOf(people(book));
    return clock.since(0) > HOST_SILENCE || [...others].every((other) => other === key || this.reached.has(other));
  }

  /** The seats of this device that still are their people's. */
  get ownPeople(): readonly Seat[] {
    const { book } = this;
    return book === undefined ? [] : people(book).filter((seat) => this.own.has(seat));
  }

  /**
   * The place of the last request that a seat of this device has answered: whoever saw the answer knows the luck. Requests
   * of a host proven to cheat don't count, or it could separate us from everybody else.
   */
  get answeredAt(): number {
    const book = this.#book;
    if (book === undefined) return 0;
    const isHonest = (at: number) => {
      const host = hostIn(book, book.entries[at - 1]?.epoch ?? 0);
      return host !== undefined && !this.isCheat(host);
    };
    const answered = [...this.own.values()].flatMap(({ notes }) => notes.answered);
    return Math.max(0, ...answered.map(({ basis }) => book.heads.lastIndexOf(basis)).filter(isHonest));
  }

  open(book: Book): void {
    this.out.store(NAMES.roster, book.terms.roster);
    this.#book = book;
    this.hostSince = this.clock.now;
  }

  get question(): Answer | undefined {
    return this.#question;
  }

  /** The host's answer can't be replaced by another one to the same request. */
  keepQuestion(asked: Answer): void {
    const { seat, i, basis } = this.#question ?? {};
    if (seat === asked.seat && i === asked.i && basis === asked.basis) return;
    this.#question = asked;
    this.out.store(NAMES.question, asked);
  }

  keep(seat: Seat, own: Own): void {
    this.own.set(seat, own);
    this.out.store(NAMES.notes(seat), own.notes);
  }

  /** Checks the proof, keeps it and tells everybody. Refused if it proves nothing. */
  accuse(seat: Seat, proof: Proof): void {
    const book = this.#book;
    if (book === undefined || this.isCheat(seat)) return;
    checkProof(book, seat, proof);
    this.proofs.set(seat, proof);
    this.out.store(NAMES.proof(seat), proof);
    this.out.notice("cheated", { seat, proof: proof.of });
    for (const peer of this.links.peers) this.links.send(peer, { t: "accuse", seat, proof });
  }

  /** Takes over `next` as our book. It shares its first `from` entries with the one so far. */
  adopt({ book: next, sigs }: Framed, from: number, happened: readonly Happening[]): void {
    const before = this.#book;
    if (before !== undefined) {
      this.lookInto(next, from);
      // Stored before the entries that hold them are overwritten, so that a crash in between doesn't lose them.
      this.#keepCommitments(before, from);
    }
    this.#keepEntries(next, sigs, from);
    this.#book = next;
    this.#sigs = sigs;
    for (const [device, upTo] of this.shared) this.shared.set(device, Math.min(upTo, from));
    if (before !== undefined && from < positionOf(before)) this.#rewind(before, from);
    if (before?.host !== next.host || before.epoch !== next.epoch) this.hostSince = this.clock.now;
    this.out.add({ do: "show", book: next, happened });
    this.#forgetMoot(next);
  }

  /** Accuses whoever another record, which shares its first `from` entries with ours, proves to have cheated. */
  lookInto({ entries }: Book, from: number): void {
    const book = this.#book;
    const word = this.frameAt(this.#sigs.length);
    if (book === undefined) return;
    const [ours, theirs] = [book.entries.slice(from), entries.slice(from)];
    const denied = word === undefined ? [] : shortenedVotesIn(book, theirs, word);
    const commitments = new Map([...this.#superseded, ...commitmentsIn(ours)]);
    // First what proves the same to everybody, whichever of the two records they have.
    this.#accuseOf([
      ...twoVotesIn(ours, theirs),
      ...twoAnswersIn(ours, theirs),
      ...denied,
      ...twoCommitmentsIn(theirs, commitments),
    ]);
  }

  /** Whether this seat is proven to cheat, be it recorded yet or not. */
  isCheat(seat: Seat): boolean {
    return this.proofs.has(seat) || this.#book?.accounts[seat]?.away === "cheated";
  }

  /**
   * Drops proofs that don't hold by this record, such as a false answer to a request that is void now: others can't check
   * them, and a node that alone held on to one could follow nobody.
   */
  #forgetMoot(book: Book): void {
    for (const [seat, proof] of [...this.proofs]) {
      if (book.accounts[seat]?.away === "cheated" || proves(book, seat, proof)) continue;
      this.proofs.delete(seat);
      this.out.store(NAMES.proof(seat), null);
    }
  }

  /** Of these, all that do prove something. */
  #accuseOf(accusations: readonly Accusation[]): void {
    for (const { seat, proof } of accusations) {
      try {
        this.accuse(seat, proof);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
  }

  #keepCommitments({ entries }: Book, to: number): void {
    for (const [seat, said] of commitmentsIn(entries.slice(to))) {
      this.#superseded.set(seat, said);
      this.out.store(NAMES.commitment(seat), said);
    }
  }

  #rewind(before: Book, to: number): void {
    this.out.add({ do: "rewind", book: bookAt(before, to) });
    this.out.notice("rewound", { entries: positionOf(before) - to });
    const left = before.entries.slice(to).flatMap(({ body }) => ("said" in body ? [body.said] : []));
    this.#rewound = [...this.#rewound, ...left.filter(({ seat }) => this.own.has(seat))];
  }

  takeRewound(seat: Seat): readonly SignedStatement[] {
    const unsaid = this.#rewound.filter((said) => said.seat === seat);
    this.#rewound = this.#rewound.filter((said) => said.seat !== seat);
    return unsaid;
  }

  #keepEntries({ entries, heads }: Book, sigs: readonly Hex[], from: number): void {
    for (const [k, entry] of entries.slice(from).entries()) {
      this.out.store(NAMES.entry(from + k), { before: heads[from + k], entry, sig: sigs[from + k] });
    }
  }

  /** As host, or to become host. The entry is stored first, then sent. If it's refused nothing has changed. */
  write(body: Body, epoch = this.#book?.epoch ?? 0): void {
    const before = this.#book;
    if (before === undefined) return;
    const entry = { epoch, body };
    const { book, happened } = write(before, entry);
    const holder = this.own.get(book.host)?.holder;
    if (holder === undefined) throw new Refusal("not-your-seat", { seat: book.host });
    const from = positionOf(before);
    const sig = holder.sign(digestOfFrame(book.terms.match, nextFrame(before, entry)));
    const sigs = [...this.#sigs, sig];
    this.#keepEntries(book, sigs, from);
    this.#book = book;
    this.#sigs = sigs;
    if (before.host !== book.host || before.epoch !== book.epoch) this.hostSince = this.clock.now;
    const message = { t: "entries", from, to: from + 1, epoch, entries: [{ entry, sig }] } as const;
    for (const peer of this.links.peers) this.links.send(peer, { ...message, entries: [...message.entries] });
    this.out.add({ do: "show", book, happened });
    this.#forgetMoot(book);
    this.#accuseOf(twoCommitmentsIn([entry], this.#superseded));
  }

  get sigs(): readonly Hex[] {
    return this.#sigs;
  }

  /** The frame of the p-th entry, signed by its host. */
  frameAt(p: number): Frame | undefined {
    const [book, sig] = [this.#book, this.#sigs[p - 1]];
    const unsigned = book === undefined ? undefined : frameOf(book, p);
    return unsigned === undefined || sig === undefined ? undefined : { ...unsigned, sig };
  }

  /** What vouches for the whole record: the last frame of each host. */
  get frames(): readonly Frame[] {
    const entries = this.#book?.entries ?? [];
    const ends = entries.flatMap(({ epoch }, k) => (entries[k + 1]?.epoch === epoch ? [] : [k + 1]));
    return ends.flatMap((p) => this.frameAt(p) ?? []);
  }

  /** Whom the host says it waits for, as long as it says so: a silent host has no excuse. */
  get owing(): readonly Seat[] {
    const { book, clock, presence } = this;
    if (book === undefined || clock.since(this.presenceAt) > HOST_SILENCE) return [];
    const seated = people(book);
    return presence.flatMap(({ seat, owes }) => (owes && seated.includes(seat) ? [seat] : []));
  }

  /** Whether this seat has stored all up to what is asked now, by its own word. */
  hasStored(book: Book, seat: Seat): boolean {
    const { own, shared, signedFor } = this;
    if (own.has(seat) || signedFor.get(seat) === book.basis) return true;
    return (shared.get(deviceOf(book, seat)) ?? 0) >= book.heads.lastIndexOf(book.basis);
  }

  /** Whether we have been shown this seat's answer to what is asked now. */
  hasAnswered({ i, basis }: Book, seat: Seat): boolean {
    const answer = this.brought.get(seat);
    return answer?.i === i && answer.basis === basis;
  }

  /** For how long nothing has come from this device. One that stays with another record counts as silent, too. */
  silenceOf(device: Hex): number {
    const { links, clock, diverged } = this;
    const elsewhere = clock.since(diverged.get(device) ?? clock.now) - GIVE_IN;
    return Math.max(elsewhere, clock.since(links.heardAt(device) ?? 0));
  }

  toDevicesOf(seats: readonly Seat[]): ReadonlySet<Hex> {
    const { book } = this;
    return new Set(book === undefined ? [] : seats.map((seat) => deviceOf(book, seat)));
  }
}

function proves(book: Book, seat: Seat, proof: Proof): boolean {
  try {
    checkProof(book, seat, proof);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
