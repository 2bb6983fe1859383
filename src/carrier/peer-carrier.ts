/** Pages that find each other at a signalling server and then speak directly, over WebRTC. */
import mitt from "mitt";
import type { DataConnection, Peer } from "peerjs";
import type { Link, LinkPriority } from "../net/node.ts";
import type { Address, Carrier, CarrierNews, Lane, LinkPath, ProblemKey, Signalling, WhyClosed } from "./carrier.ts";
import { Connection, type ConnectionEvents, OPEN_WITHIN } from "./connection.ts";
import { type ConnectionSettings, serverOf } from "./connection-settings.ts";
import { Endpoint, signallingOf } from "./endpoint.ts";
import { makingRoom } from "./eviction.ts";
import { hasWebRtc, iceOf } from "./ice.ts";
import type { LaneNumber, Side } from "./multiplexer.ts";
import { forgetToken, randomName, tokenFor } from "./tokens.ts";
import { onWake } from "./wake.ts";

/** A connection that was silent for so long may be dead: dialling again makes a new one. */
const FRESH_FOR = 5_000;

/**
 * Without an answer for so long an attempt is made once more: the first one may have been lost at a page that was just
 * going, before the signalling server knew.
 */
const ANSWER_WITHIN = 1_500;

/** An attempt to reach one address, and the lanes that wait for it. */
interface Call {
  readonly lanes: Lane[];
  readonly tooLate: ReturnType<typeof setTimeout>;
  again: ReturnType<typeof setTimeout> | undefined;
  attempt: { readonly from: Endpoint; readonly connection: Connection } | undefined;
}

interface OpenLane {
  readonly connection: Connection;
  readonly number: LaneNumber;
}

type MakePeer = (address: Address, token: string) => Peer;

/** PeerJS is fetched once somebody wants to play with others; until then what is wanted of the carrier waits. */
export function openCarrier(settings: ConnectionSettings): Carrier {
  const { host, port, path, isSecure } = serverOf(settings, location);
  const config = iceOf(settings);
  const loading = import("peerjs").then(
    (peerJs): MakePeer =>
      (address, token) =>
        new peerJs.Peer(address, { host, port, path, secure: isSecure, token, config, debug: 0 }),
  );
  return new PeerCarrier(loading, settings.isRelayOnly);
}

class PeerCarrier implements Carrier {
  readonly news = mitt<CarrierNews>();
  readonly #isRelayOnly: boolean;
  readonly #hasWebRtc = hasWebRtc();
  /** Nothing until PeerJS is there. */
  #makePeer: MakePeer | undefined;
  /** PeerJS couldn't be fetched: nobody can be reached from this page. */
  #hasFailed = false;
  readonly #addresses = new Set<Address>();
  readonly #endpoints = new Map<Address, Endpoint>();
  /** To dial from as long as the own addresses are taken, or there are none. */
  #spare: Endpoint | undefined;
  readonly #calls = new Map<Address, Call>();
  /** In the order in which they came about, with what their links begin with. */
  readonly #connections = new Map<Connection, string>();
  readonly #links = new Map<Link, OpenLane>();
  readonly #problems = new Set<ProblemKey>();
  readonly #stopListening: () => void;
  #connectionCount = 0;
  #signalling: Signalling = "connecting";
  #rank: (link: Link, lane: Lane) => LinkPriority = () => "stranger";
  #state: "here" | "away" | "over" = "here";

  constructor(loading: Promise<MakePeer>, isRelayOnly: boolean) {
    this.#isRelayOnly = isRelayOnly;
    this.#stopListening = onWake({
      gone: () => this.#leave("away"),
      back: () => this.#comeBack(),
      slept: () => {
        for (const endpoint of this.#allEndpoints()) endpoint.renew();
      },
    });
    loading.then(
      (makePeer) => this.#loaded(makePeer),
      () => this.#failed(),
    );
  }

  #loaded(makePeer: MakePeer): void {
    this.#makePeer = makePeer;
    this.#begin();
  }

  #failed(): void {
    if (this.#state === "over") return;
    this.#hasFailed = true;
    for (const [address, call] of this.#calls) this.#callEnded(address, call, "offline");
    this.#signalling = "offline";
    this.#tell("signalling", "offline");
  }

  get signalling(): Signalling {
    return this.#signalling;
  }

  rankBy(standingOf: (link: Link, lane: Lane) => LinkPriority): void {
    this.#rank = standingOf;
  }

  listen(address: Address): void {
    if (this.#state === "over" || this.#addresses.has(address)) return;
    this.#addresses.add(address);
    if (!this.#hasWebRtc) return this.#problem("no-webrtc");
    this.#begin();
  }

  unlisten(address: Address): void {
    this.#addresses.delete(address);
    this.#endpoints.get(address)?.retire();
    this.#endpoints.delete(address);
    forgetToken(address);
    this.#changed();
  }

  dial(lane: Lane, address: Address): void {
    if (!this.#hasWebRtc) {
      this.#problem("no-webrtc");
      return this.#tell("closed", { lane, address, why: "no-webrtc" });
    }
    if (this.#state !== "here") return this.#tell("closed", { lane, address, why: "ended" });
    if (this.#hasFailed) return this.#tell("closed", { lane, address, why: "offline" });
    const connection = this.#connectionTo(address);
    if (connection !== undefined) return this.#openLane(connection, lane, address);
    const call = this.#calls.get(address);
    if (call !== undefined) call.lanes.push(lane);
    else this.#call(address, lane);
  }

  send(link: Link, text: string): void {
    const open = this.#links.get(link);
    open?.connection.send(open.number, text);
  }

  close(link: Link): void {
    const open = this.#links.get(link);
    this.#links.delete(link);
    open?.connection.closeLane(open.number);
  }

  async pathOf(link: Link): Promise<LinkPath | undefined> {
    return await this.#links.get(link)?.connection.path();
  }

  end(): void {
    this.#stopListening();
    this.#leave("over");
  }

  #leave(to: "away" | "over"): void {
    if (this.#state === "over") return;
    this.#state = to;
    // First the addresses, so that those who are disconnected don't dial this page again.
    for (const endpoint of this.#allEndpoints()) endpoint.retire();
    for (const [address, call] of this.#calls) this.#callEnded(address, call, "ended");
    for (const connection of [...this.#connections.keys()]) connection.end("ended", to === "away");
    if (to === "away") for (const endpoint of this.#allEndpoints()) endpoint.destroy();
    this.#endpoints.clear();
    this.#spare = undefined;
  }

  #comeBack(): void {
    if (this.#state !== "away") return;
    this.#state = "here";
    this.#begin();
  }

  /** Nothing while nobody can be reached or found from here. */
  get #peers(): MakePeer | undefined {
    return this.#state === "here" && this.#hasWebRtc ? this.#makePeer : undefined;
  }

  /** To be found where it's wanted, as soon as that can be. */
  #begin(): void {
    const makePeer = this.#peers;
    if (makePeer === undefined) return;
    for (const address of this.#addresses) {
      if (this.#endpoints.has(address)) continue;
      this.#endpoints.set(address, this.#newEndpoint(makePeer, address, tokenFor(address)));
    }
    this.#changed();
  }

  #allEndpoints(): readonly Endpoint[] {
    return [...this.#endpoints.values(), ...(this.#spare === undefined ? [] : [this.#spare])];
  }

  get #online(): readonly Endpoint[] {
    return this.#allEndpoints().filter(({ state }) => state === "online");
  }

  #newEndpoint(makePeer: MakePeer, address: Address, token: string): Endpoint {
    const endpoint: Endpoint = new Endpoint(address, () => makePeer(address, token), {
      changed: () => {
        if (endpoint.state === "taken") this.#tell("taken", { address });
        if (endpoint.state === "online" && endpoint !== this.#spare) this.#tell("listening", { address });
        this.#changed();
      },
      incoming: (data) => this.#connect(data, "dialled"),
      nobodyAt: (nobody) => this.#calls.get(nobody)?.attempt?.connection.end("no-such-peer"),
      problem: (key) => this.#problem(key),
      makesRoom: () => this.#makesRoom(),
    });
    return endpoint;
  }

  #makesRoom(): boolean {
    const slots = [...this.#connections].map(([connection, name]) => ({
      connection,
      priority: this.#priorityOf(connection, name),
      isOpen: connection.fingerprints !== undefined,
      since: connection.since,
    }));
    const going = makingRoom(slots, performance.now());
    for (const { connection } of going ?? []) connection.end("crowded-out");
    return going !== undefined;
  }

  /** The highest of its links. */
  #priorityOf(connection: Connection, name: string): LinkPriority {
    if (connection.side === "dialler") return "reserved";
    const all = new Set([...connection.lanes].map(([number, lane]) => this.#rank(linkOf(name, number), lane)));
    return (["reserved", "visitor"] as const).find((standing) => all.has(standing)) ?? "stranger";
  }

  /** An endpoint has changed: calls can be placed now, or can't any more. */
  #changed(): void {
    const makePeer = this.#peers;
    if (makePeer === undefined) return;
    const own = [...this.#endpoints.values()];
    for (const call of this.#calls.values()) this.#giveUpLost(call);
    if (own.some(({ state }) => state === "online")) this.#retireSpare();
    else if (this.#calls.size > 0 && own.every(({ state }) => state === "taken")) {
      this.#spare ??= this.#newEndpoint(makePeer, `from-${randomName()}`, randomName());
    }
    for (const [address, call] of this.#calls) this.#place(address, call);
    const signalling = signallingOf(this.#allEndpoints());
    if (signalling === this.#signalling) return;
    this.#signalling = signalling;
    this.#tell("signalling", signalling);
  }

  /** An answer arrives at the endpoint that called: if that is lost, the attempt is too. */
  #giveUpLost(call: Call): void {
    if (call.attempt !== undefined && !this.#online.includes(call.attempt.from)) this.#abandon(call);
  }

  #abandon(call: Call): void {
    const { attempt } = call;
    call.attempt = undefined;
    attempt?.connection.end("unused");
  }

  /** Once nothing is being dialled from there any more. */
  #retireSpare(): void {
    const isInUse = [...this.#calls.values()].some(({ attempt }) => attempt?.from === this.#spare);
    if (this.#spare === undefined || isInUse) return;
    this.#spare.retire();
    this.#spare = undefined;
  }

  #call(address: Address, lane: Lane): void {
    const call: Call = {
      lanes: [lane],
      tooLate: setTimeout(() => this.#tooLate(address, call), OPEN_WITHIN),
      again: undefined,
      attempt: undefined,
    };
    this.#calls.set(address, call);
    this.#changed();
  }

  #tooLate(address: Address, call: Call): void {
    if (call.attempt === undefined) this.#callEnded(address, call, "offline");
    else call.attempt.connection.end("timed-out");
  }

  #place(address: Address, call: Call): void {
    if (call.attempt !== undefined) return;
    const [from] = this.#online;
    const data = from?.call(address);
    if (from === undefined || data === undefined) return;
    call.attempt = { from, connection: this.#connect(data, "dialler", call) };
    call.again ??= setTimeout(() => this.#again(address, call), ANSWER_WITHIN);
  }

  #again(address: Address, call: Call): void {
    if (call.attempt === undefined || call.attempt.connection.isAnswered) return;
    this.#abandon(call);
    this.#place(address, call);
  }

  #connect(data: DataConnection, side: Side, call?: Call): Connection {
    const name = String(++this.#connectionCount);
    const address = data.peer;
    const ear: ConnectionEvents = {
      opened: () => {
        if (call === undefined) return;
        this.#forgetCall(address, call);
        for (const lane of call.lanes) this.#openLane(connection, lane, address);
      },
      heard: (heard) => {
        const link = linkOf(name, heard.number);
        const { lane, is } = heard;
        if (is === "opened") this.#opened(connection, heard.number, lane);
        else if (is === "text") this.#tell("received", { lane, link, text: heard.text });
        else if (this.#links.delete(link)) this.#tell("closed", { lane, link, why: "gone" });
      },
      waiting: (number, lane, bytes) => this.#tell("waiting", { lane, link: linkOf(name, number), bytes }),
      ended: (why, lanes) => {
        this.#connections.delete(connection);
        // No lane was on it, so nobody needs to be told.
        if (why === "unused") return;
        for (const [number, lane] of lanes) {
          const link = linkOf(name, number);
          if (this.#links.delete(link)) this.#tell("closed", { lane, link, why });
        }
        if (call === undefined || this.#calls.get(address) !== call) return;
        if (why === "failed" || why === "timed-out") this.#lookForWays(connection);
        this.#callEnded(address, call, why);
      },
    };
    const connection = new Connection(data, side, ear);
    this.#connections.set(connection, name);
    return connection;
  }

  #callEnded(address: Address, call: Call, why: WhyClosed): void {
    if (this.#calls.get(address) !== call) return;
    this.#forgetCall(address, call);
    for (const lane of call.lanes) this.#tell("closed", { lane, address, why });
  }

  #forgetCall(address: Address, call: Call): void {
    this.#calls.delete(address);
    clearTimeout(call.tooLate);
    clearTimeout(call.again);
    this.#changed();
  }

  /** The newest connection that was heard lately. */
  #connectionTo(address: Address): Connection | undefined {
    const now = performance.now();
    return [...this.#connections.keys()].findLast(
      ({ peer, fingerprints, heardAt }) => peer === address && fingerprints !== undefined && now - heardAt < FRESH_FOR,
    );
  }

  #openLane(connection: Connection, lane: Lane, address: Address): void {
    const number = connection.openLane(lane);
    if (number === undefined) this.#tell("closed", { lane, address, why: "too-many-lanes" });
    else this.#opened(connection, number, lane, address);
  }

  #opened(connection: Connection, number: LaneNumber, lane: Lane, address?: Address): void {
    const { fingerprints } = connection;
    const name = this.#connections.get(connection);
    if (fingerprints === undefined || name === undefined) return;
    const link = linkOf(name, number);
    this.#links.set(link, { connection, number });
    this.#tell("opened", { lane, link, fingerprints, ...(address === undefined ? {} : { address }) });
  }

  /** If this browser found no candidate at all, the problem is on this side. */
  #lookForWays(connection: Connection): void {
    if (connection.ownCandidates.size > 0) return;
    this.#problem(this.#isRelayOnly ? "no-relay" : "webrtc-blocked");
  }

  #problem(key: ProblemKey): void {
    if (this.#problems.has(key)) return;
    this.#problems.add(key);
    this.#tell("problem", { key });
  }

  /** Always asynchronously, never within the call that caused it. */
  #tell<Kind extends keyof CarrierNews>(kind: Kind, news: CarrierNews[Kind]): void {
    queueMicrotask(() => this.news.emit(kind, news));
  }
}

const linkOf = (connection: string, number: LaneNumber): Link => `${connection}/${number}`;
