/** Signs, with a seat's own secrets, what an honest node wouldn't. */
import type { Seat } from "../../../engine/game.ts";
import type { Rng } from "../../../engine/rng.ts";
import { type Book, headOf, positionOf } from "../../../fair/book.ts";
import type { Hex } from "../../../fair/bytes.ts";
import { digestOfFrame, type Entry, headAfter, readEntry, signedHash } from "../../../fair/entries.ts";
import { hostIn } from "../../../fair/frames.ts";
import type { Signer } from "../../../fair/signing.ts";
import {
  type Answer,
  type Attestation,
  digestOfAnswer,
  digestOfStatement,
  digestOfVote,
  type SignedStatement,
  type Statement,
  signed,
  type Vote,
  type Why,
} from "../../../fair/statements.ts";
import { digestOfAttestation } from "../../../fair/write-seats.ts";
import type { Message } from "../../../net/messages.ts";
import { bytesOf, isOneIn } from "../luck.ts";

type Of<Kind extends Message["t"]> = Extract<Message, { t: Kind }>;
type FramedEntry = Of<"entries">["entries"][number];

export class Forger {
  readonly seat: Seat;
  readonly #signer: Signer;

  constructor(seat: Seat, signer: Signer) {
    this.seat = seat;
    this.#signer = signer;
  }

  voice(book: Book, epoch: number, candidate: Seat, p: number): Vote {
    const unsigned = { seat: this.seat, p, head: book.heads[p] ?? "" };
    return signed(this.#signer, unsigned, digestOfVote(book.terms.match, epoch, candidate, unsigned));
  }

  word(book: Book, about: Seat, why: Why): Attestation {
    return { seat: this.seat, sig: this.#signer.sign(digestOfAttestation(book, this.seat, about, why)) };
  }

  /** The entries of a book from `from` on, signed as host. */
  framed(book: Book, from: number, entries: readonly Entry[]): FramedEntry[] {
    const { match } = book.terms;
    let head = book.heads[from] ?? "";
    return entries.map((entry, k) => {
      const p = from + k + 1;
      head = headAfter(match, p, head, entry);
      const unsigned = { epoch: entry.epoch, p, head, signed: signedHash(entry) };
      return { entry, sig: this.#signer.sign(digestOfFrame(match, unsigned)) };
    });
  }

  /** A different message of the same kind, signed for this or another match; undefined if there is none. */
  altered(message: Message, book: Book, luck: Rng, match = book.terms.match): Message | undefined {
    switch (message.t) {
      case "say":
        return message.said.seat === this.seat
          ? { ...message, said: this.#said(message.said, book, luck, match) }
          : undefined;
      case "answer":
      case "ask":
        return message.answer.seat === this.seat
          ? { ...message, answer: this.#answer(message.answer, luck, match) }
          : undefined;
      case "voice":
        return this.#voice(message, book, luck, match);
      case "agree":
        return this.#agree(message, book, luck);
      case "entries":
        return this.#entries(message, book, luck);
      case "have":
        return { ...message, reach: this.#reach(message.reach, luck) };
      case "lost":
        return { ...message, epoch: message.epoch + 1 };
      default:
        return undefined;
    }
  }

  /** The same message with its numbers increased; undefined if it isn't this seat's or has none. */
  leapt(message: Message, { terms: { match } }: Book, by: number): Message | undefined {
    const { seat } = this;
    switch (message.t) {
      case "say": {
        const { sig: _, ...said } = message.said;
        const far = { ...said, n: said.n + by };
        return said.seat === seat
          ? { ...message, said: signed(this.#signer, far, digestOfStatement(match, far)) }
          : undefined;
      }
      case "answer":
      case "ask": {
        const { sig: _, ...answer } = message.answer;
        const far = { ...answer, i: answer.i + by };
        const digest = digestOfAnswer(match, far);
        return answer.seat === seat ? { ...message, answer: signed(this.#signer, far, digest) } : undefined;
      }
      case "voice": {
        const { candidate, voice } = message;
        const epoch = message.epoch + by;
        const unsigned = { seat: voice.seat, p: voice.p, head: voice.head };
        const digest = digestOfVote(match, epoch, candidate, unsigned);
        return voice.seat === seat ? { ...message, epoch, voice: signed(this.#signer, unsigned, digest) } : undefined;
      }
      case "have":
        return { ...message, reach: { ...message.reach, epoch: message.reach.epoch + by } };
      case "lost":
      case "stand":
      case "entries":
        return { ...message, epoch: message.epoch + by };
      case "want":
        return { ...message, from: message.from + by };
      case "presence":
        return { ...message, seats: message.seats.map((one) => ({ ...one, silent: one.silent + by })) };
      default:
        return undefined;
    }
  }

  #said({ sig: _, ...said }: SignedStatement, book: Book, luck: Rng, match: Hex): SignedStatement {
    const back = Math.max(0, said.at - luck.below(4));
    const other = isOneIn(luck, 3)
      ? { ...said, at: back, head: book.heads[back] ?? said.head }
      : { ...said, saying: this.#saying(said.saying, luck) };
    return signed(this.#signer, other, digestOfStatement(match, other));
  }

  /** A different statement, if possible. A made-up handle can't be opened by anybody. */
  #saying(saying: Statement, luck: Rng): Statement {
    switch (saying.say) {
      case "anchor":
        return { ...saying, anchor: bytesOf(luck) };
      case "seal":
        return { ...saying, handle: bytesOf(luck) };
      case "stir":
        return { ...saying, handles: saying.handles.toReversed() };
      case "end":
        return { ...saying, state: bytesOf(luck) };
      case "seed":
        return { ...saying, seed: bytesOf(luck) };
      default:
        return isOneIn(luck, 2) ? { say: "gone" } : { say: "seal", r: 1, after: bytesOf(luck), handle: bytesOf(luck) };
    }
  }

  #answer({ sig: _, ...answer }: Answer, luck: Rng, match: Hex): Answer {
    const [first, ...values] = answer.values;
    const isOpening = answer.act !== null || first !== undefined;
    const other = isOpening
      ? {
          ...answer,
          act: answer.act === null ? null : { ...answer.act, salt: bytesOf(luck) },
          values: first === undefined ? [] : [{ ...first, salt: bytesOf(luck) }, ...values],
        }
      : { ...answer, ...luck.pick([{ link: bytesOf(luck) }, { basis: bytesOf(luck) }, { i: answer.i + 1 }]) };
    return signed(this.#signer, other, digestOfAnswer(match, other));
  }

  #voice(message: Of<"voice">, book: Book, luck: Rng, match: Hex): Message | undefined {
    const { voice, epoch } = message;
    if (voice.seat !== this.seat) return undefined;
    const candidate = luck.pick([...book.terms.roster.line]);
    const p = Math.max(0, voice.p - luck.below(4));
    const unsigned = { seat: this.seat, p, head: book.heads[p] ?? voice.head };
    return {
      ...message,
      candidate,
      voice: signed(this.#signer, unsigned, digestOfVote(match, epoch, candidate, unsigned)),
    };
  }

  #agree(message: Of<"agree">, book: Book, luck: Rng): Message | undefined {
    if (message.word.seat !== this.seat || message.to === "return") return undefined;
    const others = book.terms.roster.line.filter((seat) => seat !== this.seat);
    const about = luck.pick(others);
    const absence = book.accounts[about]?.absences ?? 0;
    return { ...message, about, absence, word: this.word(book, about, message.to) };
  }

  /** Equivocates with a different last entry, if this seat hosts. */
  #entries(message: Of<"entries">, book: Book, luck: Rng): Message | undefined {
    const last = message.entries.at(-1);
    if (last === undefined || hostIn(book, message.epoch) !== this.seat) return undefined;
    const entry = readEntry(last.entry);
    const at = message.from + message.entries.length - 1;
    const { epoch, body } = entry;
    const other: Entry =
      body.kind === "revealed" && body.answers.length > 1
        ? { epoch, body: { ...body, answers: body.answers.slice(1) } }
        : { epoch, body: { kind: "bot", seat: luck.pick([...book.terms.roster.line]), act: { do: "nothing" } } };
    const [framed] = this.framed(book, at, [other]);
    return framed === undefined ? undefined : { ...message, entries: [...message.entries.slice(0, -1), framed] };
  }

  /** Claims to have fewer entries, or unknown ones. */
  #reach(reach: Of<"have">["reach"], luck: Rng): Of<"have">["reach"] {
    const [end, ...earlier] = reach.heads;
    if (end === undefined) return reach;
    const heads =
      isOneIn(luck, 2) && earlier.length > 0 ? earlier : [{ p: end.p + 1, head: bytesOf(luck) }, end, ...earlier];
    return { ...reach, heads: heads.slice(0, 32) };
  }
}

/** The length of the record without the last `back` entries. */
export const earlier = (book: Book, back: number): number => Math.max(0, positionOf(book) - back);

export const isAtEnd = (book: Book, head: Hex): boolean => headOf(book) === head;
