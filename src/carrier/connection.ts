/** One connection between two pages, from the first attempt to its end, with the lanes on it. */
import type { DataConnection } from "peerjs";
import type { Fingerprints } from "../net/node.ts";
import type { Address, Lane, LinkPath, WhyClosed } from "./carrier.ts";
import { fingerprintsOf } from "./fingerprints.ts";
import { candidateKinds } from "./ice.ts";
import { type Heard, type LaneNumber, Multiplexer, type Side } from "./multiplexer.ts";
import { pathOf } from "./path.ts";

/** A connection has to be open within this time. */
export const OPEN_WITHIN = 15_000;
/** How long texts that are on their way get to arrive when a connection is ended. */
const FAREWELL = 2_000;
/** Without any lane it's closed after that. */
const UNUSED_FOR = 3_000;
/** With so many bytes waiting the other side has stopped reading. */
const MOST_WAITING = 4 * 1024 * 1024;
/** Frames that may arrive before the channel is reported to be open and the certificates are known. */
const MOST_EARLY = 64;
/** So many bytes may wait in normal operation. */
const USUAL_WAITING = 64 * 1024;

/** `unused`: nothing is on it, so nobody is told. */
export type WhyEnded = Exclude<WhyClosed, "offline" | "too-many-lanes" | "no-webrtc"> | "unused";

export interface ConnectionEvents {
  opened(): void;
  heard(heard: Exclude<Heard, { is: "late" | "bad" }>): void;
  waiting(number: LaneNumber, lane: Lane, bytes: number): void;
  /** Once. `lanes`: those that were open. */
  ended(why: WhyEnded, lanes: ReadonlyMap<LaneNumber, Lane>): void;
}

export class Connection {
  readonly peer: Address;
  readonly side: Side;
  /** Milliseconds of `performance.now`. */
  readonly since = performance.now();
  #fingerprints: Fingerprints | undefined;
  #heardAt = 0;
  /** Frames received before the channel is reported to be open, or the certificates are known. */
  readonly #early: unknown[] = [];
  #toldWaiting = USUAL_WAITING;
  #hasEnded = false;
  #unused: ReturnType<typeof setTimeout> | undefined;
  readonly #data: DataConnection;
  /** PeerJS forgets it when it closes. */
  readonly #rtc: RTCPeerConnection;
  readonly #ear: ConnectionEvents;
  readonly #lanes: Multiplexer;
  readonly #tooLate: ReturnType<typeof setTimeout>;

  constructor(data: DataConnection, side: Side, ear: ConnectionEvents) {
    this.peer = data.peer;
    this.side = side;
    this.#data = data;
    this.#rtc = data.peerConnection;
    this.#ear = ear;
    this.#lanes = new Multiplexer(side);
    this.#tooLate = setTimeout(() => this.end("timed-out"), OPEN_WITHIN);
    data.on("open", () => this.#open());
    data.on("data", (frame) => this.#hear(frame));
    data.on("close", () => this.end("gone"));
    data.on("error", ({ type }) => this.end(type === "negotiation-failed" ? "failed" : "gone"));
    // PeerJS watches only the state of ICE, which doesn't become `failed` when the other page has died.
    this.#rtc.addEventListener("connectionstatechange", () => {
      if (this.#rtc.connectionState === "failed") this.end("failed");
    });
    // The other side's description may show only after its channel has opened already.
    this.#rtc.addEventListener("signalingstatechange", () => this.#open());
  }

  /** Once it's open, until it ends. */
  get fingerprints(): Fingerprints | undefined {
    return this.#hasEnded ? undefined : this.#fingerprints;
  }

  get lanes(): ReadonlyMap<LaneNumber, Lane> {
    return this.#lanes.open;
  }

  /** Milliseconds of `performance.now`. */
  get heardAt(): number {
    return this.#heardAt;
  }

  /** Whether the other side has said anything at all. */
  get isAnswered(): boolean {
    return this.#rtc.remoteDescription !== null;
  }

  /** The kinds of ways to this page that were found and told to the other side. */
  get ownCandidates() {
    return candidateKinds(this.#rtc.localDescription?.sdp ?? "");
  }

  openLane(lane: Lane): LaneNumber | undefined {
    const opening = this.#lanes.opening(lane);
    if (opening === undefined) return undefined;
    this.#send(opening.frame);
    this.#watchUse();
    return opening.number;
  }

  /** Closes the lane if the text is too long for it. */
  send(number: LaneNumber, text: string): void {
    const lane = this.#lanes.open.get(number);
    if (this.#hasEnded || lane === undefined) return;
    const frame = this.#lanes.saying(number, text);
    if (frame !== undefined) {
      this.#send(frame);
      return this.#weigh(number, lane);
    }
    this.closeLane(number);
    this.#ear.heard({ is: "closed", number, lane });
  }

  closeLane(number: LaneNumber): void {
    const frame = this.#lanes.closing(number);
    if (frame === undefined) return;
    this.#send(frame);
    this.#watchUse();
  }

  path(): Promise<LinkPath | undefined> {
    return pathOf(this.#rtc);
  }

  /** `atOnce`: what is still on its way may get lost. A page that goes has no time. */
  end(why: WhyEnded, atOnce = why !== "ended"): void {
    if (this.#hasEnded) return;
    const lanes = new Map(this.#lanes.open);
    this.#hasEnded = true;
    clearTimeout(this.#tooLate);
    clearTimeout(this.#unused);
    this.#ear.ended(why, lanes);
    const channel = this.#data.dataChannel;
    if (atOnce || channel?.readyState !== "open") return this.#data.close();
    setTimeout(() => this.#data.close(), FAREWELL);
    channel.close();
  }

  #open(): void {
    if (this.#hasEnded || this.#fingerprints !== undefined) return;
    // Until PeerJS has heard that the channel is open, it refuses to send: an answer would end the connection.
    if (!this.#data.open) return;
    if (this.#rtc.localDescription === null || this.#rtc.remoteDescription === null) return;
    this.#fingerprints = fingerprintsOf(this.#rtc);
    if (this.#fingerprints === undefined) return this.end("no-fingerprint");
    clearTimeout(this.#tooLate);
    this.#heardAt = performance.now();
    this.#watchUse();
    this.#ear.opened();
    for (const frame of this.#early.splice(0)) this.#hear(frame);
  }

  #hear(frame: unknown): void {
    if (this.#hasEnded) return;
    // A browser may report data before it reports that the channel is open.
    if (this.#fingerprints === undefined) return this.#keep(frame);
    this.#heardAt = performance.now();
    const heard = this.#lanes.heard(frame);
    if (heard.is === "bad") return this.end("bad-frame");
    if (heard.is === "late") return;
    if (heard.is !== "text") this.#watchUse();
    this.#ear.heard(heard);
  }

  #keep(frame: unknown): void {
    if (this.#early.length < MOST_EARLY) this.#early.push(frame);
    else this.end("bad-frame");
  }

  #send(frame: string): void {
    if (!this.#hasEnded) Promise.resolve(this.#data.send(frame)).catch(() => this.end("gone"));
  }

  #weigh(number: LaneNumber, lane: Lane): void {
    if (this.#hasEnded) return;
    const bytes = this.#data.dataChannel.bufferedAmount;
    if (bytes > MOST_WAITING) return this.end("overloaded");
    if (bytes > this.#toldWaiting) this.#ear.waiting(number, lane, bytes);
    this.#toldWaiting = Math.max(bytes, USUAL_WAITING);
  }

  #watchUse(): void {
    clearTimeout(this.#unused);
    this.#unused = this.#lanes.open.size > 0 ? undefined : setTimeout(() => this.end("unused"), UNUSED_FOR);
  }
}
