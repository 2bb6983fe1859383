/** What goes over the connections of one device, beside its program: it says more than that would, and comes again at once. */
import type { Address, Carrier, Lane } from "../carrier/carrier.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Link } from "../net/node.ts";

/** The first word of whoever is at the other end. */
const GREETING = /"key":"([0-9a-f]{64})".*"t":"(?:hello|welcome)"/u;

export class Ends {
  readonly #carrier: Carrier;
  /** By lane and key. */
  readonly #links = new Map<string, Link>();
  /** Where links were dialled to, and where the devices are found to which they have led. */
  readonly #dialled = new Map<Link, Address>();
  readonly #addresses = new Map<Hex, Address>();
  readonly #dialling = new Set<Address>();

  constructor(carrier: Carrier) {
    this.#carrier = carrier;
    carrier.news.on("opened", ({ link, address }) => {
      if (address !== undefined) this.#dialled.set(link, address);
    });
    carrier.news.on("received", ({ lane, link, text }) => {
      const key = GREETING.exec(text)?.[1];
      if (key !== undefined) this.#greeted(lane, key, link);
    });
    carrier.news.on("closed", ({ link: gone, address }) => {
      for (const [to, link] of this.#links) if (link === gone) this.#links.delete(to);
      this.#ended(address ?? this.#dialled.get(gone ?? ""));
      this.#dialled.delete(gone ?? "");
    });
  }

  #greeted(lane: Lane, key: Hex, link: Link): void {
    const address = this.#dialled.get(link);
    this.#links.set(`${lane} ${key}`, link);
    if (address !== undefined) this.#addresses.set(key, address);
    this.#ended(address);
  }

  #ended(address: Address | undefined): void {
    if (address !== undefined) this.#dialling.delete(address);
  }

  /** Whether anybody with this key is there; else they're dialled, and the device's program greets them. */
  say(lane: Lane, key: Hex, text: string): boolean {
    const link = this.#links.get(`${lane} ${key}`);
    if (link === undefined) this.#dial(lane, this.#addresses.get(key));
    else this.#carrier.send(link, text);
    return link !== undefined;
  }

  #dial(lane: Lane, address: Address | undefined): void {
    if (address === undefined || this.#dialling.has(address)) return;
    this.#dialling.add(address);
    this.#carrier.dial(lane, address);
  }
}
