/** How much each device, each connection, and all visitors together may send us and get from us. */
import { Refusal } from "../engine/refusal.ts";
import type { Hex } from "../fair/bytes.ts";
import {
  FROM_ONE,
  HANDSHAKES_OF_ALL,
  HANDSHAKES_OF_ONE,
  READ_OF_ALL,
  READ_OF_ONE,
  TO_A_SEAT,
  TO_A_VISITOR,
  TO_ALL_VISITORS,
  type Traffic,
} from "./limits.ts";
import { remember } from "./remember.ts";
import { spend, type TokenBucket } from "./token-bucket.ts";

/** What is left of what may be sent. */
export interface Left {
  readonly messages: TokenBucket | undefined;
  readonly letters: TokenBucket | undefined;
}

export class Budgets {
  /** By device: a second link doesn't double the budget. */
  readonly #sent = new Map<Hex, Left>();
  readonly #read = new Map<Hex, Left>();
  #readOfAll: Left | undefined;
  /** By what the two ends of a connection have in common. */
  readonly #handshakes = new Map<Hex, TokenBucket>();
  #handshakesOfAll: TokenBucket | undefined;

  /** One text more of a device; refused if it's too much. */
  count(device: Hex, text: string, now: number): void {
    remember(this.#sent, device, counted(this.#sent.get(device), text, now));
  }

  /** Whether this text of somebody without a reserved place is read. */
  isRead(device: Hex, text: string, now: number): boolean {
    const own = spent(this.#read.get(device), text, now, READ_OF_ONE);
    const all = spent(this.#readOfAll, text, now, READ_OF_ALL);
    if (typeof own === "string" || typeof all === "string") return false;
    remember(this.#read, device, own);
    this.#readOfAll = all;
    return true;
  }

  /** Whether another handshake may begin over this connection. */
  mayBeginHandshake(connection: Hex, now: number): boolean {
    const left = spend(this.#handshakes.get(connection), now, HANDSHAKES_OF_ONE);
    if (left !== undefined) remember(this.#handshakes, connection, left);
    return left !== undefined;
  }

  /** Whether the handshake of somebody without a reserved place is answered. */
  mayAnswerHandshake(now: number): boolean {
    const left = spend(this.#handshakesOfAll, now, HANDSHAKES_OF_ALL);
    this.#handshakesOfAll = left ?? this.#handshakesOfAll;
    return left !== undefined;
  }
}

/** How much of the record is sent to those who ask for it: seats are served first, and nobody without limit. */
export class Supply {
  readonly #seats = new Map<Hex, TokenBucket>();
  readonly #visitors = new Map<Hex, TokenBucket>();
  #all: TokenBucket | undefined;

  /** Takes so many letters for a device, if there are as many left. */
  take(device: Hex, isSeated: boolean, letters: number, now: number): boolean {
    const known = isSeated ? this.#seats : this.#visitors;
    const own = spend(known.get(device), now, isSeated ? TO_A_SEAT : TO_A_VISITOR, letters);
    const all = isSeated ? this.#all : spend(this.#all, now, TO_ALL_VISITORS, letters);
    if (own === undefined || (all === undefined && !isSeated)) return false;
    remember(known, device, own);
    this.#all = all;
    return true;
  }
}

/** One text more; refused if it's too much. */
export function counted(before: Left | undefined, text: string, now: number): Left {
  const left = spent(before, text, now, FROM_ONE);
  if (left === "messages") throw new Refusal("too-many-messages", { most: FROM_ONE.messages.perSecond });
  if (left === "letters") throw new Refusal("too-much-at-once", { most: FROM_ONE.letters.burst });
  return left;
}

/** Or what there was too much of. */
function spent(before: Left | undefined, text: string, now: number, traffic: Traffic): Left | keyof Traffic {
  const messages = spend(before?.messages, now, traffic.messages);
  const letters = spend(before?.letters, now, traffic.letters, text.length);
  if (messages === undefined) return "messages";
  return letters === undefined ? "letters" : { messages, letters };
}
