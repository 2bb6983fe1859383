/** Elects the next host when the current one is lost: by more than half of the people, with the longest record. */
import type { Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { type Book, isFinished, isOver, majorityOf, people, positionOf } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import { areTwoVotes, isVoteSigned } from "../fair/proofs.ts";
import { type Ballot, digestOfVote, signed, type Vote } from "../fair/statements.ts";
import { FURTHEST } from "../fair/write.ts";
import type { Core } from "./core.ts";
import { candidatesOf, deviceOf, hostDevice, seatsAt } from "./devices.ts";
import type { Message } from "./messages.ts";
import { remember } from "./remember.ts";
import { ELECTION_TIMEOUT, HEARTBEAT, HOST_SILENCE } from "./timeouts.ts";

/** A vote that hasn't been repeated for so long counts no more: its device is gone or has a host again. */
const VOTE_LASTS = 3 * HEARTBEAT;

/** Votes for epochs further ahead are ignored, or somebody who votes in the last possible epoch could use them all up. */
const FOLLOWED = FURTHEST / 2;

interface Candidacy {
  readonly epoch: number;
  readonly candidate: Seat;
  readonly since: number;
}

interface Call {
  readonly epoch: number;
  readonly candidate: Seat;
  readonly at: number;
}

interface HeardVote extends Call {
  readonly voice: Vote;
}

export class Election {
  readonly #core: Core;
  readonly #isLeftOut: () => boolean;
  #candidacy: Candidacy | undefined;
  #sentAt: number | undefined;
  /** The newest vote of each seat of other devices. */
  readonly #votes = new Map<Seat, HeardVote>();
  /** Who stands as a candidate, by device. */
  readonly #candidates = new Map<Hex, Call>();
  /** When each device last said that it has lost the host. */
  readonly #lostBy = new Map<Hex, number>();
  #doubtedAt: number | undefined;
  readonly #proposed = new Map<number, Seat>();
  /** Since when we have asked voters for their longer records, and when we last did. */
  #wanted: { readonly since: number; readonly at: number } | undefined;

  constructor(core: Core, isLeftOut: () => boolean) {
    this.#core = core;
    this.#isLeftOut = isLeftOut;
  }

  /** Whom we vote for, if for anybody. */
  get candidate(): Seat | undefined {
    return this.#candidacy?.candidate;
  }

  hearVote(peer: Hex, { epoch, candidate, voice }: Extract<Message, { t: "voice" }>): void {
    const { book } = this.#core;
    if (book === undefined || epoch < book.epoch || epoch > book.epoch + FURTHEST) return;
    if (!seatsAt(book, peer).includes(voice.seat) || !people(book).includes(voice.seat)) return;
    const heard = { epoch, candidate, voice, at: this.#core.clock.now };
    if (!isVoteSigned(book, epoch, heard)) return;
    this.#compare(book, heard);
    if (epoch <= book.epoch || epoch < (this.#votes.get(voice.seat)?.epoch ?? 0)) return;
    this.#votes.set(voice.seat, heard);
    this.#propose(book, heard);
  }

  /** Somebody stands. They vote for themselves only when they become host, since until then their record may grow. */
  hearCandidate(peer: Hex, { epoch, candidate }: Extract<Message, { t: "stand" }>): void {
    const { book } = this.#core;
    if (book === undefined || epoch <= book.epoch || epoch > book.epoch + FURTHEST) return;
    if (!seatsAt(book, peer).includes(candidate) || !people(book).includes(candidate)) return;
    const call = { epoch, candidate, at: this.#core.clock.now };
    this.#candidates.set(peer, call);
    this.#propose(book, call);
  }

  #propose(book: Book, { epoch, candidate }: Call): void {
    if (!this.#proposed.has(epoch) && people(book).includes(candidate)) remember(this.#proposed, epoch, candidate);
  }

  /** A seat has one vote in an epoch: two prove that it cheats. */
  #compare({ entries }: Book, other: HeardVote): void {
    const { seat } = other.voice;
    const { epoch } = other;
    const before = this.#votes.get(seat);
    const recorded = entries.flatMap(({ epoch: at, body }) =>
      at === epoch && body.kind === "hosted" ? body.voices.map((voice) => ({ candidate: body.seat, voice })) : [],
    );
    const known: readonly Ballot[] = before?.epoch === epoch ? [before, ...recorded] : recorded;
    const one = known.find((ballot) => areTwoVotes(ballot, other));
    if (one === undefined) return;
    const proof = { of: "voices", epoch, one: ballotOf(one), other: ballotOf(other) } as const;
    this.#core.accuse(seat, proof);
  }

  /** Another device has lost the host as well. */
  hearLost(peer: Hex, epoch: number): void {
    const { book, clock } = this.#core;
    if (book !== undefined && epoch === book.epoch) this.#lostBy.set(peer, clock.now);
  }

  /** The highest epoch in which anybody stands or votes just now. */
  #latestOf(book: Book): number {
    const { clock } = this.#core;
    const calls: readonly Call[] = [...this.#votes.values(), ...this.#candidates.values()];
    const isFollowed = ({ epoch, at }: Call) => clock.since(at) < VOTE_LASTS && epoch <= book.epoch + FOLLOWED;
    return Math.max(0, ...calls.filter(isFollowed).map(({ epoch }) => epoch));
  }

  /** Which devices stand or vote for a next host just now, and for whom. */
  #callers(book: Book): ReadonlyMap<Hex, Call> {
    const { clock } = this.#core;
    const votes = [...this.#votes.values()].map((heard) => [deviceOf(book, heard.voice.seat), heard] as const);
    const isCheats = (device: Hex) => seatsAt(book, device).some((seat) => this.#core.isCheat(seat));
    return new Map(
      [...this.#candidates, ...votes].filter(
        ([device, { epoch, at }]) => epoch > book.epoch && clock.since(at) < VOTE_LASTS && !isCheats(device),
      ),
    );
  }

  /**
   * Whether to join an election that others have begun. Those who have voted can't go back, so somebody has to become
   * host. But one vote, which may be a cheat's, doesn't call anybody away from a host they hear: it takes two, or one for
   * that very host, who then goes on in a higher epoch. And not right after the last election, or somebody could keep the
   * table from playing.
   */
  #isCalled(book: Book): boolean {
    const { clock, isBound, hostSince } = this.#core;
    if (isBound) return true;
    if (clock.since(hostSince) <= HOST_SILENCE) return false;
    const callers = this.#callers(book);
    return callers.size > 1 || [...callers.values()].some(({ candidate }) => candidate === book.host);
  }

  /** Whether more than half of the people have lost the host: one who is cut off for a moment starts no election. */
  #isDoubted(book: Book): boolean {
    const { clock, own } = this.#core;
    const voters = people(book);
    const callers = this.#callers(book);
    const doubters = voters.filter((seat) => {
      const device = deviceOf(book, seat);
      const at = this.#lostBy.get(device);
      return own.has(seat) || callers.has(device) || (at !== undefined && clock.since(at) < VOTE_LASTS);
    });
    return doubters.length >= majorityOf(voters.length);
  }

  goOn(): void {
    const { book } = this.#core;
    if (book === undefined) return;
    for (const [device, at] of [...this.#lostBy])
      if (this.#core.clock.since(at) >= VOTE_LASTS) this.#lostBy.delete(device);
    for (const epoch of [...this.#proposed.keys()]) if (epoch <= book.epoch) this.#proposed.delete(epoch);
    for (const [seat, heard] of [...this.#votes]) {
      if (heard.epoch > book.epoch) continue;
      // That epoch has a host by now: this vote has to be the one that the record has, if it has one.
      this.#votes.delete(seat);
      this.#compare(book, heard);
    }
    if (this.#candidacy !== undefined && this.#candidacy.epoch <= book.epoch) this.#candidacy = undefined;
    const isCalled = this.#isCalled(book);
    if (!isCalled && !this.#isHostLost(book)) {
      this.#candidacy = undefined;
      this.#doubtedAt = undefined;
    } else {
      this.#tell(book);
      if (isCalled || this.#isDoubted(book)) this.#takePart(book);
    }
    this.#count();
  }

  /** Our seats that may vote. A cheating host can't have silenced one by entries that others may not have. */
  #voters(book: Book): readonly Seat[] {
    const { own, ownPeople, proofs } = this.#core;
    if (!proofs.has(book.host)) return ownPeople;
    const since = book.entries.slice(this.#sureOf(book));
    const isDropped = (seat: Seat) => since.some(({ body }) => body.kind === "dropped" && body.seat === seat);
    return [...own.keys()].filter((seat) => ownPeople.includes(seat) || isDropped(seat));
  }

  #isHostLost(book: Book): boolean {
    const { challengedEpoch, isHost } = this.#core;
    if (this.#voters(book).length === 0) return false;
    if (challengedEpoch > book.epoch) return true;
    if (isFinished(book)) return false;
    return this.#isHostGone(book) || (!isHost && this.#isLeftOut());
  }

  /** The host is silent, cheats, or has lost its seat. */
  #isHostGone(book: Book): boolean {
    const { proofs, links, clock, hostSince } = this.#core;
    const device = hostDevice(book);
    if (proofs.has(book.host) || !(people(book).includes(book.host) || isOver(book))) return true;
    return device !== this.#core.key && clock.since(Math.max(links.heardAt(device) ?? 0, hostSince)) > HOST_SILENCE;
  }

  #tell({ epoch, host }: Book): void {
    const { clock, links, proofs } = this.#core;
    const proof = proofs.get(host);
    if (this.#doubtedAt !== undefined && clock.since(this.#doubtedAt) < HEARTBEAT) return;
    this.#doubtedAt = clock.now;
    for (const peer of links.peers) {
      links.send(peer, { t: "lost", epoch });
      // A peer that was behind when it first got the proof couldn't check it.
      if (proof !== undefined) links.send(peer, { t: "accuse", seat: host, proof });
    }
  }

  #takePart(book: Book): void {
    const { clock, bound, challengedEpoch } = this.#core;
    const candidacy = this.#candidacy;
    const waited = candidacy === undefined ? 0 : clock.since(candidacy.since);
    // With too few people here the next epoch would fail as well; but a host that is back can be elected at once.
    const isBack = waited > ELECTION_TIMEOUT && !this.#isHostGone(book) && !this.#isDoubted(book);
    const isOverdue = waited > ELECTION_TIMEOUT && (isBack || this.#isDoubted(book));
    const isBehind = candidacy !== undefined && candidacy.epoch < this.#latestOf(book) && waited > ELECTION_TIMEOUT / 2;
    if (candidacy === undefined || isOverdue || isBehind || !this.#isTenable(book, candidacy)) {
      const from = Math.max(
        book.epoch + 1,
        challengedEpoch + 1,
        bound,
        (candidacy?.epoch ?? 0) + 1,
        this.#latestOf(book),
      );
      this.#candidacy = this.#decided(book, from, isBack || this.#isHostCalling(book) ? book.host : undefined);
      this.#sentAt = undefined;
    }
    if (this.#candidacy !== undefined) this.#say(book, this.#candidacy);
  }

  /** Whether somebody votes for the current host, whom we hear: then there is no reason for another one. */
  #isHostCalling(book: Book): boolean {
    if (this.#core.isBound || this.#isHostGone(book)) return false;
    return [...this.#callers(book).values()].some(({ candidate }) => candidate === book.host);
  }

  /** The next epoch in which none of our seats has voted otherwise. */
  #decided(book: Book, from: number, wanted: Seat | undefined): Candidacy | undefined {
    const candidates = candidatesOf(book).filter((seat) => !this.#core.proofs.has(seat));
    for (let epoch = from; candidates.length > 0 && epoch <= book.epoch + FURTHEST; epoch++) {
      const inTurn = candidates[(epoch - book.epoch - 1) % candidates.length] ?? 0;
      const proposed = wanted ?? this.#proposed.get(epoch) ?? inTurn;
      const candidate = candidates.includes(proposed) ? proposed : inTurn;
      const candidacy = { epoch, candidate, since: this.#core.clock.now };
      if (this.#isTenable(book, candidacy)) return candidacy;
    }
    return undefined;
  }

  /** Whether our seats can vote so: none has voted for another one in this epoch, or with a record that isn't ours. */
  #isTenable(book: Book, { epoch, candidate }: Pick<Candidacy, "epoch" | "candidate">): boolean {
    const [sure, end] = [this.#sureOf(book), positionOf(book)];
    const isOwn = this.#core.own.has(candidate);
    return this.#voters(book).every((seat) => {
      const before = this.#core.own.get(seat)?.notes.voices[epoch];
      if (before === undefined) return true;
      const isStill = isOwn ? before.p === end : before.p <= sure;
      return before.candidate === candidate && isStill && book.heads[before.p] === before.head;
    });
  }

  /** Told to everybody, so that all vote in the same epoch. */
  #say(book: Book, { epoch, candidate }: Candidacy): void {
    const { clock, links, own } = this.#core;
    if (this.#sentAt !== undefined && clock.since(this.#sentAt) < HEARTBEAT) return;
    this.#sentAt = clock.now;
    const isOwn = own.has(candidate);
    const voices = isOwn ? [] : this.#voters(book).flatMap((seat) => this.#voteOf(book, seat, { epoch, candidate }));
    for (const peer of links.peers) {
      if (isOwn) links.send(peer, { t: "stand", epoch, candidate });
      for (const voice of voices) links.send(peer, { t: "voice", epoch, candidate, voice });
    }
  }

  /** Stored before it's sent: a seat has one vote in an epoch, and repeats exactly that. */
  #voteOf(book: Book, seat: Seat, { epoch, candidate }: Pick<Candidacy, "epoch" | "candidate">): Vote[] {
    const own = this.#core.own.get(seat);
    if (own === undefined) return [];
    const { notes, holder } = own;
    const end = this.#core.own.has(candidate) ? positionOf(book) : this.#sureOf(book);
    const vote = notes.voices[epoch] ?? { candidate, p: end, head: book.heads[end] ?? "" };
    if (notes.voices[epoch] === undefined) {
      const later = Object.entries(notes.voices).filter(([one]) => Number(one) > book.epoch);
      const voices = { ...Object.fromEntries(later), [epoch]: vote };
      this.#core.keep(seat, { ...own, notes: { ...notes, voices } });
    }
    const unsigned = { seat, p: vote.p, head: vote.head };
    const signer = { key: holder.owner.key, sign: (digest: Uint8Array) => holder.sign(digest) };
    return [signed(signer, unsigned, digestOfVote(book.terms.match, epoch, candidate, unsigned))];
  }

  /**
   * How far our record goes, as far as we vote for it. A cheating host may have shown people different records. So that
   * they can still agree, a vote then covers only what all must share: up to the last answered request, or to where that
   * host began.
   */
  #sureOf(book: Book): number {
    if (!this.#core.proofs.has(book.host)) return positionOf(book);
    const began = book.entries.findLastIndex(({ body }) => body.kind === "hosted") + 1;
    return Math.max(book.askedAt, began);
  }

  /** Becomes host if one of our seats has enough votes. */
  #count(): void {
    const { book, clock, bound, own, ownPeople } = this.#core;
    if (book === undefined) return;
    const voters = people(book);
    const fresh = [...this.#votes.values()].filter(
      ({ candidate, voice, at }) => own.has(candidate) && clock.since(at) < VOTE_LASTS && voters.includes(voice.seat),
    );
    const ours = this.#candidacy !== undefined && own.has(this.#candidacy.candidate) ? [this.#candidacy] : [];
    for (const one of [...ours, ...fresh]) {
      // Having voted for another one in a higher epoch we can't host in a lower one: that record would be left again.
      if (one.epoch <= book.epoch || one.epoch < bound) continue;
      const isSame = (other: Pick<Candidacy, "epoch" | "candidate">) =>
        other.epoch === one.epoch && other.candidate === one.candidate;
      const heard = fresh.filter(isSame);
      const given = heard.length + (ours.some(isSame) ? ownPeople.length : 0);
      if (given < majorityOf(voters.length) || !this.#isTenable(book, one)) continue;
      return this.#elected(book, one, heard);
    }
  }

  /** The new host votes for itself, with where its record ends: so it can't begin the epoch twice. */
  #elected(book: Book, candidacy: Pick<Candidacy, "epoch" | "candidate">, heard: readonly HeardVote[]): void {
    const longer = heard.filter(({ voice }) => voice.p > positionOf(book));
    if (longer.length > 0 && this.#want(book, longer)) return;
    const own = this.#core.ownPeople.flatMap((seat) => this.#voteOf(book, seat, candidacy));
    const voices = [...heard.map(({ voice }) => voice), ...own]
      .filter(({ p, head }) => book.heads[p] === head)
      .sort((a, b) => a.seat - b.seat);
    this.#host(candidacy, voices);
  }

  /** Asks voters with longer records for the rest. False once they've been asked for long enough. */
  #want(book: Book, longer: readonly HeardVote[]): boolean {
    const { clock, links } = this.#core;
    const { since, at } = this.#wanted ?? { since: clock.now, at: undefined };
    if (at === undefined || clock.since(at) >= HEARTBEAT) {
      for (const { voice } of longer) {
        links.send(deviceOf(book, voice.seat), { t: "want", from: positionOf(book) });
      }
      this.#wanted = { since, at: clock.now };
    }
    return clock.since(since) < ELECTION_TIMEOUT;
  }

  #host({ epoch, candidate }: Pick<Candidacy, "epoch" | "candidate">, voices: Vote[]): void {
    try {
      this.#core.write({ kind: "hosted", seat: candidate, voices }, epoch);
      this.#votes.clear();
      this.#candidates.clear();
      this.#wanted = undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#core.out.notice("not-hosting", { why: error.key });
    }
  }
}

const ballotOf = ({ candidate, voice }: Ballot): Ballot => ({ candidate, voice });
