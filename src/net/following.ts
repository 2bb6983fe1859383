/** Writes what comes from whoever hosts, and brings others to where this node is. */
import { encode } from "../engine/codec.ts";
import { Refusal } from "../engine/refusal.ts";
import { type Book, blank, headOf, majorityOf, people, positionOf } from "../fair/book.ts";
import { type Hex, text as toBytes } from "../fair/bytes.ts";
import type { Happening } from "../fair/changes.ts";
import { type Entry, type Frame, headAfter, readEntry } from "../fair/entries.ts";
import { frameOf, isFramedBy } from "../fair/frames.ts";
import { rewritten, write } from "../fair/write.ts";
import type { Core } from "./core.ts";
import { hostDevice, seatsAt } from "./devices.ts";
import { MOST_ENTRY } from "./limits.ts";
import type { Message, Reach } from "./messages.ts";
import { commonWith, endOf, hasParted, reachOf } from "./reach.ts";
import { AGAIN, GIVE_IN, LEFT_OUT } from "./waits.ts";

type Entries = Extract<Message, { t: "entries" }>;

/** A record that goes further than ours, or elsewhere, and isn't vouched for yet as far as we've got it. */
interface Draft {
  readonly book: Book;
  /** So many entries it has in common with ours. */
  readonly from: number;
  readonly happened: readonly Happening[];
}

export class Following {
  readonly #core: Core;
  readonly #drafts = new Map<Hex, Draft>();
  /** What has been vouched for in this epoch, by place: two words for one place prove that a host cheats. */
  readonly #frames = new Map<number, Frame>();
  /** In which epoch another record has gone apart from ours, and since when. */
  #apartFrom = 0;
  #apartSince = 0;
  #behindSince: number | undefined;
  /** When the host last said that it has no more than is here. */
  #newestAt = 0;
  readonly #sent = new Map<Hex, { readonly to: number; readonly at: number }>();

  constructor(core: Core) {
    this.#core = core;
  }

  /** How far we are. Whoever knows more sends it. */
  tell(peer: Hex): void {
    const { book, links } = this.#core;
    if (book === undefined) links.send(peer, { t: "who" });
    else links.send(peer, { t: "have", reach: reachOf(this.#drafts.get(peer)?.book ?? book) });
  }

  have(peer: Hex, reach: Reach): void {
    const { book, links, isHost } = this.#core;
    if (book === undefined) return;
    const common = commonWith(book, reach);
    if (common === undefined) return links.part(peer);
    this.#note(peer, book, reach);
    this.#compare(peer, book, reach);
    // Where the host is out of reach, isn't known to be the host, or knows less itself, whoever knows more helps.
    const host = hostDevice(book);
    const isOurs = isHost || host === peer || !links.peers.includes(host) || reach.epoch < book.epoch;
    const hasLess = common < positionOf(book) && reach.epoch <= book.epoch;
    // Two records of one epoch: put together, what their host has signed proves it.
    if (hasLess && (isOurs || (reach.epoch === book.epoch && hasParted(book, reach)))) this.#bring(peer, common);
  }

  #note(peer: Hex, book: Book, reach: Reach): void {
    if (seatsAt(book, peer).length === 0) return;
    const { reached, parted, clock } = this.#core;
    reached.add(peer);
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
    this.#sent.delete(peer);
    this.#bring(peer, from);
  }

  /** In pieces that fit into a message each. What is on its way isn't sent again at once. */
  #bring(peer: Hex, from: number): void {
    const { book, links, clock } = this.#core;
    const frame = this.#core.frame();
    const sent = this.#sent.get(peer);
    if (book === undefined || frame === undefined) return;
    if (sent !== undefined && from < sent.to && clock.since(sent.at) < AGAIN) return;
    this.#sent.set(peer, { to: positionOf(book), at: clock.now });
    let at = from;
    for (const entries of piecesOf(book.entries.slice(from))) {
      links.send(peer, { t: "entries", from: at, entries, frame });
      at += entries.length;
    }
  }

  entries(peer: Hex, message: Entries): void {
    const { book } = this.#core;
    if (book === undefined || message.frame.epoch < book.epoch) return;
    if (message.frame.epoch === book.epoch && this.#core.proofs.has(book.host)) return;
    const draft = this.#draftFor(peer, book, message.from);
    if (draft === undefined) return this.tell(peer);
    const next = this.#written(peer, book, draft, message);
    if (next !== undefined) this.#take(peer, book, next, message.frame);
  }

  #draftFor(peer: Hex, book: Book, from: number): Draft | undefined {
    const begun = this.#drafts.get(peer);
    if (begun !== undefined && from <= positionOf(begun.book) && from >= begun.from) return begun;
    return from <= positionOf(book) ? { book, from: positionOf(book), happened: [] } : undefined;
  }

  #lost(peer: Hex): undefined {
    this.#drafts.delete(peer);
    return undefined;
  }

  #written(peer: Hex, ours: Book, start: Draft, { from, entries, frame }: Entries): Draft | undefined {
    let draft = start;
    for (const [k, raw] of entries.entries()) {
      const at = from + k;
      const { book } = draft;
      if (at < positionOf(book)) {
        const untried = readEntry(raw);
        if (headAfter(ours.terms.match, at + 1, book.heads[at] ?? "", untried) === book.heads[at + 1]) continue;
        if (frame.epoch === ours.epoch) return this.#parted(ours, frame);
        if (book !== ours) return this.#lost(peer);
        draft = { book: cut(book, at), from: at, happened: [] };
      }
      const written = this.#tried(draft.book, raw, frame);
      if (written === undefined) return undefined;
      draft = { ...draft, book: written.book, happened: [...draft.happened, ...written.happened] };
    }
    return draft;
  }

  /** An entry that can't be written, vouched for by the host, proves it a cheat. */
  #tried(book: Book, raw: unknown, frame: Frame) {
    try {
      return write(book, readEntry(raw));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#core.out.notice("entry-refused", { at: positionOf(book) + 1, why: error.key });
      const isItsWord =
        frame.p === positionOf(book) + 1 && frame.epoch === book.epoch && isFramedBy(book, book.host, frame);
      const entry = asUntried(raw);
      if (isItsWord && entry !== undefined)
        this.#core.accuse(book.host, { of: "entry", at: positionOf(book), frame, entry });
      return undefined;
    }
  }

  /** Another record in the same epoch. If the host has signed both, that's the proof. */
  #parted(ours: Book, frame: Frame): undefined {
    const known = this.#frames.get(frame.p);
    if (known === undefined || known.head === frame.head || known.epoch !== frame.epoch) return undefined;
    if (isFramedBy(ours, ours.host, frame)) this.#core.accuse(ours.host, { of: "frames", one: known, other: frame });
    return undefined;
  }

  #take(peer: Hex, ours: Book, draft: Draft, frame: Frame): void {
    const { book, from, happened } = draft;
    if (positionOf(book) < frame.p) {
      this.#drafts.set(peer, draft);
      return;
    }
    this.#drafts.delete(peer);
    if (positionOf(book) > frame.p || (book.epoch === ours.epoch && positionOf(book) === positionOf(ours))) return;
    if (!isVouchedFor(book, frame)) return;
    // Whoever has no voice in that record isn't bound in it either.
    if (book.epoch < this.#core.bound && people(book).some((seat) => this.#core.own.has(seat))) return;
    if (from < positionOf(ours) && !this.#mayLeave(ours, draft)) return;
    if (book.epoch !== ours.epoch) this.#frames.clear();
    this.#frames.set(frame.p, frame);
    this.#behindSince = undefined;
    this.#core.follow(book, from, frame, happened);
  }

  /**
   * What we have is left for another record only if its host has the voices of more than half of those who sit at the
   * table by our own: one of two is enough while there are two, and too few once somebody has come back. Then those who
   * are more make a host in a yet higher epoch, or give in if they can't. Whoever has gone on alone doesn't come back
   * from that: another one who hasn't goes along with them; others who are more go on by themselves. Who only watches
   * goes along.
   */
  #mayLeave(ours: Book, { book, from }: Draft): boolean {
    const seated = people(ours);
    const isChosen = book.entries
      .slice(from)
      .some(
        ({ body }) =>
          body.kind === "hosted" &&
          body.voices.filter(({ seat }) => seated.includes(seat)).length >= majorityOf(seated.length),
      );
    if (this.#core.ownPeople.length === 0) return true;
    if (isChosen && (!ours.isAlone || cut(ours, from).isAlone)) return true;
    if (this.#apartFrom < book.epoch) {
      this.#apartFrom = book.epoch;
      this.#apartSince = this.#core.clock.now;
      this.#core.out.notice("apart");
    }
    if (ours.isAlone && (book.isAlone || !this.#isEnoughFor(book))) return false;
    this.#core.challenge = Math.max(this.#core.challenge, book.epoch);
    return !ours.isAlone && this.#core.clock.since(this.#apartSince) > GIVE_IN;
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
  }

  left(peer: Hex): void {
    this.#drafts.delete(peer);
    this.#sent.delete(peer);
  }
}

const cut = (book: Book, at: number): Book => rewritten(blank(book), book.entries.slice(0, at));

function isVouchedFor(book: Book, frame: Frame): boolean {
  const ours = frameOf(book);
  return (
    ours !== undefined &&
    frame.epoch === ours.epoch &&
    frame.head === headOf(book) &&
    frame.signed === ours.signed &&
    isFramedBy(book, book.host, frame)
  );
}

function asUntried(raw: unknown): { readonly epoch: number; readonly body: unknown } | undefined {
  if (typeof raw !== "object" || raw === null || !("epoch" in raw) || !("body" in raw)) return undefined;
  return typeof raw.epoch === "number" ? { epoch: raw.epoch, body: raw.body } : undefined;
}

const MOST_AT_ONCE = 200;

function piecesOf(entries: readonly Entry[]): readonly Entry[][] {
  const pieces: Entry[][] = [];
  let [piece, size]: [Entry[], number] = [[], 0];
  for (const entry of entries) {
    const length = toBytes(encode(entry)).length;
    if (piece.length > 0 && (size + length > MOST_ENTRY || piece.length >= MOST_AT_ONCE)) {
      pieces.push(piece);
      [piece, size] = [[], 0];
    }
    piece.push(entry);
    size += length + 1;
  }
  return piece.length === 0 ? pieces : [...pieces, piece];
}
