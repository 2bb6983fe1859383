/** As host: asks what the match has to know, its own answer first, and records the answers when all are there. */
import type { Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { botsIn, checkAnswer, resultsIn } from "../fair/answers.ts";
import { type Book, people } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import { Cheat } from "../fair/cheat.ts";
import { type Request, requestOf } from "../fair/requests.ts";
import type { Answer } from "../fair/statements.ts";
import { answerOf } from "./answering.ts";
import type { Core } from "./core.ts";
import { seatsAt } from "./devices.ts";
import { HEARTBEAT } from "./timeouts.ts";

interface Question {
  readonly request: Request;
  readonly epoch: number;
  readonly answers: Map<Seat, Answer>;
  readonly since: number;
  /** Whether everybody's record has come this far, so that it can be asked. */
  isOpen: boolean;
  askedAt: number | undefined;
}

export class Asking {
  readonly #core: Core;
  #question: Question | undefined;

  constructor(core: Core) {
    this.#core = core;
  }

  /** Who hasn't answered yet; and before that, who keeps it from being asked. */
  get owing(): readonly Seat[] {
    const { book } = this.#core;
    const question = this.#question;
    if (book === undefined || question === undefined) return [];
    const { request, answers, isOpen } = question;
    return request.from.filter((seat) => (isOpen ? !answers.has(seat) : !this.#hasStored(book, request, seat)));
  }

  /** How long the answers have been waited for. */
  get waiting(): number {
    return this.#question === undefined ? 0 : this.#core.clock.since(this.#question.since);
  }

  goOn(): void {
    const { book } = this.#core;
    if (book === undefined) return;
    const request = isAsking(this.#core, book) ? requestOf(book) : undefined;
    if (request === undefined) {
      this.#question = undefined;
      return;
    }
    const { request: before, epoch } = this.#question ?? {};
    if (before?.i !== request.i || before.basis !== request.basis || epoch !== book.epoch) this.#begin(book, request);
    // Then any next host has the vote of an honest seat whose record goes this far, so nobody who has seen the openings
    // can have them requested anew. It costs no time, since all have to answer anyway.
    const isStored = request.from.every((seat) => this.#hasStored(book, request, seat));
    if (this.#question?.isOpen === false && isStored) this.#open(book, this.#question);
    if (this.#question?.isOpen !== true) return;
    this.#ask(book);
    this.#close(book, request);
  }

  #begin({ epoch }: Book, request: Request): void {
    const since = this.#core.clock.now;
    this.#question = { request, epoch, answers: new Map(), since, isOpen: false, askedAt: undefined };
  }

  /** Everything up to the question. Whoever has answered it had all that. */
  #hasStored(book: Book, { i, basis }: Request, seat: Seat): boolean {
    const { question } = this.#core;
    const hasAsked = question?.seat === seat && question.i === i && question.basis === basis;
    return hasAsked || this.#core.hasAnswered(book, seat) || this.#core.hasStored(book, seat);
  }

  #open(book: Book, question: Question): void {
    question.isOpen = true;
    for (const seat of question.request.from) {
      const answer = answerOf(this.#core, book, seat);
      if (answer !== undefined) question.answers.set(seat, answer);
    }
    const { question: asked, brought } = this.#core;
    for (const answer of [...(asked === undefined ? [] : [asked]), ...brought.values()]) {
      this.#takeOver(book, question, answer);
    }
  }

  /** The host before us has asked with its own answer: that answer stands, whether it comes back or not. */
  #takeOver(book: Book, { request, answers }: Question, answer: Answer): void {
    if (answers.has(answer.seat)) return;
    try {
      checkAnswer(book, request, answer);
      answers.set(answer.seat, answer);
    } catch (error) {
      if (error instanceof Cheat) this.#core.accuse(error.seat, error.proof);
      else if (!(error instanceof Refusal)) throw error;
    }
  }

  #ask({ host }: Book): void {
    const question = this.#question;
    const answer = question?.answers.get(host);
    const { clock, links } = this.#core;
    if (question === undefined || answer === undefined) return;
    if (question.askedAt !== undefined && clock.since(question.askedAt) < HEARTBEAT) return;
    question.askedAt = clock.now;
    for (const device of this.#core.toDevicesOf(this.owing)) links.send(device, { t: "ask", answer });
  }

  /** To a device that has just connected: it may have restarted since it was asked. */
  askAgain(peer: Hex): void {
    const { book, links } = this.#core;
    const { request, answers } = this.#question ?? {};
    const answer = book === undefined ? undefined : answers?.get(book.host);
    if (answer === undefined || !this.#core.toDevicesOf(request?.from ?? []).has(peer)) return;
    links.send(peer, { t: "ask", answer });
  }

  /** An answer, from the seat itself or brought by others because the host doesn't give it out. */
  hear(peer: Hex, answer: Answer): void {
    const { book, isHost } = this.#core;
    const { seat, i } = answer;
    if (book === undefined || i < book.i || seatsAt(book, peer).length === 0) return;
    const question = this.#question;
    if (question?.isOpen !== true || i > question.request.i) {
      if (!isHost || !seatsAt(book, peer).includes(seat)) return this.#bring(book, answer);
      // What is opened before it's asked for goes no further.
      this.#core.out.notice("early-opening", { seat });
      return;
    }
    if (question.answers.has(seat)) return;
    try {
      checkAnswer(book, question.request, answer);
      question.answers.set(seat, answer);
    } catch (error) {
      this.#refuse(error, peer);
    }
  }

  /** Keeps it: so its seat owes nothing, whatever the host says, and the next host can have it from here. */
  #bring(book: Book, answer: Answer): void {
    const request = requestOf(book);
    if (request === undefined || this.#core.hasAnswered(book, answer.seat)) return;
    try {
      checkAnswer(book, request, answer);
      this.#core.brought.set(answer.seat, answer);
    } catch (error) {
      this.#refuse(error, undefined);
    }
  }

  #refuse(error: unknown, peer: Hex | undefined): void {
    if (!(error instanceof Refusal)) throw error;
    if (error instanceof Cheat) return this.#core.accuse(error.seat, error.proof);
    this.#core.out.notice("answer-refused", { why: error.key, ...error.facts });
    if (peer !== undefined) this.#core.links.send(peer, { t: "refused", key: error.key });
  }

  #close(book: Book, request: Request): void {
    if (this.#question === undefined || this.owing.length > 0) return;
    const given = this.#question.answers;
    const answers = request.from.flatMap((seat) => given.get(seat) ?? []);
    try {
      const bots = book.phase === "words" ? [] : botsIn(book, request, resultsIn(book, request, answers));
      this.#core.write({ kind: "revealed", i: request.i, answers, bots: [...bots] });
      this.#question = undefined;
    } catch (error) {
      this.#refuse(error, undefined);
    }
  }
}

/** A host that has lost its own seat can't ask: its answer would be missing. */
const isAsking = ({ isWriting }: Core, book: Book): boolean =>
  isWriting && book.due === undefined && people(book).includes(book.host);
