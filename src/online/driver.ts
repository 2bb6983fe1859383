/**
 * Runs one node over its lane of the carrier: tells it what happens there, and does what it answers, in order. Effects
 * wait until everything the node wants stored is durable, so nothing leaves this device that it could forget.
 */
import type { Address, Carrier, CarrierNews, Lane } from "../carrier/carrier.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Effect as MatchEffect, Stimulus as MatchStimulus } from "../net/node.ts";
import type { NodeStore, StoreFailure } from "./room-store.ts";

/** Stimuli and effects that all nodes have in common: connections, time and storage. */
export type IoStimulus = Extract<MatchStimulus, { on: "time" | "opened" | "received" | "waiting" | "closed" }>;
export type IoEffect = Extract<MatchEffect, { do: "store" | "send" | "dial" | "close" }>;

interface Node<Stimulus, Effect> {
  tell(stimulus: Stimulus | IoStimulus): readonly (Effect | IoEffect)[];
}

export interface DriverSetting<Stimulus, Effect> {
  readonly node: Node<Stimulus, Effect>;
  readonly lane: Lane;
  readonly store: NodeStore;
  readonly carrier: Carrier;
  addressOf(to: Hex): Address;
  /** Effects that only this kind of node has. */
  onEffect(effect: Effect): void;
  /** The driver has stopped, because something can't be stored. */
  onStoreFailure(why: StoreFailure): void;
  /** A node never throws; if it does, that is a bug. */
  onBroken(error: unknown): void;
}

export class Driver<Stimulus, Effect extends { readonly do: string }> {
  readonly #setting: DriverSetting<Stimulus, Effect>;
  readonly #waiting: (Stimulus | IoStimulus)[] = [];
  /** Effects that are still to be carried out. */
  #effects: readonly (Effect | IoEffect)[] = [];
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

  /** Stimuli that arrive while effects are carried out or stored wait for that. */
  tell(stimulus: Stimulus | IoStimulus): void {
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

  /** Until it has to wait for storage, or nothing is left. */
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

  /** Everything that one stimulus stores is written in one go: all or nothing. */
  #store(values: ReadonlyMap<string, unknown>): void {
    this.#setting.store.write(values).then(
      (why) => this.#stored(why),
      (error) => this.#break(error),
    );
  }

  #stored(why: StoreFailure | undefined): void {
    if (this.#isStopped) return;
    if (why === undefined) return this.#safely(() => this.#goOn());
    this.stop();
    this.#setting.onStoreFailure(why);
  }

  #carryOut(): void {
    const effects = this.#effects;
    this.#effects = [];
    for (const effect of effects) {
      if (this.#isStopped) return;
      this.#do(effect);
    }
  }

  #do(effect: Effect | IoEffect): void {
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
      <News extends { readonly lane: Lane }>(stimulusOf: (news: News) => IoStimulus) =>
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

const DEEDS: ReadonlySet<string> = new Set(["store", "send", "dial", "close"] satisfies IoEffect["do"][]);
type Store = Extract<IoEffect, { do: "store" }>;
const isStore = <Effect extends { readonly do: string }>(effect: Effect | IoEffect): effect is Store =>
  effect.do === "store";
const isDeed = <Effect extends { readonly do: string }>(effect: Effect | IoEffect): effect is IoEffect =>
  DEEDS.has(effect.do);
