/** Whether a host that is connected doesn't do its work. People may take their time; what the host has to do is automatic. */
import { type Book, positionOf } from "../fair/book.ts";
import { requestOf } from "../fair/requests.ts";
import type { Absences } from "./absences.ts";
import type { Answering } from "./answering.ts";
import type { Core } from "./core.ts";
import { HOST_IDLE } from "./timeouts.ts";

export class HostLiveness {
  readonly #core: Core;
  readonly #answering: Answering;
  readonly #absences: Absences;
  /** What is to be done, and since when. */
  #undone: { readonly what: string; readonly since: number } | undefined;

  constructor(core: Core, answering: Answering, absences: Absences) {
    this.#core = core;
    this.#answering = answering;
    this.#absences = absences;
  }

  get isIdle(): boolean {
    return this.#undone !== undefined && this.#core.clock.since(this.#undone.since) > HOST_IDLE;
  }

  goOn(): void {
    const what = this.#whatIsUndone();
    if (what === undefined) this.#undone = undefined;
    else if (this.#undone?.what !== what) this.#undone = { what, since: this.#core.clock.now };
  }

  /** A bot's act, a question, or what most have agreed on. */
  #whatIsUndone(): string | undefined {
    const { book, isHost, isBound, ownPeople } = this.#core;
    if (book === undefined || isHost || isBound || ownPeople.length === 0) return undefined;
    const { epoch } = book;
    if (book.due !== undefined) return `bot ${positionOf(book)} ${epoch}`;
    const request = requestOf(book);
    if (request !== undefined && !this.#answering.isAsked && !this.#isHeldUp(book)) return `ask ${request.i} ${epoch}`;
    const dropped = this.#absences.agreedToDrop;
    return dropped === undefined ? undefined : `drop ${dropped} ${positionOf(book)} ${epoch}`;
  }

  /** The host says that it waits for somebody's record before it asks, and we don't know better. */
  #isHeldUp(book: Book): boolean {
    const { owing, own } = this.#core;
    return owing.some((seat) => !own.has(seat) && !this.#core.hasStored(book, seat));
  }
}
