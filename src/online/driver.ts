/**
 * Runs one node over its lane of the carrier: tells it what happens there, and does what it answers, in order. Effects
 * wait until everything the node wants stored is durable, so nothing leaves this device that it could forget.
 */
import type { Address, Carrier, CarrierNews, Lane } from "../carrier/carrier.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Effect as MatchEffect, Stimulus as MatchStimulus } from "../net/node.ts";
import type { Shelf, Unkept } from "./keep.ts";

/** What every node is told, and what every node wants done. */
export type Outside = Extract<MatchStimulus, { on: "time" | "opened" | "received" | "waiting" | "closed" }>;
export type Deed = Extract<MatchEffect, { do: "store" | "send" | "dial" | "close" }>;

interface Node<Stimulus, Effect> {
  tell(stimulus: Stimulus | Outside): readonly (Effect | Deed)[];
}

export interface DriverSetting<Stimulus, Effect> {
  readonly node: Node<Stimulus, Effect>;
  readonly lane: Lane;
  readonly shelf: Shelf;
  readonly carrier: Carrier;
  addressOf(to: Hex): Address;
  /** All that isn't the same for every node. */
  onEffect(effect: Effect): void;
  /** Nothing more is done: what has to be kept can't be. */
  onUnkept(why: Unkept): void;
  /** A node never throws; if one does, it's at fault itself. */
  onBroken(error: unknown): void;
}

export class Driver<Stimulus, Effect extends { readonly do: string }> {
  readonly #setting: DriverSetting<Stimulus, Effect>;
  readonly #waiting: (Stimulus | Outside)[] = [];
  /** What it has answered and isn't done yet. */
  #effects: readonly (Effect | Deed)[] = [];
  readonly #dialled = new Map<Address, Hex>();
  #isAtIt = false;
  #isStopped = false;
  readonly #stopListening: () => void;

  constructor(setting: DriverSetting<Stimulus, Effect>) {
    this.#setting = setting;
    this.#stopListening = this.#listen();
  }

  get lane(): Lane {
    return this.#setting.lane;
  }

  stop(): void {
    this.#isStopped = true;
    this.#waiting.length = 0;
    this.#stopListening();
  }

  /** What comes while something is being done or stored waits until that is done. */
  tell(stimulus: Stimulus | Outside): void {
    if (this.#isStopped) return;
    this.#waiting.push(stimulus);
    if (!this.#isAtIt) this.#safely(() => this.#goOn());
  }

  #safely(act: () => void): void {
    this.#isAtIt = true;
    try {
      act();
    } catch (error) {
      this.#break(error);
    }
  }

  #break(error: unknown): void {
    this.stop();
    this.#setting.onBroken(error);
  }

  /** Up to where it has to wait, or nothing is left. */
  #goOn(): void {
    while (!this.#isStopped) {
      this.#carryOut();
      const [next] = this.#waiting.splice(0, 1);
      if (next === undefined) break;
      const effects = this.#setting.node.tell(next);
      const stores = effects.filter(isStore);
      this.#effects = effects.filter((effect) => !isStore(effect));
      if (stores.length > 0) return this.#store(new Map(stores.map(({ name, value }) => [name, value])));
    }
    this.#isAtIt = false;
  }

  /** What it wants stored at once is stored at once: all of it is there, or nothing. */
  #store(values: ReadonlyMap<string, unknown>): void {
    this.#setting.shelf.write(values).then(
      (why) => this.#stored(why),
      (error) => this.#break(error),
    );
  }

  #stored(why: Unkept | undefined): void {
    if (this.#isStopped) return;
    if (why === undefined) return this.#safely(() => this.#goOn());
    this.stop();
    this.#setting.onUnkept(why);
  }

  #carryOut(): void {
    const effects = this.#effects;
    this.#effects = [];
    for (const effect of effects) {
      if (this.#isStopped) return;
      this.#do(effect);
    }
  }

  #do(effect: Effect | Deed): void {
    const { carrier, lane, addressOf, onEffect } = this.#setting;
    if (!isDeed(effect)) return onEffect(effect);
    switch (effect.do) {
      case "store":
        return;
      case "send":
        return carrier.send(effect.link, effect.text);
      case "close":
        return carrier.close(effect.link);
      case "dial": {
        const address = addressOf(effect.to);
        this.#dialled.set(address, effect.to);
        return carrier.dial(lane, address);
      }
    }
  }

  /** To what the carrier tells about this lane; until what comes back is called. */
  #listen(): () => void {
    const { lane, carrier } = this.#setting;
    const hear =
      <News extends { readonly lane: Lane }>(stimulusOf: (news: News) => Outside) =>
      (news: News): void => {
        if (news.lane === lane) this.tell(stimulusOf(news));
      };
    const opened = hear(({ link, address, fingerprints }: CarrierNews["opened"]) => ({
      on: "opened",
      link,
      ...this.#to(address),
      fingerprints,
    }));
    const received = hear(({ link, text }: CarrierNews["received"]) => ({ on: "received", link, text }));
    const waiting = hear(({ link, bytes }: CarrierNews["waiting"]) => ({ on: "waiting", link, bytes }));
    const closed = hear(({ link, address }: CarrierNews["closed"]) => ({
      on: "closed",
      ...(link !== undefined && { link }),
      ...this.#to(address),
    }));
    const { news } = carrier;
    news.on("opened", opened);
    news.on("received", received);
    news.on("waiting", waiting);
    news.on("closed", closed);
    return () => {
      news.off("opened", opened);
      news.off("received", received);
      news.off("waiting", waiting);
      news.off("closed", closed);
    };
  }

  #to(address: Address | undefined): { readonly to?: Hex } {
    const to = address === undefined ? undefined : this.#dialled.get(address);
    return to === undefined ? {} : { to };
  }
}

const DEEDS: ReadonlySet<string> = new Set(["store", "send", "dial", "close"] satisfies Deed["do"][]);
type Store = Extract<Deed, { do: "store" }>;
const isStore = <Effect extends { readonly do: string }>(effect: Effect | Deed): effect is Store =>
  effect.do === "store";
const isDeed = <Effect extends { readonly do: string }>(effect: Effect | Deed): effect is Deed => DEEDS.has(effect.do);
