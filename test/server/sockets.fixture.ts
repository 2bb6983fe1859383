import { once } from "node:events";
import { onTestFinished } from "vitest";
import { type ClientOptions, WebSocket } from "ws";

export interface Told {
  readonly type: string;
  readonly src?: string;
  readonly payload?: unknown;
}

/** One page, as the signalling server sees it. */
export class PageSocket {
  readonly socket: WebSocket;
  readonly #told: Told[] = [];
  readonly #waiting: ((told: Told) => void)[] = [];
  readonly #closed: Promise<{ code: number; reason: string }>;

  constructor(port: number, query: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/signal/peerjs?${query}`, options);
    onTestFinished(() => this.socket.terminate());
    this.socket.on("error", () => undefined);
    this.socket.on("message", (data) => {
      const told: Told = JSON.parse(String(data));
      const next = this.#waiting.shift();
      if (next === undefined) this.#told.push(told);
      else next(told);
    });
    this.#closed = new Promise((resolve) => {
      this.socket.once("close", (code, reason) => resolve({ code, reason: String(reason) }));
    });
  }

  /** What it is told next. */
  next(): Promise<Told> {
    const told = this.#told.shift();
    return told === undefined ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(told);
  }

  /** How its socket has ended. */
  closed(): Promise<{ code: number; reason: string }> {
    return this.#closed;
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  offer(dst: string, sdp = ""): void {
    this.say({ type: "OFFER", dst, payload: { sdp } });
  }

  async leave(): Promise<void> {
    this.socket.close();
    await this.#closed;
  }
}

export const queryOf = (id: string, token = `token-of-${id}`): string => `key=peerjs&id=${id}&token=${token}`;

/** Whoever comes from another network than the rest, as a proxy tells it. */
export const from = (address: string): ClientOptions => ({ headers: { "X-Forwarded-For": address } });

/** With which status a socket is refused before it's one. */
export async function refusal(page: PageSocket): Promise<number> {
  const [, response] = await once(page.socket, "unexpected-response");
  response.resume();
  return response.statusCode;
}
