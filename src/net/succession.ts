/** When the host is lost, the others make the next one host: more than half of the people, with the longest record. */
import type { Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { type Book, isFinished, isOver, majorityOf, people, positionOf } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import { areTwoVoices, isSpoken } from "../fair/proofs.ts";
import { type Ballot, digestOfVoice, signed, type Voice } from "../fair/sayings.ts";
import { FURTHEST } from "../fair/write.ts";
import type { Core } from "./core.ts";
import { candidatesOf, deviceOf, hostDevice, seatsAt } from "./devices.ts";
import type { Message } from "./messages.ts";
import { remember } from "./remember.ts";
import { BEAT, HOST_SILENCE, VOTE } from "./waits.ts";

/** A voice that isn't repeated any more has been taken back. */
const VOICE_LASTS = 3 * BEAT;

/** Nobody is followed further ahead: or one who speaks of the last epoch there may be could use them all up. */
const FOLLOWED = FURTHEST / 2;

interface Vote {
  readonly epoch: number;
  readonly candidate: Seat;
  readonly since: number;
}

interface Call {
  readonly epoch: number;
  readonly candidate: Seat;
  readonly at: number;
}

interface Heard extends Call {
  readonly voice: Voice;
}

export class Succession {
  readonly #core: Core;
  readonly #isLeftOut: () => boolean;
  #vote: Vote | undefined;
  #sentAt: number | undefined;
  /** The newest voice of each seat of other devices. */
  readonly #voices = new Map<Seat, Heard>();
  /** Who would host themselves, by device. */
  readonly #stands = new Map<Hex, Call>();
  /** By device. */
  readonly #doubts = new Map<Hex, number>();
  #doubtedAt: number | undefined;
  readonly #proposed = new Map<number, Seat>();
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
    if (book === undefined || epoch < book.epoch || epoch > book.epoch + FURTHEST) return;
    if (!seatsAt(book, peer).includes(voice.seat) || !people(book).includes(voice.seat)) return;
    const heard = { epoch, candidate, voice, at: this.#core.clock.now };
    if (!isSpoken(book, epoch, heard)) return;
    this.#compare(book, heard);
    if (epoch <= book.epoch || epoch < (this.#voices.get(voice.seat)?.epoch ?? 0)) return;
    this.#voices.set(voice.seat, heard);
    this.#propose(book, heard);
  }

  /** Somebody would host: they speak for themselves only once they do, when they know how far their record goes. */
  stand(peer: Hex, { epoch, candidate }: Extract<Message, { t: "stand" }>): void {
    const { book } = this.#core;
    if (book === undefined || epoch <= book.epoch || epoch > book.epoch + FURTHEST) return;
    if (!seatsAt(book, peer).includes(candidate) || !people(book).includes(candidate)) return;
    const call = { epoch, candidate, at: this.#core.clock.now };
    this.#stands.set(peer, call);
    this.#propose(book, call);
  }

  #propose(book: Book, { epoch, candidate }: Call): void {
    if (!this.#proposed.has(epoch) && people(book).includes(candidate)) remember(this.#proposed, epoch, candidate);
  }

  /** A seat has one voice in an epoch: two prove that it cheats. */
  #compare({ entries }: Book, other: Heard): void {
    const { seat } = other.voice;
    const { epoch } = other;
    const before = this.#voices.get(seat);
    const recorded = entries.flatMap(({ epoch: at, body }) =>
      at === epoch && body.kind === "hosted" ? body.voices.map((voice) => ({ candidate: body.seat, voice })) : [],
    );
    const known: readonly Ballot[] = before?.epoch === epoch ? [before, ...recorded] : recorded;
    const one = known.find((ballot) => areTwoVoices(ballot, other));
    if (one === undefined) return;
    const proof = { of: "voices", epoch, one: ballotOf(one), other: ballotOf(other) } as const;
    this.#core.accuse(seat, proof);
  }

  /** Others have lost the host as well. */
  doubt(peer: Hex, epoch: number): void {
    const { book, clock } = this.#core;
    if (book !== undefined && epoch === book.epoch) this.#doubts.set(peer, clock.now);
  }

  /** The highest epoch that anybody still speaks of. */
  #latestOf(book: Book): number {
    const { clock } = this.#core;
    const calls: readonly Call[] = [...this.#voices.values(), ...this.#stands.values()];
    const isFollowed = ({ epoch, at }: Call) => clock.since(at) < VOICE_LASTS && epoch <= book.epoch + FOLLOWED;
    return Math.max(0, ...calls.filter(isFollowed).map(({ epoch }) => epoch));
  }

  /** Which devices speak for a next host, and for whom; what isn't repeated any more has been taken back. */
  #callers(book: Book): ReadonlyMap<Hex, Call> {
    const { clock } = this.#core;
    const spoken = [...this.#voices.values()].map((heard) => [deviceOf(book, heard.voice.seat), heard] as const);
    const isCheats = (device: Hex) => seatsAt(book, device).some((seat) => this.#core.isCheat(seat));
    return new Map(
      [...this.#stands, ...spoken].filter(
        ([device, { epoch, at }]) => epoch > book.epoch && clock.since(at) < VOICE_LASTS && !isCheats(device),
      ),
    );
  }

  /**
   * Whoever has spoken for a next host can't go back, and waits for one; so others join in. But nobody is called away
   * from a host whom they hear by one voice alone, which may be a cheat's: by two, or for that very host, who then goes
   * on in a higher epoch. And not right after the last time, or somebody could keep the table from playing.
   */
  #isCalled(book: Book): boolean {
    const { clock, isBound, hostSince } = this.#core;
    if (isBound) return true;
    if (clock.since(hostSince) <= HOST_SILENCE) return false;
    const callers = this.#callers(book);
    return callers.size > 1 || [...callers.values()].some(({ candidate }) => candidate === book.host);
  }

  /** Whether more than half of the people have lost the host: one who is cut off for a moment changes nothing. */
  #isDoubted(book: Book): boolean {
    const { clock, own } = this.#core;
    const voters = people(book);
    const callers = this.#callers(book);
    const doubters = voters.filter((seat) => {
      const device = deviceOf(book, seat);
      const at = this.#doubts.get(device);
      return own.has(seat) || callers.has(device) || (at !== undefined && clock.since(at) < VOICE_LASTS);
    });
    return doubters.length >= majorityOf(voters.length);
  }

  goOn(): void {
    const { book } = this.#core;
    if (book === undefined) return;
    for (const [device, at] of [...this.#doubts])
      if (this.#core.clock.since(at) >= VOICE_LASTS) this.#doubts.delete(device);
    for (const epoch of [...this.#proposed.keys()]) if (epoch <= book.epoch) this.#proposed.delete(epoch);
    for (const [seat, heard] of [...this.#voices]) {
      if (heard.epoch > book.epoch) continue;
      // A host has come about by now: by the same voice, if it was given to that one.
      this.#voices.delete(seat);
      this.#compare(book, heard);
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
    this.#count();
  }

  /** The seats that speak from here: a host that cheats takes nobody's voice by what not all must have. */
  #speakers(book: Book): readonly Seat[] {
    const { own, ownPeople, proofs } = this.#core;
    if (!proofs.has(book.host)) return ownPeople;
    const since = book.entries.slice(this.#sureOf(book));
    const isDropped = (seat: Seat) => since.some(({ body }) => body.kind === "dropped" && body.seat === seat);
    return [...own.keys()].filter((seat) => ownPeople.includes(seat) || isDropped(seat));
  }

  #isHostLost(book: Book): boolean {
    const { challenge, isHost } = this.#core;
    if (this.#speakers(book).length === 0) return false;
    if (challenge > book.epoch) return true;
    if (isFinished(book)) return false;
    return this.#isHostGone(book) || (!isHost && this.#isLeftOut());
  }

  /** It isn't heard, or can't host any more. */
  #isHostGone(book: Book): boolean {
    const { proofs, links, clock, hostSince } = this.#core;
    const device = hostDevice(book);
    if (proofs.has(book.host) || !(people(book).includes(book.host) || isOver(book))) return true;
    return device !== this.#core.key && clock.since(Math.max(links.heardAt(device) ?? 0, hostSince)) > HOST_SILENCE;
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
    const { clock, bound, challenge } = this.#core;
    const vote = this.#vote;
    const waited = vote === undefined ? 0 : clock.since(vote.since);
    // As long as too few are there, nobody could be chosen in the next epoch either: but a host who is back could go on.
    const isBack = waited > VOTE && !this.#isHostGone(book) && !this.#isDoubted(book);
    const isOverdue = waited > VOTE && (isBack || this.#isDoubted(book));
    const isBehind = vote !== undefined && vote.epoch < this.#latestOf(book) && waited > VOTE / 2;
    if (vote === undefined || isOverdue || isBehind || !this.#isTenable(book, vote)) {
      const from = Math.max(book.epoch + 1, challenge + 1, bound, (vote?.epoch ?? 0) + 1, this.#latestOf(book));
      this.#vote = this.#decided(book, from, isBack || this.#isHostCalling(book) ? book.host : undefined);
      this.#sentAt = undefined;
    }
    if (this.#vote !== undefined) this.#say(book, this.#vote);
  }

  /** Whether somebody speaks for the host, whom we hear: then nobody else has proposed another one with good reason. */
  #isHostCalling(book: Book): boolean {
    if (this.#core.isBound || this.#isHostGone(book)) return false;
    return [...this.#callers(book).values()].some(({ candidate }) => candidate === book.host);
  }

  /** The next epoch in which nothing else was said from here. */
  #decided(book: Book, from: number, wanted: Seat | undefined): Vote | undefined {
    const candidates = candidatesOf(book).filter((seat) => !this.#core.proofs.has(seat));
    for (let epoch = from; candidates.length > 0 && epoch <= book.epoch + FURTHEST; epoch++) {
      const inTurn = candidates[(epoch - book.epoch - 1) % candidates.length] ?? 0;
      const proposed = wanted ?? this.#proposed.get(epoch) ?? inTurn;
      const candidate = candidates.includes(proposed) ? proposed : inTurn;
      const vote = { epoch, candidate, since: this.#core.clock.now };
      if (this.#isTenable(book, vote)) return vote;
    }
    return undefined;
  }

  /** Whether no seat of this device has spoken for somebody else in this epoch, or as if its record were another one. */
  #isTenable(book: Book, { epoch, candidate }: Pick<Vote, "epoch" | "candidate">): boolean {
    const [sure, end] = [this.#sureOf(book), positionOf(book)];
    const isOwn = this.#core.own.has(candidate);
    return this.#speakers(book).every((seat) => {
      const before = this.#core.own.get(seat)?.notes.voices[epoch];
      if (before === undefined) return true;
      const isStill = isOwn ? before.p === end : before.p <= sure;
      return before.candidate === candidate && isStill && book.heads[before.p] === before.head;
    });
  }

  /** Everybody hears of it, so that all speak of the same epoch. */
  #say(book: Book, { epoch, candidate }: Vote): void {
    const { clock, links, own } = this.#core;
    if (this.#sentAt !== undefined && clock.since(this.#sentAt) < BEAT) return;
    this.#sentAt = clock.now;
    const isOwn = own.has(candidate);
    const voices = isOwn ? [] : this.#speakers(book).flatMap((seat) => this.#voiceOf(book, seat, { epoch, candidate }));
    for (const peer of links.peers) {
      if (isOwn) links.send(peer, { t: "stand", epoch, candidate });
      for (const voice of voices) links.send(peer, { t: "voice", epoch, candidate, voice });
    }
  }

  /** Stored first: a seat has one voice in an epoch, and says it the very same again. */
  #voiceOf(book: Book, seat: Seat, { epoch, candidate }: Pick<Vote, "epoch" | "candidate">): Voice[] {
    const own = this.#core.own.get(seat);
    if (own === undefined) return [];
    const { notes, holder } = own;
    const end = this.#core.own.has(candidate) ? positionOf(book) : this.#sureOf(book);
    const spoken = notes.voices[epoch] ?? { candidate, p: end, head: book.heads[end] ?? "" };
    if (notes.voices[epoch] === undefined) {
      const later = Object.entries(notes.voices).filter(([one]) => Number(one) > book.epoch);
      const voices = { ...Object.fromEntries(later), [epoch]: spoken };
      this.#core.keep(seat, { ...own, notes: { ...notes, voices } });
    }
    const unsigned = { seat, p: spoken.p, head: spoken.head };
    const signer = { key: holder.owner.key, sign: (digest: Uint8Array) => holder.sign(digest) };
    return [signed(signer, unsigned, digestOfVoice(book.terms.match, epoch, candidate, unsigned))];
  }

  /**
   * How far our record goes. A host that cheats may have shown different records to different people, which is no reason
   * never to agree again: all have the same up to the question that was last answered, or up to where that host began.
   */
  #sureOf(book: Book): number {
    if (!this.#core.proofs.has(book.host)) return positionOf(book);
    const began = book.entries.findLastIndex(({ body }) => body.kind === "hosted") + 1;
    return Math.max(book.askedAt, began);
  }

  /** Whether a seat of this device has the voices of enough to host. */
  #count(): void {
    const { book, clock, bound, own, ownPeople } = this.#core;
    if (book === undefined) return;
    const voters = people(book);
    const fresh = [...this.#voices.values()].filter(
      ({ candidate, voice, at }) => own.has(candidate) && clock.since(at) < VOICE_LASTS && voters.includes(voice.seat),
    );
    const vote = this.#vote !== undefined && own.has(this.#vote.candidate) ? [this.#vote] : [];
    for (const one of [...vote, ...fresh]) {
      // Whoever has spoken for another one in a higher epoch hosts in no lower one, or that record would be left again.
      if (one.epoch <= book.epoch || one.epoch < bound) continue;
      const isSame = (other: Pick<Vote, "epoch" | "candidate">) =>
        other.epoch === one.epoch && other.candidate === one.candidate;
      const heard = fresh.filter(isSame);
      const given = heard.length + (vote.some(isSame) ? ownPeople.length : 0);
      if (given < majorityOf(voters.length) || !this.#isTenable(book, one)) continue;
      return this.#elected(book, one, heard);
    }
  }

  /** Who hosts speaks for themselves as well, and says where their record stood: so nobody begins an epoch twice. */
  #elected(book: Book, vote: Pick<Vote, "epoch" | "candidate">, heard: readonly Heard[]): void {
    const longer = heard.filter(({ voice }) => voice.p > positionOf(book));
    if (longer.length > 0 && this.#want(book, longer)) return;
    const own = this.#core.ownPeople.flatMap((seat) => this.#voiceOf(book, seat, vote));
    const voices = [...heard.map(({ voice }) => voice), ...own]
      .filter(({ p, head }) => book.heads[p] === head)
      .sort((a, b) => a.seat - b.seat);
    this.#host(vote, voices);
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

  #host({ epoch, candidate }: Pick<Vote, "epoch" | "candidate">, voices: Voice[]): void {
    try {
      this.#core.write({ kind: "hosted", seat: candidate, voices }, epoch);
      this.#voices.clear();
      this.#stands.clear();
      this.#wanted = undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#core.out.notice("not-hosting", { why: error.key });
    }
  }
}

const ballotOf = ({ candidate, voice }: Ballot): Ballot => ({ candidate, voice });
