/** When the host is lost, the others make the next one host: more than half of the people, with the longest record. */
import type { Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { accountOf, type Book, isOver, majorityOf, people, positionOf } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import { digestOfVoice, signed, type Voice } from "../fair/sayings.ts";
import { FURTHEST } from "../fair/write.ts";
import type { Core } from "./core.ts";
import { candidatesOf, deviceOf, hostDevice, seatsAt } from "./devices.ts";
import type { Message } from "./messages.ts";
import { BEAT, HOST_SILENCE, VOTE } from "./waits.ts";

/** A voice that isn't repeated any more has been taken back. */
const VOICE_LASTS = 3 * BEAT;

interface Vote {
  readonly epoch: number;
  readonly candidate: Seat;
  readonly since: number;
}

interface Heard {
  readonly voice: Voice;
  readonly at: number;
}

/** For a seat of this device. */
interface Ballot {
  readonly candidate: Seat;
  readonly voices: Map<Seat, Heard>;
}

export class Succession {
  readonly #core: Core;
  readonly #isLeftOut: () => boolean;
  #vote: Vote | undefined;
  #sentAt: number | undefined;
  #latest = 0;
  /** When somebody else was last heard to speak for a next host, and for whom in which epoch. */
  #calledAt: number | undefined;
  /** By device. */
  readonly #doubts = new Map<Hex, number>();
  #doubtedAt: number | undefined;
  readonly #proposed = new Map<number, Seat>();
  /** By epoch. */
  readonly #ballots = new Map<number, Ballot>();
  /** Since when we ask for records that are longer than ours, and when we last did. */
  #wanted: { readonly since: number; readonly at: number } | undefined;

  constructor(core: Core, isLeftOut: () => boolean) {
    this.#core = core;
    this.#isLeftOut = isLeftOut;
  }

  /** Whom we speak for, if for anybody. */
  get candidate(): Seat | undefined {
    return this.#vote?.candidate;
  }

  hear(peer: Hex, { epoch, candidate, voice }: Extract<Message, { t: "voice" }>): void {
    const { book } = this.#core;
    if (book === undefined || epoch <= book.epoch || epoch > book.epoch + FURTHEST) return;
    if (!seatsAt(book, peer).includes(voice.seat) || !people(book).includes(voice.seat)) return;
    const { match, signatures } = book.terms;
    const { key } = accountOf(book, voice.seat);
    if (!signatures.isBy(key, digestOfVoice(match, epoch, candidate, voice), voice.sig)) return;
    this.#latest = Math.max(this.#latest, epoch);
    this.#calledAt = this.#core.clock.now;
    if (!this.#proposed.has(epoch) && people(book).includes(candidate)) this.#proposed.set(epoch, candidate);
    this.#collect(epoch, candidate, voice);
  }

  /** Others have lost the host as well. */
  doubt(peer: Hex, epoch: number): void {
    const { book, clock } = this.#core;
    if (book !== undefined && epoch === book.epoch) this.#doubts.set(peer, clock.now);
  }

  /**
   * Whoever has spoken for a next host can't go back, and waits for one: so all others join in. Not right after the
   * last time, or one of them could keep the table from playing.
   */
  #isCalled(book: Book): boolean {
    const { clock, isBound, hostSince } = this.#core;
    if (isBound) return true;
    const isHeard = this.#calledAt !== undefined && clock.since(this.#calledAt) < VOICE_LASTS;
    return isHeard && this.#latest > book.epoch && clock.since(hostSince) > HOST_SILENCE;
  }

  /** Whether more than half of the people have lost the host: one who is cut off for a moment changes nothing. */
  #isDoubted(book: Book): boolean {
    const { clock, own } = this.#core;
    const voters = people(book);
    const doubters = voters.filter((seat) => {
      const at = this.#doubts.get(deviceOf(book, seat));
      return own.has(seat) || (at !== undefined && clock.since(at) < VOICE_LASTS);
    });
    return doubters.length >= majorityOf(voters.length);
  }

  #collect(epoch: number, candidate: Seat, voice: Voice): void {
    if (!this.#core.own.has(candidate)) return;
    const ballot = this.#ballots.get(epoch) ?? { candidate, voices: new Map<Seat, Heard>() };
    if (ballot.candidate !== candidate) return;
    this.#ballots.set(epoch, ballot);
    ballot.voices.set(voice.seat, { voice, at: this.#core.clock.now });
  }

  goOn(): void {
    const { book } = this.#core;
    if (book === undefined) return;
    for (const [device, at] of [...this.#doubts])
      if (this.#core.clock.since(at) >= VOICE_LASTS) this.#doubts.delete(device);
    for (const all of [this.#ballots, this.#proposed]) {
      for (const epoch of [...all.keys()]) if (epoch <= book.epoch) all.delete(epoch);
    }
    if (this.#vote !== undefined && this.#vote.epoch <= book.epoch) this.#vote = undefined;
    const isCalled = this.#isCalled(book);
    if (!isCalled && !this.#isHostLost(book)) {
      this.#vote = undefined;
      this.#doubtedAt = undefined;
    } else {
      this.#tell(book);
      if (isCalled || this.#isDoubted(book)) this.#speak(book);
    }
    for (const [epoch, ballot] of [...this.#ballots]) this.#count(epoch, ballot);
  }

  #isHostLost(book: Book): boolean {
    const { isHost, ownPeople, proofs, links, clock, hostSince } = this.#core;
    if (ownPeople.length === 0) return false;
    if (this.#core.challenge > book.epoch) return true;
    if (isFinished(book)) return false;
    if (proofs.has(book.host) || !(people(book).includes(book.host) || isOver(book))) return true;
    if (isHost) return false;
    const heardAt = Math.max(links.heardAt(hostDevice(book)) ?? 0, hostSince);
    return clock.since(heardAt) > HOST_SILENCE || this.#isLeftOut();
  }

  #tell({ epoch, host }: Book): void {
    const { clock, links, proofs } = this.#core;
    const proof = proofs.get(host);
    if (this.#doubtedAt !== undefined && clock.since(this.#doubtedAt) < BEAT) return;
    this.#doubtedAt = clock.now;
    for (const peer of links.peers) {
      links.send(peer, { t: "lost", epoch });
      // Whoever was behind when they first heard of it couldn't look into it.
      if (proof !== undefined) links.send(peer, { t: "accuse", seat: host, proof });
    }
  }

  #speak(book: Book): void {
    const { clock } = this.#core;
    const vote = this.#vote;
    // As long as too few are there, nobody could be chosen in the next epoch either.
    const isOverdue = vote !== undefined && clock.since(vote.since) > VOTE && this.#isDoubted(book);
    const isBehind = vote !== undefined && vote.epoch < this.#latest && clock.since(vote.since) > VOTE / 2;
    if (vote === undefined || isOverdue || isBehind) {
      const from = Math.max(
        Math.max(book.epoch, this.#core.challenge, this.#core.bound - 1, vote?.epoch ?? 0) + 1,
        Math.min(this.#latest, book.epoch + FURTHEST),
      );
      this.#vote = this.#decided(book, from);
      this.#sentAt = undefined;
    }
    if (this.#vote !== undefined) this.#say(book, this.#vote);
  }

  /** The next epoch in which no other candidate was spoken for from here. */
  #decided(book: Book, from: number): Vote | undefined {
    const candidates = candidatesOf(book).filter((seat) => !this.#core.proofs.has(seat));
    for (let epoch = from; candidates.length > 0 && epoch <= book.epoch + FURTHEST; epoch++) {
      const inTurn = candidates[(epoch - book.epoch - 1) % candidates.length] ?? 0;
      const proposed = this.#proposed.get(epoch) ?? inTurn;
      const candidate = candidates.includes(proposed) ? proposed : inTurn;
      const isFree = this.#core.ownPeople.every((seat) => {
        const before = this.#core.own.get(seat)?.notes.voices[epoch];
        return before === undefined || before === candidate;
      });
      if (isFree) return { epoch, candidate, since: this.#core.clock.now };
    }
    return undefined;
  }

  /** Stored first: a seat speaks for one candidate in an epoch. */
  #say(book: Book, { epoch, candidate }: Vote): void {
    const { clock, links, ownPeople } = this.#core;
    if (this.#sentAt !== undefined && clock.since(this.#sentAt) < BEAT) return;
    this.#sentAt = clock.now;
    for (const seat of ownPeople) {
      const own = this.#core.own.get(seat);
      if (own === undefined) continue;
      if (own.notes.voices[epoch] === undefined) {
        const later = Object.entries(own.notes.voices).filter(([one]) => Number(one) > book.epoch);
        const voices = { ...Object.fromEntries(later), [epoch]: candidate };
        this.#core.keep(seat, { ...own, notes: { ...own.notes, voices } });
      }
      const p = this.#sureOf(book);
      const unsigned = { seat, p, head: book.heads[p] ?? "" };
      const signer = { key: own.holder.owner.key, sign: (digest: Uint8Array) => own.holder.sign(digest) };
      const voice = signed(signer, unsigned, digestOfVoice(book.terms.match, epoch, candidate, unsigned));
      // Everybody hears of it, so that all speak of the same epoch.
      for (const peer of links.peers) links.send(peer, { t: "voice", epoch, candidate, voice });
      this.#collect(epoch, candidate, voice);
    }
  }

  /**
   * How far our record goes. A host that has shown different records to different people is no reason never to agree
   * again: all have the same up to the question that was last answered, or up to where that host began.
   */
  #sureOf(book: Book): number {
    if (this.#core.proofs.get(book.host)?.of !== "frames") return positionOf(book);
    const began = book.entries.findLastIndex(({ body }) => body.kind === "hosted") + 1;
    return Math.max(book.askedAt, began);
  }

  #count(epoch: number, { candidate, voices: all }: Ballot): void {
    const { book, clock, bound } = this.#core;
    // Whoever has spoken for another one in a higher epoch hosts in no lower one, or that record would be left again.
    if (book === undefined || epoch <= book.epoch || epoch < bound) return;
    const voters = people(book);
    const fresh = [...all.values()].filter(
      ({ voice, at }) => clock.since(at) < VOICE_LASTS && voters.includes(voice.seat),
    );
    if (fresh.length < majorityOf(voters.length)) return;
    const longer = fresh.filter(({ voice }) => voice.p > positionOf(book));
    if (longer.length > 0 && this.#want(book, longer)) return;
    const voices = fresh
      .map(({ voice }) => voice)
      .filter(({ p, head }) => book.heads[p] === head)
      .sort((a, b) => a.seat - b.seat);
    this.#host(epoch, candidate, voices);
  }

  /** Asks those who know more. False if they've been asked for long enough. */
  #want(book: Book, longer: readonly Heard[]): boolean {
    const { clock, links } = this.#core;
    const { since, at } = this.#wanted ?? { since: clock.now, at: undefined };
    if (at === undefined || clock.since(at) >= BEAT) {
      for (const { voice } of longer) {
        links.send(deviceOf(book, voice.seat), { t: "want", from: positionOf(book) });
      }
      this.#wanted = { since, at: clock.now };
    }
    return clock.since(since) < VOTE;
  }

  #host(epoch: number, seat: Seat, voices: Voice[]): void {
    try {
      this.#core.write({ kind: "hosted", seat, voices }, epoch);
      this.#ballots.clear();
      this.#wanted = undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#core.out.notice("not-hosting", { why: error.key });
    }
  }
}

/** Nothing is left to be said. */
const isFinished = (book: Book): boolean =>
  isOver(book) && people(book).every((seat) => accountOf(book, seat).seed !== undefined);
