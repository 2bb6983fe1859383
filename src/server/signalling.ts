import type { Server } from "node:http";
import type { Express } from "express";
import { ExpressPeerServer } from "peer";
import { WebSocketServer } from "ws";

/** An offer with its candidates is a few kilobytes: what is far longer is no signalling. */
const LONGEST_MESSAGE = 256 * 1024;

export interface Signalling {
  /** Drops everybody who is connected. PeerServer's own timers can't be stopped: they end with the process. */
  disconnectAll(): void;
}

/** Lets browsers find each other: a PeerServer under `path`. Once two are connected they don't need it any more. */
export function mountSignalling(app: Express, server: Server, path: string): Signalling {
  const socketServers: WebSocketServer[] = [];
  const signalling = ExpressPeerServer(server, {
    createWebSocketServer: (options) => {
      const socketServer = new WebSocketServer({ ...options, maxPayload: LONGEST_MESSAGE });
      socketServers.push(socketServer);
      return socketServer;
    },
  });
  // PeerServer reports every malformed message as an error event, which without a listener would end the process.
  signalling.on("error", () => undefined);
  app.use(path, signalling);
  return {
    disconnectAll() {
      for (const socketServer of socketServers) for (const socket of socketServer.clients) socket.terminate();
    },
  };
}
