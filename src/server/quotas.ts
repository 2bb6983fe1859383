/** Limits what clients may ask for: counted for each network, and for all together. */
import { Capacity, type Gauge, TokenBucket } from "./gauges.ts";
import { type Limits, type Measures, measuresOf, measuresOfAll } from "./limits.ts";
import type { Network } from "./networks.ts";

/** Beyond this many networks, idle ones are forgotten, least recently used first. */
const MOST_NETWORKS = 4_096;
/** Addresses that a network has used: using one again doesn't count as trying a new code. */
const MOST_KNOWN = 256;

export type Counted = keyof Measures;

/** The gauges of one network, or of all together. */
class Quota implements Record<Counted, Gauge> {
  readonly connections: Capacity;
  readonly sockets: Capacity;
  readonly waiting: Capacity;
  readonly arrivals: TokenBucket;
  readonly messages: TokenBucket;
  readonly addresses: TokenBucket;
  readonly #known = new Set<string>();

  constructor(measures: Measures, now: () => number) {
    this.connections = new Capacity(measures.connections);
    this.sockets = new Capacity(measures.sockets);
    this.waiting = new Capacity(measures.waiting);
    this.arrivals = new TokenBucket(measures.arrivals, now);
    this.messages = new TokenBucket(measures.messages, now);
    this.addresses = new TokenBucket(measures.addresses, now);
  }

  get isIdle(): boolean {
    return this.connections.isNone && this.sockets.isNone && this.waiting.isNone;
  }

  /** Moved to the end, so that the first is the least recently used. */
  learn(address: string): void {
    this.#known.delete(address);
    this.#known.add(address);
    const [oldest] = this.#known;
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest);
  }

  knows(address: string): boolean {
    return this.#known.has(address);
  }
}

/** What a client may still do: each quota that covers its network has to allow it. */
export class Allowance {
  readonly #quotas: readonly Quota[];
  readonly #own: Quota;

  constructor(own: Quota, wider: readonly Quota[]) {
    this.#own = own;
    this.#quotas = [own, ...wider];
  }

  /** All of it, or nothing. */
  take(what: Counted, amount = 1): boolean {
    if (!this.#quotas.every((quota) => quota[what].fits(amount))) return false;
    for (const quota of this.#quotas) quota[what].add(amount);
    return true;
  }

  giveBack(what: "connections" | "sockets" | "waiting", amount = 1): void {
    for (const quota of this.#quotas) quota[what].add(-amount);
  }

  /** Whether the client may find out if anybody is at an address. */
  mayTry(address: string): boolean {
    if (!this.#own.knows(address) && !this.take("addresses")) return false;
    this.learn(address);
    return true;
  }

  /** From now on the client may use this address freely, for example because somebody there has contacted it. */
  learn(address: string): void {
    this.#own.learn(address);
  }
}

export class Quotas {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #all: Quota;
  readonly #networks = new Map<string, Quota>();

  constructor(limits: Limits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
    this.#all = new Quota(measuresOfAll(limits), now);
  }

  /** How many networks are remembered. */
  get size(): number {
    return this.#networks.size;
  }

  of([narrow, ...wider]: readonly Network[]): Allowance {
    const own = narrow === undefined ? this.#all : this.#of(narrow);
    const around = [...wider.map((network) => this.#of(network)), this.#all];
    return new Allowance(own, around);
  }

  #of({ name, times }: Network): Quota {
    const quota = this.#networks.get(name) ?? new Quota(measuresOf(this.#limits, times), this.#now);
    // Moved to the end, so that the first is the least recently used.
    this.#networks.delete(name);
    this.#networks.set(name, quota);
    this.#forget();
    return quota;
  }

  #forget(): void {
    if (this.#networks.size <= MOST_NETWORKS) return;
    for (const [name, quota] of this.#networks) {
      if (!quota.isIdle) continue;
      this.#networks.delete(name);
      if (this.#networks.size <= MOST_NETWORKS) return;
    }
  }
}
