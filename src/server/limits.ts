/** What may be asked of the signalling server, by one network and by all together. */
export interface Limits {
  /** Sockets that are open at once, of all together: each page has one, and whoever hosts a room another. */
  readonly allSockets: number;
  /** Sockets that one network has open at once. */
  readonly sockets: number;
  /** Messages a second from one network. A long one counts as several. */
  readonly messages: number;
  /** Bytes kept at once for those who aren't there (yet), from one network. */
  readonly waiting: number;
  /**
   * Addresses a minute that one network hasn't used before, whether to be found there or to find somebody: the code of
   * a room is part of its address, so these are the codes that can be tried.
   */
  readonly addresses: number;
}

/** With room for a school class, a LAN party, or a café whose guests all come by one address. */
export const USUAL_LIMITS: Limits = {
  allSockets: 4_000,
  sockets: 256,
  messages: 200,
  waiting: 1024 * 1024,
  addresses: 60,
};

/** The whole class opens the page at once, all connect to all, or come back together when the network does. */
const MINUTE = 60;
const BURST = { messages: 20, addresses: 16, arrivals: 2 };
/** All sockets of a network may be lost, and come again, every so many seconds. */
const COMES_AGAIN_WITHIN = 12;
/** A browser has several connections open while it loads the page. */
const CONNECTIONS_PER_SOCKET = 4;
/** What is kept of all together, as many times that of one network. */
const ALL_WAITING = 32;

/** How much of each there may be: what is held at once, and at which rate the rest comes. */
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
  /** So many at once, after a while without any. */
  readonly burst: number;
}

const rate = (perSecond: number, burst: number): Rate => ({ perSecond, burst });

/** For one network, or one that is `times` as wide. */
export function measuresOf({ sockets, messages, waiting, addresses }: Limits, times = 1): Measures {
  return {
    connections: times * sockets * CONNECTIONS_PER_SOCKET,
    sockets: times * sockets,
    waiting: times * waiting,
    arrivals: rate((times * sockets) / COMES_AGAIN_WITHIN, times * sockets * BURST.arrivals),
    messages: rate(times * messages, times * messages * BURST.messages),
    addresses: rate((times * addresses) / MINUTE, times * addresses * BURST.addresses),
  };
}

/** For all together: what is kept is bounded, and how fast it comes is a matter of each network. */
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
