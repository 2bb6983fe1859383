/** Brings texts from page to page. What is said in them, and who may say it, is the business of the nodes at both ends. */
import type { Emitter } from "mitt";
import type { Fingerprints, Link } from "../net/node.ts";

/** One conversation over a connection: the room's, or that of one match. For a node a lane on a connection is a link. */
export type Lane = string;

/** Where a device, or a room's door, is found. */
export type Address = string;

/** Whether new connections can be made. Those that are there don't need it. */
export type Signalling = "connecting" | "online" | "offline";

// A type, because an interface isn't a Record, which mitt asks for.
export type CarrierNews = {
  /** `address`: whom it was dialled to; nothing for one that came in. */
  opened: { readonly lane: Lane; readonly link: Link; readonly address?: Address; readonly fingerprints: Fingerprints };
  received: { readonly lane: Lane; readonly link: Link; readonly text: string };
  /** So many bytes wait to be sent. */
  waiting: { readonly lane: Lane; readonly link: Link; readonly bytes: number };
  /** It is gone, or dialling `address` led nowhere. `why` is a key. */
  closed: { readonly lane: Lane; readonly link?: Link; readonly address?: Address; readonly why?: string };
  signalling: Signalling;
  /** This page is found there now. Told again after each time that it wasn't. */
  listening: { readonly address: Address };
  /** Somebody else is found there. It's tried again for as long as it's wanted. */
  taken: { readonly address: Address };
  /** In a key: what keeps this browser or network from being connected at all. */
  problem: { readonly key: string };
};

export interface Carrier {
  readonly news: Emitter<CarrierNews>;
  readonly signalling: Signalling;
  /** To be found there from now on. */
  listen(address: Address): void;
  unlisten(address: Address): void;
  /** Leads to `opened` or `closed`. */
  dial(lane: Lane, address: Address): void;
  send(link: Link, text: string): void;
  close(link: Link): void;
  pathOf(link: Link): Promise<LinkPath | undefined>;
  end(): void;
}

export interface LinkPath {
  readonly isRelayed: boolean;
  readonly roundTripMs: number | undefined;
}
