/** Pages that are connected on paper: texts arrive in an order out of a seed, and what breaks, breaks on purpose. */
import mitt from "mitt";
import type {
  Address,
  Carrier,
  CarrierNews,
  Lane,
  LinkPath,
  Signalling,
  WhyClosed,
} from "../../src/carrier/carrier.ts";
import { hashText } from "../../src/engine/hash.ts";
import { type Rng, seeded } from "../../src/engine/rng.ts";
import type { Link, LinkPriority } from "../../src/net/node.ts";

interface End {
  readonly carrier: PaperCarrier;
  readonly link: Link;
}

interface Wire {
  readonly lane: Lane;
  readonly ends: readonly [End, End];
}

type Delivery = () => void;

const MOST_DELIVERIES = 500_000;

export class PaperNet {
  readonly luck: Rng;
  readonly #listening = new Map<Address, PaperCarrier[]>();
  readonly #wires = new Map<Link, Wire>();
  /** By wire and direction: within one, texts stay in order. */
  readonly #queues = new Map<string, Delivery[]>();
  readonly #cut = new Set<string>();
  #count = 0;
  /** All texts that were sent. */
  texts = 0;
  bytes = 0;
  signalling: Signalling = "online";

  constructor(seed: number) {
    this.luck = seeded(seed, 5);
  }

  carrier(name: string): PaperCarrier {
    return new PaperCarrier(this, name);
  }

  listen(carrier: PaperCarrier, address: Address): void {
    const others = this.#listening.get(address) ?? [];
    this.#listening.set(address, [...others, carrier]);
    if (others.length > 0) this.queue(carrier, () => carrier.news.emit("taken", { address }));
  }

  unlisten(carrier: PaperCarrier, address: Address): void {
    this.#listening.set(
      address,
      (this.#listening.get(address) ?? []).filter((one) => one !== carrier),
    );
  }

  /** From now on nothing gets through between these two. */
  cut(one: string, other: string): void {
    this.#cut.add(pair(one, other));
  }

  mend(): void {
    this.#cut.clear();
  }

  #isCut(one: PaperCarrier, other: PaperCarrier): boolean {
    return this.#cut.has(pair(one.name, other.name));
  }

  dial(from: PaperCarrier, lane: Lane, address: Address): void {
    this.queue(from, () => {
      const to = this.#listening.get(address)?.[0];
      const closed = (why: WhyClosed) => from.news.emit("closed", { lane, address, why });
      if (this.signalling === "offline") return closed("offline");
      if (to === undefined || to === from) return closed("no-such-peer");
      if (this.#isCut(from, to)) return closed("timed-out");
      const [here, there] = [`link ${this.#count++}`, `link ${this.#count++}`];
      const wire: Wire = {
        lane,
        ends: [
          { carrier: from, link: here },
          { carrier: to, link: there },
        ],
      };
      this.#wires.set(here, wire);
      this.#wires.set(there, wire);
      const [ours, theirs] = [hashText(from.name), hashText(to.name)];
      const fingerprints = { ours: theirs, theirs: ours };
      this.queue(to, () => to.news.emit("opened", { lane, link: there, fingerprints }), there);
      from.news.emit("opened", { lane, link: here, address, fingerprints: { ours, theirs } });
    });
  }

  send(from: PaperCarrier, link: Link, text: string): void {
    const [wire, to] = this.#otherEnd(link);
    if (wire === undefined || to === undefined || this.#isCut(from, to.carrier)) return;
    this.texts += 1;
    this.bytes += text.length;
    this.queue(to.carrier, () => to.carrier.news.emit("received", { lane: wire.lane, link: to.link, text }), to.link);
  }

  close(from: PaperCarrier, link: Link): void {
    const [wire, to] = this.#otherEnd(link);
    if (wire === undefined || to === undefined) return;
    for (const { link: one } of wire.ends) this.#wires.delete(one);
    if (this.#isCut(from, to.carrier)) return;
    this.queue(to.carrier, () => to.carrier.news.emit("closed", { lane: wire.lane, link: to.link }), to.link);
  }

  #otherEnd(link: Link): readonly [Wire | undefined, End | undefined] {
    const wire = this.#wires.get(link);
    return [wire, wire?.ends.find((end) => end.link !== link)];
  }

  otherName(link: Link): string | undefined {
    return this.#otherEnd(link)[1]?.carrier.name;
  }

  /** Whether it is told or not: nobody is connected to it any more. */
  unplug(carrier: PaperCarrier, isTold: boolean): void {
    for (const address of this.#listening.keys()) this.unlisten(carrier, address);
    for (const [link, wire] of [...this.#wires]) {
      const own = wire.ends.find((end) => end.carrier === carrier);
      if (own?.link !== link) continue;
      if (isTold) this.close(carrier, link);
    }
  }

  queue(to: PaperCarrier, delivery: Delivery, name = ""): void {
    const key = `${to.id} ${name}`;
    const queue = this.#queues.get(key) ?? [];
    queue.push(() => {
      if (!to.isEnded) delivery();
    });
    this.#queues.set(key, queue);
  }

  /** Until all has arrived. Whether anything has. */
  deliver(): boolean {
    const isAny = this.#queues.size > 0;
    for (let count = 0; this.#queues.size > 0; count++) {
      if (count > MOST_DELIVERIES) throw new Error("they never stop talking");
      const key = this.luck.pick([...this.#queues.keys()]);
      const queue = this.#queues.get(key) ?? [];
      const next = queue.shift();
      if (queue.length === 0) this.#queues.delete(key);
      next?.();
    }
    return isAny;
  }

  nextId(): number {
    return this.#count++;
  }
}

export class PaperCarrier implements Carrier {
  readonly news = mitt<CarrierNews>();
  readonly name: string;
  readonly id: number;
  isEnded = false;
  /** As the page that runs here has it. */
  standingOf: (link: Link, lane: Lane) => LinkPriority = () => "stranger";
  readonly #net: PaperNet;

  constructor(net: PaperNet, name: string) {
    this.#net = net;
    this.name = name;
    this.id = net.nextId();
  }

  get signalling(): Signalling {
    return this.#net.signalling;
  }

  rankBy(standingOf: (link: Link, lane: Lane) => LinkPriority): void {
    this.standingOf = standingOf;
  }

  listen(address: Address): void {
    this.#net.listen(this, address);
  }

  unlisten(address: Address): void {
    this.#net.unlisten(this, address);
  }

  dial(lane: Lane, address: Address): void {
    this.#net.dial(this, lane, address);
  }

  send(link: Link, text: string): void {
    if (!this.isEnded) this.#net.send(this, link, text);
  }

  close(link: Link): void {
    this.#net.close(this, link);
  }

  pathOf(link: Link): Promise<LinkPath | undefined> {
    const other = this.#net.otherName(link);
    return Promise.resolve(other === undefined ? undefined : { isRelayed: other === "Far", roundTripMs: 1 });
  }

  end(): void {
    if (this.isEnded) return;
    this.#net.unplug(this, true);
    this.isEnded = true;
    this.news.all.clear();
  }

  /** Without a word. */
  die(): void {
    this.#net.unplug(this, false);
    this.isEnded = true;
  }
}

const pair = (one: string, other: string): string => [one, other].sort().join(" ");
