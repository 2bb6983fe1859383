/** Writes what comes from whoever hosts, and brings others to where this node is. */
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
import { MOST_ENTRY } from "./limits.ts";
import type { Message, Reach } from "./messages.ts";
import { commonWith, endOf, hasParted, reachOf } from "./reach.ts";
import { isBefore, isBegunRightly, isChosenBy, isForged, reignOf } from "./rivals.ts";
import type { Framed } from "./storage.ts";
import { AGAIN, GIVE_IN, LEFT_OUT, PASSED_ON } from "./waits.ts";

type Entries = Extract<Message, { t: "entries" }>;

/** A record that goes further than ours, or elsewhere, and hasn't come to its end yet. */
interface Draft extends Framed {
  /** So many entries it has in common with ours. */
  readonly from: number;
  readonly happened: readonly Happening[];
}

export class Following {
  readonly #core: Core;
  readonly #drafts = new Map<Hex, Draft>();
  /** In which epoch another record has gone apart from ours, and since when. */
  #apartFrom = 0;
  #apartSince = 0;
  readonly #cutAt = new Map<Hex, number>();
  readonly #refusedAt = new Map<Hex, number>();
  #behindSince: number | undefined;
  /** After how many entries others have told us of more, and since when. */
  #lacking: { readonly at: number; readonly since: number } | undefined;
  /** When the host last said that it has no more than is here. */
  #newestAt = 0;
  readonly #supply = new Supply();
  readonly #sent = new Map<Hex, { readonly to: number; readonly isAll: boolean; readonly at: number }>();

  constructor(core: Core) {
    this.#core = core;
  }

  /** How far we are. Whoever knows more sends it. */
  tell(peer: Hex): void {
    const { book, links } = this.#core;
    if (book === undefined) return links.send(peer, { t: "who" });
    const draft = this.#drafts.get(peer)?.book;
    const sure = draft === undefined ? positionOf(book) : sureIn(draft);
    // Who has spoken for another host acknowledges no more than they have said then.
    const end = this.#core.isBound ? Math.min(sure, this.#core.spokenUpTo) : sure;
    links.send(peer, { t: "have", reach: reachOf(draft ?? book, end) });
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

  have(peer: Hex, reach: Reach): void {
    const { book, links, isHost } = this.#core;
    if (book === undefined) return;
    const common = commonWith(book, reach);
    if (common === undefined) return links.part(peer);
    this.#note(peer, book, reach, common);
    this.#compare(peer, book, reach);
    // Where the host is out of reach or a cheat, isn't known to be the host, knows less itself, or says that they keep all
    // waiting, whoever knows more helps.
    const host = hostDevice(book);
    const isHelpless = !links.peers.includes(host) || this.#core.proofs.has(book.host);
    const isMissed = this.#core.owing.some((seat) => deviceOf(book, seat) === peer);
    const isOurs = isHost || host === peer || isHelpless || isMissed || reach.epoch < book.epoch;
    const hasLess = common < positionOf(book) && reach.epoch <= book.epoch;
    // Two records of one epoch: put together, what their host has signed proves it.
    if (hasLess && (isOurs || (reach.epoch === book.epoch && hasParted(book, reach)))) this.#bring(peer, common);
    if (endOf(reach) > positionOf(book) && this.#isLeftOut(book)) links.send(peer, { t: "want", from: common });
  }

  /** Whether the host doesn't bring us what others have: it can't reach us, or doesn't want to. */
  #isLeftOut(book: Book): boolean {
    const { links, isHost, clock } = this.#core;
    const at = positionOf(book);
    if (this.#lacking?.at !== at) this.#lacking = { at, since: clock.now };
    return !isHost && (!links.peers.includes(hostDevice(book)) || clock.since(this.#lacking.since) > PASSED_ON);
  }

  #note(peer: Hex, book: Book, reach: Reach, common: number): void {
    if (seatsAt(book, peer).length === 0) return;
    const { reached, shared, parted, clock } = this.#core;
    reached.add(peer);
    shared.set(peer, common);
    if (!hasParted(book, reach)) parted.delete(peer);
    else if (!parted.has(peer)) parted.set(peer, clock.now);
  }

  /** Whether the host, which is there, has long had more than it gives us, or gives what can't be written. */
  get isStuck(): boolean {
    return this.#behindSince !== undefined && this.#core.clock.since(this.#behindSince) > LEFT_OUT;
  }

  #compare(peer: Hex, book: Book, reach: Reach): void {
    if (peer !== hostDevice(book) || reach.epoch !== book.epoch) return;
    const { now } = this.#core.clock;
    if (endOf(reach) > positionOf(book)) this.#behindSince ??= now;
    else {
      this.#behindSince = undefined;
      this.#newestAt = now;
    }
  }

  /** For so long what is here may not have been the newest. */
  get age(): number {
    return this.#core.isHost ? 0 : this.#core.clock.since(this.#newestAt);
  }

  want(peer: Hex, from: number): void {
    this.#bring(peer, from);
  }

  /**
   * In pieces that fit into a message each, as many as its device may get now; it says how far it has come, and gets
   * the rest. What is on its way isn't sent again at once.
   */
  #bring(peer: Hex, from: number): void {
    const { book, links, clock, sigs } = this.#core;
    const sent = this.#sent.get(peer);
    if (book === undefined) return;
    const isOnItsWay = sent !== undefined && (from < sent.to || !sent.isAll);
    if (isOnItsWay && clock.since(sent.at) < AGAIN) return;
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

  /** To look into entries is work: whoever doesn't sit at the table and has just brought wrong ones has to wait. */
  #isDoubtful(peer: Hex, book: Book): boolean {
    const at = this.#refusedAt.get(peer);
    return at !== undefined && this.#core.clock.since(at) < AGAIN && seatsAt(book, peer).length === 0;
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
        if (epoch === ours.epoch && at > reignOf(ours) && !isCheats) return undefined;
        if (book !== ours) return this.#lost(peer);
        if (!isOfSomebody(ours, untried, frame) || !this.#mayCut(peer)) return undefined;
        draft = { book: bookAt(book, at), sigs: sigs.slice(0, at), from: at, happened: [] };
      }
      // What a proven cheat goes on writing isn't followed any more; what others have of it all the same, is.
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

  /** To read a record anew is work: nobody gets it out of us over and over. */
  #mayCut(peer: Hex): boolean {
    const { clock } = this.#core;
    const before = this.#cutAt.get(peer);
    if (before !== undefined && clock.since(before) < AGAIN) return false;
    this.#cutAt.set(peer, clock.now);
    return true;
  }

  /** One more entry with its host's word for it. */
  #tried(book: Book, raw: unknown, sig: Hex) {
    const at = positionOf(book);
    try {
      const entry = readEntry(raw);
      const frame = { ...nextFrame(book, entry), sig };
      // Looked into first: to write it is more work, and anybody can make up an entry.
      const seat = entry.body.kind === "hosted" ? entry.body.seat : book.host;
      if (!isFramedBy(book, seat, frame) || !isBegunRightly(book, entry))
        throw new Refusal("not-vouched-for", { seat });
      return write(book, entry);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#core.out.notice("entry-refused", { at: at + 1, why: error.key });
      return undefined;
    }
  }

  /** If an entry can't be written and its host has given their word for it all the same, that proves them a cheat. */
  #blame(draft: Draft, ours: Book, raw: unknown, sig: Hex): void {
    const { book, from, happened } = draft;
    const entry = asUntried(raw);
    if (entry?.epoch !== book.epoch || book.epoch !== ours.epoch || from !== positionOf(ours)) return;
    const frame = { ...nextFrame(book, entry), sig };
    if (!isFramedBy(book, book.host, frame)) return;
    // What comes before it is in order, and the proof rests on it.
    if (book !== ours) this.#core.follow(draft, from, happened);
    this.#core.accuse(book.host, { of: "entry", at: positionOf(book), frame, entry });
  }

  /** Another entry in the same place. If a host has signed both, that's the proof. */
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
    // Whoever has no voice in that record isn't bound in it either. And another host's record is taken all the same,
    // or who has spoken for yet another one could never speak with those who follow it. It's not acknowledged (`tell`).
    const isBound = book.epoch < this.#core.bound && people(book).some((seat) => this.#core.own.has(seat));
    const isMore = book.epoch === ours.epoch && from === positionOf(ours);
    // Of a match that is over nothing can be done differently any more, whoever hosts.
    if (isBound && isMore && !isFinished(book)) return;
    if (from < positionOf(ours) && !this.#mayLeave(ours, draft)) return;
    this.#behindSince = undefined;
    this.#core.follow(draft, from, happened);
    this.#tellIfAsked();
  }

  /** The host asks once enough have come to the question. */
  #tellIfAsked(): void {
    const { book, isHost, links } = this.#core;
    if (book === undefined || isHost || !isRequested(book)) return;
    if (links.peers.includes(hostDevice(book))) this.tell(hostDevice(book));
  }

  /**
   * Whoever has answered, or has seen what others opened, doesn't go back behind the question, or those who made them go
   * could choose again. All who answer had all up to there before anybody opened anything: an honest host's record has
   * it, too, unless our own came about only with the help of somebody who is proven to cheat.
   * What we have besides is left for another record only if its host has the voices of more than half of those who sit at the
   * table by our own: one of two is enough while there are two, and too few once somebody has come back. Then those who
   * are more make a host in a yet higher epoch, or give in if they can't. Whoever has gone on alone doesn't come back
   * from that: another one who hasn't goes along with them; others who are more go on by themselves. Who only watches
   * goes along.
   */
  #mayLeave(ours: Book, { book, from }: Draft): boolean {
    // It may be enough to name those who want us to.
    this.#core.lookInto(book, from);
    // One host has made both: of two that go on a next host comes about, but nobody who has played theirs to its end votes.
    if (book.epoch === ours.epoch && from > reignOf(ours)) return isFinished(book) && !isFinished(ours);
    if (!isBefore(book, ours)) return false;
    if (this.#core.ownPeople.length === 0) return true;
    const [left, taken] = [ours.entries.slice(from), book.entries.slice(from)];
    if (isForged(left, taken, (seat) => this.#core.isCheat(seat))) return true;
    const isBehind = from < Math.max(ours.askedAt, this.#core.answeredAt);
    const isChosen = isChosenBy(ours, taken);
    if (isChosen && !isBehind && (!ours.isAlone || bookAt(ours, from).isAlone)) return true;
    if (this.#apartFrom < book.epoch) {
      this.#apartFrom = book.epoch;
      this.#apartSince = this.#core.clock.now;
      this.#core.out.notice("apart");
    }
    if (ours.isAlone && (book.isAlone || !this.#isEnoughFor(book))) return false;
    this.#core.challenge = Math.max(this.#core.challenge, book.epoch);
    return !ours.isAlone && !isBehind && this.#core.clock.since(this.#apartSince) > GIVE_IN;
  }

  /** Whether those who have this book would go along with a host whom nobody but us has spoken for. */
  #isEnoughFor(book: Book): boolean {
    const seated = people(book);
    return this.#core.ownPeople.filter((seat) => seated.includes(seat)).length >= majorityOf(seated.length);
  }

  /** Nothing is kept for those who aren't there any more. */
  tidy(): void {
    const { peers } = this.#core.links;
    for (const kept of [this.#drafts, this.#sent]) {
      for (const peer of [...kept.keys()]) if (!peers.includes(peer)) kept.delete(peer);
    }
    for (const all of [this.#cutAt, this.#refusedAt]) {
      for (const [peer, at] of [...all]) if (this.#core.clock.since(at) >= AGAIN) all.delete(peer);
    }
  }

  left(peer: Hex): void {
    this.#drafts.delete(peer);
    this.#sent.delete(peer);
  }
}

/**
 * How far a record is told that isn't stored yet: not up to where something is asked, or the host might open what it has
 * because of our word.
 */
const sureIn = (draft: Book): number =>
  isRequested(draft) ? Math.max(0, draft.heads.lastIndexOf(draft.basis) - 1) : positionOf(draft);

/** Whether somebody at the table has signed it: whoever hosted then, or begins to. */
function isOfSomebody(ours: Book, { body }: Entry, frame: Frame): boolean {
  const host = body.kind === "hosted" ? body.seat : hostIn(ours, frame.epoch);
  return host !== undefined && ours.accounts[host] !== undefined && isFramedBy(ours, host, frame);
}

function asUntried(raw: unknown): { readonly epoch: number; readonly body: unknown } | undefined {
  if (typeof raw !== "object" || raw === null || !("epoch" in raw) || !("body" in raw)) return undefined;
  return typeof raw.epoch === "number" ? { epoch: raw.epoch, body: raw.body } : undefined;
}

type FramedEntry = Entries["entries"][number];

/** To check so many takes a slow device a second or two: between two messages it can breathe. */
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
