import type { Server } from "node:http";
import type { Express } from "express";
import { ExpressPeerServer } from "peer";
import { type WebSocket, WebSocketServer } from "ws";

/** An offer with its candidates is a few kilobytes: what is far longer is no signalling. */
const LONGEST_MESSAGE = 256 * 1024;
/** Each page holds one address, and whoever hosts a room one more. */
const MOST_ADDRESSES = 2_000;
/**
 * How long an address stays with a page that says nothing. A hidden page may be allowed to speak only once a minute, so
 * it can't be much less.
 */
const SPEAKS_WITHIN = 90_000;
/** Every browser answers these by itself, however deep its pages sleep. Whoever doesn't is gone, and its address free. */
const PING_EVERY = 10_000;
/** So long is waited for somebody who isn't there: they may just be loading their page again. */
const COMES_WITHIN = 3_000;

export interface Signalling {
  /** Drops everybody who is connected. PeerServer's own timers can't be stopped: they end with the process. */
  disconnectAll(): void;
}

export interface SignallingOptions {
  readonly pingEvery?: number;
}

/** Lets browsers find each other: a PeerServer under `path`. Once two are connected they don't need it any more. */
export function mountSignalling(
  app: Express,
  server: Server,
  path: string,
  { pingEvery = PING_EVERY }: SignallingOptions = {},
): Signalling {
  const sockets = new Set<WebSocket>();
  const signalling = ExpressPeerServer(server, {
    // Who is here is nobody's business who doesn't know their address.
    allow_discovery: false,
    alive_timeout: SPEAKS_WITHIN,
    concurrent_limit: MOST_ADDRESSES,
    expire_timeout: COMES_WITHIN,
    createWebSocketServer: (options) => {
      const socketServer = new WebSocketServer({ ...options, maxPayload: LONGEST_MESSAGE });
      socketServer.on("connection", (socket) => {
        sockets.add(socket);
        const stopPinging = dropWhenDead(socket, pingEvery);
        socket.once("close", () => {
          sockets.delete(socket);
          stopPinging();
        });
      });
      return socketServer;
    },
  });
  // PeerServer reports every malformed message as an error event, which without a listener would end the process.
  signalling.on("error", () => undefined);
  app.use(path, signalling);
  return {
    disconnectAll() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

/** A network that has gone tells nobody. Returns how to stop. */
function dropWhenDead(socket: WebSocket, every: number): () => void {
  let hasAnswered = true;
  socket.on("pong", () => {
    hasAnswered = true;
  });
  const timer = setInterval(() => {
    if (!hasAnswered) return socket.terminate();
    hasAnswered = false;
    socket.ping();
  }, every);
  return () => clearInterval(timer);
}
