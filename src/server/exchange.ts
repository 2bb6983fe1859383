/** Knows which client is at which address, and passes messages between them. */
import type { WebSocket } from "ws";
import type { Allowance } from "./quotas.ts";

/** How long messages for an absent address are kept: its page may just be reloading. */
const COMES_WITHIN = 3_000;
/** Bytes counted for each kept message besides its text. */
const OVERHEAD = 512;
/** A client that doesn't read gets nothing more. */
const MOST_UNREAD = 256 * 1024;

export interface Peer {
  readonly id: string;
  /** Proves that a page is the one that had the address before. */
  readonly token: string;
  readonly socket: WebSocket;
  readonly allowance: Allowance;
  /** Closes its socket and gives back what it holds. */
  leave(): void;
}

interface Kept {
  readonly from: Peer;
  readonly text: string;
  readonly bytes: number;
}

interface Waiting {
  readonly messages: Kept[];
  readonly tooLate: ReturnType<typeof setTimeout>;
}

export class Exchange {
  readonly #peers = new Map<string, Peer>();
  readonly #waiting = new Map<string, Waiting>();

  at(id: string): Peer | undefined {
    return this.#peers.get(id);
  }

  /** Takes the address from the client that has it. */
  join(peer: Peer): void {
    this.#peers.set(peer.id, peer);
    say(peer.socket, { type: "OPEN" });
    for (const { from, text } of this.#takeWaiting(peer.id)) deliver(peer, from.id, text);
  }

  leave(peer: Peer): void {
    if (this.#peers.get(peer.id) === peer) this.#peers.delete(peer.id);
  }

  pass(from: Peer, dst: string, text: string): void {
    const to = this.#peers.get(dst);
    const isOnItsWay = to === undefined ? this.#keep(from, dst, text) : deliver(to, from.id, text);
    if (!isOnItsWay) tellNobodyIsAt(dst, from);
  }

  end(): void {
    for (const id of [...this.#waiting.keys()]) this.#takeWaiting(id);
  }

  #keep(from: Peer, dst: string, text: string): boolean {
    const bytes = Buffer.byteLength(text) + OVERHEAD;
    if (!from.allowance.take("waiting", bytes)) return false;
    const waiting = this.#waiting.get(dst) ?? {
      messages: [],
      tooLate: setTimeout(() => this.#expire(dst), COMES_WITHIN),
    };
    this.#waiting.set(dst, waiting);
    waiting.messages.push({ from, text, bytes });
    return true;
  }

  #expire(dst: string): void {
    const senders = new Set(this.#takeWaiting(dst).map(({ from }) => from));
    for (const from of senders) tellNobodyIsAt(dst, from);
  }

  #takeWaiting(dst: string): readonly Kept[] {
    const waiting = this.#waiting.get(dst);
    if (waiting === undefined) return [];
    this.#waiting.delete(dst);
    clearTimeout(waiting.tooLate);
    for (const { from, bytes } of waiting.messages) from.allowance.giveBack("waiting", bytes);
    return waiting.messages;
  }
}

export function say(socket: WebSocket, message: object): void {
  socket.send(JSON.stringify(message));
}

function deliver(to: Peer, from: string, text: string): boolean {
  if (to.socket.bufferedAmount > MOST_UNREAD) return false;
  to.allowance.learn(from);
  to.socket.send(text);
  return true;
}

function tellNobodyIsAt(dst: string, from: Peer): void {
  say(from.socket, { type: "EXPIRE", src: dst, dst: from.id });
}
