/**
 * One address at the signalling server: a PeerJS peer that registers there, and again whenever that is lost. Open
 * connections don't need it any more.
 */
import type { DataConnection, Peer } from "peerjs";
import type { Address, ProblemKey, Signalling } from "./carrier.ts";
import { LABEL, type Signal, signalIn } from "./signals.ts";

export type EndpointState = "connecting" | "online" | "offline" | "taken";

export interface EndpointEvents {
  changed(): void;
  incoming(data: DataConnection): void;
  /** Nobody is at an address that was called. */
  nobodyAt(address: Address): void;
  problem(key: ProblemKey): void;
  /** Whether another page may connect, once somebody has made room for it. */
  makesRoom(): boolean;
}

/** Between two attempts, at first and at most. */
const RETRY = 500;
const RETRY_MOST = 10_000;
/** The address may be held by our own former page, until the server notices that it's gone. */
const RETRY_TAKEN = 2_000;
/**
 * The server doesn't answer at all if it takes us for a peer that it knows already: then we disconnect and try again. How
 * long we wait for it, at first and at most.
 */
const SILENCE = 2_000;
const SILENCE_MOST = 8_000;

export class Endpoint {
  readonly address: Address;
  #state: EndpointState = "connecting";
  #peer: Peer | undefined;
  #silences = 0;
  #failures = 0;
  #why: "silent" | "taken" | "lost" | "left" = "lost";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWaiting = false;
  #isOver = false;
  readonly #makePeer: () => Peer;
  readonly #ear: EndpointEvents;

  constructor(address: Address, makePeer: () => Peer, ear: EndpointEvents) {
    this.address = address;
    this.#makePeer = makePeer;
    this.#ear = ear;
    this.#start();
  }

  get state(): EndpointState {
    return this.#state;
  }

  /** Nothing if it isn't online. */
  call(address: Address): DataConnection | undefined {
    if (this.#state !== "online") return undefined;
    try {
      return this.#peer?.connect(address, { label: LABEL, serialization: "raw", reliable: true });
    } catch {
      this.#ear.problem("no-webrtc");
      return undefined;
    }
  }

  /** Tries again at once: there may be a network again. */
  hurry(): void {
    if (!this.#isWaiting) return;
    this.#failures = 0;
    clearTimeout(this.#timer);
    this.#start();
  }

  /** This page has slept or changed networks: what looks like a connection to the server may be none any more. */
  renew(): void {
    if (this.#state !== "online") return this.hurry();
    this.#why = "left";
    this.#peer?.disconnect();
  }

  /** Gives up the address. Connections that came in by it live on. */
  retire(): void {
    this.#end((peer) => peer.disconnect());
  }

  /** Gives up the address, and closes what came in by it. */
  destroy(): void {
    this.#end((peer) => peer.destroy());
  }

  #end(part: (peer: Peer) => void): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    if (this.#peer !== undefined) part(this.#peer);
  }

  #start(): void {
    this.#isWaiting = false;
    this.#why = "lost";
    const within = Math.min(SILENCE * 2 ** this.#silences, SILENCE_MOST);
    this.#timer = setTimeout(() => {
      this.#why = "silent";
      this.#peer?.disconnect();
    }, within);
    try {
      // Destroyed by PeerJS before it was ever registered: nothing is connected through it.
      if (this.#peer === undefined || this.#peer.destroyed) this.#peer = this.#newPeer();
      else this.#peer.reconnect();
    } catch (error) {
      const isForbidden = error instanceof DOMException && error.name === "SecurityError";
      this.#ear.problem(isForbidden ? "signalling-insecure" : "signalling-refused");
      queueMicrotask(() => this.#lost());
    }
  }

  #newPeer(): Peer {
    const peer = this.#makePeer();
    this.#filter(peer);
    peer.on("open", () => this.#registered());
    peer.on("connection", (data) => this.#ear.incoming(data));
    peer.on("error", ({ type }) => {
      if (type === "unavailable-id") this.#why = "taken";
      if (type === "server-error" || type === "invalid-key") this.#ear.problem("signalling-refused");
      if (type === "browser-incompatible") this.#ear.problem("no-webrtc");
    });
    // Follows every failure, before or after it was registered.
    peer.on("disconnected", () => this.#lost());
    return peer;
  }

  #registered(): void {
    clearTimeout(this.#timer);
    this.#silences = 0;
    this.#failures = 0;
    this.#become("online");
  }

  #lost(): void {
    if (this.#isOver) return;
    clearTimeout(this.#timer);
    this.#isWaiting = true;
    this.#timer = setTimeout(() => this.#start(), this.#waitAfter());
    if (this.#why === "taken") this.#become("taken");
    // Silent once: the server may take us for our former page.
    else if (this.#why === "lost" || this.#silences > 1) this.#become("offline");
    else this.#become("connecting");
  }

  #waitAfter(): number {
    if (this.#why === "left") return RETRY;
    if (this.#why === "silent") {
      this.#silences += 1;
      return RETRY;
    }
    const first = this.#why === "taken" ? RETRY_TAKEN : RETRY;
    this.#failures += 1;
    return Math.min(first * 2 ** (this.#failures - 1), RETRY_MOST);
  }

  #become(state: EndpointState): void {
    if (this.#isOver || this.#state === state) return;
    this.#state = state;
    this.#ear.changed();
  }

  /** Stands between the server and PeerJS. */
  #filter(peer: Peer): void {
    const listeners = peer.socket.listeners("message");
    peer.socket.removeAllListeners("message");
    peer.socket.on("message", (message: unknown) => {
      const signal = signalIn(message);
      if (signal === undefined || !this.#isForPeerJs(peer, signal)) return;
      try {
        for (const listener of listeners) listener(signal);
      } catch {
        this.#ear.problem("no-webrtc");
      }
    });
  }

  #isForPeerJs(peer: Peer, signal: Signal): boolean {
    switch (signal.type) {
      case "EXPIRE":
      case "LEAVE":
        this.#ear.nobodyAt(signal.src);
        return false;
      case "OFFER":
        return this.#ear.makesRoom();
      case "ANSWER":
        return rtcOf(peer, signal) !== undefined;
      case "CANDIDATE":
        // PeerJS throws while reporting an error if the connection was closed meanwhile.
        rtcOf(peer, signal)
          ?.addIceCandidate(signal.payload.candidate)
          .catch(() => undefined);
        return false;
      default:
        return true;
    }
  }
}

function rtcOf(peer: Peer, { src, payload }: Extract<Signal, { type: "ANSWER" | "CANDIDATE" }>) {
  return peer.getConnection(src, payload.connectionId)?.peerConnection ?? undefined;
}

/** Whether new connections can be made, going by all the addresses that a page is to be found at. */
export function signallingOf(endpoints: readonly Pick<Endpoint, "state">[]): Signalling {
  const states = new Set(endpoints.map(({ state }) => state));
  if (states.has("online")) return "online";
  return states.has("offline") ? "offline" : "connecting";
}
