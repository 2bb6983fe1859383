/** A page with nothing on it but a carrier, for tests to ask of it what they like. */
import type { Carrier, CarrierNews, LinkPath, Signalling } from "../../../src/carrier/carrier.ts";
import { type ConnectionSettings, settingsOr } from "../../../src/carrier/connection-settings.ts";
import { openCarrier } from "../../../src/carrier/peer-carrier.ts";

export type Told = {
  [Kind in keyof CarrierNews]: { readonly kind: Kind; readonly is: CarrierNews[Kind] };
}[keyof CarrierNews];

export interface Harness {
  /** All that the carrier has told so far. */
  readonly told: Told[];
  open(settings?: Partial<ConnectionSettings>): Promise<void>;
  ask<Name extends "listen" | "unlisten" | "dial" | "send" | "close" | "end">(
    name: Name,
    ...how: Parameters<Carrier[Name]>
  ): void;
  signalling(): Signalling | undefined;
  pathOf(link: string): Promise<LinkPath | undefined>;
  /** Says so many texts of so many letters at once. */
  flood(link: string, texts: number, length: number): void;
  /** Connects without the carrier, declares what it likes and sends these. */
  intrude(address: string, declared: object, frames: readonly string[]): void;
}

declare global {
  interface Window {
    readonly harness: Harness;
  }
}

const told: Told[] = [];
let carrier: Carrier | undefined;

const harness: Harness = {
  told,
  async open(settings) {
    // No computer but this one is asked for anything.
    carrier = await openCarrier(settingsOr({ stun: [], ...settings }));
    carrier.news.on("*", (kind, is) => told.push({ kind, is } as Told));
  },
  ask: (name, ...how) => {
    if (carrier === undefined) throw new Error("there is no carrier yet");
    Reflect.apply(carrier[name], carrier, how);
  },
  signalling: () => carrier?.signalling,
  pathOf: async (link) => await carrier?.pathOf(link),
  flood(link, texts, length) {
    for (let i = 0; i < texts; i++) harness.ask("send", link, "x".repeat(length));
  },
  intrude(address, declared, frames) {
    import("peerjs")
      .then(({ Peer }) => {
        const { hostname: host, port } = location;
        const peer = new Peer("rude", { host, port: Number(port), path: "/signal", config: {} });
        peer.on("open", () => {
          const connection = peer.connect(address, declared);
          connection.on("open", () => {
            for (const frame of frames) Promise.resolve(connection.send(frame)).catch(console.error);
          });
        });
      })
      .catch(console.error);
  },
};
Object.assign(window, { harness });
