/** What goes over the connections of one device, whoever it's told to: for whoever wants to say more than its program does. */
import type { Carrier, Lane } from "../carrier/carrier.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Link } from "../net/node.ts";

/** The first word of whoever is at the other end. */
const GREETING = /"key":"([0-9a-f]{64})".*"t":"(?:hello|welcome)"/u;

export class Ends {
  readonly #carrier: Carrier;
  readonly #links = new Map<string, Link>();

  constructor(carrier: Carrier) {
    this.#carrier = carrier;
    carrier.news.on("received", ({ lane, link, text }) => {
      const key = GREETING.exec(text)?.[1];
      if (key !== undefined) this.#links.set(`${lane} ${key}`, link);
    });
  }

  /** Whether anybody with this key is there. */
  say(lane: Lane, key: Hex, text: string): boolean {
    const link = this.#links.get(`${lane} ${key}`);
    if (link !== undefined) this.#carrier.send(link, text);
    return link !== undefined;
  }
}
