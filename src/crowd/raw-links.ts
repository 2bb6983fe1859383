/** Sends texts over the links of one device, more than its own program would; a link that was closed is dialled again. */
import type { Address, Carrier, Lane } from "../carrier/carrier.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Link } from "../net/node.ts";

/** The first message of the other end has its key. */
const GREETING = /"key":"([0-9a-f]{64})".*"t":"(?:hello|welcome)"/u;

export class RawLinks {
  readonly #carrier: Carrier;
  /** By lane and key. */
  readonly #links = new Map<string, Link>();
  /** Where each link was dialled to, and at which address each device answered. */
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
      this.#stopDialling(address ?? this.#dialled.get(gone ?? ""));
      this.#dialled.delete(gone ?? "");
    });
  }

  #greeted(lane: Lane, key: Hex, link: Link): void {
    const address = this.#dialled.get(link);
    this.#links.set(`${lane} ${key}`, link);
    if (address !== undefined) this.#addresses.set(key, address);
    this.#stopDialling(address);
  }

  #stopDialling(address: Address | undefined): void {
    if (address !== undefined) this.#dialling.delete(address);
  }

  /** False if there is no link to this key. Then it is dialled, and the device's own program does the handshake. */
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
