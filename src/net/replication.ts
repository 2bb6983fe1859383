/** Copies the record from whoever has more of it, and sends others what they lack. */
import { encode } from "../engine/codec.ts";
import { Refusal } from "../engine/refusal.ts";
import { type Book, headOf, isFinished, majorityOf, people, positionOf } from "../fair/book.ts";
import { type Hex, text as toBytes } from "../fair/bytes.ts";
import type { Happening } from "../fair/changes.ts";
import { type Entry, type Frame, headAfter, readEntry, signedHash } from "../fair/entries.ts";
import { hostIn, isFramedBy, nextFrame } from "../fair/frames.ts";
import { isRequested } from "../fair/requests.ts";
import { bookAt, write } from "../fair/write.ts";
import { Supply } from "./budgets.ts";
import type { Core } from "./core.ts";
import { deviceOf, hostDevice, seatsAt } from "./devices.ts";
import { beginsWhereVoted, epochStartOf, isElectedBy, isPreferred, isTainted } from "./fork-choice.ts";
import { MOST_ENTRY } from "./limits.ts";
import { commonWith, endOf, hasDiverged, locatorOf } from "./locator.ts";
import type { Locator, Message } from "./messages.ts";
import type { Framed } from "./storage.ts";
import { CENSORED_AFTER, GIVE_IN, RELAY_AFTER, RESEND_AFTER } from "./timeouts.ts";

type Entries = Extract<Message, { t: "entries" }>;

/** A record that is longer than ours or diverges from it, received up to here. */
interface Draft extends Framed {
  /** So many entries it has in common with ours. */
  readonly from: number;
  readonly happened: readonly Happening[];
}

export class Replication {
  readonly #core: Core;
  readonly #drafts = new Map<Hex, Draft>();
  /** The epoch of a record that has diverged from ours and that we don't follow, and since when. */
  #apartFrom = 0;
  #apartSince = 0;
  readonly #cutAt = new Map<Hex, number>();
  readonly #refusedAt = new Map<Hex, number>();
  #behindSince: number | undefined;
  /** How far we were when others first said that they have more, and since when. */
  #lacking: { readonly at: number; readonly since: number } | undefined;
  /** When the host last said that it has no more than is here. */
  #newestAt = 0;
  readonly #supply = new Supply();
  readonly #sent = new Map<Hex, { readonly to: number; readonly isAll: boolean; readonly at: number }>();

  constructor(core: Core) {
    this.#core = core;
  }

  /** Says how far our record goes, so that whoever has more sends it. */
  tell(peer: Hex): void {
    const { book, links } = this.#core;
    if (book === undefined) return links.send(peer, { t: "who" });
    const draft = this.#drafts.get(peer)?.book;
    const sure = draft === undefined ? positionOf(book) : sureIn(draft);
    // Once it has voted for another host, a device acknowledges no more than its vote says.
    const end = this.#core.isBound ? Math.min(sure, this.#core.votedUpTo) : sure;
    links.send(peer, { t: "have", reach: locatorOf(draft ?? book, end) });
  }

  /** What this match starts from. */
  who(peer: Hex): void {
    const { book, links } = this.#core;
    if (book === undefined) return;
    const { roster } = book.terms;
    if (this.#mayGet(peer, book, encode(roster).length)) links.send(peer, { t: "roster", roster });
  }

  #mayGet(peer: Hex, book: Book, letters: number): boolean {
    return this.#supply.take(peer, seatsAt(book, peer).length > 0, letters, this.#core.clock.now);
  }

  have(peer: Hex, reach: Locator): void {
    const { book, links, isHost } = this.#core;
    if (book === undefined) return;
    const common = commonWith(book, reach);
    if (common === undefined) return links.disconnect(peer);
    this.#note(peer, book, reach, common);
    this.#compare(peer, book, reach);
    // Everybody helps where the host can't be reached, cheats, isn't known there as the host, has less itself, or claims
    // that this peer keeps everybody waiting.
    const host = hostDevice(book);
    const isHelpless = !links.peers.includes(host) || this.#core.proofs.has(book.host);
    const isMissed = this.#core.owing.some((seat) => deviceOf(book, seat) === peer);
    const isOurs = isHost || host === peer || isHelpless || isMissed || reach.epoch < book.epoch;
    const hasLess = common < positionOf(book) && reach.epoch <= book.epoch;
    // Two records of one epoch: put together, they prove that their host has signed both.
    if (hasLess && (isOurs || (reach.epoch === book.epoch && hasDiverged(book, reach)))) this.#bring(peer, common);
    if (endOf(reach) > positionOf(book) && this.#isLeftOut(book)) links.send(peer, { t: "want", from: common });
  }

  /** Whether the host doesn't send us what others have, because it can't or doesn't want to. */
  #isLeftOut(book: Book): boolean {
    const { links, isHost, clock } = this.#core;
    const at = positionOf(book);
    if (this.#lacking?.at !== at) this.#lacking = { at, since: clock.now };
    return !isHost && (!links.peers.includes(hostDevice(book)) || clock.since(this.#lacking.since) > RELAY_AFTER);
  }

  #note(peer: Hex, book: Book, reach: Locator, common: number): void {
    if (seatsAt(book, peer).length === 0) return;
    const { reached, shared, diverged, clock } = this.#core;
    reached.add(peer);
    shared.set(peer, common);
    if (!hasDiverged(book, reach)) diverged.delete(peer);
    else if (!diverged.has(peer)) diverged.set(peer, clock.now);
  }

  /** Whether the host is reachable and has long had more than we got from it in a usable form. */
  get isStuck(): boolean {
    return this.#behindSince !== undefined && this.#core.clock.since(this.#behindSince) > CENSORED_AFTER;
  }

  #compare(peer: Hex, book: Book, reach: Locator): void {
    if (peer !== hostDevice(book) || reach.epoch !== book.epoch) return;
    const { now } = this.#core.clock;
    if (endOf(reach) > positionOf(book)) this.#behindSince ??= now;
    else {
      this.#behindSince = undefined;
      this.#newestAt = now;
    }
  }

  /** For how long nobody has confirmed that our record is the newest. */
  get age(): number {
    return this.#core.isHost ? 0 : this.#core.clock.since(this.#newestAt);
  }

  want(peer: Hex, from: number): void {
    this.#bring(peer, from);
  }

  /**
   * Sends entries in messages of bounded size, as many as this device may get now. It then says how far it has come and
   * gets the rest. What was just sent isn't sent again at once.
   */
  #bring(peer: Hex, from: number): void {
    const { book, links, clock, sigs } = this.#core;
    const sent = this.#sent.get(peer);
    if (book === undefined) return;
    const isOnItsWay = sent !== undefined && (from < sent.to || !sent.isAll);
    if (isOnItsWay && clock.since(sent.at) < RESEND_AFTER) return;
    const { epoch } = book;
    const to = positionOf(book);
    let at = from;
    const framed = book.entries.slice(from).map((entry, k) => ({ entry, sig: sigs[from + k] ?? "" }));
    for (const { entries, size } of piecesOf(framed)) {
      if (!this.#mayGet(peer, book, size)) break;
      links.send(peer, { t: "entries", from: at, to, epoch, entries: [...entries] });
      at += entries.length;
    }
    this.#sent.set(peer, { to: at, isAll: at === to, at: clock.now });
  }

  entries(peer: Hex, message: Entries): void {
    const { book } = this.#core;
    if (book === undefined || message.epoch < book.epoch) return;
    if (this.#isDoubtful(peer, book)) return;
    const draft = this.#draftFor(peer, book, message.from);
    if (draft === undefined) return this.tell(peer);
    const next = this.#written(peer, book, draft, message);
    if (next !== undefined) this.#take(peer, book, next, message);
    else this.#refusedAt.set(peer, this.#core.clock.now);
  }

  /** Checking entries is expensive: somebody without a seat who has just sent wrong ones has to wait. */
  #isDoubtful(peer: Hex, book: Book): boolean {
    const at = this.#refusedAt.get(peer);
    return at !== undefined && this.#core.clock.since(at) < RESEND_AFTER && seatsAt(book, peer).length === 0;
  }

  #draftFor(peer: Hex, book: Book, from: number): Draft | undefined {
    const begun = this.#drafts.get(peer);
    if (begun !== undefined && from <= positionOf(begun.book) && from >= begun.from) return begun;
    const { sigs } = this.#core;
    return from <= positionOf(book) ? { book, sigs, from: positionOf(book), happened: [] } : undefined;
  }

  #lost(peer: Hex): undefined {
    this.#drafts.delete(peer);
    return undefined;
  }

  #written(peer: Hex, ours: Book, start: Draft, { from, entries, epoch }: Entries): Draft | undefined {
    let draft = start;
    for (const [k, { entry: raw, sig }] of entries.entries()) {
      const at = from + k;
      const { book, sigs } = draft;
      if (at < positionOf(book)) {
        const untried = readEntry(raw);
        const head = headAfter(ours.terms.match, at + 1, book.heads[at] ?? "", untried);
        if (head === book.heads[at + 1]) continue;
        const frame = { epoch: untried.epoch, p: at + 1, head, signed: signedHash(untried), sig };
        if (book === ours) this.#parted(ours, frame);
        const isCheats = this.#core.proofs.has(ours.host);
        if (epoch === ours.epoch && at > epochStartOf(ours) && !isCheats) return undefined;
        if (book !== ours) return this.#lost(peer);
        if (!isOfSomebody(ours, untried, frame) || !this.#mayCut(peer)) return undefined;
        draft = { book: bookAt(book, at), sigs: sigs.slice(0, at), from: at, happened: [] };
      }
      // Once the host is proven to cheat, we take nothing more of its record from the host itself, only from others.
      const isFromCheat = this.#core.proofs.has(ours.host) && peer === hostDevice(ours);
      if (book === ours && epoch === ours.epoch && isFromCheat) return undefined;
      const written = this.#tried(draft.book, raw, sig);
      if (written === undefined) {
        this.#blame(draft, ours, raw, sig);
        return undefined;
      }
      const happened = [...draft.happened, ...written.happened];
      draft = { ...draft, book: written.book, sigs: [...draft.sigs, sig], happened };
    }
    return draft;
  }

  /** Replaying a record is expensive: nobody can make us do it over and over. */
  #mayCut(peer: Hex): boolean {
    const { clock } = this.#core;
    const before = this.#cutAt.get(peer);
    if (before !== undefined && clock.since(before) < RESEND_AFTER) return false;
    this.#cutAt.set(peer, clock.now);
    return true;
  }

  /** One more entry with its host's signature. */
  #tried(book: Book, raw: unknown, sig: Hex) {
    const at = positionOf(book);
    try {
      const entry = readEntry(raw);
      const frame = { ...nextFrame(book, entry), sig };
      // Signatures first: writing an entry is more work, and anybody can make one up.
      const seat = entry.body.kind === "hosted" ? entry.body.seat : book.host;
      if (!isFramedBy(book, seat, frame) || !beginsWhereVoted(book, entry))
        throw new Refusal("not-vouched-for", { seat });
      return write(book, entry);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#core.out.notice("entry-refused", { at: at + 1, why: error.key });
      return undefined;
    }
  }

  /** If the host has signed an entry that can't be written, that proves that it cheats. */
  #blame(draft: Draft, ours: Book, raw: unknown, sig: Hex): void {
    const { book, from, happened } = draft;
    const entry = asUntried(raw);
    if (entry?.epoch !== book.epoch || book.epoch !== ours.epoch || from !== positionOf(ours)) return;
    const frame = { ...nextFrame(book, entry), sig };
    if (!isFramedBy(book, book.host, frame)) return;
    // What comes before it is valid, and the proof builds on it.
    if (book !== ours) this.#core.adopt(draft, from, happened);
    this.#core.accuse(book.host, { of: "entry", at: positionOf(book), frame, entry });
  }

  /** Another entry in the same place: if a host has signed both, that is proof. */
  #parted(ours: Book, other: Frame): void {
    const one = this.#core.frameAt(other.p);
    const host = hostIn(ours, other.epoch);
    if (one === undefined || host === undefined || one.epoch !== other.epoch) return;
    if (isFramedBy(ours, host, other)) this.#core.accuse(host, { of: "frames", one, other });
  }

  #take(peer: Hex, ours: Book, draft: Draft, { to }: Entries): void {
    const { book, from, happened } = draft;
    if (positionOf(book) < to) {
      this.#drafts.set(peer, draft);
      return;
    }
    this.#drafts.delete(peer);
    if (headOf(book) === headOf(ours)) return;
    // A device that has voted for another host takes nothing more in a lower epoch from the host it left, unless it has no
    // vote in that record. It does take another host's record, or those who voted for different candidates could never
    // agree; it just doesn't acknowledge it (`tell`).
    const isBound = book.epoch < this.#core.bound && people(book).some((seat) => this.#core.own.has(seat));
    const isMore = book.epoch === ours.epoch && from === positionOf(ours);
    // In a finished match nothing can be decided differently any more, whoever hosts.
    if (isBound && isMore && !isFinished(book)) return;
    if (from < positionOf(ours) && !this.#mayLeave(ours, draft)) return;
    this.#behindSince = undefined;
    this.#core.adopt(draft, from, happened);
    this.#tellIfAsked();
  }

  /** The host asks once everybody has come to the question, so it's told at once. */
  #tellIfAsked(): void {
    const { book, isHost, links } = this.#core;
    if (book === undefined || isHost || !isRequested(book)) return;
    if (links.peers.includes(hostDevice(book))) this.tell(hostDevice(book));
  }

  /**
   * Whether we give up the rest of our record for this one.
   *
   * Never behind a request that we have answered: others could then choose again, knowing what was opened. Everybody who
   * answered had the record up to there before anything was opened, so an honest host's record contains it; the exception
   * is a record of ours that a proven cheat has helped to make.
   *
   * Otherwise only for a host elected by more than half of those who are seated by our record. One of two is enough while
   * there are two, and too few once somebody has come back: then the majority elects a host in a yet higher epoch, or
   * gives in if it can't. A device that has gone on alone stays alone: one other that hasn't follows it, several go on by
   * themselves. Spectators follow.
   */
  #mayLeave(ours: Book, { book, from }: Draft): boolean {
    // First of all, whether the two records together prove that somebody cheats.
    this.#core.lookInto(book, from);
    // One host has made both. A next host settles it; but those who have played one to its end don't vote any more, so that
    // one wins.
    if (book.epoch === ours.epoch && from > epochStartOf(ours)) return isFinished(book) && !isFinished(ours);
    if (!isPreferred(book, ours)) return false;
    if (this.#core.ownPeople.length === 0) return true;
    const [left, taken] = [ours.entries.slice(from), book.entries.slice(from)];
    if (isTainted(left, taken, (seat) => this.#core.isCheat(seat))) return true;
    const isBehind = from < Math.max(ours.askedAt, this.#core.answeredAt);
    const isChosen = isElectedBy(ours, taken);
    if (isChosen && !isBehind && (!ours.isAlone || bookAt(ours, from).isAlone)) return true;
    if (this.#apartFrom < book.epoch) {
      this.#apartFrom = book.epoch;
      this.#apartSince = this.#core.clock.now;
      this.#core.out.notice("apart");
    }
    if (ours.isAlone && (book.isAlone || !this.#isEnoughFor(book))) return false;
    this.#core.challengedEpoch = Math.max(this.#core.challengedEpoch, book.epoch);
    return !ours.isAlone && !isBehind && this.#core.clock.since(this.#apartSince) > GIVE_IN;
  }

  /** Whether the votes of our own seats would be a majority by this book. */
  #isEnoughFor(book: Book): boolean {
    const seated = people(book);
    return this.#core.ownPeople.filter((seat) => seated.includes(seat)).length >= majorityOf(seated.length);
  }

  /** Forgets what was kept for peers that have gone. */
  tidy(): void {
    const { peers } = this.#core.links;
    for (const kept of [this.#drafts, this.#sent]) {
      for (const peer of [...kept.keys()]) if (!peers.includes(peer)) kept.delete(peer);
    }
    for (const all of [this.#cutAt, this.#refusedAt]) {
      for (const [peer, at] of [...all]) if (this.#core.clock.since(at) >= RESEND_AFTER) all.delete(peer);
    }
  }

  left(peer: Hex): void {
    this.#drafts.delete(peer);
    this.#sent.delete(peer);
  }
}

/**
 * How far we say that a record goes which isn't stored yet. Not up to an open request: the host would take that for the
 * acknowledgement after which it opens its secrets.
 */
const sureIn = (draft: Book): number =>
  isRequested(draft) ? Math.max(0, draft.heads.lastIndexOf(draft.basis) - 1) : positionOf(draft);

/** Whether it's signed by the host of its epoch, or by the one who becomes host with it. */
function isOfSomebody(ours: Book, { body }: Entry, frame: Frame): boolean {
  const host = body.kind === "hosted" ? body.seat : hostIn(ours, frame.epoch);
  return host !== undefined && ours.accounts[host] !== undefined && isFramedBy(ours, host, frame);
}

function asUntried(raw: unknown): { readonly epoch: number; readonly body: unknown } | undefined {
  if (typeof raw !== "object" || raw === null || !("epoch" in raw) || !("body" in raw)) return undefined;
  return typeof raw.epoch === "number" ? { epoch: raw.epoch, body: raw.body } : undefined;
}

type FramedEntry = Entries["entries"][number];

/** Checking so many takes a slow device a second or two. Between two messages its page can draw. */
const MOST_AT_ONCE = 64;

interface Piece {
  readonly entries: readonly FramedEntry[];
  readonly size: number;
}

function* piecesOf(entries: readonly FramedEntry[]): Generator<Piece> {
  let [piece, size]: [FramedEntry[], number] = [[], 0];
  for (const entry of entries) {
    const length = toBytes(encode(entry)).length;
    if (piece.length > 0 && (size + length > MOST_ENTRY || piece.length >= MOST_AT_ONCE)) {
      yield { entries: piece, size };
      [piece, size] = [[], 0];
    }
    piece.push(entry);
    size += length + 1;
  }
  if (piece.length > 0) yield { entries: piece, size };
}
