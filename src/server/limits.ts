/** What may be asked of the signalling server, by one network and by all together. */
export interface Limits {
  /** Open sockets of all networks together: each page has one, and one that hosts a room a second one. */
  readonly allSockets: number;
  /** Open sockets of one network. */
  readonly sockets: number;
  /** Messages a second from one network. A long one counts as several. */
  readonly messages: number;
  /** Bytes from one network that are kept for absent addresses. */
  readonly waiting: number;
  /**
   * Addresses a minute that are new to one network, whether as its own or as a destination: a room's address contains
   * its code, so this limits how many codes can be tried.
   */
  readonly addresses: number;
}

/** Enough for a school class, a LAN party, or a café whose guests all share one address. */
export const USUAL_LIMITS: Limits = {
  allSockets: 4_000,
  sockets: 256,
  messages: 200,
  waiting: 1024 * 1024,
  addresses: 60,
};

const MINUTE = 60;
/** A whole class may open the page at once, connect all to all, or come back together with the network. */
const BURST = { messages: 20, addresses: 16, arrivals: 2 };
/** In seconds: how often a network may lose all its sockets and open them again. */
const RECONNECTS_WITHIN = 12;
/** A browser has several connections open while it loads the page. */
const CONNECTIONS_PER_SOCKET = 4;
/** How many times as many bytes are kept for all networks together as for one. */
const ALL_WAITING = 32;

/** The limit of each gauge: an amount for what is held, a rate for the rest. */
export interface Measures {
  readonly connections: number;
  readonly sockets: number;
  readonly waiting: number;
  readonly arrivals: Rate;
  readonly messages: Rate;
  readonly addresses: Rate;
}

export interface Rate {
  readonly perSecond: number;
  /** How many may come at once after a pause. */
  readonly burst: number;
}

const rate = (perSecond: number, burst: number): Rate => ({ perSecond, burst });

/** For one network, or for one that counts as `times` as many. */
export function measuresOf({ sockets, messages, waiting, addresses }: Limits, times = 1): Measures {
  return {
    connections: times * sockets * CONNECTIONS_PER_SOCKET,
    sockets: times * sockets,
    waiting: times * waiting,
    arrivals: rate((times * sockets) / RECONNECTS_WITHIN, times * sockets * BURST.arrivals),
    messages: rate(times * messages, times * messages * BURST.messages),
    addresses: rate((times * addresses) / MINUTE, times * addresses * BURST.addresses),
  };
}

/** For all networks together: only what is held is limited. Rates are limited for each network. */
export function measuresOfAll({ allSockets, waiting }: Limits): Measures {
  const unlimited = rate(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  return {
    connections: allSockets * CONNECTIONS_PER_SOCKET,
    sockets: allSockets,
    waiting: waiting * ALL_WAITING,
    arrivals: unlimited,
    messages: unlimited,
    addresses: unlimited,
  };
}
