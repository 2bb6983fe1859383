/** What a cheat does on its own: votes, attestations and forged entries. */
import type { Seat } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import type { Rng } from "../../../engine/rng.ts";
import { accountOf, type Book, isPresent, people, positionOf } from "../../../fair/book.ts";
import type { Body } from "../../../fair/entries.ts";
import { requestOf } from "../../../fair/requests.ts";
import { type Attestation, digestOfVote, type Vote, type Why } from "../../../fair/statements.ts";
import { bookAt, write } from "../../../fair/write.ts";
import { digestOfAttestation } from "../../../fair/write-seats.ts";
import type { Message } from "../../../net/messages.ts";
import type { Archive } from "./archive.ts";
import type { Copy } from "./copy.ts";
import { earlier, type Forger } from "./forger.ts";
import type { Line } from "./lines.ts";
import type { Deviation, Move, What } from "./scheme.ts";

export interface Port {
  readonly now: () => number;
  lineTo(seat: Seat): Line | undefined;
  readonly copies: readonly Copy[];
  send(line: Line, message: Message): void;
  sendText(line: Line, text: string): void;
  /** Delivers a message to one of its own copies, as if somebody had sent it. */
  feed(copy: Copy, message: Message): void;
}

type Of<Do extends Move["do"]> = Extract<Move, { do: Do }>;

export class Ploys {
  readonly #forger: Forger;
  readonly #archive: Archive;
  readonly #port: Port;

  constructor(forger: Forger, archive: Archive, port: Port) {
    this.#forger = forger;
    this.#archive = archive;
    this.#port = port;
  }

  /** Not for moves that only filter or change messages. */
  strike({ to, move }: Deviation, luck: Rng): void {
    const lines = to.flatMap((seat) => this.#port.lineTo(seat) ?? []);
    switch (move.do) {
      case "replay":
        for (const line of lines) this.#replay(line, move.what, luck);
        return;
      case "flood":
        for (const line of lines) for (let k = 0; k < move.times; k++) this.#replay(line, move.what, luck);
        return;
      case "vote":
        for (const seat of to) this.#vote(seat, move);
        return;
      case "doubt":
        this.#tellAll(lines, ({ epoch }) => ({ t: "lost", epoch }));
        return;
      case "word":
        this.#tellAll(lines, (book) => this.#agree(book, move.about));
        return;
      case "evict":
        for (const copy of this.#port.copies) this.#evict(copy, move, lines);
        return;
      case "usurp":
        for (const copy of this.#port.copies) this.#usurp(copy, move, lines);
        return;
    }
  }

  #replay(line: Line, what: What, luck: Rng): void {
    const text = this.#archive.old(what, luck);
    if (text !== undefined) this.#port.sendText(line, text);
  }

  #tellAll(lines: readonly Line[], say: (book: Book) => Message): void {
    for (const line of lines) {
      const { book } = line.copy.node;
      if (book !== undefined) this.#port.send(line, say(book));
    }
  }

  #vote(seat: Seat, { candidate, back }: Of<"vote">): void {
    const line = this.#port.lineTo(seat);
    const book = line?.copy.node.book;
    if (line === undefined || book === undefined) return;
    const epoch = book.epoch + 1;
    const next = candidate === "each" ? seat : candidate;
    const voice = this.#forger.voice(book, epoch, next, earlier(book, back));
    this.#port.send(line, { t: "voice", epoch, candidate: next, voice });
  }

  #agree(book: Book, about: Seat): Message {
    const to = whyOf(book, about);
    return {
      t: "agree",
      about,
      absence: accountOf(book, about).absences,
      to,
      word: this.#forger.word(book, about, to),
    };
  }

  /** Attestations are about one moment, and an old one may still be valid. */
  #evict(copy: Copy, { about, age }: Of<"evict">, lines: readonly Line[]): void {
    const { book } = copy.node;
    if (book?.host !== this.#forger.seat || !isPresent(book, about)) return;
    const why = whyOf(book, about);
    const { signatures } = book.terms;
    const isRight = ({ seat, sig }: Attestation) =>
      people(book).includes(seat) &&
      signatures.isBy(accountOf(book, seat).key, digestOfAttestation(book, seat, about, why), sig);
    const given = new Map(
      this.#archive
        .wordsAbout(about, this.#port.now() - age)
        .filter(isRight)
        .map((word) => [word.seat, word]),
    );
    given.set(this.#forger.seat, this.#forger.word(book, about, why));
    given.delete(about);
    const words = [...given.values()].sort((a, b) => a.seat - b.seat);
    this.#write(copy, book, book.epoch, { kind: "dropped", seat: about, why, words }, lines);
  }

  #usurp(copy: Copy, { back }: Of<"usurp">, lines: readonly Line[]): void {
    const { book } = copy.node;
    const { seat } = this.#forger;
    if (book === undefined) return;
    const p = earlier(book, back);
    const { signatures, match } = book.terms;
    for (const epoch of new Set(this.#archive.voices.map((cast) => cast.epoch))) {
      const isRight = (voice: Vote) =>
        voice.p <= p &&
        book.heads[voice.p] === voice.head &&
        people(book).includes(voice.seat) &&
        signatures.isBy(accountOf(book, voice.seat).key, digestOfVote(match, epoch, seat, voice), voice.sig);
      const cast = this.#archive.voices.filter((one) => one.epoch === epoch && one.candidate === seat);
      const given = new Map(cast.flatMap(({ voice }) => (isRight(voice) ? [[voice.seat, voice]] : [])));
      if (epoch <= book.epoch || given.size === 0) continue;
      given.set(seat, this.#forger.voice(book, epoch, seat, p));
      const voices = [...given.values()].sort((a, b) => a.seat - b.seat);
      const before = p === positionOf(book) ? book : bookAt(book, p);
      if (this.#write(copy, before, epoch, { kind: "hosted", seat, voices }, lines)) return;
    }
  }

  /** Returns false if even its own copy refuses the entry. */
  #write(copy: Copy, book: Book, epoch: number, body: Body, lines: readonly Line[]): boolean {
    const entry = { epoch, body };
    try {
      write(book, entry);
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
    const from = positionOf(book);
    const entries = this.#forger.framed(book, from, [entry]);
    const message: Message = { t: "entries", from, to: from + 1, epoch, entries };
    this.#port.feed(copy, message);
    for (const line of lines) this.#port.send(line, message);
    return true;
  }
}

const whyOf = (book: Book, about: Seat): Why => (requestOf(book)?.from.includes(about) ? "owed" : "silent");
