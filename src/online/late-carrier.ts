/** A carrier that is still being fetched: a room is there at once, and reaches others when it can. */
import mitt from "mitt";
import type { Address, Carrier, CarrierNews, Lane, LinkPath, Signalling } from "../carrier/carrier.ts";
import type { Link, Standing } from "../net/node.ts";

/** It may never come: then nobody can be reached from here. */
export function lateCarrier(coming: Promise<Carrier>): Carrier {
  const carrier = new LateCarrier();
  coming.then(
    (come) => carrier.take(come),
    () => carrier.fail(),
  );
  return carrier;
}

class LateCarrier implements Carrier {
  readonly news = mitt<CarrierNews>();
  #carrier: Carrier | undefined;
  #state: "coming" | "there" | "failed" | "ended" = "coming";
  #waiting: ((carrier: Carrier) => void)[] = [];
  #dialled: { readonly lane: Lane; readonly address: Address }[] = [];

  get signalling(): Signalling {
    return this.#carrier?.signalling ?? (this.#state === "coming" ? "connecting" : "offline");
  }

  take(carrier: Carrier): void {
    if (this.#state === "ended") return carrier.end();
    this.#carrier = carrier;
    this.#state = "there";
    this.#forward(carrier);
    for (const act of this.#waiting.splice(0)) act(carrier);
    this.news.emit("signalling", carrier.signalling);
  }

  #forward({ news }: Carrier): void {
    news.on("opened", (told) => this.news.emit("opened", told));
    news.on("received", (told) => this.news.emit("received", told));
    news.on("waiting", (told) => this.news.emit("waiting", told));
    news.on("closed", (told) => this.news.emit("closed", told));
    news.on("signalling", (told) => this.news.emit("signalling", told));
    news.on("taken", (told) => this.news.emit("taken", told));
    news.on("problem", (told) => this.news.emit("problem", told));
  }

  fail(): void {
    if (this.#state === "ended") return;
    this.#state = "failed";
    for (const { lane, address } of this.#dialled.splice(0)) this.#notReached(lane, address);
    this.news.emit("signalling", "offline");
  }

  #notReached(lane: Lane, address: Address): void {
    this.news.emit("closed", { lane, address, why: "offline" });
  }

  #soon(act: (carrier: Carrier) => void): void {
    if (this.#carrier !== undefined) act(this.#carrier);
    else if (this.#state === "coming") this.#waiting.push(act);
  }

  rankBy(standingOf: (link: Link, lane: Lane) => Standing): void {
    this.#soon((carrier) => carrier.rankBy(standingOf));
  }

  listen(address: Address): void {
    this.#soon((carrier) => carrier.listen(address));
  }

  unlisten(address: Address): void {
    this.#soon((carrier) => carrier.unlisten(address));
  }

  dial(lane: Lane, address: Address): void {
    if (this.#state === "failed") queueMicrotask(() => this.#notReached(lane, address));
    else if (this.#state === "coming") this.#dialled.push({ lane, address });
    this.#soon((carrier) => carrier.dial(lane, address));
  }

  send(link: Link, text: string): void {
    this.#carrier?.send(link, text);
  }

  close(link: Link): void {
    this.#carrier?.close(link);
  }

  pathOf(link: Link): Promise<LinkPath | undefined> {
    return this.#carrier?.pathOf(link) ?? Promise.resolve(undefined);
  }

  end(): void {
    this.#state = "ended";
    this.news.all.clear();
    this.#carrier?.end();
  }
}
