/** As guest: answers what the host asks, when its own book has come to the same question. */
import type { Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { checkAnswer } from "../fair/answers.ts";
import { type Book, people } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import { Cheat } from "../fair/cheat.ts";
import { type Request, requestOf } from "../fair/requests.ts";
import { type Acknowledgement, type Answer, digestOfAcknowledgement, signed } from "../fair/statements.ts";
import type { Core } from "./core.ts";
import { hostDevice, seatsAt } from "./devices.ts";
import { HEARTBEAT, RELAY_AFTER } from "./timeouts.ts";

/** The answer of a seat of this device, stored before it's given. */
export function answerOf(core: Core, book: Book, seat: Seat): Answer | undefined {
  const own = core.own.get(seat);
  if (own === undefined) return undefined;
  try {
    const given = own.holder.answer(book, own.notes);
    if (given === undefined) return undefined;
    core.keep(seat, { ...own, notes: given.notes });
    return given.signed;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    core.out.notice("not-answered", { seat, why: error.key });
    return undefined;
  }
}

export class Answering {
  readonly #core: Core;
  #asked: Answer | undefined;
  /** The last question that was right, and in which epoch it came. */
  #right: { readonly i: number; readonly epoch: number } | undefined;
  /** Since when all that we owe has been given to this host, and which question that was. */
  #given: { readonly i: number; readonly epoch: number; readonly at: number } | undefined;
  #shown: { readonly what: string; readonly at: number } | undefined;

  constructor(core: Core) {
    this.#core = core;
  }

  /** The host's own answer is the question, whoever brings it. */
  ask(peer: Hex, answer: Answer): void {
    const { book } = this.#core;
    if (book === undefined || answer.seat !== book.host || seatsAt(book, peer).length === 0) return;
    this.#asked = answer;
  }

  /** Whether the host has asked what is to be asked now. */
  get isAsked(): boolean {
    const { book } = this.#core;
    return book !== undefined && this.#right?.i === book.i && this.#right.epoch === book.epoch;
  }

  /** For how long the host has had our answers to the current request. */
  get waiting(): number {
    const { book, clock } = this.#core;
    const given = this.#given;
    if (book === undefined || given?.i !== book.i || given.epoch !== book.epoch) return 0;
    return clock.since(given.at);
  }

  goOn(): void {
    const { book, isHost } = this.#core;
    if (book === undefined || isHost || this.#core.isBound) return;
    this.#hearQuestion(book);
    this.#showAll(book);
  }

  #hearQuestion(book: Book): void {
    const asked = this.#asked;
    if (asked === undefined) return;
    if (asked.i < book.i) this.#asked = undefined;
    const request = book.due === undefined ? requestOf(book) : undefined;
    if (request === undefined && asked.basis === book.basis) return this.#refuseEarly(book);
    if (request?.i !== asked.i || request.basis !== asked.basis) return;
    this.#asked = undefined;
    if (!this.#isRight(book, request, asked)) return;
    this.#core.keepQuestion(asked);
    this.#right = { i: request.i, epoch: book.epoch };
    this.#answer(book, request);
  }

  /** By the record nothing is to be revealed there: the host has opened its secrets without a request. */
  #refuseEarly({ host }: Book): void {
    this.#asked = undefined;
    this.#core.out.notice("early-opening", { seat: host });
  }

  #isRight(book: Book, request: Request, asked: Answer): boolean {
    if (asked.seat !== book.host) return false;
    try {
      checkAnswer(book, request, asked);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error instanceof Cheat) this.#core.accuse(error.seat, error.proof);
      else this.#core.out.notice("question-refused", { why: error.key });
      return false;
    }
  }

  /**
   * Where the host doesn't pass something on: shows our answers to everybody, so that it can't claim we owe them; brings
   * the host the answers that others have shown us; and its question to those who it says owe an answer.
   */
  #showAll(book: Book): void {
    const { clock, links, question, own } = this.#core;
    const request = requestOf(book);
    if (request === undefined) return;
    const brought = [...this.#core.brought.values()].filter(({ seat }) => this.#core.hasAnswered(book, seat));
    const what = `${book.basis} ${book.epoch} ${this.isAsked} ${brought.length}`;
    if (this.#shown?.what === what && clock.since(this.#shown.at) < HEARTBEAT) return;
    this.#shown = { what, at: clock.now };
    if (question !== undefined && this.isAsked) {
      const owing = this.#core.owing.filter((seat) => !own.has(seat));
      for (const device of this.#core.toDevicesOf(owing)) links.send(device, { t: "ask", answer: question });
    }
    const host = hostDevice(book);
    for (const answer of brought) links.send(host, { t: "answer", answer });
    const isReachable = links.peers.includes(host);
    if (!isReachable) this.#acknowledge(book, request);
    if (this.#given?.i !== request.i || (isReachable && this.waiting <= RELAY_AFTER)) return;
    const answers = request.from.flatMap((seat) => answerOf(this.#core, book, seat) ?? []);
    for (const device of this.#core.toDevicesOf(people(book))) {
      for (const answer of answers) links.send(device, { t: "answer", answer });
    }
  }

  /** The host can't be reached: we sign that we have everything up to its question, and others pass that on. */
  #acknowledge({ terms, basis }: Book, { from }: Request): void {
    for (const seat of from) {
      const holder = this.#core.own.get(seat)?.holder;
      if (holder === undefined) continue;
      const signer = { key: holder.owner.key, sign: (digest: Uint8Array) => holder.sign(digest) };
      const stored = signed(signer, { seat, basis }, digestOfAcknowledgement(terms.match, { seat, basis }));
      for (const peer of this.#core.links.peers) this.#core.links.send(peer, { t: "stored", stored });
    }
  }

  /** Passed on only by those who have it from the seat itself. */
  acknowledged(peer: Hex, stored: Acknowledgement): void {
    const { book, isHost, links, signedFor } = this.#core;
    const { seat, basis, sig } = stored;
    const account = book?.accounts[seat];
    if (book === undefined || account === undefined || basis !== book.basis) return;
    if (signedFor.get(seat) !== basis) {
      if (!book.terms.signatures.isBy(account.key, digestOfAcknowledgement(book.terms.match, stored), sig)) return;
      signedFor.set(seat, basis);
    }
    if (!isHost && seatsAt(book, peer).includes(seat)) links.send(hostDevice(book), { t: "stored", stored });
  }

  #answer(book: Book, { from, i }: Request): void {
    const { links, clock } = this.#core;
    const { epoch } = book;
    for (const seat of from) {
      const answer = answerOf(this.#core, book, seat);
      if (answer !== undefined) links.send(hostDevice(book), { t: "answer", answer });
    }
    if (this.#given?.i !== i || this.#given.epoch !== epoch) this.#given = { i, epoch, at: clock.now };
  }
}
