/** The host: records statements if they can be recorded, plays the bots, and tells everybody who is there. */
import type { Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import type { Book } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Proof } from "../fair/entries.ts";
import { personsOf } from "../fair/roster.ts";
import type { SignedStatement } from "../fair/statements.ts";
import type { Absences } from "./absences.ts";
import type { Asking } from "./asking.ts";
import type { Core } from "./core.ts";
import { deviceOf, lineOf } from "./devices.ts";
import type { Presence } from "./messages.ts";
import type { Pausing } from "./pausing.ts";
import type { ThinkingTime } from "./thinking-time.ts";
import { isStale, twoCommitmentsWith } from "./unrecorded.ts";

const SECOND = 1_000;

/** Too early or too late, which happens between honest devices: the sender needn't be told. */
const NO_FAULT: ReadonlySet<string> = new Set(["being-asked", "bots-first"]);

interface Parts {
  readonly asking: Asking;
  readonly absences: Absences;
  readonly thinking: ThinkingTime;
  readonly pausing: Pausing;
}

export class Hosting {
  readonly #core: Core;
  readonly #asking: Asking;
  readonly #absences: Absences;
  readonly #thinking: ThinkingTime;
  readonly #pausing: Pausing;

  constructor(core: Core, { asking, absences, thinking, pausing }: Parts) {
    this.#core = core;
    this.#asking = asking;
    this.#absences = absences;
    this.#thinking = thinking;
    this.#pausing = pausing;
  }

  /** `peer` is left out for statements of our own seats. */
  hear(peer: Hex | undefined, said: SignedStatement): void {
    const { book } = this.#core;
    if (book === undefined || book.accounts[said.seat] === undefined) return;
    const contradiction = twoCommitmentsWith(book, said);
    if (contradiction !== undefined) this.#core.accuse(said.seat, contradiction);
    if (isStale(book, said)) return;
    if (said.saying.say === "back") return this.#absences.return(said);
    try {
      this.#core.write({ kind: "said", said });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (peer !== undefined && !NO_FAULT.has(error.key)) this.#core.links.send(peer, { t: "refused", key: error.key });
    }
  }

  goOn(): void {
    if (!this.#core.isWriting) return;
    this.#playBots();
    for (const [seat, proof] of this.#core.proofs) {
      if (this.#core.book?.accounts[seat]?.away === "cheated") continue;
      this.#name(seat, proof);
    }
  }

  #name(seat: Seat, proof: Proof): void {
    try {
      this.#core.write({ kind: "fault", seat, proof });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  #playBots(): void {
    for (let due = this.#core.book?.due; due !== undefined; due = this.#core.book?.due) {
      this.#core.write({ kind: "bot", ...due });
    }
  }

  /** Tells everybody whom it hears, who owes an answer, and how much time each has left. */
  heartbeat(): void {
    const { book, links, key } = this.#core;
    if (book === undefined || !this.#core.isHost) return;
    const devices = lineOf(book);
    const spectators = links.peers.filter((peer) => peer !== key && !devices.includes(peer)).length;
    const seats = personsOf(book.terms.roster).map(([seat]) => this.#presenceOf(book, seat));
    const wanted = this.#pausing.count(book, seats);
    for (const peer of links.peers) links.send(peer, { t: "presence", seats: [...seats], spectators, wanted });
    this.#thinking.there(seats);
    this.#absences.there(seats, spectators);
    this.#pausing.there(wanted);
  }

  #presenceOf(book: Book, seat: Seat): Presence {
    return {
      seat,
      silent: this.#core.own.has(seat) ? 0 : Math.floor(this.#core.silenceOf(deviceOf(book, seat)) / SECOND),
      owes: this.#asking.owing.includes(seat),
      returns: this.#absences.returning.includes(seat),
      agreed: this.#absences.agreedAbout(book, seat),
      ...this.#thinking.tellOf(seat),
    };
  }
}
