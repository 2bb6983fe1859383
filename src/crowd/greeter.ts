/** A stranger who begins handshakes and never finishes one, each on a link of its own. */
import type { Address, Carrier, Lane } from "../carrier/carrier.ts";

/** One connection can carry few more, so then a new one is opened. */
const LINKS_PER_CONNECTION = 400;

export class Greeter {
  readonly #open: () => Carrier;
  readonly #lane: Lane;
  readonly #address: Address;
  readonly #waiting: string[] = [];
  #carrier: Carrier | undefined;
  #links = 0;
  #saying: string | undefined;
  said = 0;

  constructor(open: () => Carrier, lane: Lane, address: Address) {
    this.#open = open;
    this.#lane = lane;
    this.#address = address;
  }

  greet(text: string): void {
    this.#waiting.push(text);
    this.#next();
  }

  #next(): void {
    if (this.#saying !== undefined) return;
    this.#saying = this.#waiting.shift();
    if (this.#saying !== undefined) this.#connected().dial(this.#lane, this.#address);
  }

  #connected(): Carrier {
    if (this.#carrier !== undefined && this.#links++ < LINKS_PER_CONNECTION) return this.#carrier;
    this.end();
    const carrier = this.#open();
    this.#carrier = carrier;
    this.#links = 1;
    carrier.news.on("opened", ({ link }) => {
      if (this.#carrier !== carrier) return;
      if (this.#saying !== undefined) carrier.send(link, this.#saying);
      carrier.close(link);
      this.said += 1;
      this.#done();
    });
    carrier.news.on("closed", ({ address }) => {
      if (address !== undefined && this.#carrier === carrier) this.#done();
    });
    return carrier;
  }

  #done(): void {
    this.#saying = undefined;
    this.#next();
  }

  end(): void {
    this.#carrier?.end();
    this.#carrier = undefined;
  }
}
