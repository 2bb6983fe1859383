/** A page with nothing on it but a carrier, for tests to ask of it what they like. */
import type { Peer } from "peerjs";
import type { Carrier, CarrierNews, LinkPath, Signalling } from "../../../src/carrier/carrier.ts";
import { checkConnection, type Finding } from "../../../src/carrier/connection-check.ts";
import {
  type ConnectionSettings,
  HOSTED,
  hostedSettings,
  settingsOr,
} from "../../../src/carrier/connection-settings.ts";
import { openCarrier } from "../../../src/carrier/peer-carrier.ts";

export type Told = {
  [Kind in keyof CarrierNews]: { readonly kind: Kind; readonly is: CarrierNews[Kind] };
}[keyof CarrierNews];

export interface Harness {
  /** All that the carrier has told so far. */
  readonly told: Told[];
  open(settings?: Partial<ConnectionSettings>): void;
  /** Once all code that an open carrier needs has been fetched. */
  fetched(): Promise<void>;
  ask<Name extends "listen" | "unlisten" | "dial" | "send" | "close" | "end">(
    name: Name,
    ...how: Parameters<Carrier[Name]>
  ): void;
  /** Whoever is spoken to over this lane has a place that is kept. */
  reserve(lane: string): void;
  signalling(): Signalling | undefined;
  pathOf(link: string): Promise<LinkPath | undefined>;
  check(settings?: Partial<ConnectionSettings>): Promise<readonly Finding[]>;
  /** Says so many texts of so many letters at once. */
  flood(link: string, texts: number, length: number): void;
  /** Connects without the carrier, declares what it likes and sends these. */
  intrude(address: string, declared: object, frames: readonly string[]): Promise<void>;
  intruded(): "dialling" | "closed" | undefined;
}

declare global {
  interface Window {
    readonly harness: Harness;
  }
}

/** No computer but this one is asked for anything. */
const chosen = (settings: Partial<ConnectionSettings> | undefined): ConnectionSettings => {
  const hosted = hostedSettings(document.querySelector<HTMLMetaElement>(`meta[name=${HOSTED}]`)?.content);
  return settingsOr({ stun: [], ...settings }, hosted);
};

const told: Told[] = [];
let carrier: Carrier | undefined;
let intruder: Intruder | undefined;

interface Intruder {
  readonly peer: Peer;
  state: "dialling" | "closed";
}

async function newIntruder(): Promise<Intruder> {
  const peerJs = await import("peerjs");
  const { hostname: host, port } = location;
  const peer = new peerJs.Peer("rude", { host, port: Number(port), path: "/signal", config: {} });
  await new Promise<void>((resolve) => peer.on("open", () => resolve()));
  return { peer, state: "dialling" };
}

const harness: Harness = {
  told,
  open(settings) {
    carrier = openCarrier(chosen(settings));
    carrier.news.on("*", (kind, is) => told.push({ kind, is } as Told));
  },
  fetched: async () => {
    await import("peerjs");
  },
  ask: (name, ...how) => {
    if (carrier === undefined) throw new Error("there is no carrier yet");
    Reflect.apply(carrier[name], carrier, how);
  },
  reserve: (lane) => carrier?.rankBy((_, name) => (name === lane ? "reserved" : "stranger")),
  signalling: () => carrier?.signalling,
  pathOf: async (link) => await carrier?.pathOf(link),
  check: (settings) => checkConnection(chosen(settings)),
  flood(link, texts, length) {
    for (let i = 0; i < texts; i++) harness.ask("send", link, "x".repeat(length));
  },
  intruded: () => intruder?.state,
  async intrude(address, declared, frames) {
    intruder ??= await newIntruder();
    const { peer } = intruder;
    const connection = peer.connect(address, declared);
    intruder.state = "dialling";
    connection.on("open", async () => {
      for (const frame of frames) await connection.send(frame);
    });
    connection.on("close", () => Object.assign(intruder ?? {}, { state: "closed" }));
  },
};
Object.assign(window, { harness });
