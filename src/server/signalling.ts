/**
 * Lets browsers find each other, in the language of PeerJS: whoever opens a socket has an address as long as it's open,
 * and what they say to another one is handed on. Once two are connected they don't need it any more.
 */
import { randomUUID } from "node:crypto";
import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import express, { type Router } from "express";
import * as v from "valibot";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { Exchange, type Peer, say } from "./exchange.ts";
import { type Limits, USUAL_LIMITS } from "./limits.ts";
import { addressOf, networksOf } from "./networks.ts";
import { type Allowance, Quotas } from "./quotas.ts";

/** An offer is a few kilobytes: what is far longer is no signalling. */
const LONGEST_MESSAGE = 64 * 1024;
/** A longer message counts once for each of these. */
const COUNTED_AS_ONE = 4 * 1024;
/**
 * How long an address stays with a page that says nothing. A hidden page may be allowed to speak only once a minute, so
 * it can't be much less.
 */
const SPEAKS_WITHIN = 90_000;
/** Every browser answers these by itself, however deep its pages sleep. Whoever doesn't is gone, and its address free. */
const PING_EVERY = 10_000;
/** How long a client has to close its socket before it's cut off. */
const GOES_WITHIN = 2_000;
/** PeerJS names it in every request. */
const KEY = "peerjs";

const name = v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w -]+$/u));
const VISITOR = v.object({ key: v.string(), id: name, token: name });
const MESSAGE = v.variant("type", [
  v.object({ type: v.literal("HEARTBEAT") }),
  v.object({ type: v.picklist(["OFFER", "ANSWER", "CANDIDATE"]), dst: name, payload: v.unknown() }),
]);

/** Reasons for closing a socket: what the page is told, and the close code. */
const REASONS = {
  "no-visitor": [1008, "No id, token, or key supplied to websocket server"],
  "wrong-key": [1008, "Invalid key provided"],
  "no-message": [1008, "That is no message of PeerJS"],
  full: [1013, "Too many pages are open, here or in your network"],
  "too-many-messages": [1008, "Too many messages from your network"],
  "too-many-addresses": [1008, "Too many addresses tried from your network"],
} as const;

export interface Signalling {
  /** What it has to say over HTTP. */
  readonly routes: Router;
  /** Drops everybody who is connected. */
  end(): void;
}

/** Takes a connection that is to become a socket. */
export type Upgrade = (request: IncomingMessage, connection: Duplex, head: Buffer) => void;

export interface SignallingOptions {
  readonly pingEvery?: number;
  readonly limits?: Partial<Limits>;
  /** How many reverse proxies stand before this server, each of which says whom it was asked by. */
  readonly proxies?: number;
}

/** Takes the sockets of `server` at `path`. Those at any other path go `elsewhere`, or are refused. */
export function openSignalling(
  server: Server,
  path: string,
  {
    pingEvery = PING_EVERY,
    limits,
    proxies = 0,
    elsewhere = (_, connection) => refuse(connection, 400),
  }: SignallingOptions & { readonly elsewhere?: Upgrade | undefined } = {},
): Signalling {
  const quotas = new Quotas({ ...USUAL_LIMITS, ...limits });
  const exchange = new Exchange();
  // Typed as it's written down, since its types don't know all of its options.
  const options = { noServer: true, maxPayload: LONGEST_MESSAGE, closeTimeout: GOES_WITHIN };
  const sockets = new WebSocketServer(options);
  const allowanceOf = (address: string): Allowance => quotas.of(networksOf(address));

  server.on("connection", (connection) => {
    // All that a proxy passes on comes from one address: there it's the proxy that counts.
    if (proxies > 0) return;
    const allowance = allowanceOf(connection.remoteAddress ?? "");
    if (allowance.take("connections")) connection.once("close", () => allowance.giveBack("connections"));
    else connection.destroy();
  });
  server.on("upgrade", (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    const [asked, query] = (request.url ?? "").split("?", 2);
    if (asked !== `${path}/peerjs`) return elsewhere(request, connection, head);
    const allowance = allowanceOf(addressOf(request, proxies));
    if (!allowance.take("arrivals")) return refuse(connection, 429);
    sockets.handleUpgrade(request, connection, head, (socket) => {
      // What can't be read closes the socket, and there is nobody to be told.
      socket.on("error", () => undefined);
      dropWhenDead(socket, pingEvery);
      welcome(exchange, socket, query, allowance);
    });
  });
  return {
    routes: routes(),
    end() {
      exchange.end();
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}

function routes(): Router {
  return express.Router().get("/peerjs/id", (_, response) => {
    // A page may come from elsewhere.
    response.set("Access-Control-Allow-Origin", "*").type("text").send(randomUUID());
  });
}

/** Gives a client the address it asks for, or closes its socket. */
function welcome(exchange: Exchange, socket: WebSocket, query: string | undefined, allowance: Allowance): void {
  const visitor = v.safeParse(VISITOR, Object.fromEntries(new URLSearchParams(query)));
  if (!visitor.success) return showOut(socket, "no-visitor");
  const { key, id, token } = visitor.output;
  if (key !== KEY) return showOut(socket, "wrong-key");

  const before = exchange.at(id);
  if (before?.token === token) before.leave();
  else if (!allowance.tries(id)) return showOut(socket, "too-many-addresses");
  else if (before !== undefined) return turnAway(socket);
  if (!allowance.take("sockets")) return showOut(socket, "full");

  let isHere = true;
  const peer: Peer = {
    id,
    token,
    socket,
    allowance,
    leave() {
      if (!isHere) return;
      isHere = false;
      exchange.leave(peer);
      allowance.giveBack("sockets");
      socket.terminate();
    },
  };
  socket.once("close", peer.leave);
  socket.on("message", (data, isBinary) => hear(exchange, peer, data, isBinary));
  exchange.join(peer);
}

function hear(exchange: Exchange, from: Peer, data: RawData, isBinary: boolean): void {
  const text = isBinary ? "" : String(data);
  if (!from.allowance.take("messages", 1 + Math.floor(Buffer.byteLength(text) / COUNTED_AS_ONE))) {
    return showOut(from.socket, "too-many-messages");
  }
  const read = readMessage(text, from.id);
  if (read === undefined) return showOut(from.socket, "no-message");
  if (read === "heartbeat") return;
  // Whether anybody is there or not: else the answer would tell.
  if (!from.allowance.tries(read.dst)) return showOut(from.socket, "too-many-addresses");
  exchange.pass(from, read.dst, read.text);
}

/** To whom it goes, and as what. */
function readMessage(text: string, src: string): { dst: string; text: string } | "heartbeat" | undefined {
  try {
    const message = v.parse(MESSAGE, JSON.parse(text));
    if (message.type === "HEARTBEAT") return "heartbeat";
    const { type, dst, payload } = message;
    return { dst, text: JSON.stringify({ type, src, dst, payload }) };
  } catch {
    // Neither JSON nor a message, or nested too deep to be written again.
    return undefined;
  }
}

/** The address belongs to another page. PeerJS knows what that means. */
function turnAway(socket: WebSocket): void {
  say(socket, { type: "ID-TAKEN", payload: { msg: "ID is taken" } });
  socket.close();
}

function showOut(socket: WebSocket, why: keyof typeof REASONS): void {
  const [code, msg] = REASONS[why];
  // Nothing more is heard of them, however long they take to go.
  socket.removeAllListeners("message");
  say(socket, { type: "ERROR", payload: { msg } });
  socket.close(code, msg);
}

/** Before there is a socket. */
function refuse(connection: Duplex, status: 400 | 429): void {
  const words = STATUS_CODES[status] ?? "";
  const later = status === 429 ? "Retry-After: 10\r\n" : "";
  connection.on("error", () => connection.destroy());
  connection.once("finish", () => connection.destroy());
  connection.end(
    `HTTP/1.1 ${status} ${words}\r\nConnection: close\r\nContent-Type: text/plain\r\n${later}` +
      `Content-Length: ${words.length}\r\n\r\n${words}`,
  );
}

/** Finds dead sockets: a lost network closes nothing, and a sleeping page says nothing. */
function dropWhenDead(socket: WebSocket, every: number): void {
  let hasAnswered = true;
  let heardAt = performance.now();
  socket.on("pong", () => {
    hasAnswered = true;
  });
  socket.on("message", () => {
    heardAt = performance.now();
  });
  const timer = setInterval(() => {
    if (!hasAnswered || performance.now() - heardAt > SPEAKS_WITHIN) return socket.terminate();
    hasAnswered = false;
    socket.ping();
  }, every);
  socket.once("close", () => clearInterval(timer));
}
