/** The transport: brings texts from page to page. What they say, and who may say it, is up to the nodes at both ends. */
import type { Emitter } from "mitt";
import type { Fingerprints, Link, LinkPriority } from "../net/node.ts";

/** A channel on a connection: the room's, or that of one match. One lane to one peer is a link for a node. */
export type Lane = string;

/** Where a device, or a room's door, is found. */
export type Address = string;

/** Whether new connections can be made. Those that are there don't need it. */
export type Signalling = "connecting" | "online" | "offline";

export type WhyClosed =
  /** Nobody is found at that address. */
  | "no-such-peer"
  /** Somebody may be there, but there was no answer in time. */
  | "timed-out"
  /** No way between the two networks was found, or it is lost. */
  | "failed"
  /** The signalling server couldn't be asked in time. */
  | "offline"
  /** The other side has closed it. */
  | "gone"
  /** It received something that no carrier sends. */
  | "bad-frame"
  /** The certificates of its ends can't be read. */
  | "no-fingerprint"
  /** The other side takes nothing any more. */
  | "overloaded"
  /** It had to make room for somebody else. */
  | "crowded-out"
  /** This page goes away, or has ended it. */
  | "ended"
  | "too-many-lanes"
  | "no-webrtc";

export type ProblemKey =
  /** The browser has no WebRTC, or doesn't let it be used. */
  | "no-webrtc"
  /** It's there, but not one way to this page was found. */
  | "webrtc-blocked"
  /** Only relays may be used, and none can. */
  | "no-relay"
  /** The signalling server is there, and doesn't let us in. */
  | "signalling-refused"
  /** This page came encrypted, and may not ask a signalling server that doesn't encrypt. */
  | "signalling-insecure";

// A type, because an interface isn't a Record, which mitt asks for.
export type CarrierNews = {
  /** `address`: whom it was dialled to; nothing for one that came in. */
  opened: { readonly lane: Lane; readonly link: Link; readonly address?: Address; readonly fingerprints: Fingerprints };
  received: { readonly lane: Lane; readonly link: Link; readonly text: string };
  /** So many bytes wait to be sent. */
  waiting: { readonly lane: Lane; readonly link: Link; readonly bytes: number };
  /** It is gone, or dialling `address` led nowhere. Whoever has closed it isn't told. */
  closed: { readonly lane: Lane; readonly link?: Link; readonly address?: Address; readonly why?: WhyClosed };
  signalling: Signalling;
  /** This page is found there now. Told again after each time that it wasn't. */
  listening: { readonly address: Address };
  /** Somebody else is found there. It's tried again for as long as it's wanted. */
  taken: { readonly address: Address };
  /** What keeps this browser or network from being connected at all. Each is told once. */
  problem: { readonly key: ProblemKey };
};

export interface Carrier {
  readonly news: Emitter<CarrierNews>;
  readonly signalling: Signalling;
  /** Asked when connections have to be closed to make room. Until it's set, everybody is a stranger. */
  rankBy(standingOf: (link: Link, lane: Lane) => LinkPriority): void;
  /** Makes this page reachable there, again after it has slept or the signalling server was away. */
  listen(address: Address): void;
  unlisten(address: Address): void;
  /** Leads to `opened` or `closed`, over a connection that's there already if possible. */
  dial(lane: Lane, address: Address): void;
  send(link: Link, text: string): void;
  close(link: Link): void;
  pathOf(link: Link): Promise<LinkPath | undefined>;
  /** For good. A page that goes does it by itself. */
  end(): void;
}

export interface LinkPath {
  readonly isRelayed: boolean;
  readonly roundTripMs: number | undefined;
}
